/** What a page shows of a game, as its content script reports it to the worker. */
import * as v from 'valibot';
import { lexiconSchema, siteSchema, visitSchema } from './ids.ts';
import { count, word } from './values.ts';

/** The finished rows of one board, from the top: "oater 11001". */
export const boardSchema = v.pipe(v.array(word), v.maxLength(1000));

/** No game is known to have more boards. */
export const MAX_BOARDS = 32;

/** One or more; every guess counts on all of them. */
const boardsSchema = v.pipe(v.array(boardSchema), v.minLength(1), v.maxLength(MAX_BOARDS));
export type Boards = v.InferOutput<typeof boardsSchema>;

export const puzzleKeySchema = v.pipe(v.string(), v.maxLength(1000));

/** What is being played. */
const puzzle = v.object({
  /** The same after a reload and when the page comes back, another for the next game on the same address. */
  key: puzzleKeySchema,
  /** Letters in a word. */
  width: count,
  /** Guesses that the game allows; null where that is not known, and then no game counts as lost. */
  limit: v.nullable(count),
  boards: boardsSchema,
});
export type Puzzle = v.InferOutput<typeof puzzle>;

export const reportSchema = v.object({
  site: siteSchema,
  /** The words it is played with; null where they are not known yet. */
  lexicon: v.nullable(lexiconSchema),
  /** What is being played, or why nothing can be read. */
  puzzle: v.union([puzzle, v.picklist(['not-started', 'unreadable'])]),
  /** Whether the game is in hard mode. */
  hard: v.boolean(),
  /** How the tiles were found and how their feedback was read; null before the first row of feedback. */
  reading: v.optional(v.object({ tiles: word, feedback: v.nullable(word) })),
  /** Where it is, and which parts of the game are there, whether they make a board or not. */
  page: v.object({
    host: v.pipe(v.string(), v.maxLength(255)),
    visit: visitSchema,
    /** Counts the reports of a visit, so that advice can be matched to its report. */
    sequence: count,
    tiles: v.boolean(),
    keys: v.boolean(),
  }),
});
export type Report = v.InferOutput<typeof reportSchema>;
