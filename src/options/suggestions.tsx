/** What Knack may suggest. */
import type { Ask } from '../protocol/requests.ts';
import type { Settings } from '../protocol/settings.ts';
import type { Translate } from '../ui/i18n.ts';
import { Switch } from '../ui/switch.tsx';
import { type SaveSettings, useSaving } from '../ui/use-saving.ts';
import type { StoredWords } from '../protocol/words.ts';
import { Openers } from './openers.tsx';

interface Props {
  readonly settings: Settings;
  readonly saveSettings: SaveSettings;
  readonly words: StoredWords | null;
  readonly ask: Ask;
  readonly t: Translate;
}

const SWITCHES = [
  { setting: 'known', help: 'knownHelp' },
  { setting: 'weigh', help: 'weighHelp' },
  { setting: 'accept', help: 'acceptHelp' },
  { setting: 'vulgar', help: 'vulgarHelp' },
] as const;

export function Suggestions(props: Props) {
  const { settings, saveSettings, t } = props;
  const [failed, change] = useSaving(saveSettings);
  return (
    <>
      <Openers {...props} />
      {SWITCHES.map(({ setting, help }) => (
        <div key={setting} class="setting">
          <Switch
            label={t(setting)}
            help={t(help)}
            on={settings[setting]}
            onChange={(on) => change({ [setting]: on })}
          />
        </div>
      ))}
      {failed && (
        <p class="failed" role="alert">
          {t('settingsFailed')}
        </p>
      )}
    </>
  );
}
