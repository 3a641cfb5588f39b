/** The sentences of the interface, from the same files that the browser reads for the manifest. */
import { IntlMessageFormat } from 'intl-messageformat';
import de from '../../_locales/de/messages.json';
import en from '../../_locales/en/messages.json';
import pl from '../../_locales/pl/messages.json';
import type { Locale, Settings } from '../protocol/settings.ts';

const MESSAGES = { en, de, pl } satisfies Record<Locale, object>;

export type MessageKey = keyof typeof en;

export interface Translate {
  /** The sentence of a key, its placeholders (ICU) filled in. */
  (key: MessageKey, values?: Record<string, string | number>): string;
  /** "1, 2 and 3" */
  list(items: readonly string[]): string;
  /** A number with at most so many decimals. */
  number(value: number, decimals?: number): string;
  /** A part of 1 as a percentage. */
  percent(share: number): string;
  /** The name of a language, as it begins a line. */
  language(tag: string): string;
  readonly locale: string;
}

/** @param languages what the player reads, best first, as BCP 47 tags; English is the last resort */
export function createTranslate(languages: readonly string[]): Translate {
  const locale = languages.map((tag) => tag.split('-')[0] as Locale).find((tag) => tag in MESSAGES) ?? 'en';
  const formats = new Map<MessageKey, IntlMessageFormat>();
  const translate = (key: MessageKey, values?: Record<string, string | number>): string => {
    let format = formats.get(key);
    if (!format) {
      format = new IntlMessageFormat(MESSAGES[locale][key].message, locale);
      formats.set(key, format);
    }
    return String(format.format(values));
  };
  return Object.assign(translate, {
    list: (items: readonly string[]) => new Intl.ListFormat(locale).format(items),
    number: (value: number, decimals = 0) =>
      new Intl.NumberFormat(locale, {
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      }).format(value),
    percent: (share: number) => new Intl.NumberFormat(locale, { style: 'percent' }).format(share),
    language: (tag: string) => {
      const name = new Intl.DisplayNames(locale, { type: 'language' }).of(tag) ?? tag;
      return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
    },
    locale,
  });
}

/** @param locale as the player has set it */
export const translateFor = (locale: Settings['locale'], browserLanguages: readonly string[]): Translate =>
  createTranslate(locale === 'auto' ? browserLanguages : [locale]);
