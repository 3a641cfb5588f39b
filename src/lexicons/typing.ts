/**
 * What players type in each lexicon. It stands apart from the packs: what runs on the pages of games has
 * no use for it.
 */
import type { Lexicon } from './lexicons.ts';

export interface Typing {
  /** What tells this spelling from others of its language. */
  readonly spelling?: string;
  /** A hint as a player may type it. */
  readonly example: string;
  /** The keys of its letters, in the rows that its players know. */
  readonly keyboard: readonly string[];
}

export const TYPING: Readonly<Record<Lexicon, Typing>> = {
  en: { example: 'oater 11001', keyboard: ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'] },
  de: { spelling: 'ä ö ü ß', example: 'größe 01002', keyboard: ['qwertzuiopü', 'asdfghjklöä', 'yxcvbnmß'] },
  'de-written-out': {
    spelling: 'ae oe ue ss',
    example: 'radio 01002',
    keyboard: ['qwertzuiop', 'asdfghjkl', 'yxcvbnm'],
  },
  pl: { example: 'okrai 00010', keyboard: ['ąćęłńóśźż', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'] },
};

/** Whether a keyboard has all letters of a word. */
export const canType = ({ keyboard }: Pick<Typing, 'keyboard'>, word: string): boolean =>
  [...word].every((letter) => keyboard.some((row) => row.includes(letter)));
