import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slowAllows, slowFeedback } from '../test/brute-force.ts';
import { finish } from '../test/finish.ts';
import { USUAL } from '../test/usual-puzzle.ts';
import { dictionaryOf } from '../test/words.ts';
import { findCandidates, findNearest } from './candidates.ts';
import { encode, MOST_LETTERS } from './dictionary.ts';
import { feedbackFromDigits, grade } from './feedback.ts';
import { allowedInHardMode } from './hard-mode.ts';
import type { Hint } from './hints.ts';
import { solve } from './solve.ts';

/** Letters of every length in a string. */
const LETTERS = [
  ...'abcdefghijklmnopqrstuvwxyz',
  ...Array.from({ length: 200 }, (_, n) => String.fromCodePoint(0x1d400 + n)),
  ...Array.from({ length: 200 }, (_, n) => String.fromCodePoint(0x4e00 + n)),
];

/** Lists of words whose alphabets have from one letter to 400, and guesses that have other letters as well. */
const lists = fc
  .record({
    size: fc.oneof(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 400 })),
    from: fc.nat(20),
  })
  .chain(({ size, from }) => {
    const letters = LETTERS.slice(from, from + size);
    const word = (some: readonly string[]) =>
      fc.array(fc.constantFrom(...some), { minLength: 4, maxLength: 4 }).map((tiles) => tiles.join(''));
    return fc.record({
      words: fc.uniqueArray(word(letters), { minLength: 1, maxLength: 250, size: 'max' }),
      guesses: fc.array(fc.oneof(word(letters), word(LETTERS)), { minLength: 1, maxLength: 3 }),
      answer: fc.nat(),
    });
  });

const hintOf = (guess: string, reply: string): Hint => ({
  guess,
  feedback: feedbackFromDigits([...reply].map(Number)),
});

describe('a dictionary', () => {
  it('grades words of whatever letters rightly, or says that they are too many', () => {
    const outcomes = { graded: 0, refused: 0 };
    fc.assert(
      fc.property(lists, ({ words, guesses, answer }) => {
        const letters = new Set(words.flatMap((word) => [...word])).size;
        if (letters > MOST_LETTERS) {
          outcomes.refused++;
          expect(() => dictionaryOf(words)).toThrow(`${letters} different letters`);
          return;
        }
        outcomes.graded++;
        const dictionary = dictionaryOf(words);
        expect(dictionary.alphabet).toHaveLength(letters);
        const secret = words[answer % words.length]!;
        const rows = guesses.map((guess) => [guess, slowFeedback(guess, secret)] as const);
        const hints = rows.map((row) => hintOf(...row));
        for (const [guess, reply] of rows) {
          const feedback = grade(encode(dictionary, guess), 0, encode(dictionary, secret), 0, 4);
          expect(feedback).toBe(hintOf(guess, reply).feedback);
        }
        const fitting = words.filter((word) =>
          rows.every(([guess, reply]) => slowFeedback(guess, word) === reply),
        );
        expect(Array.from(findCandidates(dictionary, hints), (word) => words[word])).toEqual(fitting);
        const allowed = allowedInHardMode(dictionary, hints);
        expect(words.filter((_, word) => allowed[word])).toEqual(
          words.filter((word) => rows.every((row) => slowAllows(word, ...row))),
        );
        expect(fitting).toContain(words[finish(findNearest(dictionary, hints, 1, () => false))[0]!]);
      }),
      { numRuns: 150, seed: 11 },
    );
    // Both cases must really have been tried.
    expect(Math.min(outcomes.graded, outcomes.refused)).toBeGreaterThan(10);
  });

  it('knows each letter of a game of letters that take two places in a string', () => {
    const words = ['𝐚𝐛𝐜𝐝', '𝐚𝐛𝐜𝐞', '𝐟𝐛𝐜𝐠'];
    const solution = finish(
      solve({ ...USUAL, dictionary: dictionaryOf(words), openers: [], hints: [hintOf('𝐚𝐛𝐜𝐱', '2220')] }),
    );
    expect(solution).toMatchObject({ status: 'open', possible: 2 });
    expect(solution).toHaveProperty('letters.0.letter', '𝐝');
  });

  it('needs words, all of one length', () => {
    expect(() => dictionaryOf([])).toThrow('at least one word');
    expect(() => dictionaryOf(['abcd', 'abcde'])).toThrow('"abcde" is not 4 letters long');
    expect(() => dictionaryOf(['abcd', 'abc'])).toThrow('"abc" is not 4 letters long');
  });
});
