/** The language of the interface, each by its own name. */
import { type Locale, LOCALES } from '../protocol/locales.ts';
import type { Settings } from '../protocol/settings.ts';
import { languageName, localeFor, type Translate } from '../ui/i18n.ts';
import { type SaveSettings, useSaving } from '../ui/use-saving.ts';

interface Props {
  readonly settings: Settings;
  readonly saveSettings: SaveSettings;
  readonly languages: readonly string[];
  readonly t: Translate;
}

const ownName = (locale: Locale): string => languageName(locale, locale);

export function InterfaceLanguage({ settings, saveSettings, languages, t }: Props) {
  const [failed, change] = useSaving(saveSettings);
  return (
    <div class="interface-language">
      <label>
        {t('language')}
        <select
          value={settings.locale}
          onChange={(event) => change({ locale: event.currentTarget.value as Settings['locale'] })}
        >
          <option value="auto">{t('localeAuto', { language: ownName(localeFor('auto', languages)) })}</option>
          {LOCALES.map((tag) => (
            <option key={tag} value={tag} lang={tag}>
              {ownName(tag)}
            </option>
          ))}
        </select>
      </label>
      {failed && (
        <p class="failed" role="alert">
          {t('settingsFailed')}
        </p>
      )}
    </div>
  );
}
