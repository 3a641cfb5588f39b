import { expect, it } from 'vitest';
import type { Weighed } from '../protocol/weighed.ts';
import { weighedAs } from '../test/reviews.ts';
import { translateInto } from '../test/sentences.ts';
import { weighedSentence, weighedSign } from './weighed.ts';

const CRANE = weighedAs('crane');
const said = (change: Partial<Weighed>, language: 'en' | 'de' | 'pl' = 'en') =>
  weighedSentence({ ...CRANE, ...change }, null, translateInto(language));

it.each<[Partial<Weighed>, string]>([
  [{}, '✓ → 12'],
  [{ wins: 0 }, '✗ → 12'],
  [{ wins: 0, demand: { letter: 'r', place: 2, count: 1 } }, '✗'],
  [{ barred: 'refused' }, '✗'],
  [{ isListed: false, left: null }, '?'],
])('where there is no room for a line it is a sign: %j', (change, sign) => {
  expect(weighedSign({ ...CRANE, ...change }, translateInto('en'))).toBe(sign);
});

it('a word’s worth is one line in each language', () => {
  expect(said({})).toBe('CRANE can be the answer · leaves about 12 words · hard to beat');
  expect(said({}, 'de')).toBe(
    'CRANE kann die Lösung sein · lässt etwa 12 Wörter übrig · kaum zu übertreffen',
  );
  expect(said({}, 'pl')).toBe('CRANE może być rozwiązaniem · zostawia około 12 słów · trudno o lepsze');
});

it.each<[Partial<Weighed>, string]>([
  [{ isLikely: false }, 'CRANE can be the answer, but is rare · leaves about 12 words · hard to beat'],
  [
    {
      wins: 0,
      against: { row: 1, hint: 'slate 00000', why: 'absent', letter: 'e', place: 2, count: 0 },
      skill: 75,
    },
    'CRANE cannot win: row 2 rules out E · leaves about 12 words · a fair guess',
  ],
  [{ wins: 0 }, 'CRANE cannot be the answer · leaves about 12 words · hard to beat'],
  [{ open: 4, wins: 3, skill: 86 }, 'CRANE can win 3 of 4 boards · leaves about 12 words · a good guess'],
  [
    { wins: 0, demand: { letter: 'r', place: 2, count: 1 } },
    'CRANE cannot be played: hard mode needs R in place 3',
  ],
  [{ wins: 0, demand: { letter: 'r', place: null, count: 1 } }, 'CRANE cannot be played: hard mode needs R'],
  [
    { wins: 0, demand: { letter: 'e', place: null, count: 2 } },
    'CRANE cannot be played: hard mode needs 2 × E',
  ],
  [{ left: null, skill: null }, 'CRANE can be the answer'],
  [{ left: null, skill: null, past: {} }, 'CRANE can be the answer, but was one before'],
  [{ left: null, skill: null, barred: 'forbidden' }, 'CRANE can be the answer, but you have forbidden it'],
  [{ left: null, skill: null, barred: 'forbidden', wins: 0 }, 'CRANE cannot be the answer'],
  [{ barred: 'refused' }, 'This game has refused CRANE.'],
  [{ isListed: false }, 'CRANE is not in Knack’s word list.'],
])('%j', (change, sentence) => {
  expect(said(change)).toBe(sentence);
});

it.each([
  [
    { why: 'correct', count: 1 },
    'row 2 has Ł in place 3',
    'Zeile 2 hat Ł auf Platz 3',
    'wiersz 2 ma Ł na miejscu 3',
  ],
  [
    { why: 'elsewhere', count: 1 },
    'row 2 rules out Ł in place 3',
    'Zeile 2 schließt Ł auf Platz 3 aus',
    'wiersz 2 wyklucza Ł na miejscu 3',
  ],
  [{ why: 'present', count: 1 }, 'row 2 needs Ł', 'Zeile 2 verlangt Ł', 'wiersz 2 wymaga Ł'],
  [{ why: 'present', count: 2 }, 'row 2 needs 2 × Ł', 'Zeile 2 verlangt 2 × Ł', 'wiersz 2 wymaga 2 × Ł'],
  [{ why: 'absent', count: 0 }, 'row 2 rules out Ł', 'Zeile 2 schließt Ł aus', 'wiersz 2 wyklucza Ł'],
  [
    { why: 'fewer', count: 1 },
    'row 2 allows only 1 × Ł',
    'Zeile 2 lässt nur 1 × Ł zu',
    'wiersz 2 dopuszcza tylko 1 × Ł',
  ],
] as const)('a row that rules a word out says why: %j', (conflict, ...sentences) => {
  const against = { row: 1, hint: 'małpa 00000', letter: 'ł', place: 2, ...conflict };
  const reasons = (['en', 'de', 'pl'] as const).map(
    (language) => /: (.*?) ·/.exec(said({ wins: 0, against }, language))![1],
  );
  expect(reasons).toEqual(sentences);
});

it.each([
  ['de', 'CRANE geht nicht: Der schwere Modus verlangt Ł auf Platz 3'],
  ['pl', 'CRANE odpada: tryb trudny wymaga Ł na miejscu 3'],
] as const)('what hard mode asks is said in %s', (language, sentence) => {
  expect(said({ demand: { letter: 'ł', place: 2, count: 1 } }, language)).toBe(sentence);
});

it('a row that does so by another rule for repeated letters is named alone', () => {
  expect(said({ wins: 0, against: { row: 1, hint: 'slate 00000', why: 'rule' } })).toContain(
    'cannot win: row 2 rules it out',
  );
});

it.each([
  [75, 'aroma', 'CRANE can be the answer · leaves about 12 words · a fair guess · or AROMA'],
  [75, 'crane', 'CRANE can be the answer · leaves about 12 words · a fair guess'],
  [86, 'aroma', 'CRANE can be the answer · leaves about 12 words · a good guess'],
] as const)(
  'beside a word of skill %d the best one that may be seen, %s, is named',
  (skill, better, sentence) => {
    expect(weighedSentence({ ...CRANE, skill }, better, translateInto('en'))).toBe(sentence);
  },
);
