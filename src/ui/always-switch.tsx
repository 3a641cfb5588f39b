/** Whether Knack is always on a site: the switch asks the browser for the access to it, or gives that back. */
import type { Translate } from './i18n.ts';
import { Switch } from './switch.tsx';
import { useTelling } from './use-telling.ts';

export interface AccessProps {
  /** Asks the browser for access; resolves to whether it was given. */
  readonly requestAccess: (patterns: readonly string[]) => Promise<boolean>;
  /** Gives the access to a pattern back to the browser. */
  readonly giveBack: (pattern: string) => Promise<unknown>;
  readonly t: Translate;
}

interface Props extends AccessProps {
  readonly pattern: string;
  readonly isOn: boolean;
  /** Access to more than the site, which would leave the switch without effect. */
  readonly wider: string | undefined;
  readonly title?: string;
}

/** A match pattern as players are told of it. */
export const patternName = (pattern: string, t: Translate): string =>
  /^(<all_urls>|(\*|https?):\/\/\*\/\*)$/.test(pattern) ? t('allSites') : pattern;

export function AlwaysSwitch({ pattern, isOn, wider, title = '', requestAccess, giveBack, t }: Props) {
  const [failed, follow] = useTelling();
  if (wider !== undefined) return <p>{t('alwaysByMore', { sites: patternName(wider, t) })}</p>;
  return (
    <>
      <Switch
        label={t('always')}
        title={title}
        on={isOn}
        // A browser listens to the question only in the very moment of the click:
        // https://developer.mozilla.org/en-US/docs/Mozilla/Add-ons/WebExtensions/User_actions
        onChange={(on) => follow(on ? requestAccess([pattern]) : giveBack(pattern))}
      />
      {failed && <p role="alert">{t('settingsFailed')}</p>}
    </>
  );
}
