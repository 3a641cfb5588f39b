/** Random small positions, which can be solved by trying everything. */
import fc from 'fast-check';
import { createDictionary } from '../solver/dictionary.ts';
import type { HardMode } from '../solver/hard-mode.ts';
import { MAX_LEVEL } from '../solver/prior.ts';
import type { Position } from '../solver/strategies/strategy.ts';

/** Words that differ in their first letters alone are hard; among words of few letters many are alike. */
const word = fc.oneof(
  fc.constantFrom(...'abcdefghij').map((letter) => `${letter}xyz`),
  fc.string({ unit: fc.constantFrom(...'abcx'), minLength: 4, maxLength: 4 }),
  fc.string({ unit: fc.constantFrom(...'abcdefghijxyz'), minLength: 4, maxLength: 4 }),
);

/** A position of some 12 to 22 words, of which 3 to 9 are candidates. */
export const positions: fc.Arbitrary<Position> = fc
  .record({
    words: fc.uniqueArray(word, { minLength: 12, maxLength: 22 }),
    levels: fc.oneof(
      fc.constant([0]),
      fc.array(fc.integer({ min: 0, max: MAX_LEVEL }), { minLength: 22, maxLength: 22 }),
    ),
    possible: fc.integer({ min: 3, max: 9 }),
    family: fc.boolean(),
    forbidden: fc.integer({ min: 0, max: 2 }),
    guessesLeft: fc.constantFrom(1, 2, 3, 4, 5, 6, Infinity),
    hard: fc.constantFrom<HardMode>(false, true, 'ultra'),
  })
  .map(({ words, levels, possible, family, forbidden, guessesLeft, hard }) => {
    const dictionary = createDictionary(
      [...words].sort().map((text, n) => ({ word: text, level: levels[n % levels.length]!, vulgar: false })),
    );
    const numbers = Int32Array.from(words, (text) => dictionary.words.indexOf(text));
    if (family)
      numbers.sort((a, b) => Number(alike(dictionary.words[b]!)) - Number(alike(dictionary.words[a]!)));
    const { prior } = dictionary;
    const candidates = numbers.slice(0, possible).sort((a, b) => prior[b]! - prior[a]! || a - b);
    const allowed = new Uint8Array(words.length).fill(1);
    for (const number of numbers.subarray(words.length - forbidden)) allowed[number] = 0;
    return { dictionary, hints: [], candidates, allowed, guessesLeft, hard };
  });

const alike = (text: string) => text.endsWith('xyz');
