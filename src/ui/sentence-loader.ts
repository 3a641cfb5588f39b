/** Loads sentences from the files that the build has made of them, a language at a time. */
import { Latest } from '../protocol/latest.ts';
import type { Catalog, Sentences } from '../protocol/sentences.ts';
import type { Locale } from '../protocol/locales.ts';
import type { Settings } from '../protocol/settings.ts';
import { createTranslate, localeFor, type Translate } from './i18n.ts';

/** Reads one of the extension's own files. */
export type ReadFile = (path: string) => Promise<Pick<Response, 'json'>>;

export type LoadSentences = (locale: Locale) => Promise<Catalog>;

const LAST_RESORT: Locale = 'en';

/**
 * Each file is read once. A language that cannot be loaded is English; what fails altogether is tried again
 * the next time.
 * @param part all sentences, or those that the overlay needs
 */
export function createSentenceLoader(readFile: ReadFile, part: 'all' | 'overlay' = 'all'): LoadSentences {
  const files = new Map<Locale, Promise<Sentences>>();
  const read = async (locale: Locale): Promise<Sentences> => {
    const file = await readFile(`sentences/${part}.${locale}.json`);
    return (await file.json()) as Sentences;
  };
  const readOnce = (locale: Locale): Promise<Sentences> => {
    const file =
      files.get(locale) ??
      read(locale).catch((error: unknown) => {
        files.delete(locale);
        throw error;
      });
    files.set(locale, file);
    return file;
  };
  return async (locale) => {
    try {
      return { locale, sentences: await readOnce(locale) };
    } catch (error) {
      if (locale === LAST_RESORT) throw error;
      return { locale: LAST_RESORT, sentences: await readOnce(LAST_RESORT) };
    }
  };
}

/**
 * Loads the language to speak.
 * @param setting as the player has set it
 * @param languages what the browser prefers, as BCP 47 tags, best first
 */
export async function loadTranslate(
  load: LoadSentences,
  setting: Settings['locale'],
  languages: readonly string[],
): Promise<Translate> {
  const { locale, sentences } = await load(localeFor(setting, languages));
  return createTranslate(sentences, locale);
}

/**
 * Follows settings together with the language that they ask for.
 * @param take is handed both once the language is there; of settings that come quickly, the last alone
 * @returns what is to be told of settings; it resolves when they have been taken or newer ones have come
 */
export function withLanguage(
  load: LoadSentences,
  languages: readonly string[],
  take: (settings: Settings, t: Translate) => void,
): (settings: Settings) => Promise<void> {
  const latest = new Latest();
  return async (settings) => {
    const begun = latest.begin();
    const t = await loadTranslate(load, settings.locale, languages);
    if (!begun.aborted) take(settings, t);
  };
}
