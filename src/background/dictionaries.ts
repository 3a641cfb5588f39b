/** The word lists that ship with the extension, loaded when they are first needed. */
import { createDictionary, type Dictionary, type Entry } from '../solver/dictionary.ts';
import { priorOf } from '../solver/prior.ts';
import type { Suggestion } from '../solver/solve.ts';

/** A language that Knack has words of, as a BCP 47 tag. */
export type Language = 'en';

/** Which word lengths there are lists of. */
const LENGTHS: Readonly<Record<Language, readonly number[]>> = { en: [5] };

export interface WordBook {
  readonly dictionary: Dictionary;
  /** The best first guesses, best first. */
  readonly openers: readonly Suggestion[];
}

/** Reads a list as dicts/ has them: a word a line, a star after each likely answer. */
export function parseWordList(text: string): Entry[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const likely = line.endsWith('*');
      return { word: likely ? line.slice(0, -1) : line, likely, prior: priorOf(likely) };
    });
}

/** Reads one of the extension's own files. */
export type ReadFile = (path: string) => Promise<Response>;

/**
 * @returns a function that gives the words of a language and length, or null when there is no such
 *   list; each is read once. It rejects when the file cannot be read.
 */
export function createDictionaries(readFile: ReadFile) {
  const loaded = new Map<string, Promise<WordBook>>();
  const load = async (path: string): Promise<WordBook> => {
    const [list, openers] = await Promise.all([readFile(`${path}.txt`), readFile(`${path}.openers.json`)]);
    return {
      dictionary: createDictionary(parseWordList(await list.text())),
      openers: (await openers.json()) as Suggestion[],
    };
  };
  return async (language: Language, length: number): Promise<WordBook | null> => {
    if (!LENGTHS[language].includes(length)) return null;
    const path = `dicts/${language}/${length}`;
    const book = loaded.get(path) ?? load(path);
    loaded.set(path, book);
    // A failure is not kept: the next request tries again.
    book.catch(() => loaded.delete(path));
    return book;
  };
}

export type Dictionaries = ReturnType<typeof createDictionaries>;
