/** What a page tells the worker of its game: the whole of it each time, so that no part of it can be lost or come late. */
import * as v from 'valibot';
import { visitSchema } from './ids.ts';
import { noticeSchema } from './notice.ts';
import { puzzlesSchema, rowRecordSchema } from './records.ts';
import { reportSchema } from './report.ts';
import { MAX_ACTS, MAX_ROWS } from './maximums.ts';
import { composedWord, count, helpSchema, list } from './values.ts';

/** What has happened once, and is told until the worker has answered; `number` is that of the first telling. */
const actSchema = v.variant('type', [
  /** The game said that this word is not in its list, or refused it without a sentence. */
  v.object({ type: v.literal('refused'), number: count, word: composedWord, isSaid: v.boolean() }),
  /** What the player is told of the open row; null takes that back. */
  v.object({ type: v.literal('notice'), number: count, notice: v.nullable(noticeSchema) }),
  /** How much help the player wants until the next guess; null means the setting. */
  v.object({ type: v.literal('help'), number: count, help: v.nullable(helpSchema) }),
]);
export type Act = v.InferOutput<typeof actSchema>;
export type ActOf<T extends Act['type']> = Extract<Act, { type: T }>;

export const syncSchema = v.object({
  type: v.literal('sync'),
  visit: visitSchema,
  /** Counts what the page has told in this visit: the newest counts. */
  number: count,
  /** What the page shows; null when it shows no game any more. */
  report: v.nullable(reportSchema),
  /** Who filled the rows of its puzzle. */
  rows: list(rowRecordSchema, MAX_ROWS),
  puzzles: puzzlesSchema,
  /** Whether Knack is playing the game to its end. */
  playing: v.boolean(),
  acts: list(actSchema, MAX_ACTS),
});
export type Sync = v.InferOutput<typeof syncSchema>;
