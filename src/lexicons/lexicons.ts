/**
 * The lexicons that ship with Knack: a language in one spelling, with a list of words for each length.
 * To add one, add a folder to dicts/ and an entry here; docs/ARCHITECTURE.md says how.
 */

export interface LexiconInfo {
  /** As a BCP 47 tag; a player's own words are kept for each language, whatever its spelling. */
  readonly language: string;
  /** The word lengths that there are lists of. */
  readonly lengths: readonly number[];
  /** Of these, the lengths that there is a corpus of, as a list of its words, commonest first. */
  readonly byUse?: readonly number[];
  /** What tells this spelling from others of its language. */
  readonly spelling?: string;
  /** A hint as a player may type it. */
  readonly example: string;
  /** Turns text, lower case and composed, into this lexicon's spelling. */
  readonly spell: (text: string) => string;
}

const asIs = (text: string): string => text;

const WRITTEN_OUT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };
const writeOut = (text: string): string => text.replace(/[äöüß]/g, (letter) => WRITTEN_OUT[letter]!);

export const LEXICONS = {
  en: { language: 'en', lengths: [4, 5, 6, 7, 8], byUse: [5], example: 'oater 11001', spell: asIs },
  de: { language: 'de', lengths: [5], spelling: 'ä ö ü ß', example: 'größe 01002', spell: asIs },
  'de-written-out': {
    language: 'de',
    lengths: [5],
    spelling: 'ae oe ue ss',
    example: 'radio 01002',
    spell: writeOut,
  },
  pl: { language: 'pl', lengths: [5], example: 'okrai 00010', spell: asIs },
} as const satisfies Record<string, LexiconInfo>;

/** The name of a lexicon, and of its folder in dicts/. */
export type Lexicon = keyof typeof LEXICONS;

export const LEXICON_NAMES = Object.keys(LEXICONS) as Lexicon[];

/** The first lexicon of a language, or else of English. */
export const lexiconOf = (language: string): Lexicon =>
  LEXICON_NAMES.find((name) => LEXICONS[name].language === language) ?? 'en';

/** The languages that there are words of. */
export const LANGUAGES: readonly string[] = [
  ...new Set(LEXICON_NAMES.map((name) => LEXICONS[name].language)),
];

/** The lexicons of a language, one for each spelling. */
export const lexiconsOf = (language: string): readonly Lexicon[] =>
  LEXICON_NAMES.filter((name) => LEXICONS[name].language === language);

/** Whether a word of a language has a length that there is a list of, in any spelling. */
export function hasListFor(language: string, word: string): boolean {
  return lexiconsOf(language)
    .map((name): LexiconInfo => LEXICONS[name])
    .some(({ lengths, spell }) => lengths.includes([...spell(word)].length));
}
