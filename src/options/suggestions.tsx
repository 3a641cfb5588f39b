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

export function Suggestions(props: Props) {
  const { settings, saveSettings, t } = props;
  const [failed, change] = useSaving(saveSettings);
  return (
    <>
      <Openers {...props} />
      <div class="setting">
        <Switch
          label={t('known')}
          help={t('knownHelp')}
          on={settings.known}
          onChange={(known) => change({ known })}
        />
      </div>
      <div class="setting">
        <Switch
          label={t('weigh')}
          help={t('weighHelp')}
          on={settings.weigh}
          onChange={(weigh) => change({ weigh })}
        />
      </div>
      <div class="setting">
        <Switch
          label={t('vulgar')}
          help={t('vulgarHelp')}
          on={settings.vulgar}
          onChange={(vulgar) => change({ vulgar })}
        />
      </div>
      {failed && (
        <p class="failed" role="alert">
          {t('settingsFailed')}
        </p>
      )}
    </>
  );
}
