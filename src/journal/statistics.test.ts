import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GameRecord } from '../protocol/game-record.ts';
import { guessesOn, outcomeOf } from '../protocol/guesses.ts';
import { gameRecords } from '../test/game-records.ts';
import { dayOf } from './calendar.ts';
import { playedGame } from './played-game.ts';
import { isIn } from './scope.ts';
import { boardCounts, statisticsOf, type Summary } from './statistics.ts';

const TODAY = dayOf(new Date(2026, 3, 10).getTime());
const statistics = (records: readonly GameRecord[], boards = 1, today = TODAY) =>
  statisticsOf(records.map(playedGame), boards, today);

/** The same once more, record by record and as slowly as it takes. */
const slowMean = (values: readonly number[]): number | null => {
  let sum = 0;
  for (const value of values) sum += value;
  return values.length > 0 ? sum / values.length : null;
};
const isWon = (record: GameRecord) => outcomeOf(record) === 'won';
const isEnded = (record: GameRecord) => outcomeOf(record) !== 'open';
const guessesIn = ({ boards }: GameRecord) => guessesOn(boards).length;

function slowSummary(records: readonly GameRecord[]): Summary {
  const reviewed = records.filter((record) => isEnded(record) && record.score);
  const replayed = reviewed.filter(({ score }) => score!.knack !== undefined);
  const compared = replayed.filter((record) => isWon(record) && record.score!.knack !== null);
  return {
    won: records.filter(isWon).length,
    lost: records.filter((record) => isEnded(record) && !isWon(record)).length,
    open: records.filter((record) => !isEnded(record)).length,
    guesses: slowMean(records.filter(isWon).map(guessesIn)),
    reviewed: reviewed.length,
    skill: slowMean(reviewed.map(({ score }) => score!.skill)),
    luck: slowMean(reviewed.map(({ score }) => score!.luck)),
    replayed: replayed.length,
    compared: compared.length,
    yours: slowMean(compared.map(guessesIn)),
    knacks: slowMean(compared.map(({ score }) => score!.knack!)),
  };
}

/** "2026-03-10": the local day, as one writes it. */
const written = (time: number): string => new Date(time).toLocaleDateString('sv');

describe('every number is that of the rows', () => {
  const check = (holds: (records: GameRecord[], boards: number) => void) =>
    fc.assert(fc.property(gameRecords, fc.constantFrom(1, 2), holds));
  const own = (records: GameRecord[], boards: number) =>
    records.filter((record) => record.boards.length === boards);

  it('of all games with so many boards', () =>
    check((records, boards) => {
      expect(statistics(records, boards)).toMatchObject(slowSummary(own(records, boards)));
      for (const [some, games] of boardCounts(records.map(playedGame)))
        expect(games).toBe(own(records, some).length);
    }));

  it('of the bars', () =>
    check((records, boards) => {
      const ended = own(records, boards).filter(isEnded);
      const replayed = ended.filter(({ score }) => score && score.knack !== undefined);
      const { bars, sharedBars } = statistics(records, boards);
      for (const { guesses, yours, knacks } of bars) {
        const isMine = (record: GameRecord) => (isWon(record) ? guessesIn(record) : null) === guesses;
        expect(yours).toBe(ended.filter(isMine).length);
        expect(knacks).toBe(replayed.filter(({ score }) => score!.knack === guesses).length);
      }
      const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);
      expect(sum(bars.map(({ yours }) => yours))).toBe(ended.length);
      expect(sum(sharedBars.map(({ yours }) => yours))).toBe(replayed.length);
      expect(sum(sharedBars.map(({ knacks }) => knacks))).toBe(replayed.length);
    }));

  it('of the parts', () =>
    check((records, boards) => {
      const ended = own(records, boards).filter(isEnded);
      const { sites, languages, help } = statistics(records, boards);
      const isHelped = (record: GameRecord) => record.help !== null || record.typed.length > 0;
      for (const { key, ...summary } of sites)
        expect(summary).toEqual(slowSummary(ended.filter(({ site }) => site === key)));
      for (const { key, ...summary } of languages)
        expect(summary).toEqual(
          slowSummary(ended.filter(({ lexicon }) => (lexicon?.split('-')[0] ?? null) === key)),
        );
      for (const { key, ...summary } of help)
        expect(summary).toEqual(slowSummary(ended.filter((record) => isHelped(record) === key)));
      expect(new Set(sites.map(({ key }) => key))).toEqual(new Set(ended.map(({ site }) => site)));
    }));

  it('of the days, weeks and months', () =>
    check((records, boards) => {
      const ended = own(records, boards).filter(isEnded);
      const { periods, unit } = statistics(records, boards);
      expect(periods.map(({ won, lost }) => won + lost).reduce((a, b) => a + b, 0)).toBe(ended.length);
      for (const [n, { start, ...summary }] of periods.entries()) {
        const end = unit === 'week' ? start + 7 : start + 1;
        const within = ended.filter(({ begun }) => dayOf(begun) >= start && dayOf(begun) < end);
        expect(summary).toEqual(slowSummary(within));
        expect(start).toBeGreaterThan(periods[n - 1]?.start ?? -1);
      }
    }));

  it('of the days in a row', () =>
    check((records, boards) => {
      const ended = own(records, boards).filter(isEnded);
      const isGood = (date: Date) => {
        const onDay = ended.filter(({ begun }) => written(begun) === written(date.getTime()));
        return onDay.length > 0 && onDay.every(isWon);
      };
      const before = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate() - 1);
      const upTo = (date: Date): number => (isGood(date) ? 1 + upTo(before(date)) : 0);
      const today = new Date(2026, 3, 10);
      const isLostToday = ended.some(
        (record) => written(record.begun) === written(today.getTime()) && !isWon(record),
      );
      const soFar = ended.filter(({ begun }) => dayOf(begun) <= TODAY);
      const { days } = statistics(soFar, boards);
      expect(days.now).toBe(isLostToday ? 0 : upTo(today) || upTo(before(today)));
      const all = Array.from({ length: 60 }, (_, n) => upTo(new Date(2026, 2, 1 + n)));
      expect(statistics(records, boards).days.longest).toBe(Math.max(...all));
    }));

  it('of the games solved in a row', () =>
    check((records, boards) => {
      const ended = own(records, boards)
        .filter(isEnded)
        .sort((a, b) => a.begun - b.begun || (a.id < b.id ? -1 : 1));
      const said = ended.map((record) => (isWon(record) ? '+' : '-')).join('');
      const { row } = statistics(records, boards);
      expect(row.now).toBe(/\+*$/.exec(said)![0].length);
      expect(row.longest).toBe(Math.max(...said.split('-').map(({ length }) => length)));
    }));

  it('of no more than what is asked for', () =>
    check((records) => {
      const scope = { site: 'wordle', language: 'de', isHelped: true, days: 30 };
      const found = records.filter((record) => isIn(scope, playedGame(record), TODAY));
      const from = written(new Date(2026, 3, 10 - 29).getTime());
      expect(found).toEqual(
        records.filter(
          ({ site, lexicon, help, typed, begun }) =>
            site === 'wordle' &&
            (lexicon === 'de' || lexicon === 'de-written-out') &&
            (help !== null || typed.length > 0) &&
            written(begun) >= from,
        ),
      );
    }));
});

describe('the bars', () => {
  const [game] = fc.sample(
    gameRecords.filter(({ length }) => length > 0),
    1,
  )[0]!;
  // What Knack has needed for it would count, too.
  const { score: _, ...unreviewed } = game!;
  const of = (guesses: number, limit: number | null): GameRecord => ({
    ...unreviewed,
    id: `${guesses}`,
    limit,
    boards: [[...Array.from({ length: guesses - 1 }, () => 'oater 00000'), 'aroma 22222']],
  });

  it('are as many as the game has guesses, and one for what was not solved', () => {
    expect(statistics([of(3, 6)]).bars.map(({ guesses }) => guesses)).toEqual([1, 2, 3, 4, 5, 6, null]);
  });

  it('end with one for all that took long, where a game has no limit', () => {
    const { bars } = statistics([of(3, null), of(12, null), of(57, null)]);
    expect(bars.slice(-2)).toMatchObject([
      { guesses: 12, orMore: true, yours: 2 },
      { guesses: null, yours: 0 },
    ]);
    expect(bars.filter(({ orMore }) => orMore)).toHaveLength(1);
  });
});
