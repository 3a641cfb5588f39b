import { distinctLettersOf } from './letters.ts';
import type { Position } from './strategy.ts';

/**
 * The rule of Mike Schilli's Go program (Linux Magazine, 2022): of the words left, in the list's order,
 * those with the most distinct letters first.
 */
export function distinctLetters({ dictionary, candidates, allowed }: Position, count: number): number[] {
  const guesses = candidates.filter((word) => allowed[word]);
  const distinct = new Uint8Array(dictionary.words.length);
  for (const word of guesses) distinct[word] = distinctLettersOf(dictionary, word);
  return Array.from(guesses.sort((a, b) => distinct[b]! - distinct[a]! || a - b).subarray(0, count));
}
