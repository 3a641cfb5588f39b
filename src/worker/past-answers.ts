/** The words that were the answer of a game before: of the player's own games, of lists, and of those that ship. */
import type { GameStore } from '../games/game-store.ts';
import type { ReadFile } from '../lexicons/dictionaries.ts';
import type { PastMark } from '../protocol/past.ts';
import { daysAfter, readGiven } from '../protocol/past-lists.ts';
import { dayIn } from '../protocol/puzzle-key.ts';
import type { Settings } from '../protocol/settings.ts';
import { MEASURED_LEVELS, type Repeats, repeatsOf } from '../sites/repeats.ts';
import { createOwnAnswers, type OwnAnswers } from './own-answers.ts';

/** What a question has to know of past answers. */
export interface Past {
  /** A past answer is 2^-levels as likely. */
  readonly levels: number;
  /** With what is said of each. */
  readonly words: ReadonlyMap<string, PastMark>;
}

/** A word that was the answer on a day at the latest. */
interface PastAnswer {
  readonly word: string;
  readonly day: string;
  readonly mark: PastMark;
}

/** The game that is asked about. */
interface Played {
  readonly site: string;
  /** The key of its puzzle. */
  readonly key: string;
  readonly width: number;
}

/** A day of this place, as 2024-03-03: Swedish dates have this form. */
const isoDay = (at: Date): string => at.toLocaleDateString('sv');

/** The day of a game: the one in its address, or else the one on which it was begun. */
function dayOf(repeats: Repeats | null, key: string, begun: Date): string {
  const dated = dayIn(key);
  const day = dated && new Date(dated.day);
  return repeats?.dayOf(dated?.address ?? key) ?? isoDay(day ?? begun);
}

const isDaily = (repeats: Repeats | null, key: string): boolean =>
  repeats?.isDaily(dayIn(key)?.address ?? key) ?? true;

function ownPast(repeats: Repeats | null, games: readonly OwnAnswers[], width: number): PastAnswer[] {
  return games
    .filter((game) => game.width === width && isDaily(repeats, game.puzzle))
    .flatMap(({ puzzle, begun, answers }) => {
      const day = dayOf(repeats, puzzle, new Date(begun));
      return answers.map((word) => ({ word, day, mark: { on: day } }));
    });
}

const givenPast = (given: readonly string[]): PastAnswer[] =>
  given.map(readGiven).map(({ word, day, isExact }) => ({ word, day, mark: isExact ? { on: day } : {} }));

interface Deps {
  readonly games: Pick<GameStore, 'ofSite'>;
  readonly readFile: ReadFile;
  readonly now: () => Date;
}

export function createPastAnswers({ games, readFile, now }: Deps) {
  const ownOf = createOwnAnswers(games);
  const shipped = new Map<string, Promise<readonly PastAnswer[]>>();
  const load = async ({ shipped: path, since, shippedBefore }: Repeats): Promise<readonly PastAnswer[]> => {
    const words = (await readFile(path)).trimEnd().split('\n');
    // Each came on the day that its place says at the latest.
    return words.map((word, n) => ({ word, day: daysAfter(since, n), mark: { before: shippedBefore } }));
  };
  const shippedOf = (repeats: Repeats): Promise<readonly PastAnswer[]> => {
    const known = shipped.get(repeats.shipped);
    if (known) return known;
    const loading = load(repeats).catch((): readonly PastAnswer[] => {
      // The next question tries again.
      shipped.delete(repeats.shipped);
      return [];
    });
    shipped.set(repeats.shipped, loading);
    return loading;
  };

  /**
   * Those of a game that came before its own day: an answer of the same day or of a later one is none.
   * @param given the list of its site, as it is kept
   * @returns null where nothing is known of how the game repeats its answers, and the player has given no list
   */
  return async (
    { site, key, width }: Played,
    given: readonly string[],
    { pastOwn, pastGiven, pastShipped }: Pick<Settings, 'pastOwn' | 'pastGiven' | 'pastShipped'>,
  ): Promise<Past | null> => {
    const repeats = repeatsOf(site);
    const listed = pastGiven ? given : [];
    if (!isDaily(repeats, key) || (!repeats && listed.length === 0)) return null;
    const day = dayOf(repeats, key, now());
    const all = [
      ...(repeats && pastShipped && width === repeats.width ? await shippedOf(repeats) : []),
      ...givenPast(listed),
      ...(pastOwn ? ownPast(repeats, await ownOf(site), width) : []),
    ].filter((answer) => answer.day < day);
    // Of a word that comes several times, the latest day that is known is said.
    const rank = ({ mark }: PastAnswer): string => mark.on ?? (mark.before ? '1' : '0');
    all.sort((a, b) => (rank(a) < rank(b) ? -1 : 1));
    return {
      levels: repeats?.levels ?? MEASURED_LEVELS,
      words: new Map(all.map(({ word, mark }) => [word, mark])),
    };
  };
}

export type PastAnswers = ReturnType<typeof createPastAnswers>;
