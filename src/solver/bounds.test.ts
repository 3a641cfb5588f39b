import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slowGroups } from '../test/brute-force.ts';
import { type Case, cases, dictionaryOf, weightsOf } from '../test/words.ts';
import { Bounds } from './bounds.ts';
import { sharesOf } from './shares.ts';

function loaded({ dictionary, candidates, allowed }: Omit<Case, 'guesses'>): Bounds {
  const bounds = new Bounds(dictionary, allowed);
  bounds.load(candidates, weightsOf(dictionary, candidates));
  return bounds;
}

/** The bits that a guess tells. */
function bitsOf({ dictionary: { words, prior, rule }, candidates }: Case, guess: number): number {
  const weigh = (some: Iterable<number>) => Array.from(some).reduce((sum, word) => sum + prior[word]!, 0);
  const total = weigh(candidates);
  return slowGroups(words, guess, candidates, rule)
    .map((group) => weigh(group) / total)
    .reduce((bits, share) => bits - share * Math.log2(share), 0);
}

/** The bits that the letters of a guess tell, each by itself. */
function boundOf(bounds: Bounds, { dictionary }: Case, guess: number): number {
  const { ofWord } = sharesOf(dictionary);
  const own = ofWord.subarray(guess * dictionary.length, (guess + 1) * dictionary.length);
  return own.reduce((sum, share) => sum + bounds.entropy[share]!, 0);
}

const partitionOf = ({ dictionary: { words, rule }, candidates }: Case, guess: number) =>
  slowGroups(words, guess, candidates, rule).join(' ');

/** Bounds are sorted into classes this wide; what tells less is left out. */
const CLASS = 1 / 64;
/** Logarithms are right to 0.001. */
const ROUNDING = 0.01;

describe('bounds', () => {
  it('are never below what a guess tells, nor below the groups it makes', () => {
    fc.assert(
      fc.property(cases, (given) => {
        const bounds = loaded(given);
        for (const guess of given.guesses) {
          expect(boundOf(bounds, given, guess)).toBeGreaterThan(bitsOf(given, guess) - ROUNDING);
          const groups = slowGroups(
            given.dictionary.words,
            guess,
            given.candidates,
            given.dictionary.rule,
          ).length;
          expect(bounds.mostGroups(guess)).toBeGreaterThanOrEqual(groups);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('forget what was loaded before', () => {
    fc.assert(
      fc.property(cases, fc.nat(), (given, from) => {
        const used = loaded(given);
        used.shortlist(null, 10, true);
        const candidates = Int32Array.from(given.dictionary.words.keys()).subarray(
          from % given.allowed.length,
        );
        used.load(candidates, weightsOf(given.dictionary, candidates));
        const fresh = loaded({ ...given, candidates });
        expect(used.entropy).toEqual(fresh.entropy);
        expect(used.shortlist(null, 10, true)).toEqual(fresh.shortlist(null, 10, true));
      }),
      { numRuns: 40 },
    );
  });
});

describe('a shortlist', () => {
  const list = fc.record({
    given: cases,
    most: fc.oneof(fc.constant(Infinity), fc.nat(40)),
    merge: fc.boolean(),
    some: fc.boolean(),
  });

  it('has candidates first, all of them while they are few, and only what is allowed, nothing twice', () => {
    fc.assert(
      fc.property(list, ({ given, most, merge, some }) => {
        const { candidates, allowed } = given;
        const guesses = some ? given.guesses.filter((word) => allowed[word]) : null;
        const found = loaded(given).shortlist(guesses, most, merge);
        const possible = candidates.filter((word) => allowed[word]);
        const listed = found.filter((word) => possible.includes(word));
        expect(found.slice(0, listed.length)).toEqual(listed);
        if (candidates.length <= 256) expect(listed).toEqual([...possible]);
        expect(new Set(found).size).toBe(found.length);
        const pool = new Set(guesses ?? allowed.keys());
        expect(found.slice(listed.length).filter((word) => !pool.has(word))).toEqual([]);
        expect(found.filter((word) => !allowed[word])).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  it('leaves out no guess with a higher bound than one that it has', () => {
    fc.assert(
      fc.property(cases, fc.nat(40), (given, most) => {
        const bounds = loaded(given);
        const found = new Set(bounds.shortlist(null, most, false));
        const boundsOf = (words: readonly number[]) => words.map((word) => boundOf(bounds, given, word));
        const allowed = [...given.allowed.keys()].filter((word) => given.allowed[word]);
        const others = boundsOf(allowed.filter((word) => !found.has(word)));
        const probes = boundsOf([...found].filter((word) => !given.candidates.includes(word)));
        expect(Math.max(CLASS, ...others)).toBeLessThan(Math.min(Infinity, ...probes) + CLASS);
        if (Math.max(...others) > CLASS) expect(found.size).toBeGreaterThanOrEqual(most);
      }),
      { numRuns: 100 },
    );
  });

  it('has, when it may be long, every guess that tells something, or one that makes the same groups', () => {
    fc.assert(
      fc.property(cases, fc.boolean(), (given, every) => {
        const bounds = loaded(given);
        const pool = every ? bounds.every : null;
        const merged = new Set(
          bounds.shortlist(pool, Infinity, true).map((word) => partitionOf(given, word)),
        );
        const unmerged = new Set(bounds.shortlist(pool, Infinity, false));
        for (const word of bounds.every) {
          if (bitsOf(given, word) < CLASS + ROUNDING) continue;
          expect(unmerged).toContain(word);
          expect(merged).toContain(partitionOf(given, word));
        }
      }),
      { numRuns: 30 },
    );
  });

  it('has one of the guesses that make the same groups, a candidate if there is one', () => {
    const dictionary = dictionaryOf(['bxxx', 'cxxx', 'dxxx', 'bppp', 'bqqq', 'cdpp', 'cdqq', 'pppp']);
    const given = { dictionary, candidates: Int32Array.of(0, 1, 2), allowed: new Uint8Array(8).fill(1) };
    const words = (merge: boolean) =>
      loaded(given)
        .shortlist(null, Infinity, merge)
        .map((word) => dictionary.words[word]);
    expect(words(true)).toEqual(['bxxx', 'cxxx', 'dxxx', 'cdpp']);
    expect(words(false)).toEqual(['bxxx', 'cxxx', 'dxxx', 'bppp', 'bqqq', 'cdpp', 'cdqq']);
  });
});
