import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slowGroups } from '../test/brute-force.ts';
import { type Case, cases, dictionaryOf, weightsOf } from '../test/words.ts';
import { type Groups, Splitter, STEPS_PER_BIT } from './splitter.ts';

type Given = Omit<Case, 'allowed'>;

function prepared({ dictionary, candidates, guesses }: Given): Splitter {
  const splitter = new Splitter(dictionary, new Uint8Array(dictionary.words.length).fill(1));
  splitter.load(candidates, weightsOf(dictionary, candidates));
  splitter.prepare(guesses);
  return splitter;
}

/** Words that belong together by their numbers. */
function partition(words: Int32Array, groups: Groups): number[][] {
  const found = new Map<number, number[]>();
  words.forEach((word, n) => found.set(groups[n]!, [...(found.get(groups[n]!) ?? []), word]));
  return [...found.values()];
}
const sorted = (groups: readonly number[][]) => groups.map((group) => group.join()).sort();

/** A table that gives back the entropy that it is asked for, in bits. */
const BITS = Float64Array.from({ length: 26 * STEPS_PER_BIT }, (_, step) => step / STEPS_PER_BIT);

/** Weight times entropy, over the groups. */
function slowEstimate({ dictionary: { words, prior, rule }, candidates }: Given, guess: number): number {
  let sum = 0;
  for (const group of slowGroups(words, guess, candidates, rule)) {
    const weight = group.reduce((all, word) => all + prior[word]!, 0);
    for (const word of group) sum -= prior[word]! * Math.log2(prior[word]! / weight);
  }
  return sum;
}

describe('a splitter', () => {
  it('parts the candidates as grading each of them does', () => {
    fc.assert(
      fc.property(cases, (given) => {
        const splitter = prepared(given);
        for (const guess of given.guesses) {
          expect(sorted(partition(given.candidates, splitter.split(guess)))).toEqual(
            sorted(slowGroups(given.dictionary.words, guess, given.candidates, given.dictionary.rule)),
          );
        }
      }),
      { numRuns: 60 },
    );
  });

  /** Entropies are rounded to steps, and logarithms to 0.001. */
  const rounding = 0.5 / STEPS_PER_BIT + 0.001;

  it('adds up what the groups cost by their entropy', () => {
    fc.assert(
      fc.property(cases, (given) => {
        const splitter = prepared(given);
        const total = weightsOf(given.dictionary, given.candidates).reduce((sum, weight) => sum + weight);
        for (const guess of given.guesses) {
          const difference = splitter.estimate(guess, BITS) - slowEstimate(given, guess);
          expect(Math.abs(difference) / total).toBeLessThan(rounding);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('counts alike on both sides of the number from which it goes over all feedbacks', () => {
    const letters = 'abcdef';
    const words = Array.from(
      { length: 1296 },
      (_, n) => [216, 36, 6, 1].map((d) => letters[Math.floor(n / d) % 6]!).join('') + letters[n % 5]!,
    );
    const dictionary = dictionaryOf(words, [0, 9, 3, 3, 5]);
    // The largest comes first, so that what it leaves would be found by the others.
    const splitter = new Splitter(dictionary, new Uint8Array(words.length).fill(1));
    for (const count of [1296, 203, 202, 201, 200, 199, 198, 4, 3, 2, 1]) {
      const given = {
        dictionary,
        candidates: Int32Array.from(words.keys()).subarray(0, count),
        guesses: Int32Array.of(0, 7, 500, 1295),
      };
      const weights = weightsOf(dictionary, given.candidates);
      splitter.load(given.candidates, weights);
      splitter.prepare(given.guesses);
      const total = weights.reduce((sum, weight) => sum + weight);
      for (const guess of given.guesses) {
        const difference = splitter.estimate(guess, BITS) - slowEstimate(given, guess);
        expect(Math.abs(difference) / total).toBeLessThan(rounding);
        // Nothing is left over from the guess before.
        expect(splitter.estimate(guess, BITS) - slowEstimate(given, guess)).toBe(difference);
      }
    }
  });

  it('costs a group its entry of the table for each unit of its weight', () => {
    // One word has weight 1, which alone has no entropy; of the others two pairs cannot be told apart.
    const dictionary = dictionaryOf(['abcd', 'efgh', 'efgi', 'jklm', 'jkln'], [9, 8, 8, 6, 6]);
    const given = { dictionary, candidates: Int32Array.of(0, 1, 2, 3, 4), guesses: Int32Array.of(0) };
    const costs = new Float64Array(26 * STEPS_PER_BIT);
    costs[0] = 1000;
    // abcd is a group of weight 1; the others are one of 2 + 2 + 8 + 8, of entropy 1 + H(0.2) = 1.72.
    costs[Math.round((1 - 0.2 * Math.log2(0.2) - 0.8 * Math.log2(0.8)) * STEPS_PER_BIT)] = 7;
    expect(prepared(given).estimate(0, costs)).toBe(1000 * 1 + 7 * 20);
  });

  it('forgets what was loaded before', () => {
    fc.assert(
      fc.property(cases, fc.nat(), ({ dictionary, ...first }, from) => {
        const used = prepared({ dictionary, ...first });
        for (const guess of first.guesses) used.estimate(guess, BITS);
        const candidates = Int32Array.from(dictionary.words.keys()).subarray(from % dictionary.words.length);
        const guesses = candidates.filter((_, n) => n % 3 === 0);
        used.load(candidates, weightsOf(dictionary, candidates));
        used.prepare(guesses);
        const fresh = prepared({ dictionary, candidates, guesses });
        for (const guess of guesses) {
          expect(used.estimate(guess, BITS)).toBe(fresh.estimate(guess, BITS));
          expect(used.split(guess).slice(0, candidates.length)).toEqual(
            fresh.split(guess).slice(0, candidates.length),
          );
        }
      }),
      { numRuns: 40 },
    );
  });
});
