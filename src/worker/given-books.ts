/** The words that have the letters which a game gives; the last one is kept, so that what is made of it is. */
import type { WordBook } from '../solver/puzzle.ts';
import { withGiven } from '../solver/given.ts';

export function createGivenBooks() {
  const known = new WeakMap<WordBook, { readonly given: string; readonly book: WordBook }>();
  return (book: WordBook, given: string): WordBook => {
    const last = known.get(book);
    if (last?.given === given) return last.book;
    const next = withGiven(book, given);
    known.set(book, { given, book: next });
    return next;
  };
}
