/** Puzzles as the product has them. */
import { parseHints } from '../solver/hints.ts';
import type { Puzzle } from '../solver/puzzle.ts';
import { english } from './english.ts';
import { USUAL } from './usual-puzzle.ts';

/** A game of six guesses in English with Knack's own strategy, as far as nothing else is said. */
export function puzzleOf(hints: readonly string[], change: Partial<Puzzle> = {}): Puzzle {
  return {
    dictionary: english,
    openers: [],
    hints: parseHints([...hints]),
    ...USUAL,
    ...change,
  };
}
