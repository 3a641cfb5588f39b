/** Whether games are kept, and the way to those that are. */
import type { Settings } from '../protocol/settings.ts';
import type { Translate } from '../ui/i18n.ts';
import { Switch } from '../ui/switch.tsx';
import { type SaveSettings, useSaving } from '../ui/use-saving.ts';

interface Props {
  readonly settings: Settings;
  readonly saveSettings: SaveSettings;
  readonly t: Translate;
}

export function KeepGames({ settings, saveSettings, t }: Props) {
  const [failed, change] = useSaving(saveSettings);
  return (
    <div class="setting">
      <Switch
        label={t('keepGames')}
        help={t('keepGamesHelp')}
        on={settings.keepGames}
        onChange={(keepGames) => change({ keepGames })}
      />
      <p>
        <a href="journal.html">{t('journal')}</a>
      </p>
      {failed && (
        <p class="failed" role="alert">
          {t('settingsFailed')}
        </p>
      )}
    </div>
  );
}
