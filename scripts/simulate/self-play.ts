/** Self-play on all cores, kept as it goes: what was played before it was stopped is not played again. */
import { formatHint } from '../../src/solver/hints.ts';
import type { Branch, Game, Step } from '../../src/solver/play.ts';
import { bundleThread } from '../bundle-thread.ts';
import type { Run } from './prepare.ts';
import { FOLDER, openStore } from './store.ts';
import { inThreads } from './threads.ts';

export interface Progress {
  /** Games that have ended. */
  readonly done: number;
  /** How many of them were found played. */
  readonly kept: number;
  readonly games: number;
}

export interface SelfPlayOptions {
  /** Where results are kept. */
  readonly folder?: string;
  /** Called whenever games have ended, and at the beginning. */
  readonly onProgress?: (progress: Progress) => void;
  /** Stops it: it rejects with the signal's reason. */
  readonly signal?: AbortSignal;
}

/** Plays every game of a run. */
export async function selfPlay(
  run: Run,
  { folder = FOLDER, onProgress, signal }: SelfPlayOptions = {},
): Promise<Game[]> {
  const code = bundleThread(new URL('worker.ts', import.meta.url));
  const store = openStore<Step>(folder, run, code);
  const games: Game[] = [];
  const waiting: Branch[] = [{ hints: [], answers: run.answers }];
  let kept = 0;
  const take = ({ ended, branches }: Step) => {
    for (const game of ended) games.push(game);
    waiting.push(...branches);
    // The largest is taken next: it is the one that still splits into tasks for all.
    waiting.sort((a, b) => a.answers.length - b.answers.length);
  };
  const next = (): Branch | undefined => {
    for (let branch = waiting.pop(); branch; branch = waiting.pop()) {
      const before = store.get(keyOf(branch));
      if (!before) return branch;
      take(before);
      kept += before.ended.length;
    }
    return undefined;
  };
  const report = () => onProgress?.({ done: games.length, kept, games: run.answers.length });

  const first = next();
  report();
  if (!first) return games;
  waiting.push(first);

  await inThreads<Branch, Step>({
    code,
    data: run.settings,
    next,
    take: (branch, result) => {
      store.put(keyOf(branch), result);
      take(result);
      report();
    },
    signal,
  });
  return games;
}

const keyOf = ({ hints }: Branch): string => hints.map((hint) => formatHint(hint)).join(', ');
