/** How the product plays, as far as nothing else is set. */
import type { Puzzle } from '../solver/puzzle.ts';

/** All of a puzzle but its words and hints: a game of six guesses with Knack's own strategy. */
export const USUAL: Omit<Puzzle, 'dictionary' | 'openers' | 'hints'> = {
  refused: new Set(),
  forbidden: new Set(),
  vulgar: false,
  guesses: 6,
  hard: false,
  strategy: 'expected-guesses',
  opener: null,
};
