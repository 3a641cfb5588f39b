/**
 * Expected guesses: rank every allowed guess by how many guesses the game would still take after it,
 * weighed by the prior, looking one guess ahead.
 */
import { allCorrect } from '../feedback.ts';
import { createPartitioner, type Feedbacks } from '../partition.ts';
import type { Position } from './strategy.ts';

/** A guess with its measures. */
export interface RankedGuess {
  /** The word's number in the dictionary. */
  readonly word: number;
  /** Whether it can be the answer itself. */
  readonly candidate: boolean;
  /** Into how many groups the feedback would split the candidates. */
  readonly groups: number;
  /** How many candidates are in the largest group. */
  readonly largest: number;
  /** Guesses still needed on average, this one included (an estimate). */
  readonly expected: number;
}

/**
 * Guesses still needed for a group of n equally likely words: n and mean, measured over self-play.
 * For other distributions n is the perplexity, two to the power of the entropy.
 */
const MEASURED: readonly (readonly [number, number])[] = [
  [1, 1], [2, 1.5], [3, 1.79], [5, 2.01], [10, 2.24], [20, 2.46], [50, 2.76], [100, 2.96],
  [200, 3.18], [500, 3.41], [1000, 3.63], [1_000_000, 6.1],
]; // prettier-ignore

const STEPS_PER_BIT = 64;
const REMAINING = remainingByEntropy();

/** Further guesses by entropy, in steps of 1/64 bit up to 20 bits, interpolated in between. */
function remainingByEntropy(): Float64Array {
  return Float64Array.from({ length: 20 * STEPS_PER_BIT + 1 }, (_, step) => {
    const bits = step / STEPS_PER_BIT;
    const upper = Math.max(
      1,
      MEASURED.findIndex(([n]) => Math.log2(n) >= bits),
    );
    const [n0, g0] = MEASURED[upper - 1]!;
    const [n1, g1] = MEASURED[upper]!;
    return g0 + ((g1 - g0) * (bits - Math.log2(n0))) / (Math.log2(n1) - Math.log2(n0));
  });
}

/**
 * Adds up weight and surprisal of each group, and lists the groups. A function of its own, on its own
 * arguments, since that is what the engine makes fast: half of all time is spent here.
 */
function addUp(
  feedbacks: Feedbacks,
  weights: Float64Array,
  surprisals: Float64Array,
  weight: Float64Array,
  surprisal: Float64Array,
  groups: number[],
): void {
  for (let n = 0; n < feedbacks.length; n++) {
    const feedback = feedbacks[n]!;
    if (weight[feedback] === 0) groups.push(feedback);
    weight[feedback]! += weights[n]!;
    surprisal[feedback]! += surprisals[n]!;
  }
}

interface Estimate {
  readonly word: number;
  readonly expected: number;
}

/** The estimate is no finer than a hundredth of a guess: what is equal to two decimals is a tie. */
const rank = (expected: number): number => Math.round(expected * 100);

/** Feedbacks graded between two yields: about a millisecond of work. */
const WORK_PER_YIELD = 400_000;

/** The measures of given guesses, in their order, with the one-step estimate of the guesses expected. */
export function measure(position: Position, guesses: readonly number[]): RankedGuess[] {
  const { estimate, measured } = estimator(position);
  return guesses.map((word) => measured({ word, expected: estimate(word) }));
}

function estimator({ dictionary, candidates }: Position) {
  const { words, length, prior } = dictionary;
  const partition = createPartitioner(dictionary, candidates);
  const weights = Float64Array.from(candidates, (word) => prior[word]!);
  const surprisals = weights.map((weight) => weight * Math.log2(weight));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const isCandidate = new Uint8Array(words.length);
  for (const word of candidates) isCandidate[word] = 1;

  const win = allCorrect(length);
  const weight = new Float64Array(win + 1);
  const surprisal = new Float64Array(win + 1);
  const groups: number[] = [];

  /** The guesses that are expected to be needed, this one included. */
  const estimate = (word: number): number => {
    groups.length = 0;
    addUp(partition(word), weights, surprisals, weight, surprisal, groups);
    let expected = 1;
    for (const feedback of groups) {
      const mass = weight[feedback]!;
      if (feedback !== win) {
        const entropy = Math.log2(mass) - surprisal[feedback]! / mass;
        expected += (mass / total) * REMAINING[Math.round(entropy * STEPS_PER_BIT)]!;
      }
      weight[feedback] = surprisal[feedback] = 0;
    }
    return expected;
  };

  const measured = ({ word, expected }: Estimate): RankedGuess => {
    const sizes = new Map<number, number>();
    for (const feedback of partition(word)) sizes.set(feedback, (sizes.get(feedback) ?? 0) + 1);
    const candidate = isCandidate[word] === 1;
    return { word, candidate, groups: sizes.size, largest: Math.max(...sizes.values()), expected };
  };

  return { estimate, measured, isCandidate };
}

/**
 * The `count` best guesses, best first. Among equals (to a hundredth of a guess) words that can be the
 * answer come first, then the finer estimate, then likelier words, then the dictionary's order. With one guess left only likelihood counts.
 *
 * Yields after each small piece of work, so that a caller can spread it over time or drop it.
 */
export function* rankByExpectedGuesses(position: Position, count: number): Generator<void, RankedGuess[]> {
  const { dictionary, candidates, allowed, guessesLeft } = position;
  const { words, prior } = dictionary;
  const { estimate, measured, isCandidate } = estimator(position);
  const precedes = (a: Estimate, b: Estimate): boolean => {
    if (rank(a.expected) !== rank(b.expected)) return a.expected < b.expected;
    if (isCandidate[a.word] !== isCandidate[b.word]) return isCandidate[a.word] === 1;
    if (a.expected !== b.expected) return a.expected < b.expected;
    return prior[a.word] === prior[b.word] ? a.word < b.word : prior[a.word]! > prior[b.word]!;
  };

  if (guessesLeft <= 1) {
    return Array.from(candidates.filter((word) => allowed[word]).subarray(0, count), (word) =>
      measured({ word, expected: estimate(word) }),
    );
  }
  const best: Estimate[] = [];
  const perYield = Math.ceil(WORK_PER_YIELD / candidates.length);
  for (let word = 0; word < words.length; word++) {
    if (word % perYield === 0) yield;
    if (!allowed[word]) continue;
    const guess = { word, expected: estimate(word) };
    if (best.length === count && !precedes(guess, best[count - 1]!)) continue;
    const place = best.findIndex((other) => precedes(guess, other));
    best.splice(place === -1 ? best.length : place, 0, guess);
    if (best.length > count) best.pop();
  }
  return best.map(measured);
}
