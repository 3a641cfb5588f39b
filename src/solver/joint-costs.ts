/** What is left of several boards costs so much, and a guess that solves one is worth so much: estimates at first sight. */
import { interpolate } from './estimates.ts';
import { STEPS_PER_BIT } from './splitter.ts';

/**
 * What a group costs beyond one guess, by its entropy in bits: in guesses, but shared with the other boards. Fitted to
 * self-play on four boards. Most of it is the step from one word that stands out, below a bit, to two.
 */
const COSTS = [
  [0, 0], [0.8, 0.1], [1, 0.8], [1.5, 0.95], [2, 1.2], [3, 1.6], [4, 1.95], [5, 2.2], [8, 2.45], [26, 3.5],
] as const; // oxfmt-ignore

/** The same by entropy in steps. */
export const COST_BY_STEPS = Float64Array.from({ length: 26 * STEPS_PER_BIT }, (_, step) =>
  interpolate(COSTS, step / STEPS_PER_BIT),
);

/** A word that has so much of a board's weight is guessed before anything else: it has to be guessed anyway. */
export const SURE = 0.8;

/** The worth of solving a board. With few guesses to spare less is left to luck: then what is told counts for more. */
const ANSWER = 1.2;
const ANSWER_OF_FEW = 0.7;
const FEW = 2;

/** Where every guess left has to be an answer, a chance to be one comes before all else. */
const ANSWER_AT_LAST = 100;

/** The worth of solving a board, by how many more guesses there are than boards. */
export function answerWorth(spare: number): number {
  if (spare <= 0) return ANSWER_AT_LAST;
  return spare <= FEW ? ANSWER_OF_FEW : ANSWER;
}
