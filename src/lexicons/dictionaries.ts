/** The words that ship with the extension and those that the player has added, loaded when needed. */
import type { LexiconInfo } from './lexicons.ts';
import { createDictionary, type Entry, MOST_LETTERS } from '../solver/dictionary.ts';
import type { Opener, WordBook } from '../solver/puzzle.ts';
import { parseWordList } from './word-list.ts';

/** Reads one of the extension's own files as text. */
export type ReadFile = (path: string) => Promise<string>;

/**
 * Those of some words that bring a list to no more letters than can be told apart: with the others, there would be
 * no advice on any game that is played with the list.
 */
function writable(entries: readonly Entry[], words: Iterable<string>): string[] {
  const letters = new Set(entries.flatMap(({ word }) => [...word]));
  return [...words].filter((word) => {
    const news = new Set([...word].filter((letter) => !letters.has(letter)));
    if (letters.size + news.size > MOST_LETTERS) return false;
    for (const letter of news) letters.add(letter);
    return true;
  });
}

/**
 * The words of the list and those added, as far as they can be: new ones as likely answers, and none of them kept
 * back as vulgar.
 */
function withAdded(entries: readonly Entry[], added: readonly string[]): readonly Entry[] {
  if (added.length === 0) return entries;
  const news = new Set(added);
  const known = entries.map((entry) => (news.delete(entry.word) ? { ...entry, vulgar: false } : entry));
  const others = writable(entries, news).map((word) => ({ word, level: 0, vulgar: false }));
  return [...known, ...others].sort((a, b) => (a.word < b.word ? -1 : 1));
}

/**
 * @returns a function that gives the words of a lexicon and length, with those added that have this
 *   length and spelling, or null when there are none; each is read once. It rejects when a file
 *   cannot be read.
 */
export function createDictionaries<L extends string>(
  readFile: ReadFile,
  lexicons: Readonly<Record<L, Pick<LexiconInfo, 'lengths' | 'byUse' | 'spell'>>>,
) {
  const loaded = new Map<string, { readonly added: string; readonly book: Promise<WordBook> }>();
  const load = async (path: string, added: readonly string[], hasCorpus: boolean): Promise<WordBook> => {
    const [list, openers, byUse] = await Promise.all([
      readFile(`${path}.txt`),
      readFile(`${path}.openers.json`),
      hasCorpus ? readFile(`${path}.by-use.txt`) : null,
    ]);
    return {
      dictionary: createDictionary(withAdded(parseWordList(list), added), byUse?.trimEnd().split('\n')),
      openers: JSON.parse(openers) as Opener[],
    };
  };
  return async (lexicon: L, length: number, added: readonly string[]): Promise<WordBook | null> => {
    const { lengths, byUse = [], spell } = lexicons[lexicon];
    if (!lengths.includes(length)) return null;
    const path = `dicts/${lexicon}/${length}`;
    const news = added.map(spell).filter((word) => [...word].length === length);
    const known = loaded.get(path);
    if (known?.added === news.join()) return known.book;
    const entry = { added: news.join(), book: load(path, news, byUse.includes(length)) };
    loaded.set(path, entry);
    // A failure is not kept: the next request tries again.
    entry.book.catch(() => loaded.get(path) === entry && loaded.delete(path));
    return entry.book;
  };
}

export type Dictionaries<L extends string> = ReturnType<typeof createDictionaries<L>>;
