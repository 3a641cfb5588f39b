/** The words that ship, as scenarios play them. */
import { readFileSync } from 'node:fs';
import { parseWordList } from '../src/lexicons/word-list.ts';

const read = (path: string): string => readFileSync(new URL(`../dicts/${path}`, import.meta.url), 'utf8');

interface Opener {
  readonly word: string;
  readonly likely: boolean;
  readonly expected: number;
}

/** The best, or one that people know if it takes next to nothing more. */
const firstOf = (openers: readonly Opener[]): Opener =>
  openers.find(({ likely, expected }) => likely && expected <= openers[0]!.expected + 0.01) ?? openers[0]!;

/** @returns all words of five letters, and what Knack suggests first, and then if that is refused */
export function wordsOf(lexicon: string) {
  const openers = JSON.parse(read(`${lexicon}/5.openers.json`)) as Opener[];
  const opener = firstOf(openers);
  const secondOpener = firstOf(openers.filter(({ word }) => word !== opener.word));
  return {
    words: parseWordList(read(`${lexicon}/5.txt`)).map(({ word }) => word),
    opener: opener.word,
    secondOpener: secondOpener.word,
  };
}
