/**
 * One puzzle as it has been played so far: the session makes it of what a page shows, the worker keeps it, the journal
 * stores it, the review judges it, practice deals it. What follows from it is in guesses.ts, which needs no schema.
 */
import * as v from 'valibot';
import { REPEAT_RULES } from '../solver/repeat-rule.ts';
import { lexiconSchema, siteSchema } from './ids.ts';
import { MAX_BOARDS, MAX_ROWS } from './maximums.ts';
import { count, hardModeSchema, list, word } from './values.ts';

/** The finished rows of one board, from the top: "oater 11001". */
export const boardSchema = list(word, MAX_ROWS);

/** One or more; every guess counts on all of them. */
const boardsSchema = v.pipe(list(boardSchema, MAX_BOARDS), v.minLength(1));
export type Boards = v.InferOutput<typeof boardsSchema>;

/** The answers of boards that were not solved; null where they are not known. */
export const answersSchema = v.optional(list(v.nullable(word), MAX_BOARDS));

export const puzzleKeySchema = v.pipe(v.string(), v.maxLength(1000));

export const gameSchema = v.object({
  site: siteSchema,
  /** The words it is played with; null where they are not known yet. */
  lexicon: v.nullable(lexiconSchema),
  /** The same after a reload and when the page comes back, another for the next game on the same address. */
  puzzle: puzzleKeySchema,
  /** Letters in a word. */
  width: count,
  /** Guesses that the game allows; null where that is not known, and then no game counts as lost. */
  limit: v.nullable(count),
  boards: boardsSchema,
  /** Whether it is in hard mode. */
  hard: hardModeSchema,
  /** The letters that it gives in the open row of its only board, with a dot for every other. */
  given: v.optional(word),
  /** What the page says once it is lost. */
  answers: answersSchema,
});
export type Game = v.InferOutput<typeof gameSchema>;

/** A game with the rule by which it marks repeated letters, which its page does not say. */
export const ruledGameSchema = v.object({ ...gameSchema.entries, rule: v.picklist(REPEAT_RULES) });
export type RuledGame = v.InferOutput<typeof ruledGameSchema>;
