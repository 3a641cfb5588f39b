import type { Dictionary } from './dictionary.ts';
import { graderOf } from './feedback.ts';

/**
 * The sizes of the groups that the feedback to a guess splits words into, largest first. For a few
 * guesses at a dictionary that has not been searched yet this is quicker than building share tables.
 */
export function groupSizes(
  { letters, length, rule }: Dictionary,
  guess: number,
  words: Int32Array,
): number[] {
  const grade = graderOf(rule);
  const counts = new Int32Array(3 ** length);
  for (const word of words) counts[grade(letters, guess * length, letters, word * length, length)]!++;
  return [...counts.filter((count) => count > 0).sort()].reverse();
}
