/** What rules ask of a word's letters. */
import type { Dictionary } from '../dictionary.ts';

/** How many different letters a word has. */
export function distinctLettersOf({ letters, length }: Dictionary, word: number): number {
  const from = word * length;
  let distinct = 0;
  for (let i = from; i < from + length; i++) {
    let first = from;
    while (letters[first] !== letters[i]) first++;
    if (first === i) distinct++;
  }
  return distinct;
}

/** How often each letter, by its code, occurs in some words. */
export function countLetters({ letters, length, alphabet }: Dictionary, words: Iterable<number>): Int32Array {
  const counts = new Int32Array(alphabet.length);
  for (const word of words) {
    for (let i = word * length; i < (word + 1) * length; i++) counts[letters[i]!]!++;
  }
  return counts;
}
