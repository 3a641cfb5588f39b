import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findContradiction, isSatisfiable, MOST_SETS } from './constraints.ts';
import { REPEAT_RULES, type RepeatRule } from './repeat-rule.ts';
import { type Hint, parseHints } from './hints.ts';
import { slowFeedbackBy } from '../test/brute-force.ts';
import { finish } from '../test/finish.ts';

const LATIN = 'abcdefghijklmnopqrstuvwxyz';
const contradiction = (...texts: string[]): number[] =>
  finish(findContradiction(parseHints(texts), [...LATIN], 'standard'));

/** A contradiction, and how many sets of rows were tried. */
function counted(hints: readonly Hint[], alphabet: Iterable<string>) {
  const search = findContradiction(hints, [...alphabet], 'standard');
  let sets = 0;
  let step = search.next();
  for (; !step.done; step = search.next()) sets++;
  return { rows: step.value, sets };
}

/** The smallest sets of rows that conflict, by trying all sets. */
function smallestSets(hints: readonly Hint[], alphabet: string): string[] {
  const sets = Array.from({ length: 2 ** hints.length }, (_, set) =>
    [...hints.keys()].filter((row) => set & (1 << row)),
  ).filter((rows) => conflict(hints, rows, alphabet));
  const smallest = Math.min(...sets.map(({ length }) => length));
  return sets.filter(({ length }) => length === smallest).map(String);
}

const conflict = (hints: readonly Hint[], rows: readonly number[], alphabet: Iterable<string>) =>
  !isSatisfiable(
    rows.map((row) => hints[row]!),
    alphabet,
    'standard',
  );

const isIrreducible = (hints: readonly Hint[], rows: readonly number[], alphabet: Iterable<string>) =>
  conflict(hints, rows, alphabet) &&
  rows.every(
    (left) =>
      !conflict(
        hints,
        rows.filter((row) => row !== left),
        alphabet,
      ),
  );

/** Letters one after the other, astral ones among them. */
const letterOf = (n: number) => String.fromCodePoint((n % 2 === 0 ? 0x4e00 : 0x20000) + n);

/** Whether any of all the strings of an alphabet would have given this feedback. */
function someStringFits(hints: readonly Hint[], alphabet: string, length: number, rule: RepeatRule): boolean {
  const strings = (rest: number): string[] =>
    rest === 0 ? [''] : strings(rest - 1).flatMap((start) => [...alphabet].map((letter) => start + letter));
  return strings(length).some((word) =>
    hints.every(
      ({ guess, feedback }) =>
        slowFeedbackBy(rule, guess, word) === feedback.toString(3).padStart(length, '0'),
    ),
  );
}

describe('isSatisfiable', () => {
  it.each(REPEAT_RULES)('agrees with trying every string by the rule %s', (rule) => {
    const alphabet = 'abcd';
    const hint = fc.record({
      guess: fc.string({ unit: fc.constantFrom(...alphabet), minLength: 4, maxLength: 4 }),
      feedback: fc.integer({ min: 0, max: 80 }),
    });
    let satisfiable = 0;
    fc.assert(
      fc.property(fc.array(hint, { minLength: 1, maxLength: 4 }), (hints) => {
        const expected = someStringFits(hints, alphabet, 4, rule);
        if (expected) satisfiable++;
        expect(isSatisfiable(hints, alphabet, rule)).toBe(expected);
      }),
      { numRuns: 800, seed: 7 },
    );
    // Both cases must really have been tried.
    expect(satisfiable).toBeGreaterThan(20);
  });
});

describe('findContradiction', () => {
  const rowsOf = (alphabet: string, count: { minLength: number; maxLength: number }) =>
    fc.array(
      fc.record({
        guess: fc.string({ unit: fc.constantFrom(...alphabet), minLength: 4, maxLength: 4 }),
        // Mostly absent letters: many such rows are needed until they conflict.
        feedback: fc.oneof(fc.constant(0), fc.constantFrom(1, 3, 9, 27, 54, 4, 80)),
      }),
      count,
    );

  it('names a smallest set of those that all sets tried one by one have', () => {
    const alphabet = 'abcdefgh';
    const sizes = new Set<number>();
    fc.assert(
      fc.property(rowsOf(alphabet, { minLength: 1, maxLength: 7 }), (hints) => {
        const { rows } = counted(hints, alphabet);
        sizes.add(rows.length);
        if (rows.length === 0) expect(isSatisfiable(hints, alphabet, 'standard')).toBe(true);
        else expect(smallestSets(hints, alphabet)).toContain(String(rows));
      }),
      { numRuns: 150, seed: 5 },
    );
    // Sets of several sizes must really have been found.
    expect([...sizes].sort()).toEqual(expect.arrayContaining([0, 1, 2, 3]));
  });

  it.each([
    [26, 1],
    [100, 1],
    [1000, 25],
  ])(
    'of %i rows, each %i. needed, leaves none that could be left out, after some thousand tries',
    (count, each) => {
      // A row that is needed rules three letters of the alphabet out; the others say nothing of it.
      const alphabet = Array.from({ length: (3 * count) / each }, (_, n) => letterOf(n));
      const hints = Array.from({ length: count }, (_, row) => {
        const [a, b, c] = alphabet.slice((3 * row) / each);
        return {
          guess: row % each === 0 ? `${a}${b}${c}${a}${b}` : `${letterOf(9000 + row)}????`,
          feedback: 0,
        };
      });
      const { rows, sets } = counted(hints, alphabet);
      expect(rows).toEqual([...hints.keys()].filter((row) => row % each === 0));
      expect(sets).toBeLessThanOrEqual(MOST_SETS + (rows.length + 1) * (1 + Math.ceil(Math.log2(count))));
      expect(counted(hints.slice(1), alphabet)).toEqual({ rows: [], sets: 0 });
    },
  );

  it('of a hundred rows at random leaves no row that could be left out', () => {
    const alphabet = 'abcdefghijklmnopqrst';
    fc.assert(
      fc.property(rowsOf(alphabet, { minLength: 100, maxLength: 100 }), (hints) => {
        const { rows, sets } = counted(hints, alphabet);
        expect(isIrreducible(hints, rows, alphabet)).toBe(true);
        expect(sets).toBeLessThanOrEqual(2 * MOST_SETS);
      }),
      { numRuns: 20, seed: 5 },
    );
  });

  it('takes a letter that any row has shown for one that the answer may have', () => {
    // Beside a and b the answer may have x, which the second row shows; the fourth says that it has not.
    const rows = parseHints(['aaaa 0000', 'xaaa 2000', 'bbbb 0000', 'aaxx 0000']);
    expect(counted(rows, 'ab').rows).toEqual([1, 3]);
    expect(counted(rows.slice(0, 3), 'ab').rows).toEqual([]);
    expect(counted(parseHints(['aaaa 0000', 'xxxx 2200', 'bbbb 0000']), 'ab').rows).toEqual([0, 1, 2]);
  });

  it('needs a letter for each position of a long word, each copy of a letter for one', () => {
    // The last letter is neither a, of which there are ten, nor b.
    const rows = parseHints(['aaaaaaaaaab 22222222220', 'aaaaaaaaaaa 22222222220']);
    expect(counted(rows, 'ab').rows).toEqual([0, 1]);
    expect(counted(rows, 'abc').rows).toEqual([]);
    expect(counted(rows.slice(1), 'ab').rows).toEqual([]);
  });

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

  it('names the row that no game gives, not one that lacks a letter which that row has shown', () => {
    const rows = parseHints(['babb 0000', 'xxxb 0112']);
    expect(counted(rows, 'ab').rows).toEqual([1]);
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
