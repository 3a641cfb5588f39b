/** What a guess comes to on several boards at once. */
import type { Dictionary } from './dictionary.ts';
import { interpolate } from './estimates.ts';
import { graderOf } from './feedback.ts';
import { weightOf } from './prior.ts';

/** What several boards leave open. */
export interface JointPosition {
  readonly dictionary: Dictionary;
  /** For each board that is not solved the words that can be its answer, likeliest first; at least one each. */
  readonly boards: readonly Int32Array[];
  /** For each word of the dictionary whether it may be guessed (1) or not (0). */
  readonly allowed: Uint8Array;
  /** Guesses that the player has left, this one included; Infinity when it is not known. */
  readonly guessesLeft: number;
}

/** A guess with its measures over all boards that are not solved. */
export interface JointGuess {
  /** The word's number in the dictionary. */
  readonly word: number;
  /** Whether it can be the answer of any board. */
  readonly candidate: boolean;
  /** How many boards it solves on average. */
  readonly solves: number;
  /** How many words it leaves on average, all boards together; of a board that it solves, its answer. */
  readonly left: number;
  /** An estimate of the guesses to the end of the last board, this one included. */
  readonly expected: number;
}

/** The words of one board, or of several that leave the same. */
export interface Part {
  readonly candidates: Int32Array;
  readonly weights: Float64Array;
  /** The sum of the weights. */
  readonly total: number;
  /** The bits that are to be found out. */
  readonly entropy: number;
  /** How many boards they are. */
  readonly times: number;
}

/** The boards of a position, in an order that does not depend on theirs. */
export function partsOf({ dictionary: { prior }, boards }: JointPosition): Part[] {
  const sorted = [...boards].sort(inOrder);
  return sorted.flatMap((candidates, n) => {
    if (n > 0 && inOrder(sorted[n - 1]!, candidates) === 0) return [];
    const weights = Float64Array.from(candidates, (word) => weightOf(prior, word));
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const entropy = weights.reduce((sum, weight) => sum - (weight / total) * Math.log2(weight / total), 0);
    const times = sorted.filter((other) => inOrder(other, candidates) === 0).length;
    return [{ candidates, weights, total, entropy, times }];
  });
}

function inOrder(one: Int32Array, other: Int32Array): number {
  if (one.length !== other.length) return one.length - other.length;
  const at = one.findIndex((word, n) => word !== other[n]);
  return at === -1 ? 0 : one[at]! - other[at]!;
}

/**
 * How many guesses there are beyond one for each board, by the bits that a board has still to give on average:
 * measured over games of 2 to 16 boards, for which it is much the same.
 */
const BEYOND = [
  [0, 0], [0.5, 0.4], [1, 0.65], [2, 0.97], [3, 1.3], [4, 1.55], [5, 1.8], [7, 2.05], [11, 2.75], [26, 5.4],
] as const; // oxfmt-ignore

/** Measures guesses at a position, in their order; it yields before each. */
export function* measureJointly(
  position: JointPosition,
  guesses: Iterable<number>,
): Generator<undefined, JointGuess[]> {
  const parts = partsOf(position);
  const measured: JointGuess[] = [];
  for (const word of guesses) {
    yield;
    measured.push(measure(position, parts, word));
  }
  return measured;
}

function measure({ dictionary, boards }: JointPosition, parts: readonly Part[], word: number): JointGuess {
  let solves = 0;
  let left = 0;
  let bits = 0;
  for (const part of parts) {
    const own = part.candidates.indexOf(word);
    if (own !== -1) solves += (part.times * part.weights[own]!) / part.total;
    const after = groupsOf(dictionary, part, word);
    left += part.times * after.left;
    bits += part.times * after.bits;
  }
  const beyond = interpolate(BEYOND, bits / boards.length);
  return { word, candidate: solves > 0, solves, left, expected: 1 + boards.length - solves + beyond };
}

/** The words and the bits that a guess leaves on average. */
function groupsOf({ letters, length, rule }: Dictionary, { candidates, weights, total }: Part, word: number) {
  const grade = graderOf(rule);
  const groups = new Map<number, { size: number; weight: number; logs: number }>();
  candidates.forEach((candidate, n) => {
    const feedback = grade(letters, word * length, letters, candidate * length, length);
    const group = groups.get(feedback) ?? { size: 0, weight: 0, logs: 0 };
    const weight = weights[n]!;
    group.size++;
    group.weight += weight;
    group.logs += weight * Math.log2(weight);
    groups.set(feedback, group);
  });
  let left = 0;
  let bits = 0;
  for (const { size, weight, logs } of groups.values()) {
    left += (size * weight) / total;
    bits += (weight * Math.log2(weight) - logs) / total;
  }
  return { left, bits: Math.max(0, bits) };
}
