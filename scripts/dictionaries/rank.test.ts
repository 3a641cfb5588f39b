import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { auc, levelsByRank, percentiles, ranksOf, rankSum } from './rank.ts';

describe('percentiles', () => {
  it('are the shares of words below, equal ones in the middle', () => {
    expect(percentiles([5, 1, 5, 9])).toEqual([0.5, 0.125, 0.5, 0.875]);
  });
});

describe('the sum of ranks', () => {
  it('counts a signal by its order alone', () => {
    expect(rankSum([[1, 2, 3], [0, 0, 1_000_000]])).toEqual(rankSum([[1, 2, 3], [7, 7, 8]])); // oxfmt-ignore
  });
});

describe('the AUC', () => {
  it('is the chance that one of the ones is above one of the others, half for equal ones', () => {
    const word = fc.record({ value: fc.integer({ min: 0, max: 5 }), one: fc.boolean() });
    fc.assert(
      fc.property(fc.array(word, { minLength: 2, maxLength: 30 }), (words) => {
        const [ones, others] = [words.filter(({ one }) => one), words.filter(({ one }) => !one)];
        fc.pre(ones.length > 0 && others.length > 0);
        const chances = ones.flatMap((a) => others.map((b) => (Math.sign(a.value - b.value) + 1) / 2));
        const expected = chances.reduce((sum, chance) => sum + chance, 0) / chances.length;
        const found = auc(
          words.map(({ value }) => value),
          (i) => words[i]!.one,
        );
        expect(found).toBeCloseTo(expected, 10);
      }),
    );
  });
});

describe('ranks', () => {
  it('count from 0 for the highest, and equal words share the middle', () => {
    expect(ranksOf([5, 1, 5, 9])).toEqual([1.5, 3, 1.5, 0]);
  });
});

describe('levels by rank', () => {
  const signal = Array.from({ length: 1000 }, (_, word) => -word);
  const levels = levelsByRank(signal, 100, 8);

  it('never rise with the rank, halve the likelihood at the number of answers, and end at the floor', () => {
    expect(levels).toEqual([...levels].sort((a, b) => a - b));
    expect(levels[0]).toBe(0);
    expect(levels[100]).toBe(1);
    expect(levels.at(-1)).toBe(8);
  });

  it('are the same for words that nothing tells apart', () => {
    const same = levelsByRank(
      Array.from({ length: 1000 }, (_, word) => (word < 500 ? 1 : 0)),
      100,
      8,
    );
    expect(new Set(same.slice(0, 500)).size).toBe(1);
    expect(new Set(same.slice(500)).size).toBe(1);
    expect(same[999]).toBeGreaterThan(same[0]!);
  });
});
