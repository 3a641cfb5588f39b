/** Ranking words by several signals at once, without weights, and measuring how good a ranking is. */
/** A value for each of the words, in their order; the higher, the likelier an answer. */
export type Signal = readonly number[];

/** For each word the share of words that are below it; words of equal value share the middle. */
export function percentiles(signal: Signal): number[] {
  const order = [...signal.keys()].sort((a, b) => signal[a]! - signal[b]!);
  const result = new Array<number>(signal.length);
  for (let start = 0, end = 0; start < order.length; start = end) {
    while (end < order.length && signal[order[end]!] === signal[order[start]!]) end++;
    for (let i = start; i < end; i++) result[order[i]!] = (start + end) / 2 / order.length;
  }
  return result;
}

/** The sum of the percentiles of several signals: no one counts more than another. */
export function rankSum(signals: readonly Signal[]): number[] {
  const ranked = signals.map(percentiles);
  return ranked[0]!.map((_, word) => ranked.reduce((sum, percentile) => sum + percentile[word]!, 0));
}

/**
 * How well a signal tells some words from the others: the chance that one of the one kind is above one
 * of the other kind (the area under the receiver operating characteristic; Mann and Whitney's U).
 */
export function auc(signal: Signal, isOne: (word: number) => boolean): number {
  const ones = percentiles(signal).filter((_, word) => isOne(word));
  const others = signal.length - ones.length;
  // The percentiles of the ones sum to what they are above, each other one included.
  const above = ones.reduce((sum, percentile) => sum + percentile * signal.length, 0);
  return (above - ones.length ** 2 / 2) / (ones.length * others);
}

/** How steeply the odds of being an answer fall with the rank. */
const STEEPNESS = 3;

/**
 * The odds that a word is an answer by its rank (counted from 0), where some `answers` words are: even
 * at the rank `answers`, far above it before and far below it after.
 */
export const oddsAt = (rank: number, answers: number): number => (answers / (rank + 0.5)) ** STEEPNESS;

/** The level of a prior between 0 and 1, at most the floor. */
export function levelOf(prior: number, floor: number): number {
  return Math.min(floor, Math.max(0, Math.round(-Math.log2(prior))));
}

/** The rank of each word by a signal, from 0 for the highest; equal ones share the middle. */
export const ranksOf = (signal: Signal): number[] =>
  percentiles(signal).map((percentile) => (1 - percentile) * signal.length - 0.5);

/**
 * The level of each word by its rank: words within the first `answers` are likely, later ones less and
 * less so.
 * @param floor the level of the last ones
 */
export function levelsByRank(signal: Signal, answers: number, floor: number): number[] {
  return ranksOf(signal).map((rank) => {
    const odds = oddsAt(rank, answers);
    return levelOf(odds / (1 + odds), floor);
  });
}
