/** What the commands that play have in common: progress, a clean stop, and errors in a sentence. */
import { isUsageError } from '../usage.ts';
import { limitOf } from '../../src/solver/play.ts';
import { datedSelfPlay, jointSelfPlay } from './one-by-one.ts';
import type { DatedRun, JointRun, Run } from './prepare.ts';
import { showProgress } from './progress.ts';
import { summarize, type Summary } from './report.ts';
import { selfPlay, type SelfPlayOptions } from './self-play.ts';

/** Plays a run, showing under its name how far it is. */
export type Played = (name: string, run: Run | JointRun | DatedRun) => Promise<Summary>;

async function playAll(run: Run | JointRun | DatedRun, options: SelfPlayOptions): Promise<Summary> {
  if ('games' in run) return summarize(await jointSelfPlay(run, options), limitOf(run.games[0]!.length));
  return summarize(await ('past' in run ? datedSelfPlay(run, options) : selfPlay(run, options)));
}

/** Runs a command, which is handed what it plays with. */
export async function runCommand(command: (played: Played) => Promise<void>): Promise<void> {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort());
  try {
    await command(async (name, run) => {
      const progress = showProgress(name, process.stderr);
      try {
        return await playAll(run, { onProgress: progress.update, signal: stop.signal });
      } finally {
        progress.end();
      }
    });
  } catch (error) {
    if (stop.signal.aborted) {
      console.error('Stopped. The same command goes on from here.');
      process.exitCode = 130;
    } else {
      // A fault of our own is shown with where it happened.
      console.error(isUsageError(error) ? error.message : error);
      process.exitCode = 1;
    }
  }
}
