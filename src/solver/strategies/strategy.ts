import type { Dictionary } from '../dictionary.ts';
import type { HardMode } from '../hard-mode.ts';
import type { Hint } from '../hints.ts';

/** What a strategy goes by. */
export interface Position {
  readonly dictionary: Dictionary;
  /** The board so far, in the order of play. */
  readonly hints: readonly Hint[];
  /** The words that can still be the answer, as numbers, likeliest first; at least one. */
  readonly candidates: Int32Array;
  /** For each word of the dictionary whether it may be guessed (1) or not (0). */
  readonly allowed: Uint8Array;
  /** Guesses that the player has left, this one included; Infinity when it is not known. */
  readonly guessesLeft: number;
  /** Whether later guesses too must obey the hints (hard mode). */
  readonly hard: HardMode;
  /** Whether a word that people know, and that can be the answer, comes first where it costs next to nothing; not unless given. */
  readonly known?: boolean;
}

/**
 * The rule of an article: ranks guesses, best first, `count` at most. The strategies that follow such
 * rules guess only words that can still be the answer.
 */
export type Rule = (position: Position, count: number) => number[];
