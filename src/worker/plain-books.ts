/** Books whose words are spelt without marks, each made once. */
import type { WordBook } from '../lexicons/dictionaries.ts';
import { withoutMarks } from '../solver/plain.ts';

type PlainBook = ReturnType<typeof withoutMarks<WordBook>>;

/** @returns a function that makes one of each book; null where no word of it has a mark */
export function createPlainBooks() {
  const known = new WeakMap<WordBook, PlainBook>();
  return (book: WordBook, plain: (word: string) => string): PlainBook => {
    const made = known.has(book) ? known.get(book)! : withoutMarks(book, plain);
    known.set(book, made);
    return made;
  };
}
