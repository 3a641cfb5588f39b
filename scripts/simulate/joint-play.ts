/** Self-play on several boards at once, on all cores. */
import type { Game } from '../../src/solver/play.ts';
import { bundleThread } from '../bundle-thread.ts';
import type { JointRun } from './prepare.ts';
import type { SelfPlayOptions } from './self-play.ts';
import { FOLDER, openStore } from './store.ts';
import { inThreads } from './threads.ts';

/** What a thread says of a game. */
export type JointResult = Pick<Game, 'guesses' | 'found'>;

/** Plays every game of a run. A game is named by its answers, and its guesses are those to the last board. */
export async function jointSelfPlay(
  { settings, games }: JointRun,
  { folder = FOLDER, onProgress, signal }: SelfPlayOptions = {},
): Promise<Game[]> {
  const code = bundleThread(new URL('joint-worker.ts', import.meta.url));
  const store = openStore<JointResult>(folder, settings, code);
  const ended: Game[] = [];
  const waiting: (readonly string[])[] = [];
  for (const answers of games) {
    const before = store.get(nameOf(answers));
    if (before) ended.push({ answer: nameOf(answers), ...before });
    else waiting.push(answers);
  }
  const kept = ended.length;
  const report = () => onProgress?.({ done: ended.length, kept, games: games.length });
  report();
  if (waiting.length === 0) return ended;
  await inThreads<readonly string[], JointResult>({
    code,
    data: settings,
    next: () => waiting.pop(),
    take: (answers, result) => {
      store.put(nameOf(answers), result);
      ended.push({ answer: nameOf(answers), ...result });
      report();
    },
    signal,
  });
  return ended;
}

const nameOf = (answers: readonly string[]): string => answers.join(' ');
