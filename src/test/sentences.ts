/** The interface's sentences for tests, compiled from _locales as the build does it. */
import de from '../../_locales/de/messages.json';
import en from '../../_locales/en/messages.json';
import pl from '../../_locales/pl/messages.json';
import { compileMessages } from '../../scripts/sentences/compile.ts';
import type { Catalog, MessageKey } from '../protocol/sentences.ts';
import type { Locale } from '../protocol/locales.ts';
import { createTranslate, type Translate } from '../ui/i18n.ts';

const MESSAGES = { en, de, pl };
const KEYS = Object.keys(en) as MessageKey[];

export const catalogOf = (locale: Locale): Catalog => ({
  locale,
  sentences: compileMessages(MESSAGES[locale], KEYS),
});

export function translateInto(locale: Locale): Translate {
  return createTranslate(catalogOf(locale).sentences, locale);
}
