/** What the lexicons are, each a list of words in one spelling of a language. */
import { withoutMarks } from '../languages/language.ts';
import type { Lexicon } from '../languages/languages.ts';

export interface LexiconSpelling {
  /** The word lengths that there are lists of. */
  readonly lengths: readonly number[];
  /** Of these, the lengths that there is a corpus of, as a list of its words, commonest first. */
  readonly byUse?: readonly number[];
  /** A hint as a player may type it. */
  readonly example: string;
  /** Turns folded text into this lexicon's spelling. */
  readonly spell: (text: string) => string;
  /** Spells a word as games do that take a letter for the same with its mark and without it, in as many letters. */
  readonly plain?: (text: string) => string;
  /** The keys of its letters, in the rows that its players know. */
  readonly keyboard: readonly string[];
}

/** For lexicons that are spelt as their language is. */
const asIs = (text: string): string => text;

const WRITTEN_OUT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

export const SPELLINGS = {
  en: {
    lengths: [4, 5, 6, 7, 8],
    byUse: [5],
    example: 'oater 11001',
    spell: asIs,
    keyboard: ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
  },
  de: {
    lengths: [5],
    example: 'größe 01002',
    spell: asIs,
    plain: withoutMarks,
    keyboard: ['qwertzuiopü', 'asdfghjklöä', 'yxcvbnmß'],
  },
  'de-written-out': {
    lengths: [5],
    example: 'radio 01002',
    spell: (text: string) => text.replace(/[äöüß]/g, (letter) => WRITTEN_OUT[letter]!),
    keyboard: ['qwertzuiop', 'asdfghjkl', 'yxcvbnm'],
  },
  pl: {
    lengths: [5],
    example: 'okrai 00010',
    spell: asIs,
    plain: (text: string) => withoutMarks(text).replaceAll('ł', 'l'),
    keyboard: ['ąćęłńóśźż', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
  },
} as const satisfies Record<Lexicon, LexiconSpelling>;
