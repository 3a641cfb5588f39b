import type { Dictionary } from './dictionary.ts';

/** A letter that some of the words have and others have not. */
export interface TellingLetter {
  readonly letter: string;
  /** The part of the words, weighed by the prior, that have it at least once. */
  readonly share: number;
}

/** Of a letter that a smaller part of the words has, or has not, the feedback is as good as known. */
const TELLING = 0.05;

/**
 * The letters whose being in the answer or not would tell most, `most` at most: those that come
 * nearest to halving the words, which is the order of their binary entropy. Letters that all of the
 * words have, or none, tell nothing and are left out; so are those that tell next to nothing, unless
 * none tells more.
 */
export function tellingLetters(
  { letters, length, alphabet, prior }: Dictionary,
  words: Int32Array,
  most: number,
): TellingLetter[] {
  const weights = new Float64Array(alphabet.length);
  const having = new Int32Array(alphabet.length);
  /** By letter: the place of the last word found to have it, counted from 1. */
  const seen = new Int32Array(alphabet.length);
  let total = 0;
  words.forEach((word, n) => {
    // Where all that fits has a prior of 0, all is equally likely.
    const weight = prior[word]! || 1;
    total += weight;
    for (let i = word * length; i < (word + 1) * length; i++) {
      const letter = letters[i]!;
      if (seen[letter] === n + 1) continue;
      seen[letter] = n + 1;
      weights[letter]! += weight;
      having[letter]!++;
    }
  });
  const fromHalf = (letter: number) => Math.abs(2 * weights[letter]! - total);
  const found = [...having.keys()]
    .filter((letter) => having[letter]! > 0 && having[letter]! < words.length)
    .sort((a, b) => fromHalf(a) - fromHalf(b) || a - b)
    .slice(0, most);
  return found
    .filter((letter, place) => place === 0 || fromHalf(letter) <= total * (1 - 2 * TELLING))
    .map((letter) => ({ letter: alphabet[letter]!, share: weights[letter]! / total }));
}
