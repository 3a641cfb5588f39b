/** The words that ship, as scenarios play them. */
import { readFileSync } from 'node:fs';
import { parseWordList } from '../src/lexicons/word-list.ts';

const read = (path: string): string => readFileSync(new URL(`../dicts/${path}`, import.meta.url), 'utf8');

/** @returns all words of five letters, and the two best openers, which is what Knack suggests first */
export function wordsOf(lexicon: string) {
  const [opener, secondOpener] = JSON.parse(read(`${lexicon}/5.openers.json`)) as { word: string }[];
  return {
    words: parseWordList(read(`${lexicon}/5.txt`)).map(({ word }) => word),
    opener: opener!.word,
    secondOpener: secondOpener!.word,
  };
}
