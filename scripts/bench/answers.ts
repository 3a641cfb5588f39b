/** How long it takes from hints to suggestions, and how much memory. */
import type { Lexicon } from '../../src/lexicons/lexicons.ts';
import type { Solving } from './answer-all.ts';
import { bundled } from './process.ts';
import { type Times, timesOf } from './percentiles.ts';
import type { State } from './states.ts';

export interface Answering {
  readonly states: number;
  readonly afterOneGuess: number;
  /** To the first suggestion. */
  readonly first: Times;
  /** How many of the states were looked ahead from: the first so many. */
  readonly lookedAhead: number;
  /** To the suggestion that was looked ahead for. */
  readonly ahead: Times;
  /** The most that was ever in use, in megabytes. */
  readonly memory: number;
}

/**
 * Answers the boards of a lexicon in a fresh process.
 * @param looked how many of them are also looked ahead from
 */
export function measureAnswers(lexicon: Lexicon, states: readonly State[], looked: number): Answering {
  const solving = bundled('answer-all')([lexicon, String(looked)], JSON.stringify(states)) as Solving;
  return {
    states: states.length,
    afterOneGuess: states.filter(({ length }) => length === 1).length,
    first: timesOf(solving.first),
    lookedAhead: solving.ahead.length,
    ahead: timesOf(solving.ahead),
    memory: Math.round(solving.memory),
  };
}
