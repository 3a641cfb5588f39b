/** The sentences of the interface in one language, and how that language writes numbers and lists. */
import { IntlMessageFormat } from 'intl-messageformat';
import type { MessageKey, Sentence, Sentences } from '../protocol/sentences.ts';
import { type Locale, LOCALES } from '../protocol/locales.ts';
import type { Settings } from '../protocol/settings.ts';

export type { MessageKey };

export interface Translate {
  /** The sentence of a key, its placeholders filled in. */
  (key: MessageKey, values?: Record<string, string | number>): string;
  /** "1, 2 and 3", or "1, 2 or 3" */
  list(items: readonly string[], joined?: 'or'): string;
  /** A number with at most so many decimals. */
  number(value: number, decimals?: number): string;
  /** A part of 1 as a percentage. */
  percent(share: number): string;
  /** A day that is written as 2024-03-03. */
  day(day: string, style: 'long' | 'medium'): string;
  /** The name of a language, as it begins a line, or within a sentence. */
  language(tag: string, at?: 'within'): string;
  readonly locale: Locale;
}

/**
 * The language to speak: what the player has set, or else the first that there is of those that the browser
 * prefers, and English when there is none.
 * @param languages as BCP 47 tags, best first
 */
export function localeFor(setting: Settings['locale'], languages: readonly string[]): Locale {
  const wanted = setting === 'auto' ? languages.map((tag) => tag.split('-')[0]) : [setting];
  return wanted.flatMap((tag) => LOCALES.find((locale) => locale === tag) ?? [])[0] ?? 'en';
}

/** The name of a language in another one, as it begins a line, or within a sentence. */
export function languageName(tag: string, locale: Locale, at?: 'within'): string {
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(tag) ?? tag;
  if (at === 'within') return name;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

/** @param sentences in the language of `locale`; one that is missing shows as its key */
export function createTranslate(sentences: Sentences, locale: Locale): Translate {
  const formats = new Map<Sentence, IntlMessageFormat>();
  const translate = (key: MessageKey, values?: Record<string, string | number>): string => {
    const sentence = sentences[key] ?? key;
    if (typeof sentence === 'string') return sentence;
    let format = formats.get(sentence);
    if (!format) {
      format = new IntlMessageFormat(sentence, locale);
      formats.set(sentence, format);
    }
    return String(format.format(values));
  };
  return Object.assign(translate, {
    list: (items: readonly string[], joined?: 'or') =>
      new Intl.ListFormat(locale, { type: joined ? 'disjunction' : 'conjunction' }).format(items),
    number: (value: number, decimals = 0) =>
      new Intl.NumberFormat(locale, {
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      }).format(value),
    percent: (share: number) => new Intl.NumberFormat(locale, { style: 'percent' }).format(share),
    day: (day: string, dateStyle: 'long' | 'medium') =>
      new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC' }).format(new Date(day)),
    language: (tag: string, at?: 'within') => languageName(tag, locale, at),
    locale,
  });
}
