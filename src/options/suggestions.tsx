/** What Knack may suggest. */
import { useState } from 'preact/hooks';
import type { Settings } from '../settings.ts';
import type { Translate } from '../ui/i18n.ts';
import { Switch } from '../ui/switch.tsx';

interface Props {
  readonly settings: Settings;
  readonly saveSettings: (change: Partial<Settings>) => Promise<void>;
  readonly t: Translate;
}

export function Suggestions({ settings, saveSettings, t }: Props) {
  const [failed, setFailed] = useState(false);
  const change = (vulgar: boolean) =>
    void saveSettings({ vulgar }).then(
      () => setFailed(false),
      () => setFailed(true),
    );
  return (
    <>
      <Switch label={t('vulgar')} help={t('vulgarHelp')} on={settings.vulgar} onChange={change} />
      {failed && (
        <p class="failed" role="alert">
          {t('settingsFailed')}
        </p>
      )}
    </>
  );
}
