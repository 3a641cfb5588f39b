/** How long the review of a whole game takes. */
import type { Lexicon } from '../../src/lexicons/lexicons.ts';
import type { Dictionary } from '../../src/solver/dictionary.ts';
import { percentile, round, type Times, timesOf } from './percentiles.ts';
import { bundled } from './process.ts';
import type { Reviewed } from './review-all.ts';
import { drawJointStates } from './states.ts';

/** The games have so many rows, none of which is the answer. */
const ROWS = 6;

export interface Reviewing {
  readonly games: number;
  /** All guesses, and Knack's own game. */
  readonly whole: Times;
  /** One suggestion after the first row, looked ahead to its end: the reference. */
  readonly reference: Times;
  /** The times to that. */
  readonly ratios: Times;
}

/** Reviews games in a fresh process. */
export function measureReviews(
  lexicon: Lexicon,
  dictionary: Dictionary,
  games: number,
  seed: number,
): Reviewing {
  const states = drawJointStates(dictionary, 1, games, seed, [ROWS]).map(([board]) => board!);
  const { whole, reference } = bundled('review-all')([lexicon], JSON.stringify(states)) as Reviewed;
  const ratio = (at: number) => round(percentile(whole, at) / percentile(reference, at), 1);
  return {
    games,
    whole: timesOf(whole),
    reference: timesOf(reference),
    ratios: { median: ratio(0.5), p99: ratio(0.99) },
  };
}
