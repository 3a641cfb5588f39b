/** Games that give letters of the answer, such as its first: every guess has them as well. */
import type { Dictionary } from './dictionary.ts';
import type { Opener } from './puzzle.ts';

/** Words, and the best first guesses with them. */
interface Book {
  readonly dictionary: Dictionary;
  readonly openers: readonly Opener[];
}

/**
 * Of a book the words that have some letters; all of it where none has them. No openers are left: they were ranked among
 * all words.
 * @param given a letter, or a dot for any, for each place
 */
export function withGiven<B extends Book>(book: B, given: string): B {
  const { length, words, letters, prior, likely, known, vulgar, byUse } = book.dictionary;
  const wanted = [...given];
  const fits = (word: string) => [...word].every((letter, n) => wanted[n] === '.' || wanted[n] === letter);
  const kept = Int32Array.from(words.keys()).filter((number) => fits(words[number]!));
  if (kept.length === 0 || kept.length === words.length) return book;
  const numbers = new Map([...kept].map((number, n) => [number, n]));
  const bits = (all: Uint8Array) => Uint8Array.from(kept, (number) => all[number]!);
  const dictionary: Dictionary = {
    ...book.dictionary,
    words: [...kept].map((number) => words[number]!),
    letters: Uint8Array.from([...kept].flatMap((n) => [...letters.subarray(n * length, (n + 1) * length)])),
    prior: Float64Array.from(kept, (number) => prior[number]!),
    likely: bits(likely),
    known: bits(known),
    vulgar: bits(vulgar),
    byUse: Int32Array.from([...byUse].flatMap((number) => numbers.get(number) ?? [])),
  };
  return { ...book, dictionary, openers: [] };
}
