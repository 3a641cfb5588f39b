/** Random records of games, as a player may have them. */
import fc from 'fast-check';
import type { GameRecord } from '../protocol/game-record.ts';
import { GAMES } from './games.ts';

const points = fc.integer({ min: 0, max: 99 });

/** A day and a half around every midnight of some weeks, the change of the clocks in Europe among them. */
const begun = fc
  .tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([day, hour, minute]) => new Date(2026, 2, 10 + day, hour, minute).getTime());

/** The rows of a board that is solved with its last guess, or not at all. */
const rows = (count: number, isSolved: boolean): string[] =>
  Array.from({ length: count }, (_, n) => (isSolved && n === count - 1 ? 'aroma 22222' : 'oater 11001'));

const gameRecord: fc.Arbitrary<GameRecord> = fc
  .record({
    site: fc.constantFrom('wordle', 'wortel', 'https://games.example'),
    lexicon: fc.constantFrom('en' as const, 'de' as const, 'de-written-out' as const, null),
    boards: fc.array(fc.tuple(fc.integer({ min: 1, max: 7 }), fc.boolean()), { minLength: 1, maxLength: 2 }),
    limit: fc.constantFrom(null, 6, 7),
    begun,
    help: fc.constantFrom(null, 'count' as const, 'all' as const),
    typed: fc.constantFrom<number[]>([], [0]),
    score: fc.option(
      fc.record(
        { skill: points, luck: points, knack: fc.option(fc.integer({ min: 1, max: 7 })) },
        { requiredKeys: ['skill', 'luck'] },
      ),
    ),
  })
  .map(({ boards, score, ...rest }) => ({
    ...GAMES[0]!,
    ...rest,
    changed: rest.begun,
    entered: [],
    boards: boards.map(([count, isSolved]) => rows(count, isSolved)),
    ...(score && { score }),
  }));

/** Some games, each with an id of its own. */
export const gameRecords: fc.Arbitrary<GameRecord[]> = fc
  .array(gameRecord, { maxLength: 60 })
  .map((records) => records.map((record, n) => ({ ...record, id: `game ${n}` })));
