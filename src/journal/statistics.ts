/** What games come to. Games of one and of several boards take different numbers of guesses: they are kept apart. */
import { startOf, type Unit, unitFor } from './calendar.ts';
import type { PlayedGame } from './played-game.ts';
import { daysInARow, solvedInARow, type Streak } from './streaks.ts';

/** Means are null where there is nothing that they could be of. */
export interface Summary {
  readonly won: number;
  readonly lost: number;
  /** Neither won nor lost; they count nowhere else. */
  readonly open: number;
  /** The mean of the guesses of solved games. */
  readonly guesses: number | null;
  /** The games that have ended and have a score, with their means. */
  readonly reviewed: number;
  readonly skill: number | null;
  readonly luck: number | null;
  /** Of these, the games that Knack has played, too: it has to know their answers. */
  readonly replayed: number;
  /** Of these, the games that the player has solved and Knack would have too, with the mean guesses of both. */
  readonly compared: number;
  readonly yours: number | null;
  readonly knacks: number | null;
}

/** In one pass: there may be tens of thousands. */
function summaryOf(games: readonly PlayedGame[]): Summary {
  const count = { won: 0, lost: 0, open: 0, reviewed: 0, replayed: 0, compared: 0 };
  const sum = { guesses: 0, skill: 0, luck: 0, yours: 0, knacks: 0 };
  for (const { outcome, guesses, score } of games) {
    count[outcome]++;
    if (outcome === 'won') sum.guesses += guesses;
    if (score === null) continue;
    count.reviewed++;
    sum.skill += score.skill;
    sum.luck += score.luck;
    if (score.knack === undefined) continue;
    count.replayed++;
    if (outcome !== 'won' || score.knack === null) continue;
    count.compared++;
    sum.yours += guesses;
    sum.knacks += score.knack;
  }
  const mean = (total: number, of: number) => (of === 0 ? null : total / of);
  return {
    ...count,
    guesses: mean(sum.guesses, count.won),
    skill: mean(sum.skill, count.reviewed),
    luck: mean(sum.luck, count.reviewed),
    yours: mean(sum.yours, count.compared),
    knacks: mean(sum.knacks, count.compared),
  };
}

/** How many games took so many guesses. */
export interface Bar {
  /** Null is the games that were not solved. */
  readonly guesses: number | null;
  /** Whether those are in it too that took more. */
  readonly orMore: boolean;
  readonly yours: number;
  readonly knacks: number;
}

/** A game without a limit may take any number of guesses: what is beyond so many bars is in the last one. */
const MOST_BARS = 12;

/** What Knack has needed; null where it has not found the answers in time, undefined where it has not played. */
const knacksGuesses = ({ score }: PlayedGame): number | null | undefined => score?.knack;

/** @param games those that have ended */
function barsOf(games: readonly PlayedGame[], boards: number): Bar[] {
  if (games.length === 0) return [];
  const yours = games.map(({ outcome, guesses }) => (outcome === 'won' ? guesses : null));
  const knacks = games.map(knacksGuesses).filter((guesses) => guesses !== undefined);
  const found = [...yours, ...knacks].filter((guesses) => guesses !== null);
  const limits = games.flatMap(({ limit }) => limit ?? []);
  const least = found.reduce((a, b) => Math.min(a, b), boards);
  const most = Math.min(
    [...found, ...limits].reduce((a, b) => Math.max(a, b), least),
    least + MOST_BARS - 1,
  );
  const countsOf = (all: readonly (number | null)[]) => {
    const counts = new Map<number | null, number>();
    for (const guesses of all) {
      const bar = guesses === null ? null : Math.min(guesses, most);
      counts.set(bar, (counts.get(bar) ?? 0) + 1);
    }
    return counts;
  };
  const [mine, its] = [countsOf(yours), countsOf(knacks)];
  const isInLast = found.some((guesses) => guesses > most);
  const bar = (guesses: number | null): Bar => ({
    guesses,
    orMore: guesses === most && isInLast,
    yours: mine.get(guesses) ?? 0,
    knacks: its.get(guesses) ?? 0,
  });
  return [...Array.from({ length: most - least + 1 }, (_, n) => bar(least + n)), bar(null)];
}

/** What the games of a day, week or month come to. */
interface Period extends Summary {
  /** The number of its first day. */
  readonly start: number;
}

/** Some of the games, such as those of one site. */
export interface Part<K> extends Summary {
  readonly key: K;
}

export interface Statistics extends Summary {
  readonly days: Streak;
  readonly row: Streak;
  /** Of all games that have ended; and of those alone that Knack has played, too. */
  readonly bars: readonly Bar[];
  readonly sharedBars: readonly Bar[];
  readonly unit: Unit;
  /** Those with a game that has ended, the oldest first. */
  readonly periods: readonly Period[];
  /** The largest first. */
  readonly sites: readonly Part<string>[];
  readonly languages: readonly Part<string | null>[];
  readonly help: readonly Part<boolean>[];
}

function groupsOf<K>(games: readonly PlayedGame[], keyOf: (game: PlayedGame) => K): Map<K, PlayedGame[]> {
  const groups = new Map<K, PlayedGame[]>();
  for (const game of games) {
    const key = keyOf(game);
    const group = groups.get(key);
    if (group) group.push(game);
    else groups.set(key, [game]);
  }
  return groups;
}

const partsBy = <K>(games: readonly PlayedGame[], keyOf: (game: PlayedGame) => K): Part<K>[] =>
  [...groupsOf(games, keyOf)]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([key, group]) => ({ key, ...summaryOf(group) }));

/** How many games there are by their number of boards, the most first. */
export const boardCounts = (games: readonly PlayedGame[]): (readonly [boards: number, games: number])[] =>
  [...groupsOf(games, ({ boards }) => boards)]
    .map(([boards, group]) => [boards, group.length] as const)
    .toSorted(([a, gamesA], [b, gamesB]) => gamesB - gamesA || a - b);

/**
 * @param games in any order
 * @param boards games of another number of boards are left out
 * @param today the number of the day that it is
 */
export function statisticsOf(games: readonly PlayedGame[], boards: number, today: number): Statistics {
  const own = games.filter((game) => game.boards === boards);
  const ended = own.filter(({ outcome }) => outcome !== 'open');
  const days = ended.map(({ day }) => day);
  const first = days.reduce((a, b) => Math.min(a, b), Infinity);
  const last = days.reduce((a, b) => Math.max(a, b), -Infinity);
  const unit = unitFor(last - first + 1);
  return {
    ...summaryOf(own),
    days: daysInARow(own, today),
    row: solvedInARow(own),
    bars: barsOf(ended, boards),
    sharedBars: barsOf(
      ended.filter((game) => knacksGuesses(game) !== undefined),
      boards,
    ),
    unit,
    periods: [...groupsOf(ended, ({ day }) => startOf(unit, day))]
      .toSorted(([a], [b]) => a - b)
      .map(([start, group]) => ({ start, ...summaryOf(group) })),
    sites: partsBy(ended, ({ site }) => site),
    languages: partsBy(ended, ({ language }) => language),
    help: partsBy(ended, ({ isHelped }) => isHelped),
  };
}
