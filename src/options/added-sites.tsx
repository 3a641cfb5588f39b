/** The sites that the player has added: which words they are played with, and whether Knack is there always. */
import { LEXICON_NAMES } from '../lexicons/lexicons.ts';
import type { ToldLexicon } from '../protocol/ids.ts';
import type { Ask, ListedSite } from '../protocol/requests.ts';
import { nameOf } from '../sites/sites.ts';
import { patternOf } from '../sites/added.ts';
import type { Translate } from '../ui/i18n.ts';
import { lexiconName } from '../ui/lexicon-name.ts';
import { useTelling } from '../ui/use-telling.ts';
import { RuleSelect } from '../ui/rule-select.tsx';
import { Switch } from '../ui/switch.tsx';
import { patternName } from './granted.ts';

interface Props {
  readonly sites: readonly ListedSite[];
  readonly ask: Ask;
  /** Asks the browser for access; resolves to whether it was given. */
  readonly requestAccess: (patterns: readonly string[]) => Promise<boolean>;
  /** What else the browser lets Knack onto, as match patterns. */
  readonly granted: readonly string[];
  readonly giveBack: (pattern: string) => Promise<unknown>;
  readonly t: Translate;
}

export function AddedSites({ sites, granted, giveBack, ...rest }: Props) {
  const { t } = rest;
  return (
    <>
      {sites.length === 0 && <p class="empty">{t('noAddedSites')}</p>}
      {sites.map((site) => (
        <AddedSite key={site.site} {...site} {...rest} />
      ))}
      {granted.length > 0 && <Granted patterns={granted} giveBack={giveBack} t={t} />}
    </>
  );
}

/** Access that was given and is not needed: for a frame without a board, or by the browser's own pages. */
function Granted({
  patterns,
  giveBack,
  t,
}: Pick<Props, 'giveBack' | 't'> & { readonly patterns: readonly string[] }) {
  return (
    <div class="granted">
      <p>{t('grantedAccess')}</p>
      <ul>
        {patterns.map((pattern) => (
          <li key={pattern}>
            <span>{patternName(pattern)}</span>
            <button type="button" onClick={() => void giveBack(pattern)}>
              {t('giveBack', { site: patternName(pattern) })}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function AddedSite({
  site,
  lexicon,
  noLexicon,
  rule,
  noLooks,
  always,
  isAlways,
  ask,
  requestAccess,
  t,
}: ListedSite & Omit<Props, 'sites' | 'granted' | 'giveBack'>) {
  const [failed, tryTo] = useTelling();
  const setAlways = async (on: boolean) => {
    // A browser listens to the question only in the very moment of the click:
    // https://developer.mozilla.org/en-US/docs/Mozilla/Add-ons/WebExtensions/User_actions
    const asked = on ? requestAccess([patternOf(site)]) : Promise.resolve(true);
    if (await asked) await ask({ type: 'always', site, on });
  };
  const title = `site-${site}`;
  return (
    <article class="added-site" aria-labelledby={title}>
      <h3 id={title}>{nameOf(site)}</h3>
      <label>
        {t('language')}
        <select
          value={noLexicon ? 'none' : (lexicon ?? '')}
          onChange={({ currentTarget: { value } }) =>
            tryTo(ask({ type: 'siteLexicon', site, lexicon: value === '' ? null : (value as ToldLexicon) }))
          }
        >
          <option value="">{t('languageByPage')}</option>
          {LEXICON_NAMES.map((name) => (
            <option value={name}>{lexiconName(name, t)}</option>
          ))}
          <option value="none">{t('noneOfThem')}</option>
        </select>
      </label>
      <RuleSelect
        value={rule ?? 'standard'}
        onChange={(next) => tryTo(ask({ type: 'siteRule', site, rule: next }))}
        t={t}
      />
      <Switch
        label={t('always')}
        help={always && !isAlways ? t('alwaysWithheld') : undefined}
        on={isAlways}
        onChange={(on) => tryTo(setAlways(on))}
      />
      {noLooks && (
        <button type="button" onClick={() => tryTo(ask({ type: 'askLooks', site }))}>
          {t('looksAgain')}
        </button>
      )}
      <button type="button" onClick={() => tryTo(ask({ type: 'forgetSite', site }))}>
        {t('forgetSite', { site: nameOf(site) })}
      </button>
      {failed && <p role="alert">{t('settingsFailed')}</p>}
    </article>
  );
}
