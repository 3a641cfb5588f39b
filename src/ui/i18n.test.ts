import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  isLiteralElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser';
import { IntlMessageFormat } from 'intl-messageformat';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import de from '../../_locales/de/messages.json';
import en from '../../_locales/en/messages.json';
import pl from '../../_locales/pl/messages.json';
import { createTranslate, type MessageKey, translateFor } from './i18n.ts';

const root = new URL('../../', import.meta.url);
const manifest = readFileSync(new URL('manifest.json', root), 'utf8');

/** The keys that code can come to wherever a key is wanted: what `notice_${kind}` stands for, too. */
function keysIn(files: readonly string[]): Set<string> {
  const file = ts.readConfigFile(fileURLToPath(new URL('tsconfig.json', root)), (path) =>
    ts.sys.readFile(path),
  );
  const { options } = ts.parseJsonConfigFileContent(file.config, ts.sys, fileURLToPath(root));
  const program = ts.createProgram(files, options);
  const checker = program.getTypeChecker();
  const literals = (type: ts.Type): string[] =>
    type.isUnion() ? type.types.flatMap(literals) : type.isStringLiteral() ? [type.value] : [];
  const count = Object.keys(en).length;
  const isAnyKey = (texts: string[]) => texts.filter((text) => text in en).length === count;
  const used = new Set<string>();
  const visit = (node: ts.Node): void => {
    const wanted = ts.isExpression(node) && checker.getContextualType(node);
    if (wanted && isAnyKey(literals(wanted))) {
      const given = literals(checker.getTypeAtLocation(node));
      // What is passed on as any key at all is none in particular.
      if (!isAnyKey(given)) for (const key of given) used.add(key);
    }
    ts.forEachChild(node, visit);
  };
  for (const name of files) visit(program.getSourceFile(name)!);
  return used;
}

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

  it('are all used', () => {
    const files = readdirSync(new URL('src/', root), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
      .map((name) => fileURLToPath(new URL(`src/${name}`, root)));
    const used = keysIn(files);
    const unused = Object.keys(en).filter((key) => !used.has(key) && !manifest.includes(`__MSG_${key}__`));
    expect(unused).toEqual([]);
  }, 60_000);

  it('have keys that Chrome allows, and a description as short as the stores ask for', () => {
    for (const messages of [en, de, pl]) {
      expect(Object.keys(messages).filter((key) => !/^[\w@]+$/.test(key))).toEqual([]);
      expect(messages.description.message.length).toBeLessThanOrEqual(132);
    }
  });

  it('take the same values in every language', () => {
    const placeholders = (message: string) => valuesIn(new IntlMessageFormat(message, 'en').getAst());
    for (const key of Object.keys(en) as MessageKey[]) {
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
  ])('has all cases of its language: %s', (locale, messages, cases) => {
    const plurals = Object.entries(messages).flatMap(([key, { message }]) =>
      pluralsIn(new IntlMessageFormat(message, locale).getAst()).map((found) => [
        key,
        // "=0" and the like are beside them.
        found.filter((name) => !name.startsWith('=')).sort(),
      ]),
    );
    expect(plurals).not.toEqual([]);
    expect(plurals).toEqual(plurals.map(([key]) => [key, cases]));
  });
});

describe('translateFor', () => {
  it('goes by what the player has set, and otherwise by the browser', () => {
    expect(translateFor('pl', ['de']).locale).toBe('pl');
    expect(translateFor('auto', ['fr', 'de-AT']).locale).toBe('de');
  });
});

describe('createTranslate', () => {
  it('takes the first language that it has, and English when it has none', () => {
    expect(createTranslate(['fr', 'de-AT', 'pl']).locale).toBe('de');
    expect(createTranslate(['fr']).locale).toBe('en');
  });

  it('knows the plurals of Polish', () => {
    const t = createTranslate(['pl']);
    const likely = [1, 2, 5, 22, 25].map((count) => t('count', { likely: count, possible: 1 }).split(',')[0]);
    expect(likely).toEqual([
      '1 prawdopodobne',
      '2 prawdopodobne',
      '5 prawdopodobnych',
      '22 prawdopodobne',
      '25 prawdopodobnych',
    ]);
    expect(t('hiddenVulgar', { count: 1.9 })).toBe('Nie pokazano 1,9 wulgaryzmu.');
    expect(t('gameDiffers', { game: 'Wordle', count: 1.9 })).toBe('Wordle (inne jest 1,9 ustawienia)');
  });
});
