import { readFileSync } from 'node:fs';
import {
  isLiteralElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import de from '../../_locales/de/messages.json';
import en from '../../_locales/en/messages.json';
import pl from '../../_locales/pl/messages.json';
import { compileMessages } from '../../scripts/sentences/compile.ts';
import type { MessageKey } from '../protocol/sentences.ts';
import { translateInto } from '../test/sentences.ts';
import { createTranslate, localeFor } from './i18n.ts';

const root = new URL('../../', import.meta.url);
const KEYS = Object.keys(en) as MessageKey[];

/** The names of all values that a message takes. */
function valuesIn(elements: readonly MessageFormatElement[]): string[] {
  const names = elements.flatMap((element) => {
    if (isLiteralElement(element) || isPoundElement(element)) return [];
    const inner = isSelectElement(element) || isPluralElement(element) ? Object.values(element.options) : [];
    return [element.value, ...inner.flatMap(({ value }) => valuesIn(value))];
  });
  return [...new Set(names)].sort();
}

/** The cases of every plural in a message. */
function pluralsIn(elements: readonly MessageFormatElement[]): string[][] {
  return elements.flatMap((element) => {
    if (!isPluralElement(element) && !isSelectElement(element)) return [];
    const inner = Object.values(element.options).flatMap(({ value }) => pluralsIn(value));
    return isPluralElement(element) ? [Object.keys(element.options), ...inner] : inner;
  });
}

describe('the messages', () => {
  it.each([
    ['German', de],
    ['Polish', pl],
  ])('have the same keys in English and %s', (_, messages) => {
    expect(Object.keys(messages).sort()).toEqual(Object.keys(en).sort());
  });

  it.each(['en', 'de', 'pl'])('are each there once: %s', (locale) => {
    const text = readFileSync(new URL(`_locales/${locale}/messages.json`, root), 'utf8');
    const keys = [...text.matchAll(/^ {2}"(\w+)":/gm)].map(([, key]) => key);
    expect(keys).toHaveLength(Object.keys(en).length);
    expect(keys.filter((key, n) => keys.indexOf(key) !== n)).toEqual([]);
  });

  it('have keys that Chrome allows, and a description as short as the stores ask for', () => {
    for (const messages of [en, de, pl]) {
      expect(Object.keys(messages).filter((key) => !/^[\w@]+$/.test(key))).toEqual([]);
      expect(messages.description.message.length).toBeLessThanOrEqual(132);
    }
  });

  it('take the same values in every language', () => {
    const placeholders = (message: string) => valuesIn(parse(message));
    for (const key of KEYS) {
      const expected = placeholders(en[key].message);
      expect({ key, values: placeholders(de[key].message) }).toEqual({ key, values: expected });
      expect({ key, values: placeholders(pl[key].message) }).toEqual({ key, values: expected });
    }
  });
});

describe('every plural', () => {
  it.each([
    ['en', en, ['one', 'other']],
    ['de', de, ['one', 'other']],
    ['pl', pl, ['few', 'many', 'one', 'other']],
  ])('has all cases of its language: %s', (_, messages, cases) => {
    const plurals = Object.entries(messages).flatMap(([key, { message }]) =>
      pluralsIn(parse(message)).map((found) => [
        key,
        // "=0" and the like are beside them.
        found.filter((name) => !name.startsWith('=')).sort(),
      ]),
    );
    expect(plurals).not.toEqual([]);
    expect(plurals).toEqual(plurals.map(([key]) => [key, cases]));
  });
});

describe('localeFor', () => {
  it('goes by what the player has set, and otherwise by the browser', () => {
    expect(localeFor('pl', ['de'])).toBe('pl');
    expect(localeFor('auto', ['de', 'pl'])).toBe('de');
  });

  it('takes the first language that there is, and English when there is none', () => {
    expect(localeFor('auto', ['fr', 'de-AT', 'pl'])).toBe('de');
    expect(localeFor('auto', ['fr'])).toBe('en');
    expect(localeFor('auto', [])).toBe('en');
  });
});

describe('createTranslate', () => {
  it('knows the plurals of Polish', () => {
    const t = translateInto('pl');
    expect([1, 2, 5, 22, 25].map((count) => t('count', { likely: count, possible: count }))).toEqual([
      '1\u{a0}prawdopodobne z\u{a0}1\u{a0}słowa',
      '2\u{a0}prawdopodobne z\u{a0}2\u{a0}słów',
      '5\u{a0}prawdopodobnych z\u{a0}5\u{a0}słów',
      '22\u{a0}prawdopodobne z\u{a0}22\u{a0}słów',
      '25\u{a0}prawdopodobnych z\u{a0}25\u{a0}słów',
    ]);
    expect(t('hiddenVulgar', { count: 1.9 })).toBe('Nie pokazano 1,9 wulgaryzmu.');
    expect(t('gameDiffers', { game: 'Wordle', count: 1.9 })).toBe('Wordle (różni się 1,9 ustawienia)');
  });

  it.each(['en', 'de', 'pl'] as const)('has room for headlines and buttons in %s', (locale) => {
    const t = translateInto(locale);
    // Beside a row a count has two lines.
    expect(t('count', { likely: 123, possible: 1042 }).length).toBeLessThanOrEqual(40);
    expect(t('noKnownWord').length).toBeLessThanOrEqual(35);
    expect(t('playOn').length).toBeLessThanOrEqual(18);
    // And in two for what is said where Knack may not look.
    expect(t('accessNeeded').length).toBeLessThanOrEqual(55);
  });

  it('shows the key of a sentence that it has not got', () => {
    expect(createTranslate({}, 'en')('solved', { word: 'CRANE' })).toBe('solved');
  });

  it('fills in values with what is as good as stored: sentences that have gone through JSON', () => {
    const stored = JSON.parse(JSON.stringify(compileMessages(en, KEYS))) as ReturnType<
      typeof compileMessages
    >;
    const t = createTranslate(stored, 'en');
    expect(t('count', { likely: 1234, possible: 2 })).toBe('1,234 likely words left, 2 in all');
    expect(t('solved', { word: 'CRANE' })).toBe('Solved: CRANE.');
  });
});
