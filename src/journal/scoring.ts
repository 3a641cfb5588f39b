/** Works out what kept games are worth: those that have ended and that nobody has reviewed yet, the newest first. */
import type { GameStore } from '../games/game-store.ts';
import type { GameRecord, Score } from '../protocol/game-record.ts';
import { outcomeOf } from '../protocol/guesses.ts';
import { NoReply } from '../protocol/reply.ts';
import type { Ask } from '../protocol/requests.ts';
import { type GameReview, reviewGame, scoreOf } from '../ui/review-game.ts';

interface Deps {
  readonly ask: Ask;
  readonly store: Pick<GameStore, 'score'>;
  /** Resolves as soon as somebody looks at the page. */
  readonly seen: () => Promise<unknown>;
  readonly onScored: (game: GameRecord, score: Score) => void;
}

/** @returns a function that takes the games there are now; what it is at goes on with these */
export function createScoring({ ask, store, seen, onScored }: Deps) {
  /** Games that were tried: one that cannot be measured is not tried again and again. */
  const tried = new Set<string>();
  let waiting: readonly GameRecord[] = [];
  let isRunning = false;

  async function score(game: GameRecord): Promise<void> {
    let last: GameReview | undefined;
    try {
      for await (const review of reviewGame(ask, game)) last = review;
    } catch (error) {
      if (error instanceof NoReply) throw error;
      // A game that came from a file may be none that can be played.
      return;
    }
    const found = last && scoreOf(last);
    if (!found) return;
    await store.score(game, found);
    onScored(game, found);
  }

  async function run(): Promise<void> {
    for (let next = waiting[0]; next; next = waiting[0]) {
      tried.add(next.id);
      waiting = waiting.slice(1);
      await seen();
      await score(next);
    }
  }

  return (games: readonly GameRecord[]): void => {
    waiting = games.filter(
      (game) => !game.score && game.lexicon !== null && outcomeOf(game) !== 'open' && !tried.has(game.id),
    );
    if (isRunning) return;
    isRunning = true;
    // Where the worker cannot be reached, or nothing can be kept, the next page that opens tries again.
    void run()
      .catch(() => undefined)
      .finally(() => (isRunning = false));
  };
}
