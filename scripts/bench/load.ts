/** How long a word list takes to load, cold. */
import { LEXICONS } from '../../src/lexicons/lexicons.ts';
import { percentile, round } from './percentiles.ts';
import { bundled } from './process.ts';

const RUNS = 21;

export interface Loading {
  readonly median: number;
  readonly p90: number;
  /** To the time that it takes only to split the text into words. */
  readonly ratio: number;
}

/** By lexicon and length, each loaded in fresh processes: milliseconds from its files to ready to solve. */
export function measureLoading(): Record<string, Loading> {
  const loadOne = bundled('load-one');
  const lists = Object.entries(LEXICONS).flatMap(([lexicon, { lengths }]) =>
    lengths.map((length) => [lexicon, String(length)]),
  );
  return Object.fromEntries(
    lists.map((list) => {
      const runs = Array.from({ length: RUNS }, () => loadOne(list) as [loaded: number, reference: number]);
      const times = runs.map(([loaded]) => loaded);
      const ratios = runs.map(([loaded, reference]) => loaded / reference);
      return [
        list.join(' '),
        {
          median: round(percentile(times, 0.5), 1),
          p90: round(percentile(times, 0.9), 1),
          ratio: round(percentile(ratios, 0.5), 1),
        },
      ];
    }),
  );
}
