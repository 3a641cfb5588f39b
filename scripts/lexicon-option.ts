/** How a command is told which words to take: --lang, --spelling and --length. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createDictionaries } from '../src/lexicons/dictionaries.ts';
import type { WordBook } from '../src/solver/puzzle.ts';
import { type Lexicon, LEXICONS } from '../src/lexicons/lexicons.ts';
import { UsageError } from './usage.ts';

/** The lexicons of each language by the name of their spelling; the first is meant when none is named. */
const LANGUAGES: Readonly<Record<string, Readonly<Record<string, Lexicon>>>> = {
  en: { usual: 'en' },
  de: { 'written-out': 'de-written-out', umlauts: 'de' },
  pl: { usual: 'pl' },
};

/** For parseArgs of node:util. */
export const LEXICON_OPTIONS = {
  lang: { type: 'string', default: 'en' },
  spelling: { type: 'string' },
  length: { type: 'string', default: '5' },
} as const;

export interface LexiconChoice {
  readonly lang: string;
  readonly spelling?: string | undefined;
  readonly length: string;
}

const listed = (items: Iterable<string | number>): string => [...items].join(', ');

/**
 * The lexicon that the options name, and its words as they ship.
 * @throws UsageError when there is no such lexicon or it has no words of this length
 */
export async function loadLexicon(choice: LexiconChoice): Promise<{ lexicon: Lexicon; book: WordBook }> {
  const spellings = new Map(Object.entries(LANGUAGES)).get(choice.lang);
  if (!spellings) throw new UsageError(`--lang takes one of: ${listed(Object.keys(LANGUAGES))}.`);
  const lexicon = new Map(Object.entries(spellings)).get(choice.spelling ?? Object.keys(spellings)[0]!);
  if (!lexicon) throw new UsageError(`--spelling takes one of: ${listed(Object.keys(spellings))}.`);
  const book = await dictionaries(lexicon, Number(choice.length), []);
  if (!book) throw new UsageError(`--length takes one of: ${listed(LEXICONS[lexicon].lengths)}.`);
  return { lexicon, book };
}

/** The words of a lexicon that has words of this length. */
export async function loadBook(lexicon: Lexicon, length: number): Promise<WordBook> {
  return (await dictionaries(lexicon, length, []))!;
}

const dictionaries = createDictionaries(
  (path) => readFile(fileURLToPath(new URL(`../${path}`, import.meta.url)), 'utf8'),
  LEXICONS,
);
