/** How long it takes from an empty board to the first suggestion where answers are past. */
import type { Lexicon } from '../../src/lexicons/lexicons.ts';
import { percentile, round } from './percentiles.ts';
import { bundled } from './process.ts';

const RUNS = 21;

/** Medians, in milliseconds. */
export interface EmptyBoard {
  /** In a worker that has just been started. */
  readonly first: number;
  readonly next: number;
  /** After one more answer. */
  readonly changed: number;
}

export function measureEmptyBoard(lexicon: Lexicon, length: number): EmptyBoard {
  const one = bundled('empty-one');
  const runs = Array.from({ length: RUNS }, () => one([lexicon, String(length)]) as number[]);
  const [first, next, changed] = [0, 1, 2].map((which) =>
    round(
      percentile(
        runs.map((times) => times[which]!),
        0.5,
      ),
      1,
    ),
  );
  return { first: first!, next: next!, changed: changed! };
}
