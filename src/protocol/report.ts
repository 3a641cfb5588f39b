/** What a page shows of a game, as its content script reports it to the worker. */
import * as v from 'valibot';
import { lexiconSchema, siteSchema } from './ids.ts';
import { MAX_LOOKS, MAX_ROWS } from './maximums.ts';
import { count, list, word } from './values.ts';

/** The finished rows of one board, from the top: "oater 11001". */
export const boardSchema = list(word, MAX_ROWS);

/** No game is known to have more boards. */
export const MAX_BOARDS = 32;

/** One or more; every guess counts on all of them. */
export const boardsSchema = v.pipe(list(boardSchema, MAX_BOARDS), v.minLength(1));
export type Boards = v.InferOutput<typeof boardsSchema>;

/** The answers of boards that were not solved; null where they are not known. */
export const answersSchema = v.optional(list(v.nullable(word), MAX_BOARDS));

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

/** What CSS writes of a look, and what it is kept by. */
const lookText = v.pipe(v.string(), v.maxLength(300));
/** A look of tiles, by its key, and some of the letters that have it. */
const lookSchema = v.object({
  key: lookText,
  colour: lookText,
  letters: v.pipe(v.string(), v.maxLength(50)),
});
const lookRow = v.object({ letters: list(word, 50), looks: list(lookText, 50) });

/** Why a game cannot be read. */
const unread = v.variant('kind', [
  /** Only so many of its boards can be read. */
  v.object({ kind: v.literal('some'), read: count, of: count }),
  /** Nothing is known of what its colours mean: the looks of its tiles, and the finished rows of each board. */
  v.object({
    kind: v.literal('colours'),
    looks: list(lookSchema, MAX_LOOKS),
    rows: list(list(lookRow, MAX_ROWS), MAX_BOARDS),
  }),
  ...(['unclear', 'letters', 'canvas', 'pictures', 'unknown'] as const).map((kind) =>
    v.object({ kind: v.literal(kind) }),
  ),
]);
export type Unread = v.InferOutput<typeof unread>;
export type UnreadColours = Extract<Unread, { kind: 'colours' }>;

export const reportSchema = v.object({
  site: siteSchema,
  /** The words it is played with; null where they are not known yet. */
  lexicon: v.nullable(lexiconSchema),
  /** What is being played, or why nothing can be read. */
  puzzle: v.union([puzzle, v.picklist(['not-started', 'unreadable'])]),
  /** What the page says to be the answer of each board, once the game is lost; null where it does not say. */
  answers: answersSchema,
  /** Why nothing can be read, where it is not only that the game has not begun. */
  why: v.optional(unread),
  /** Whether the game is in hard mode. */
  hard: v.boolean(),
  /** How the tiles were found and how their feedback was read; null before the first row of feedback. */
  reading: v.optional(v.object({ tiles: word, feedback: v.nullable(word) })),
  /** Where it is, and which parts of the game are there, whether they make a board or not. */
  page: v.object({
    host: v.pipe(v.string(), v.maxLength(255)),
    tiles: v.boolean(),
    keys: v.boolean(),
    /** The letters of its keyboard, in the order in which they are on the page. */
    letters: word,
    /** The language that the page says it is in, as a BCP 47 tag; '' where it says none. */
    language: word,
  }),
});
export type Report = v.InferOutput<typeof reportSchema>;
