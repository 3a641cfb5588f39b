import { expect, it } from 'vitest';
import type { Weighed } from '../protocol/weighed.ts';
import { weighedAs } from '../test/reviews.ts';
import { translateInto } from '../test/sentences.ts';
import { weighedSentence } from './weighed.ts';

const CRANE = weighedAs('crane');
const said = (change: Partial<Weighed>, language: 'en' | 'de' | 'pl' = 'en') =>
  weighedSentence({ ...CRANE, ...change }, translateInto(language));

it('a word’s worth is one line in each language', () => {
  expect(said({})).toBe('CRANE can be the answer · leaves about 12 words · as good as any');
  expect(said({}, 'de')).toBe(
    'CRANE kann die Lösung sein · lässt etwa 12 Wörter übrig · kaum zu übertreffen',
  );
  expect(said({}, 'pl')).toBe('CRANE może być rozwiązaniem · zostawia około 12 słów · trudno o lepsze');
});

it.each([
  [{ isLikely: false }, 'CRANE can be the answer, but is rare · leaves about 12 words · as good as any'],
  [
    { wins: 0, against: 1, lost: 0.3 },
    'CRANE cannot win: row 2 rules it out · leaves about 12 words · a fair guess',
  ],
  [{ wins: 0 }, 'CRANE cannot be the answer · leaves about 12 words · as good as any'],
  [{ open: 4, wins: 3, lost: 0.15 }, 'CRANE can win 3 of 4 boards · leaves about 12 words · a good guess'],
  [{ isAllowed: false }, 'CRANE can be the answer · hard mode does not allow it'],
  [{ left: null, lost: null }, 'CRANE can be the answer'],
  [{ isListed: false }, 'CRANE is not in the list that Knack knows.'],
])('%j', (change, sentence) => {
  expect(said(change)).toBe(sentence);
});
