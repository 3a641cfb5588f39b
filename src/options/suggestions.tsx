/** What Knack may suggest. */
import type { Settings } from '../settings.ts';
import type { Translate } from '../ui/i18n.ts';
import { Switch } from '../ui/switch.tsx';
import { type SaveSettings, useSaving } from '../ui/use-saving.ts';

interface Props {
  readonly settings: Settings;
  readonly saveSettings: SaveSettings;
  readonly t: Translate;
}

export function Suggestions({ settings, saveSettings, t }: Props) {
  const [failed, change] = useSaving(saveSettings);
  return (
    <>
      <Switch
        label={t('vulgar')}
        help={t('vulgarHelp')}
        on={settings.vulgar}
        onChange={(vulgar) => change({ vulgar })}
      />
      {failed && (
        <p class="failed" role="alert">
          {t('settingsFailed')}
        </p>
      )}
    </>
  );
}
