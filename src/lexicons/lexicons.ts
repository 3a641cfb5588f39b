/** The lexicons that ship with Knack: a language in one spelling, with a list of words for each length. */
import type { Language } from '../languages/language.ts';
import { LANGUAGES as PACKS, type Lexicon } from '../languages/languages.ts';
import { type LexiconSpelling, SPELLINGS } from './spellings.ts';

export type { Lexicon };

export interface LexiconInfo extends LexiconSpelling {
  /** As a BCP 47 tag; a player's own words are kept for each language, whatever its spelling. */
  readonly language: string;
  /** Turns any text into this lexicon's spelling: in lower case, as its language has it, and composed. */
  readonly spell: (text: string) => string;
}

/** The lexicons of languages, by name. */
export function lexiconsIn(
  languages: readonly Language[],
  spellings: Readonly<Record<string, LexiconSpelling>>,
): Readonly<Record<string, LexiconInfo>> {
  return Object.fromEntries(
    languages.flatMap(({ tag, fold, lexicons }) =>
      lexicons.map((name) => {
        const spelling = spellings[name]!;
        return [
          name,
          { ...spelling, language: tag, spell: (text: string) => spelling.spell(fold(text.trim())) },
        ];
      }),
    ),
  );
}

export const LEXICONS = lexiconsIn(PACKS, SPELLINGS) as Readonly<Record<Lexicon, LexiconInfo>>;

export const LEXICON_NAMES = Object.keys(LEXICONS) as Lexicon[];

/** The first lexicon of a language, or else of English. */
export const lexiconOf = (language: string): Lexicon =>
  LEXICON_NAMES.find((name) => LEXICONS[name].language === language) ?? 'en';

/** The languages that there are words of. */
export const LANGUAGES: readonly string[] = PACKS.map(({ tag }) => tag);

/** Turns what a player types in a language into lower case, composed, as that language does; others as English. */
export function foldIn(language: string, text: string, packs: readonly Language[] = PACKS): string {
  return (packs.find(({ tag }) => tag === language) ?? PACKS[0]).fold(text);
}

/** The lexicons of a language, one for each spelling. */
export const lexiconsOf = (language: string): readonly Lexicon[] =>
  LEXICON_NAMES.filter((name) => LEXICONS[name].language === language);

/** Whether a word of a language has a length that there is a list of, in any spelling. */
export function hasListFor(language: string, word: string): boolean {
  return lexiconsOf(language).some((name) => {
    const { lengths, spell } = LEXICONS[name];
    return lengths.includes([...spell(word)].length);
  });
}

/** Whether the keyboard of a lexicon has all letters of a word. */
export const canType = ({ keyboard }: LexiconInfo, word: string): boolean =>
  [...word].every((letter) => keyboard.some((row) => row.includes(letter)));
