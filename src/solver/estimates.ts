/** What groups of candidates cost, before any search: estimates by their entropy. */
import { STEPS_PER_BIT } from './splitter.ts';

/** A lost game counts as so many further guesses: it ends a streak. */
export const LOSS = 10;

/**
 * Guesses still needed for a group of n equally likely words: n and mean, measured over self-play.
 * For other distributions n is the perplexity, two to the power of the entropy.
 */
const MEASURED: readonly (readonly [number, number])[] = [
  [1, 1], [2, 1.5], [3, 1.79], [5, 2.01], [10, 2.24], [20, 2.46], [50, 2.76], [100, 2.96],
  [200, 3.18], [500, 3.41], [1000, 3.63], [1_000_000, 6.1],
]; // prettier-ignore

/** By guesses left: the share of a group that is lost, by its entropy in bits. */
const RISK: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 1], [26, 1]],
  [[0, 0], [1, 0.5], [26, 1]],
  [[0, 0], [1.6, 0], [3.3, 0.1], [4.3, 0.33], [5.6, 0.5], [6.6, 0.62], [8, 0.75], [26, 1]],
  [[0, 0], [4.3, 0.003], [5.6, 0.02], [6.6, 0.06], [8, 0.15], [10, 0.4], [26, 1]],
  [[0, 0], [6.6, 0.003], [8, 0.01], [10, 0.06], [26, 1]],
  [[0, 0], [26, 0]],
]; // prettier-ignore

function interpolate(points: readonly (readonly [number, number])[], at: number): number {
  const upper = Math.max(
    1,
    points.findIndex(([x]) => x >= at),
  );
  const [x0, y0] = points[upper - 1]!;
  const [x1, y1] = points[upper]!;
  return y0 + ((y1 - y0) * (at - x0)) / (x1 - x0);
}

/** By guesses left and entropy in steps: what a group costs for each unit of its weight. */
export const ESTIMATES = RISK.map((risk) =>
  Float64Array.from({ length: 26 * STEPS_PER_BIT }, (_, step) => {
    const bits = step / STEPS_PER_BIT;
    const points = MEASURED.map(([n, mean]) => [Math.log2(n), mean] as const);
    return interpolate(points, Math.min(bits, 19.9)) + LOSS * interpolate(risk, bits);
  }),
);
