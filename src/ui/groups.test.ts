import { describe, expect, it } from 'vitest';
import { describeGroups, piecesOf } from './groups.ts';
import type { Locale } from '../protocol/locales.ts';
import { translateInto } from '../test/sentences.ts';

describe('piecesOf', () => {
  it('gives each group its share', () => {
    expect(piecesOf([5, 3, 2], 0.1)).toEqual([
      { share: 0.5, groups: 1 },
      { share: 0.3, groups: 1 },
      { share: 0.2, groups: 1 },
    ]);
  });

  it('merges what is too small to be seen, and keeps its share', () => {
    expect(piecesOf([60, 36, 1, 1, 1, 1], 0.02)).toEqual([
      { share: 0.6, groups: 1 },
      { share: 0.36, groups: 1 },
      { share: 0.04, groups: 4 },
    ]);
    const all = piecesOf(new Array<number>(200).fill(3), 0.02);
    expect(all).toEqual([{ share: 1, groups: 200 }]);
  });

  it('merges no group with itself', () => {
    expect(piecesOf([99, 1], 0.02)).toEqual([
      { share: 0.99, groups: 1 },
      { share: 0.01, groups: 1 },
    ]);
  });
});

describe('describeGroups', () => {
  it.each<[Locale, string]>([
    ['en', 'Sizes of the groups: 3, 2, and 1.'],
    ['de', 'Größen der Gruppen: 3, 2 und 1.'],
    ['pl', 'Wielkości grup: 3, 2 i 1.'],
  ])('names every size of a few (%s)', (language, said) => {
    expect(describeGroups([3, 2, 1], translateInto(language))).toBe(said);
  });

  it.each<[Locale, number, string]>([
    ['en', 6, '; one more is no larger.'],
    ['en', 12, '; 7 more are no larger.'],
    ['de', 6, '; eine weitere ist nicht größer.'],
    ['de', 12, '; 7 weitere sind nicht größer.'],
    ['pl', 6, '; 1 kolejna nie jest większa.'],
    ['pl', 8, '; 3 kolejne nie są większe.'],
    ['pl', 12, '; 7 kolejnych nie jest większych.'],
  ])('counts those beyond five (%s, %d)', (language, groups, end) => {
    const said = describeGroups(new Array<number>(groups).fill(2), translateInto(language));
    expect(said.slice(said.indexOf(';'))).toBe(end);
    expect(said.match(/2/g)).toHaveLength(5);
  });
});
