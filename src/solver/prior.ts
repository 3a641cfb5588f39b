/**
 * The prior comes in levels, which is all that is known of it and all that word lists have to hold:
 * a word of level n is 2^-n as likely to be the answer as one of level 0. As weights they are whole
 * numbers, so that sums of them are exact.
 */

/** The last level. A word of it is still 1/512 as likely as a word of the first: never impossible. */
export const MAX_LEVEL = 9;

/** The last level of words that people would call likely answers, to be counted and shown first. */
export const LIKELY_LEVEL = 2;

export function priorOf(level: number): number {
  return 2 ** (MAX_LEVEL - level);
}

/** The weight of a word among those that fit. Where all of them have a prior of 0, all are equally likely. */
export const weightOf = (prior: Float64Array, word: number): number => prior[word]! || 1;
