/** How long it takes from the hints of several boards to the first suggestion for all of them. */
import type { Dictionary } from '../../src/solver/dictionary.ts';
import type { Lexicon } from '../../src/lexicons/lexicons.ts';
import type { JointSolving } from './answer-jointly.ts';
import { percentile, round, type Times, timesOf } from './percentiles.ts';
import { bundled } from './process.ts';
import { drawJointStates } from './states.ts';

/** Of how many boards games are measured. */
export const BOARDS = [2, 4, 16] as const;

export interface JointAnswering {
  readonly games: number;
  /** To the first suggestion. */
  readonly first: Times;
  /** Of the first board of each game alone: the reference. */
  readonly alone: Times;
  /** The times to that. */
  readonly ratios: Times;
  /** The longest that other work ever had to wait. */
  readonly longest: number;
}

/** Answers games of so many boards in a fresh process. */
export function measureJointly(
  lexicon: Lexicon,
  dictionary: Dictionary,
  boards: number,
  games: number,
  seed: number,
): JointAnswering {
  const states = drawJointStates(dictionary, boards, games, seed);
  const { first, alone, longest } = bundled('answer-jointly')(
    [lexicon],
    JSON.stringify(states),
  ) as JointSolving;
  const ratio = (at: number) => round(percentile(first, at) / percentile(alone, at), 1);
  return {
    games,
    first: timesOf(first),
    alone: timesOf(alone),
    ratios: { median: ratio(0.5), p99: ratio(0.99) },
    longest: round(Math.max(...longest), 1),
  };
}
