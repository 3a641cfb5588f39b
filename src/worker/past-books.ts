/** Words as past answers make them, kept as long as the same answers are past: to rank the openers anew takes a while. */
import type { WordBook } from '../solver/puzzle.ts';
import { withPast } from '../solver/past.ts';
import type { Past } from './past-answers.ts';

/** Days of an archive have past answers of their own. */
const KEPT = 4;

export function createPastBooks() {
  const known = new WeakMap<WordBook, Map<string, WordBook>>();
  return (book: WordBook, past: Past | null): WordBook => {
    if (!past) return book;
    const words = [...past.words.keys()];
    const key = [past.levels, ...words].join();
    const books = known.get(book) ?? new Map<string, WordBook>();
    known.set(book, books);
    const weakened = books.get(key) ?? withPast(book, words, past.levels);
    // The one that was used last is the last to go.
    books.delete(key);
    books.set(key, weakened);
    if (books.size > KEPT) books.delete([...books.keys()][0]!);
    return weakened;
  };
}
