/** Random boards of random lists of some 12 to 30 words, which slow second ways can deal with. */
import fc from 'fast-check';
import { createDictionary } from '../solver/dictionary.ts';
import type { HardMode } from '../solver/hard-mode.ts';
import { parseHints } from '../solver/hints.ts';
import { MAX_LEVEL } from '../solver/prior.ts';
import type { Puzzle } from '../solver/puzzle.ts';
import { slowAllows, slowFeedback } from './brute-force.ts';

/** Words that differ in their first letters alone are hard; among words of few letters many are alike. */
const word = fc.oneof(
  fc.constantFrom(...'abcdefghij').map((letter) => `${letter}xyz`),
  fc.string({ unit: fc.constantFrom(...'abcx'), minLength: 4, maxLength: 4 }),
  fc.string({ unit: fc.constantFrom(...'abcdefghijxyz'), minLength: 4, maxLength: 4 }),
);

/** Boards of no, one or two rows, whose guesses the list has and none of which has won. */
export const boards: fc.Arbitrary<Puzzle> = fc
  .record({
    words: fc.uniqueArray(word, { minLength: 12, maxLength: 30 }),
    levels: fc.array(fc.integer({ min: 0, max: MAX_LEVEL }), { minLength: 1, maxLength: 30 }),
    vulgarEach: fc.integer({ min: 2, max: 40 }),
    rows: fc.integer({ min: 0, max: 2 }),
    refused: fc.oneof(fc.integer({ min: 0, max: 2 }), fc.constant(30)),
    forbidden: fc.integer({ min: 0, max: 2 }),
    guesses: fc.constantFrom(2, 3, 4, 6, Infinity),
    hard: fc.constantFrom<HardMode>(false, true, 'ultra'),
    vulgar: fc.boolean(),
  })
  .map(({ words, levels, vulgarEach, rows, refused, forbidden, ...rules }) => {
    const [answer, ...others] = words;
    const dictionary = createDictionary(
      [...words].sort().map((text, n) => ({
        word: text,
        level: levels[n % levels.length]!,
        vulgar: n % vulgarEach === 1,
      })),
    );
    return {
      ...rules,
      dictionary,
      openers: [],
      hints: parseHints(others.slice(0, rows).map((guess) => `${guess} ${slowFeedback(guess, answer!)}`)),
      refused: new Set(words.slice(-refused || words.length)),
      forbidden: new Set(others.slice(rows, rows + forbidden)),
      strategy: 'expected-guesses' as const,
      opener: null,
    };
  });

/** What a slow reading of a puzzle's hints finds. */
export function slowPosition({ dictionary, hints, refused, forbidden, hard, vulgar }: Puzzle) {
  const { words } = dictionary;
  const rows = hints.map(
    ({ guess, feedback }) => [guess, feedback.toString(3).padStart(guess.length, '0')] as const,
  );
  const isKnown = (number: number) => !refused.has(words[number]!);
  const fitting = [...words.keys()].filter(
    (number) =>
      !forbidden.has(words[number]!) &&
      rows.every(([guess, reply]) => slowFeedback(guess, words[number]!) === reply),
  );
  const candidates = fitting.some(isKnown) ? fitting.filter(isKnown) : fitting;
  const numbers = [...words.keys()].filter(
    (number) => candidates.includes(number) || (isKnown(number) && !forbidden.has(words[number]!)),
  );
  const isClean = (number: number) => dictionary.vulgar[number] === 0;
  const isShown = vulgar || !candidates.some(isClean) ? () => true : isClean;
  const isAllowed = (number: number) =>
    isShown(number) &&
    (hard === 'ultra'
      ? candidates.includes(number)
      : !hard || rows.every(([guess, reply]) => slowAllows(words[number]!, guess, reply)));
  return { candidates, listed: candidates.filter(isShown), allowed: numbers.filter(isAllowed) };
}
