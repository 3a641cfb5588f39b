import type { Dictionary } from './dictionary.ts';
import { grade } from './feedback.ts';

/**
 * The sizes of the groups that the feedback to a guess splits words into, largest first. For a few
 * guesses at a dictionary that has not been searched yet this is quicker than building share tables.
 */
export function groupSizes({ letters, length }: Dictionary, guess: number, words: Int32Array): number[] {
  const counts = new Int32Array(3 ** length);
  for (const word of words) counts[grade(letters, guess * length, letters, word * length, length)]!++;
  return [...counts.filter((count) => count > 0).sort()].reverse();
}
