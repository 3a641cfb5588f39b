/** The answers of games that the player has finished. A page may remove games, and an import bring some, at any time. */
import type { GameStore } from '../games/game-store.ts';
import { LEXICONS } from '../lexicons/lexicons.ts';
import type { GameRecord } from '../protocol/game-record.ts';
import { answersOf } from '../protocol/guesses.ts';

/** The answers of one game. */
export interface OwnAnswers extends Pick<GameRecord, 'puzzle' | 'begun' | 'width'> {
  /** In the spelling of their lexicon; of boards that were not solved as far as their page has said them. */
  readonly answers: readonly string[];
}

/** What is known of the games of a site. */
interface Known {
  readonly byId: ReadonlyMap<string, OwnAnswers>;
  /** When one of them has changed last. */
  readonly last: number;
  /** How many cannot be read. */
  readonly unread: number;
}

const NOTHING: Known = { byId: new Map(), last: 0, unread: 0 };

function ownAnswersOf({ puzzle, begun, width, boards, answers, lexicon }: GameRecord): OwnAnswers {
  const spell = lexicon === null ? (word: string) => word : LEXICONS[lexicon].spell;
  const known = answersOf(boards, width, answers).filter((answer) => answer !== null);
  return { puzzle, begun, width, answers: known.map(spell) };
}

/** What is known once games have been read, beside those that were before. */
function withGames({ byId, last, unread }: Known, games: readonly GameRecord[]): Known {
  return {
    byId: new Map([...byId, ...games.map((game) => [game.id, ownAnswersOf(game)] as const)]),
    last: Math.max(last, ...games.map(({ changed }) => changed)),
    unread,
  };
}

/** @returns a function that gives those of a site, none where games cannot be read */
export function createOwnAnswers(games: Pick<GameStore, 'ofSite'>) {
  const known = new Map<string, Known>();
  /** Reads what has changed since, and everything only where the number shows that a game is gone. */
  const read = async (site: string): Promise<Known> => {
    const before = known.get(site) ?? NOTHING;
    const { games: news, total } = await games.ofSite(site, before.last);
    const next = withGames(before, news);
    if (next.byId.size + next.unread === total) return next;
    const { games: all, total: now } = await games.ofSite(site);
    return withGames({ ...NOTHING, unread: now - all.length }, all);
  };
  return async (site: string): Promise<readonly OwnAnswers[]> => {
    try {
      const next = await read(site);
      known.set(site, next);
      return [...next.byId.values()];
    } catch {
      return [];
    }
  };
}
