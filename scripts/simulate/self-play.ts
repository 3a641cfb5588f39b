/** Self-play on all cores, kept as it goes: what was played before it was stopped is not played again. */
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { formatHint } from '../../src/solver/hints.ts';
import type { Branch, Game, Step } from '../../src/solver/play.ts';
import { bundleThread } from '../bundle-thread.ts';
import type { Run } from './prepare.ts';

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
  { folder = 'out/simulate', onProgress, signal }: SelfPlayOptions = {},
): Promise<Game[]> {
  const code = bundleThread(new URL('worker.ts', import.meta.url));
  const store = openStore(folder, fingerprint(run, code));
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
      const before = store.get(branch);
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

  const ended = new AbortController();
  const workers = Array.from(
    { length: availableParallelism() },
    () => new Worker(code, { eval: true, workerData: run.settings }),
  );
  try {
    await new Promise<void>((resolve, reject) => {
      const idle = [...workers];
      const busy = new Map<Worker, Branch>();
      const assign = () => {
        while (idle.length > 0) {
          const branch = next();
          if (!branch) break;
          const worker = idle.pop()!;
          busy.set(worker, branch);
          worker.postMessage(branch);
        }
        if (busy.size === 0) resolve();
      };
      for (const worker of workers) {
        worker.on('error', reject);
        worker.on('message', (result: Step) => {
          store.put(busy.get(worker)!, result);
          busy.delete(worker);
          idle.push(worker);
          take(result);
          report();
          assign();
        });
      }
      signal?.addEventListener('abort', () => reject(signal.reason as Error), { signal: ended.signal });
      signal?.throwIfAborted();
      assign();
    });
  } finally {
    ended.abort();
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return games;
}

/** Stands for all that decides the results: the solver's code, the words and the options. */
function fingerprint(run: Run, code: string): string {
  return createHash('sha256').update(code).update(JSON.stringify(run)).digest('hex').slice(0, 16);
}

/** The results of finished tasks, a line each. */
function openStore(folder: string, name: string) {
  mkdirSync(folder, { recursive: true });
  const file = `${folder}/${name}.jsonl`;
  const keyOf = ({ hints }: Branch) => hints.map((hint) => formatHint(hint)).join(', ');
  const done = new Map<string, Step>();
  if (existsSync(file)) {
    // A line that was cut short while it was written has no end: it is taken out.
    const bytes = readFileSync(file);
    const whole = bytes.subarray(0, bytes.lastIndexOf('\n') + 1);
    if (whole.length < bytes.length) truncateSync(file, whole.length);
    for (const line of whole.toString().split('\n').slice(0, -1)) {
      const { at, ...result } = JSON.parse(line) as Step & { at: string };
      done.set(at, result);
    }
  }
  return {
    get: (branch: Branch): Step | undefined => done.get(keyOf(branch)),
    put(branch: Branch, result: Step): void {
      appendFileSync(file, `${JSON.stringify({ at: keyOf(branch), ...result })}\n`);
    },
  };
}
