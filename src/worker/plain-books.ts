/** Books whose words are spelt without marks, each made once. */
import { type PlainBook, plainBookOf } from '../solver/plain.ts';
import type { WordBook } from '../solver/puzzle.ts';

/** @returns a function that makes one of each book; null where no word of it has a mark */
export function createPlainBooks() {
  const known = new WeakMap<WordBook, PlainBook | null>();
  return (book: WordBook, plain: (word: string) => string): PlainBook | null => {
    const made = known.has(book) ? known.get(book)! : plainBookOf(book, plain);
    known.set(book, made);
    return made;
  };
}
