/** The keys of each lexicon's letters, in the rows that its players know. */
import type { Lexicon } from '../lexicons/lexicons.ts';

export const KEYBOARDS: Readonly<Record<Lexicon, readonly string[]>> = {
  en: ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
  de: ['qwertzuiopü', 'asdfghjklöä', 'yxcvbnmß'],
  'de-written-out': ['qwertzuiop', 'asdfghjkl', 'yxcvbnm'],
  pl: ['ąćęłńóśźż', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
};

/** Whether a lexicon's keyboard has all letters of a word. */
export const canType = (lexicon: Lexicon, word: string): boolean =>
  [...word].every((letter) => KEYBOARDS[lexicon].some((row) => row.includes(letter)));
