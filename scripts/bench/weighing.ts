/** How long it takes to say what the player's own word is worth. */
import type { Lexicon } from '../../src/lexicons/lexicons.ts';
import { percentile, round, type Times, timesOf } from './percentiles.ts';
import { bundled } from './process.ts';
import type { State } from './states.ts';
import type { Weighings } from './weigh-all.ts';

export interface Weighing {
  readonly games: number;
  /** With the best word known, as once the suggestions are there. */
  readonly known: Times;
  /** Where it has to be looked for. */
  readonly sought: Times;
  /** The first suggestion of the same game: the reference. */
  readonly reference: Times;
  /** The times to that, where the best word has to be looked for. */
  readonly ratios: Times;
}

/** Weighs any word in each game in a fresh process. */
export function measureWeighing(
  lexicon: Lexicon,
  games: readonly (readonly State[])[],
  seed: number,
): Weighing {
  const { known, sought, reference } = bundled('weigh-all')(
    [lexicon, String(seed)],
    JSON.stringify(games),
  ) as Weighings;
  const ratio = (at: number) => round(percentile(sought, at) / percentile(reference, at), 1);
  return {
    games: games.length,
    known: timesOf(known),
    sought: timesOf(sought),
    reference: timesOf(reference),
    ratios: { median: ratio(0.5), p99: ratio(0.99) },
  };
}
