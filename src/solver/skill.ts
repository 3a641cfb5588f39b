/** How good a guess was, as a number that players know from other reviews. */
import type { Review } from './review.ts';

/** The most that skill and luck can be. */
export const MOST = 99;

/** So many guesses lost halve the skill. */
const HALVING = 0.75;

/** What sums may differ by that are the same. */
const EXACT = 1e-6;

/**
 * How good a guess was: 99 · 2^(−lost / 0.75), rounded. Lost is how many guesses more it costs on average than what
 * Knack would have guessed, by the one-step estimate; a lost game counts as ten more. What rules out no word, whatever
 * the answer is, has cost itself at least: with the last guess, where hardly any word wins, the estimate alone would
 * call it hard to beat.
 */
export function skillOf({
  lost,
  before,
  average,
  best,
}: Pick<Review, 'lost' | 'before' | 'average' | 'best'>): number {
  const isWasted = average > before - EXACT && best < before - EXACT;
  return Math.round(MOST * 2 ** (-Math.max(lost, Number(isWasted)) / HALVING));
}
