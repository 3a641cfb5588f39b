/** Books whose words are spelt without marks, or have none, each made once. */
import { plainBookOf, unmarkedBookOf } from '../solver/plain.ts';
import type { WordBook } from '../solver/puzzle.ts';

type Plain = (word: string) => string;

function keptFor<T>(make: (book: WordBook, plain: Plain) => T) {
  const known = new WeakMap<WordBook, { readonly made: T }>();
  return (book: WordBook, plain: Plain): T => {
    const { made } = known.get(book) ?? { made: make(book, plain) };
    known.set(book, { made });
    return made;
  };
}

export const createPlainBooks = () => keptFor(plainBookOf);

export const createUnmarkedBooks = () => keptFor(unmarkedBookOf);
