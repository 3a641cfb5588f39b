/** What is kept of a game: its rows, when it was played, and how much Knack has helped. How it ended is in its rows. */
import * as v from 'valibot';
import { MAX_ROWS } from './maximums.ts';
import { ruledGameSchema } from './game.ts';
import { count, helpSchema, list } from './values.ts';

/** Milliseconds since 1970. */
const time = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8_640_000_000_000_000));

/** Numbers of rows, from 0. */
const rowNumbers = list(count, MAX_ROWS);

/** From 0 to 99. */
const points = v.pipe(count, v.maxValue(99));

/** What comes of a game's review. */
const scoreSchema = v.object({
  /** Means over its guesses; docs/solver.md defines both. */
  skill: points,
  luck: points,
  /**
   * How many guesses Knack needs for the same answers by itself; null where it does not find them in time. Missing
   * where it does not know them.
   */
  knack: v.optional(v.nullable(count)),
});
export type Score = v.InferOutput<typeof scoreSchema>;

const gameIdSchema = v.pipe(v.string(), v.maxLength(1500));

export const gameRecordSchema = v.object({
  id: gameIdSchema,
  ...ruledGameSchema.entries,
  /** When its first row was seen, and when anything was seen of it last that was new. */
  begun: time,
  changed: time,
  /** The most that Knack has shown; null if it was never in sight. */
  help: v.nullable(helpSchema),
  /** The rows that Knack has typed, and of these those on which it has pressed Enter. */
  typed: rowNumbers,
  entered: rowNumbers,
  /** Only of a game that has ended, once it is worked out. */
  score: v.optional(scoreSchema),
});
export type GameRecord = v.InferOutput<typeof gameRecordSchema>;

/** So many games are kept: five a day are as many in fifteen years. */
export const MAX_GAMES = 30_000;
