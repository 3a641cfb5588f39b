/**
 * A player's year for `npm run test:all`, or the winter of it: games on three sites, with what happens to pages and
 * browsers in between. Each is kept once, with all of its rows.
 */
import { afterEach, expect, it, vi } from 'vitest';
import { idOf } from '../games/same-game.ts';
import { dayOf } from '../journal/calendar.ts';
import { playedGame } from '../journal/played-game.ts';
import { statisticsOf } from '../journal/statistics.ts';
import { type GameOutcome, outcomeOf } from '../protocol/guesses.ts';
import { dayKey, numberedKey } from '../protocol/puzzle-key.ts';
import { createRandom } from '../solver/random.ts';
import { slowFeedback } from '../test/brute-force.ts';
import { fakeStorage, report, setUp } from '../test/worker.ts';

const DAYS = process.env['KNACK_TESTS'] === 'all' ? 365 : 122;
/** The days count from 0, which is 1 November. */
const dayAfter = (n: number) => new Date(2026, 10, 1 + n);
const LIMIT = 6;
const HOUR = 60 * 60 * 1000;
const WORDS = 'abord aroma carat crane drown fuzzy moist oater rhomb salet silky slimy steed watch'.split(
  ' ',
);
const LIST = WORDS.map((word) => `${word}0\n`).join('');

/** The sites and how their pages name a game: by an id of their own, by its day, by its number. */
const SITES = [
  { site: 'wordle', keyOf: (_: Date, n: number) => `/games/wordle/index.html ${n}` },
  { site: 'wortel', keyOf: (day: Date) => dayKey('/', day.toDateString()) },
  { site: 'practice', keyOf: (_: Date, n: number) => numberedKey('practice.html', n) },
] as const;

interface Played {
  readonly site: string;
  readonly rows: readonly string[];
  readonly outcome: GameOutcome;
}

afterEach(() => void vi.useRealTimers());

it('is kept whole, each game once', { timeout: 120_000 }, async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const random = createRandom(17);
  const chance = (share: number) => random() < share;
  const drawn = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)]!;
  const played: Played[] = [];
  let app = setUp({ list: LIST });
  let tabs = 0;

  /** What may happen between two rows. @returns the tab that the game goes on in */
  async function happen(
    tab: number,
    show: (tab: number, visit: string) => Promise<unknown>,
    areKept: () => Promise<void>,
  ): Promise<number> {
    if (chance(0.1)) await show(tab, `reloaded ${random()}`);
    // Browsers stop a worker only once it has had nothing to do for a while:
    // https://developer.chrome.com/docs/extensions/develop/concepts/service-workers/lifecycle
    await areKept();
    if (chance(0.1)) app = setUp({ list: LIST, disk: app.disk });
    if (chance(0.05)) {
      // The browser is closed and opened again: what is only in its session is gone.
      app = setUp({ list: LIST, disk: { ...app.disk, inSession: fakeStorage() } });
      await show(tab, `opened again ${random()}`);
    }
    if (!chance(0.1)) return tab;
    await show(++tabs, `other tab ${random()}`);
    return chance(0.5) ? tabs : tab;
  }

  async function playGame({ site, keyOf }: (typeof SITES)[number], day: Date, number: number): Promise<void> {
    const answer = drawn(WORDS);
    const guesses = [...WORDS].sort(() => random() - 0.5).slice(0, LIMIT);
    const end = guesses.indexOf(answer);
    const most = chance(0.05) ? 1 + Math.floor(random() * 3) : LIMIT;
    const rows = guesses
      .slice(0, end === -1 ? most : Math.min(most, end + 1))
      .map((guess) => `${guess} ${slowFeedback(guess, answer)}`);
    let tab = ++tabs;
    let count = 0;
    let isNextDay = false;
    const show = (where: number, visit: string): Promise<unknown> => {
      const puzzle = keyOf(isNextDay ? new Date(day.getTime() + 24 * HOUR) : day, number);
      const shown = report(rows.slice(0, count), { site, puzzle, limit: LIMIT });
      return app.tell({ type: 'report', report: shown }, where, false, 0, visit);
    };
    const id = idOf({ site, puzzle: keyOf(day, number) }, 1);
    const areKept = () =>
      vi.waitFor(
        async () => expect((await app.games.get(id))?.boards[0] ?? []).toEqual(rows.slice(0, count)),
        { timeout: 20_000, interval: 5 },
      );
    for (; count <= rows.length; count++) {
      vi.setSystemTime(day.getTime() + 20 * HOUR + count * 60_000 + (isNextDay ? 6 * HOUR : 0));
      await show(tab, 'first');
      tab = await happen(tab, show, areKept);
      // A game that has two rows at least may go on after midnight.
      isNextDay ||= count >= 2 && chance(0.03);
    }
    const outcome = rows.at(-1)!.endsWith('22222') ? 'won' : rows.length === LIMIT ? 'lost' : 'open';
    played.push({ site, rows, outcome });
  }

  for (let n = 0; n < DAYS; n++) {
    const day = dayAfter(n);
    // An update in between starts the worker anew.
    if (n === Math.floor(DAYS / 2)) app = setUp({ list: LIST, disk: app.disk });
    await playGame(SITES[n % SITES.length]!, day, n);
  }

  await expect.poll(async () => (await app.games.all()).length).toBe(DAYS);
  const inOrder = (games: readonly Played[]) => games.map((game) => JSON.stringify(game)).toSorted();
  const kept = (await app.games.all()).map((game): Played => ({
    site: game.site,
    rows: game.boards[0]!,
    outcome: outcomeOf(game),
  }));
  expect(inOrder(kept)).toEqual(inOrder(played));

  // What the journal counts is what the rows come to, which are gone through day by day.
  const count = (isSo: (game: Played) => boolean) => played.filter(isSo).length;
  const won = played.filter(({ outcome }) => outcome === 'won');
  const longestRun = (isGood: (game: Played) => boolean | null) => {
    const runs = played.map(isGood).filter((good) => good !== null);
    return Math.max(
      ...runs
        .join(' ')
        .split('false')
        .map((run) => run.split('true').length - 1),
    );
  };
  const lastDay = dayOf(dayAfter(DAYS - 1).getTime());
  const statistics = statisticsOf((await app.games.all()).map(playedGame), 1, lastDay);
  expect(statistics).toMatchObject({
    won: won.length,
    lost: count(({ outcome }) => outcome === 'lost'),
    open: count(({ outcome }) => outcome === 'open'),
    guesses: expect.closeTo(won.reduce((sum, { rows }) => sum + rows.length, 0) / won.length, 9) as number,
    row: { longest: longestRun(({ outcome }) => (outcome === 'open' ? null : outcome === 'won')) },
    days: { longest: longestRun(({ outcome }) => outcome === 'won') },
  });
  expect(statistics.bars.map(({ guesses, yours }) => [guesses, yours])).toEqual([
    ...[1, 2, 3, 4, 5, 6].map((guesses) => [
      guesses,
      won.filter(({ rows }) => rows.length === guesses).length,
    ]),
    [null, count(({ outcome }) => outcome === 'lost')],
  ]);
  expect(statistics.sites.map(({ key, won: its }) => [key, its]).toSorted()).toEqual(
    SITES.map(({ site }) => [site, won.filter((game) => game.site === site).length]).toSorted(),
  );
});
