/** Self-play of games that hardly ever go alike, so that each is played by itself, on all cores. */
import type { Game } from '../../src/solver/play.ts';
import { bundleThread } from '../bundle-thread.ts';
import type { DatedRun, JointRun } from './prepare.ts';
import type { SelfPlayOptions } from './self-play.ts';
import { FOLDER, openStore } from './store.ts';
import { inThreads } from './threads.ts';

/** What a thread says of a game. */
export type GameResult = Pick<Game, 'guesses' | 'found'>;

/** Plays games of several boards. A game is named by its answers, and its guesses are those to the last board. */
export const jointSelfPlay = ({ settings, games }: JointRun, options?: SelfPlayOptions): Promise<Game[]> =>
  playOneByOne(
    {
      thread: new URL('joint-worker.ts', import.meta.url),
      data: settings,
      games,
      nameOf: (answers) => answers.join(' '),
      keyOf: (answers) => answers.join(' '),
    },
    options,
  );

/** Plays games in the order of their days: in each, the answers of those before it are past answers. */
export const datedSelfPlay = (run: DatedRun, options?: SelfPlayOptions): Promise<Game[]> =>
  playOneByOne(
    {
      thread: new URL('dated-worker.ts', import.meta.url),
      data: run,
      games: [...run.answers.keys()],
      nameOf: (day) => run.answers[day]!,
      keyOf: String,
    },
    options,
  );

interface Games<T> {
  /** The script that plays a game, handed the data at its beginning. */
  readonly thread: URL;
  readonly data: object;
  readonly games: readonly T[];
  /** What a game is called, by its answers. */
  readonly nameOf: (game: T) => string;
  /** What its result is kept by. */
  readonly keyOf: (game: T) => string;
}

async function playOneByOne<T>(
  { thread, data, games, nameOf, keyOf }: Games<T>,
  { folder = FOLDER, onProgress, signal }: SelfPlayOptions = {},
): Promise<Game[]> {
  const code = bundleThread(thread);
  const store = openStore<GameResult>(folder, data, code);
  const ended: Game[] = [];
  const waiting: T[] = [];
  for (const game of games) {
    const before = store.get(keyOf(game));
    if (before) ended.push({ answer: nameOf(game), ...before });
    else waiting.push(game);
  }
  const kept = ended.length;
  const report = () => onProgress?.({ done: ended.length, kept, games: games.length });
  report();
  if (waiting.length === 0) return ended;
  await inThreads<T, GameResult>({
    code,
    data,
    next: () => waiting.pop(),
    take: (game, result) => {
      store.put(keyOf(game), result);
      ended.push({ answer: nameOf(game), ...result });
      report();
    },
    signal,
  });
  return ended;
}
