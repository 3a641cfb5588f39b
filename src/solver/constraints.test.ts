import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findContradiction, isSatisfiable } from './constraints.ts';
import { createDictionary, encode } from './dictionary.ts';
import { grade } from './feedback.ts';
import { type Hint, parseHints } from './hints.ts';

const LATIN = 'abcdefghijklmnopqrstuvwxyz';
function contradiction(...texts: string[]): number[] {
  const search = findContradiction(parseHints(texts), LATIN);
  let step = search.next();
  while (!step.done) step = search.next();
  return step.value;
}

/** Whether any of all the strings of an alphabet would have given this feedback. */
function someStringFits(hints: readonly Hint[], alphabet: string, length: number): boolean {
  const strings = (rest: number): string[] =>
    rest === 0 ? [''] : strings(rest - 1).flatMap((start) => [...alphabet].map((letter) => start + letter));
  const all = createDictionary(strings(length).map((word) => ({ word, level: 0, vulgar: false })));
  return all.words.some((_, word) =>
    hints.every(
      ({ guess, feedback }) => grade(encode(all, guess), 0, all.letters, word * length, length) === feedback,
    ),
  );
}

describe('isSatisfiable', () => {
  it('agrees with trying every string', () => {
    const alphabet = 'abcd';
    const hint = fc.record({
      guess: fc.string({ unit: fc.constantFrom(...alphabet), minLength: 4, maxLength: 4 }),
      feedback: fc.integer({ min: 0, max: 80 }),
    });
    let satisfiable = 0;
    fc.assert(
      fc.property(fc.array(hint, { minLength: 1, maxLength: 4 }), (hints) => {
        const expected = someStringFits(hints, alphabet, 4);
        if (expected) satisfiable++;
        expect(isSatisfiable(hints, alphabet)).toBe(expected);
      }),
      { numRuns: 1500, seed: 7 },
    );
    // Both cases must really have been tried.
    expect(satisfiable).toBeGreaterThan(50);
  });
});

describe('findContradiction', () => {
  it('finds none in the rows of a real game, whether a word fits or not', () => {
    expect(contradiction('oater 11001', 'abord 20210')).toEqual([]);
    expect(contradiction('qqqqq 00000', 'xylyl 20000')).toEqual([]);
  });

  it('names the two rows that disagree and leaves the others out', () => {
    expect(contradiction('stomp 00000', 'crane 20000', 'built 00000', 'brick 20000')).toEqual([1, 3]);
    expect(contradiction('crane 22222', 'slate 22222')).toEqual([0, 1]);
  });

  it('names a row that no game gives', () => {
    expect(contradiction('stomp 00000', 'crane 22221')).toEqual([1]);
    // Present letters are marked from the left, so the first e cannot be the absent one.
    expect(contradiction('eerie 01000')).toEqual([0]);
  });

  it('counts letters over rows: six known ones do not fit five places', () => {
    expect(contradiction('abcde 11100', 'fghij 11100')).toEqual([0, 1]);
  });

  it('knows that the letters of an alphabet can run out', () => {
    const rows = ['abcde 00000', 'fghij 00000', 'klmno 00000', 'pqrst 00000', 'uvwxy 00000'];
    expect(contradiction(...rows)).toEqual([]);
    expect(contradiction(...rows, 'zzzzz 00000')).toEqual([0, 1, 2, 3, 4, 5]);
  });
});
