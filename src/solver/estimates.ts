/** What groups of candidates cost, before any search: estimates by their entropy. */
import { STEPS_PER_BIT } from './splitter.ts';

/** A lost game counts as so many further guesses: it ends a streak. */
export const LOSS = 10;

/**
 * Guesses that a group takes on average, by its entropy in bits: measured over searched games of the
 * English, German and Polish words, equally likely ones and those of the prior.
 */
const MEASURED: readonly (readonly [bits: number, mean: number])[] = [
  [0, 1], [0.25, 1.04], [0.5, 1.1], [0.75, 1.17], [0.9, 1.28], [1, 1.5], [1.58, 1.83], [2, 1.93], [2.32, 2],
  [2.58, 2.07], [3, 2.15], [3.5, 2.25], [4, 2.35], [4.5, 2.43], [5, 2.57], [5.5, 2.67], [6, 2.79], [7, 2.94],
  [8, 3.05], [9, 3.3], [10, 3.5], [12, 3.9], [26, 7.7],
]; // oxfmt-ignore

/** For two guesses left, for three, and so on: the share of a group that is lost, by its entropy in bits. */
const RISK: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 0], [1.6, 0], [3.3, 0.1], [4.3, 0.33], [5.6, 0.5], [6.6, 0.62], [8, 0.75], [26, 1]],
  [[0, 0], [4.3, 0.003], [5.6, 0.02], [6.6, 0.06], [8, 0.15], [10, 0.4], [26, 1]],
  [[0, 0], [6.6, 0.003], [8, 0.01], [10, 0.06], [26, 1]],
  [[0, 0], [26, 0]],
]; // oxfmt-ignore

/** The height at a point of a line through points, whose first coordinates ascend. */
export function interpolate(points: readonly (readonly [number, number])[], at: number): number {
  const upper = Math.max(
    1,
    points.findIndex(([x]) => x >= at),
  );
  const [x0, y0] = points[upper - 1]!;
  const [x1, y1] = points[upper]!;
  return y0 + ((y1 - y0) * (at - x0)) / (x1 - x0);
}

/** The heights of a line through points, by the entropy of a group in steps. */
function bySteps(points: readonly (readonly [number, number])[]): Float64Array {
  const heights = new Float64Array(26 * STEPS_PER_BIT);
  let upper = 1;
  for (let step = 0; step < heights.length; step++) {
    const bits = step / STEPS_PER_BIT;
    while (points[upper]![0] < bits) upper++;
    heights[step] = interpolate([points[upper - 1]!, points[upper]!], bits);
  }
  return heights;
}

const MEANS = bySteps(MEASURED);
const LOSSES = RISK.map(bySteps);
const ESTIMATES = LOSSES.map((losses) => losses.map((lost, step) => MEANS[step]! + LOSS * lost));

/**
 * The entropy of a group in steps.
 * @param logs the sum of its words' weights, each times its binary logarithm
 */
export const stepOf = (weight: number, logs: number): number =>
  Math.round(Math.max(0, Math.log2(weight) - logs / weight) * STEPS_PER_BIT);

/**
 * What a group costs for each unit of its weight, by its entropy in steps.
 * @param left guesses left for it, two at least: with fewer there is nothing to estimate
 */
export function costsFor(left: number): Float64Array {
  return ESTIMATES[Math.min(left - 2, ESTIMATES.length - 1)]!;
}

/** How much of that is games lost: their share, by the same. */
export function lossesFor(left: number): Float64Array {
  return LOSSES[Math.min(left - 2, LOSSES.length - 1)]!;
}
