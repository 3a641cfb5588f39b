/** What a page shows: a game, or why there is none. */
import * as v from 'valibot';
import { gameSchema } from './game.ts';
import { lexiconSchema, siteSchema } from './ids.ts';
import { MAX_BOARDS, MAX_LOOKS, MAX_ROWS, MAX_TRIALS } from './maximums.ts';
import { count, hardModeSchema, list, word } from './values.ts';

/** What CSS writes of a look, and what it is kept by. */
const lookText = v.pipe(v.string(), v.maxLength(300));
/** A look of tiles, by its key, and some of the letters that have it. */
const lookSchema = v.object({
  key: lookText,
  colour: lookText,
  letters: v.pipe(v.string(), v.maxLength(50)),
});
const lookRow = v.object({ letters: list(word, 50), looks: list(lookText, 50) });

/** Why boards cannot be read, where that is all there is to say. */
const UNREAD = ['unclear', 'letters', 'pictures', 'unknown'] as const;

/** Why a game cannot be read. */
const unread = v.variant('kind', [
  /** Only so many of its boards can be read. */
  v.object({ kind: v.literal('some'), read: count, of: count }),
  /** It has so many boards, more than can be read. */
  v.object({ kind: v.literal('many'), of: count }),
  /** Nothing is known of what its colours mean: the looks of its tiles, and the finished rows of each board. */
  v.object({
    kind: v.literal('colours'),
    looks: list(lookSchema, MAX_LOOKS),
    rows: list(list(lookRow, MAX_ROWS), MAX_BOARDS),
  }),
  ...(['canvas', ...UNREAD] as const).map((kind) => v.object({ kind: v.literal(kind) })),
]);
export type Unread = v.InferOutput<typeof unread>;
export type UnreadColours = Extract<Unread, { kind: 'colours' }>;

const noGameSchema = v.object({
  site: siteSchema,
  /** The words that are played with there; null where they are not known yet. */
  lexicon: v.nullable(lexiconSchema),
  state: v.picklist(['not-started', 'unreadable']),
  /** Why nothing can be read, where it is not only that the game has not begun. */
  why: v.optional(unread),
  hard: hardModeSchema,
});
export type NoGame = v.InferOutput<typeof noGameSchema>;

/** What could be the boards of a page, and what became of it. */
const triedSchema = v.object({
  boards: count,
  /** Of the highest. */
  rows: count,
  width: count,
  /** How they were found: by a selector, or by their shape. */
  way: word,
  /** What speaks for them. */
  sign: v.nullable(v.picklist(['names', 'keys', 'feedback', 'asked', 'growth'])),
  /** Why they were left out, or cannot be read; null for those that were read. */
  against: v.nullable(
    v.picklist([
      ...(['room', 'size', 'signs', 'order', 'alike', 'twice', 'guesses'] as const),
      ...(['some', 'many', 'colours', ...UNREAD] as const),
    ]),
  ),
});
export type Tried = v.InferOutput<typeof triedSchema>;

export const reportSchema = v.object({
  game: v.union([gameSchema, noGameSchema]),
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
    /** The language that its title names, or else that its text seems to be in, likewise; '' where nobody can tell. */
    textLanguage: v.optional(word, ''),
    /** What could be its boards, in the order in which it was tried. */
    tried: list(triedSchema, MAX_TRIALS),
    /** The ways to read feedback that the page itself contradicts. */
    misleading: list(word, MAX_TRIALS),
  }),
});
export type Report = v.InferOutput<typeof reportSchema>;
