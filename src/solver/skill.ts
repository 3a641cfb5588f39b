/** How good a guess was, as a number that players know from other reviews. */

/** The most that skill and luck can be. */
export const MOST = 99;

/** So many guesses lost halve the skill. */
const HALVING = 0.75;

/**
 * How good a guess was: 99 · 2^(−lost / 0.75), rounded.
 * @param lost how many guesses more it costs on average than what Knack would have guessed, by the one-step estimate,
 *   never less than none; a lost game counts as ten more
 */
export const skillOf = (lost: number): number => Math.round(MOST * 2 ** (-lost / HALVING));
