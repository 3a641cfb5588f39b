import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBruteForce } from '../test/brute-force.ts';
import { finish } from '../test/finish.ts';
import { drawBoards } from '../test/joint-boards.ts';
import { cases, dictionaryOf } from '../test/words.ts';
import { LOSS } from './estimates.ts';
import type { JointPosition } from './joint-measures.ts';
import { rollOut } from './joint-rollouts.ts';

/** Positions of 1 to 4 boards, some of them alike, each with some of a list's words. */
const positions = (most: number): fc.Arbitrary<JointPosition> =>
  fc
    .record({
      case: cases,
      seeds: fc.array(fc.integer({ min: 1, max: 97 }), { minLength: 1, maxLength: 4 }),
      sizes: fc.array(fc.integer({ min: 1, max: most }), { minLength: 4, maxLength: 4 }),
    })
    .map(({ case: { dictionary }, seeds, sizes }) => ({
      dictionary,
      allowed: new Uint8Array(dictionary.words.length).fill(1),
      guessesLeft: Infinity,
      boards: drawBoards(dictionary, seeds, sizes),
    }));

const meansOf = (position: JointPosition, guesses: readonly number[]) =>
  finish(rollOut(position, guesses, 64));

describe('Games that are played on', () => {
  it('take a guess for each answer where all are known, and one more after a guess that is none', () => {
    fc.assert(
      fc.property(positions(1), (position) => {
        const answers = new Set(position.boards.map(([answer]) => answer!));
        const other = position.dictionary.words.findIndex((_, word) => !answers.has(word));
        const guesses = [...answers, ...(other === -1 ? [] : [other])];
        expect(meansOf(position, guesses)).toEqual(
          guesses.map((word) => answers.size + (answers.has(word) ? 0 : 1)),
        );
      }),
    );
  });

  it('cost a lost game more', () => {
    const dictionary = dictionaryOf(['aaab', 'bbba', 'abab']);
    const boards = [Int32Array.of(0), Int32Array.of(1)];
    const position = { dictionary, boards, allowed: Uint8Array.of(1, 1, 1), guessesLeft: 2 };
    expect(meansOf(position, [0, 1, 2])).toEqual([2, 2, 3 + LOSS]);
  });

  it('take no fewer guesses than the best play does on one board, and as many where two words are left', () => {
    const lists = fc.uniqueArray(
      fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 4, maxLength: 4 }),
      {
        minLength: 2,
        maxLength: 12,
      },
    );
    fc.assert(
      fc.property(lists, fc.integer({ min: 2, max: 6 }), (words, size) => {
        const dictionary = dictionaryOf(words, [0, 3]);
        const weights = words.map((_, word) => dictionary.prior[word]! || 1);
        const all = [...words.keys()];
        const left = all.slice(0, size).sort((a, b) => weights[b]! - weights[a]! || a - b);
        const total = left.reduce((sum, word) => sum + weights[word]!, 0);
        const force = createBruteForce({ words, weights, loss: LOSS, hard: false });
        const position = { dictionary, boards: [Int32Array.from(left)], guessesLeft: Infinity };
        const means = meansOf({ ...position, allowed: new Uint8Array(words.length).fill(1) }, left);
        for (const [n, guess] of left.entries()) {
          const best = force.after(guess, left, Infinity, all) / total;
          if (left.length === 2) expect(means[n]).toBeCloseTo(best, 9);
          else expect(means[n]).toBeGreaterThan(best - 1e-9);
        }
      }),
    );
  });

  it('are the same in whatever order the boards stand', () => {
    fc.assert(
      fc.property(positions(60), fc.integer({ min: 1, max: 3 }), (position, turns) => {
        const { boards } = position;
        const guesses = [...new Set(boards.flatMap(([first]) => first!))];
        const turned = boards.map((_, n) => boards[(n + turns) % boards.length]!);
        expect(meansOf({ ...position, boards: turned }, guesses)).toEqual(meansOf(position, guesses));
      }),
      { numRuns: 30 },
    );
  });
});
