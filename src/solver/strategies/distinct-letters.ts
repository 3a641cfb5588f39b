import { distinctLettersOf } from './letters.ts';
import type { Position } from './strategy.ts';

/**
 * The rule of Mike Schilli's Go program (Linux Magazine, 2022): of the words left, in the list's order,
 * those with the most distinct letters first.
 */
export function distinctLetters({ dictionary, candidates, allowed }: Position, count: number): number[] {
  const distinct = new Map(Array.from(candidates, (word) => [word, distinctLettersOf(dictionary, word)]));
  return [...candidates]
    .filter((word) => allowed[word])
    .sort((a, b) => distinct.get(b)! - distinct.get(a)! || a - b)
    .slice(0, count);
}
