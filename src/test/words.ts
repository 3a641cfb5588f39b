/** Random words of any length over an alphabet small or large, some of them candidates, some not allowed, by any rule. */
import fc from 'fast-check';
import { createDictionary, type Dictionary, playedBy } from '../solver/dictionary.ts';
import { REPEAT_RULES } from '../solver/repeat-rule.ts';
import { MAX_LEVEL } from '../solver/prior.ts';

const ALPHABETS = ['ab', 'abcd', 'abcdefghijklmnopqrstuvwxyz', 'αβγδεζηθικλμνξοπρστυφχψωάέήίόύώϊϋ'];

export interface Case {
  readonly dictionary: Dictionary;
  readonly candidates: Int32Array;
  readonly guesses: Int32Array;
  readonly allowed: Uint8Array;
}

/** A dictionary of words as they are given, in any order, whose levels repeat. */
export const dictionaryOf = (words: readonly string[], levels: readonly number[] = [0]): Dictionary =>
  createDictionary(words.map((word, n) => ({ word, level: levels[n % levels.length]!, vulgar: false })));

export const weightsOf = ({ prior }: Dictionary, words: Int32Array): Float64Array =>
  Float64Array.from(words, (word) => prior[word]!);

export const cases: fc.Arbitrary<Case> = fc
  .record({ length: fc.integer({ min: 4, max: 11 }), letters: fc.constantFrom(...ALPHABETS) })
  .chain(({ length, letters }) =>
    fc.record({
      words: fc.uniqueArray(
        fc.string({ unit: fc.constantFrom(...letters), minLength: length, maxLength: length }),
        { minLength: 2, maxLength: 300, size: 'max' },
      ),
      levels: fc.array(fc.integer({ min: 0, max: MAX_LEVEL }), { minLength: 1, maxLength: 20 }),
      possible: fc.integer({ min: 1, max: 300 }),
      step: fc.integer({ min: 2, max: 9 }),
      rule: fc.constantFrom(...REPEAT_RULES),
    }),
  )
  .map(({ words, levels, possible, step, rule }) => {
    const numbers = Int32Array.from(words.keys());
    return {
      dictionary: playedBy(dictionaryOf(words, levels), rule),
      candidates: numbers.slice(0, possible),
      guesses: numbers.filter((n) => n % step === 0),
      allowed: Uint8Array.from(words.keys(), (n) => Number(n % step !== 1)),
    };
  });
