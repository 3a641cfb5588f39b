import { expect, it } from 'vitest';
import type { Lexicon } from '../lexicons/lexicons.ts';
import { areKeysPlain, tellLexicon } from './tell-lexicon.ts';

const QWERTY = 'qwertyuiopasdfghjklzxcvbnm';
const QWERTZ = 'qwertzuiopasdfghjklyxcvbnm';
const UMLAUTS = 'qwertzuiopüasdfghjklöäyxcvbnm';
const AZERTY = 'azertyuiopqsdfghjklmwxcvbn';
const POLISH = `ąćęłńóśźż${QWERTY}`;
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';
const CYRILLIC = 'йцукенгшщзхъфывапролджэячсмитьбю';

const WORDS: Readonly<Partial<Record<Lexicon, readonly string[]>>> = {
  en: ['crane', 'arena', 'radio'],
  de: ['arena', 'radio', 'größe'],
  'de-written-out': ['arena', 'radio'],
  pl: ['arena', 'radio'],
};
const isKnown = (lexicon: Lexicon, word: string) => Promise.resolve(WORDS[lexicon]!.includes(word));

it.each<[string, string, string, string[], Lexicon | undefined, boolean]>([
  ['Polish letters are no other language', POLISH, 'en', [], 'pl', true],
  [
    'nor are they without those that Polish words have not',
    POLISH.replace(/[qvx]/g, ''),
    'en',
    [],
    'pl',
    true,
  ],
  ['English has them all', QWERTY.replace(/[qvx]/g, ''), 'en', [], undefined, false],
  ['so are umlauts', UMLAUTS, '', [], 'de', true],
  ['umlauts without ü are no keyboard of it', UMLAUTS.replace('ü', ''), '', [], undefined, false],
  ['an English page with an English keyboard', QWERTY, 'en-US', [], 'en', true],
  ['an English page with a German keyboard is asked about', QWERTZ, 'en', [], 'en', false],
  ['a German page with a German keyboard', QWERTZ, 'de', [], 'de-written-out', true],
  ['a page that says nothing, with an English keyboard', QWERTY, '', [], 'en', false],
  ['a page that says nothing, with a German keyboard', QWERTZ, '', [], 'de-written-out', false],
  ['keys that are gone once they were typed', QWERTY.replace(/[slate]/g, ''), 'en', ['slate'], 'en', true],
  ['letters in the order of the alphabet', ALPHABET, 'en', [], 'en', true],
  ['words that only one language has', QWERTY, '', ['crane', 'arena'], 'en', false],
  ['more of them', QWERTY, 'de', ['crane', 'crane'], 'en', true],
  ['words of all languages tell nothing', QWERTZ, 'de', ['arena', 'radio'], 'de-written-out', true],
  ['letters that no language here has', CYRILLIC, 'en', [], undefined, false],
  ['no keyboard, on a German page', '', 'de', ['größe'], 'de', true],
  ['a French page', QWERTY, 'fr', [], 'en', false],
  ['one with words that English has, too', QWERTY, 'fr', ['crane', 'crane'], 'en', false],
  ['an English page with French keys', AZERTY, 'en', [], 'en', false],
  ['a Polish page whose keys have no marks', QWERTY, 'pl', [], 'pl', true],
])('%s', async (_, letters, language, guesses, first, isSure) => {
  const told = await tellLexicon({ letters, language, textLanguage: '', guesses }, isKnown);
  expect([told.likely[0], told.isSure]).toEqual([first, isSure]);
});

it.each<[string, string, string, string[], string | null]>([
  ['by the page', QWERTY, 'fr-CA', [], 'fr'],
  ['by its keys', AZERTY, 'en', [], 'fr'],
  ['by letters that no language here has', CYRILLIC, '', [], 'ru'],
  ['not where no language is said', QWERTY, 'und', [], null],
  ['not by what is no language', QWERTY, 'qqq', [], null],
  ['not on an English page', QWERTY, 'en', [], null],
  ['not where all words are of one language here', QWERTY, 'fr', ['crane', 'arena', 'crane'], null],
])('a language without words is told %s', async (_, letters, language, guesses, missing) => {
  expect((await tellLexicon({ letters, language, textLanguage: '', guesses }, isKnown)).missing).toBe(
    missing,
  );
});

it.each<[string, string, string, string[], Lexicon, boolean]>([
  ['asks where another language is written than the page says', 'en', 'de', [], 'de', false],
  ['asks where the page says none', '', 'pl', [], 'pl', false],
  ['goes by the words that were guessed', 'de', 'en', ['größe', 'größe'], 'de', true],
  ['is not put off by a language of no game here', 'en', 'sr', [], 'en', true],
  ['is sure where both are one', 'en', 'en', [], 'en', true],
])('the text of a page %s', async (_, language, textLanguage, guesses, first, isSure) => {
  const told = await tellLexicon({ letters: '', language, textLanguage, guesses }, isKnown);
  expect([told.likely[0], told.isSure]).toEqual([first, isSure]);
});

it.each<[string, Lexicon, string, string[], boolean]>([
  ['without Polish letters', 'pl', QWERTY, ['sorka'], true],
  ['with them', 'pl', POLISH, ['sorka'], false],
  ['without umlauts', 'de', QWERTZ, ['sorka'], true],
  ['from which a Polish letter was typed', 'pl', QWERTY, ['mąkom'], false],
  [
    'whose letters go once they were typed',
    'pl',
    QWERTY.replace(/[sorkalipc]/g, ''),
    ['sorka', 'lipco'],
    true,
  ],
  ['that have few letters', 'pl', 'qwertyuiop', ['sorka'], false],
  ['that are not there', 'pl', '', ['jacht', 'gofry', 'spław', 'klnij'], false],
  ['of a language without marks', 'en', QWERTY, ['crane'], false],
  ['before the first guess', 'pl', QWERTY, [], false],
])('keys %s write no marks, or do', (_, name, letters, guesses, arePlain) => {
  expect(areKeysPlain(name, letters, guesses)).toBe(arePlain);
});
