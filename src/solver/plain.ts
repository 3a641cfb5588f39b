/** Games in which a letter counts the same with its mark and without it: u as ü. */
import { codesOf, type Dictionary, selected } from './dictionary.ts';
import type { WordBook } from './puzzle.ts';

/** A book whose words are spelt without marks, with the words as they are written by how they are spelt. */
export interface PlainBook {
  readonly book: WordBook;
  readonly written: ReadonlyMap<string, string>;
}

/**
 * The words of a book that have no marks, for keys that have none. No openers are left: they were ranked among all words.
 * @param plain spells a word without marks
 * @returns null where no word has a mark, or each has
 */
export function unmarkedBookOf(book: WordBook, plain: (word: string) => string): WordBook | null {
  const { words } = book.dictionary;
  const kept = [...words.keys()].filter((number) => plain(words[number]!) === words[number]);
  if (kept.length === 0 || kept.length === words.length) return null;
  return { ...book, dictionary: selected(book.dictionary, kept), openers: [] };
}

/**
 * A book whose words are spelt without marks. Of words that are then the same the likeliest stands for all. No openers are
 * left: they were ranked among the words as they are written.
 * @param plain spells a word without marks, in as many letters
 * @returns null where no word has a mark
 */
export function plainBookOf(book: WordBook, plain: (word: string) => string): PlainBook | null {
  const { words, prior } = book.dictionary;
  const likeliest = new Map<string, number>();
  let isMarked = false;
  for (const [number, word] of words.entries()) {
    const spelt = plain(word);
    isMarked ||= spelt !== word;
    const other = likeliest.get(spelt);
    if (other === undefined || prior[number]! > prior[other]!) likeliest.set(spelt, number);
  }
  if (!isMarked) return null;
  const spelt = [...likeliest.keys()].sort();
  const kept = selected(
    book.dictionary,
    spelt.map((word) => likeliest.get(word)!),
  );
  const letters = [...spelt.join('')];
  const alphabet = [...new Set(letters)].sort();
  const codes = codesOf({ alphabet });
  const dictionary: Dictionary = {
    ...kept,
    words: spelt,
    alphabet,
    letters: Uint8Array.from(letters, (letter) => codes.get(letter)!),
  };
  return {
    book: { ...book, dictionary, openers: [] },
    written: new Map(spelt.map((word, n) => [word, kept.words[n]!])),
  };
}
