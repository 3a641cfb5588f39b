/** Looks back on games that are over, a guess at a time: each is a request of its own, so that there is progress. */
import type { Lexicon } from '../lexicons/lexicons.ts';
import type { RuledGame } from '../protocol/game.ts';
import type { GuessReview, Replay } from '../protocol/game-review.ts';
import { guessesOn } from '../protocol/guesses.ts';
import { tabKey } from '../protocol/records.ts';
import { endedInTab } from '../protocol/tab-game.ts';
import type { SettingsFor } from '../stores/settings-store.ts';
import { withMarks } from './advice-of.ts';
import type { Advisor } from './advisor.ts';
import type { Question, Questions } from './question.ts';
import type { PageSender } from './senders.ts';
import type { SessionStore } from './session-store.ts';
import type { SiteStore } from './site-store.ts';

interface Deps {
  readonly advisor: Pick<Advisor<Lexicon>, 'lookBack' | 'replay'>;
  readonly questionOf: Questions;
}

export function createGameReviews({ advisor, questionOf }: Deps) {
  /** Of the settings of today, hard mode does not count: the game was played as its record says. */
  const asked = async (
    game: RuledGame,
    boards: RuledGame['boards'],
    isPrivate: boolean,
  ): Promise<Question> => ({
    ...(await questionOf({ ...game, key: game.puzzle, boards, isPrivate })),
    hard: game.hard,
  });

  /** A page asks again where a reply takes long: that does not begin the work anew. */
  const running = new Map<string, Promise<unknown>>();
  function once<T>(key: unknown, work: () => Promise<T>): Promise<T> {
    const name = JSON.stringify(key);
    const begun = (running.get(name) as Promise<T> | undefined) ?? work().finally(() => running.delete(name));
    running.set(name, begun);
    return begun;
  }

  async function review(game: RuledGame, row: number, isPrivate: boolean): Promise<GuessReview | null> {
    const upTo = game.boards.map((board) => board.slice(0, row + 1));
    const question = await asked(game, upTo, isPrivate);
    const hindsight = await advisor.lookBack(question);
    const suggestionOf = withMarks(question.past);
    return (
      hindsight && {
        ...hindsight,
        best: hindsight.best && suggestionOf(hindsight.best),
        rival: hindsight.rival && suggestionOf(hindsight.rival),
      }
    );
  }

  return {
    /** @param row of the guess, from 0; the game has it */
    guess: (game: RuledGame, row: number, isPrivate: boolean): Promise<GuessReview | null> =>
      once([game, row, isPrivate], () => review(game, row, isPrivate)),
    replay: (game: RuledGame, answers: readonly string[], isPrivate: boolean): Promise<Replay | null> =>
      once([game, answers, isPrivate], async () =>
        advisor.replay(await asked(game, game.boards, isPrivate), answers),
      ),
  };
}

export type GameReviews = ReturnType<typeof createGameReviews>;

interface OwnDeps {
  readonly session: SessionStore;
  readonly sites: Pick<SiteStore, 'get'>;
  readonly settingsFor: SettingsFor;
}
type Sender = Pick<PageSender, 'tab' | 'isPrivate'>;

/** The same of the game that the tab of a page shows, once it is over: a page can ask about no other. */
export function createOwnReviews({ session, sites, settingsFor }: OwnDeps, reviews: GameReviews) {
  async function ended({ tab, isPrivate }: Sender): Promise<RuledGame | null> {
    const record = await session.get(tabKey(tab));
    const [settings, { rule }] = await Promise.all([
      settingsFor(isPrivate).get(),
      sites.get(record.report?.game.site ?? ''),
    ]);
    return endedInTab(record, settings, rule);
  }
  return {
    game: ended,
    async guess(sender: Sender, row: number): Promise<GuessReview | null> {
      const game = await ended(sender);
      return game && row < guessesOn(game.boards).length ? reviews.guess(game, row, sender.isPrivate) : null;
    },
    async replay(sender: Sender, answers: readonly string[]): Promise<Replay | null> {
      const game = await ended(sender);
      return game && reviews.replay(game, answers, sender.isPrivate);
    },
  };
}
