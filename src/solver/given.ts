/** Games that give letters of the answer, such as its first: every guess has them as well. */
import { selected } from './dictionary.ts';
import type { WordBook } from './puzzle.ts';

/**
 * Of a book the words that have some letters; all of it where none has them. No openers are left: they were ranked among
 * all words.
 * @param given a letter, or a dot for any, for each place
 */
export function withGiven(book: WordBook, given: string): WordBook {
  const { words } = book.dictionary;
  const wanted = [...given];
  const fits = (word: string) => [...word].every((letter, n) => wanted[n] === '.' || wanted[n] === letter);
  const kept = [...words.keys()].filter((number) => fits(words[number]!));
  if (kept.length === 0 || kept.length === words.length) return book;
  return { ...book, dictionary: selected(book.dictionary, kept), openers: [] };
}
