/**
 * Word lists as dicts/ has them: a line for each word, in alphabetical order, with one character after
 * the word: its prior's level as a digit, or as a letter from `a` on where the word is vulgar.
 */
import type { Entry } from '../solver/dictionary.ts';

const DIGIT = '0'.charCodeAt(0);
const LETTER = 'a'.charCodeAt(0);

export function parseWordList(text: string): Entry[] {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => {
      const mark = line.charCodeAt(line.length - 1);
      const vulgar = mark >= LETTER;
      return { word: line.slice(0, -1), level: mark - (vulgar ? LETTER : DIGIT), vulgar };
    });
}

/** The inverse of {@link parseWordList}; sorts the words. */
export function formatWordList(entries: readonly Entry[]): string {
  return [...entries]
    .sort((a, b) => (a.word < b.word ? -1 : 1))
    .map(({ word, level, vulgar }) => `${word}${String.fromCharCode(level + (vulgar ? LETTER : DIGIT))}\n`)
    .join('');
}
