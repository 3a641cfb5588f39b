/** Every message that crosses a border of the extension, with its answer. */
import * as v from 'valibot';
import { LEXICON_NAMES } from '../lexicons/lexicons.ts';
import { type Advice, MANUAL_KEYS, type TabRecord } from './records.ts';
import type { Catalog } from './sentences.ts';
import { helpLevelSchema, localeSchema } from './settings.ts';
import { gameSchema, type Outcome, type StoredWords, wordChangeSchema } from './words.ts';

/** How long an export file may be, in characters; the browser's own store holds no more. */
export const MAX_FILE = 12_000_000;

const lexicon = v.picklist(LEXICON_NAMES);
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));
const word = v.pipe(v.string(), v.maxLength(100));
const hints = v.array(v.string());
const visit = v.pipe(v.string(), v.maxLength(50));
/** A board: that of the page that asks, that of a tab, or hints typed by hand. */
const place = v.union([v.literal('here'), v.number(), v.picklist(MANUAL_KEYS)]);
export type PuzzleRef = v.InferOutput<typeof place>;

/** A puzzle on a page, as the content script sees it. */
const report = v.object({
  game: gameSchema,
  lexicon,
  /** Which puzzle it is, so that two with the same rows are told apart: its address and the day. */
  puzzle: v.pipe(v.string(), v.maxLength(1000)),
  /** What its board shows, or why there is none. */
  board: v.union([
    v.object({
      /** The revealed rows as hint strings: "oater 11001". */
      hints,
      /** Letters in a word. */
      width: count,
      /** Guesses that the game allows. */
      rows: count,
    }),
    v.picklist(['not-started', 'unreadable']),
  ]),
  /** Whether the game is in hard mode. */
  hard: v.boolean(),
  /** How the board was read. */
  reading: v.optional(v.object({ tiles: v.string(), states: v.nullable(v.string()) })),
  /** Where it is, and which parts of the game are there, whether they make a board or not. */
  page: v.object({
    host: v.pipe(v.string(), v.maxLength(255)),
    /** Tells the page from the next one in its tab. */
    visit,
    tiles: v.boolean(),
    keys: v.boolean(),
    /** The how manieth report of the visit it is, so that advice is told from older advice. */
    turn: count,
  }),
});
export type Report = v.InferOutput<typeof report>;

/**
 * Who filled the open row of a board. It makes sure that Knack deletes only what it typed itself and
 * never types again what the player took out.
 */
const filling = v.object({
  puzzle: v.string(),
  /** The puzzle and the rows before this one. */
  key: v.string(),
  by: v.picklist(['knack', 'player', 'nobody']),
  /** What Knack typed, or ''. */
  word,
  /** Whether Knack has pressed Enter on it. */
  entered: v.boolean(),
});
export type RowRecord = v.InferOutput<typeof filling>;

/** Why auto-fill has stopped on a row. */
const notice = v.object({
  kind: v.picklist([
    'cannotType',
    /** The word is a letter. */
    'noKey',
    'noReply',
    'hardMode',
    'hardModeFound',
    'tooShort',
    /** The game has refused the word, and not said why. */
    'unclear',
    'notInList',
    /** The same in a private window, of which nothing is kept. */
    'notInListPrivate',
    'notKept',
    /** The player has stopped Knack; there is no word. */
    'stopped',
  ]),
  word,
});
export type Notice = v.InferOutput<typeof notice>;

/** What the background worker is asked or told. */
export const requestSchema = v.variant('type', [
  /** The page shows this now. */
  v.object({ type: v.literal('report'), report }),
  /** The page no longer shows a game. Pages tell it of themselves; the popup of a tab that is silent. */
  v.object({ type: v.literal('left'), tab: v.exactOptional(v.number()), visit: v.exactOptional(visit) }),
  v.object({ type: v.literal('filling'), filling }),
  v.object({ type: v.literal('notice'), notice: v.nullable(notice) }),
  /** The game said that this word is not in its list. */
  v.object({ type: v.literal('refused'), word }),
  /** How much the player wants to see of a board, until its next guess; null is as in the settings. */
  v.object({ type: v.literal('help'), of: place, level: v.nullable(helpLevelSchema) }),
  /** Whether Knack is playing this page's game to its end. */
  v.object({ type: v.literal('playing'), on: v.boolean() }),
  /** Solve what the player typed by hand, a hint a line. */
  v.object({ type: v.literal('solve'), hand: v.picklist(MANUAL_KEYS), lexicon, hints }),
  /** The player is about to let Knack onto the site of this tab, which then has to be loaded again. */
  v.object({ type: v.literal('access'), tab: v.number() }),
  /** A page of the candidates. */
  v.object({ type: v.literal('candidates'), of: place, offset: count, count }),
  /** Whether a word is in the lexicon's list of its length, or one that the player has added. */
  v.object({ type: v.literal('known'), lexicon, word }),
  /** What is set, as it is stored, for a page in a private window. */
  v.object({ type: v.literal('privateSettings') }),
  /** Stores settings that hold in private windows alone, until the last of these is closed. */
  v.object({ type: v.literal('setPrivately'), items: v.record(v.string(), v.unknown()) }),
  /** All words that the player has set and games have refused. */
  v.object({ type: v.literal('words') }),
  v.object({ type: v.literal('changeWords'), change: wordChangeSchema }),
  /** A word to guess, drawn from those that people would call likely answers. */
  v.object({ type: v.literal('deal'), lexicon, length: count }),
  /** What the overlay says, in the language that is set; 'auto' leaves it to those of the browser. */
  v.object({
    type: v.literal('sentences'),
    locale: localeSchema,
    languages: v.array(v.pipe(v.string(), v.maxLength(100))),
  }),
  /** The settings and words as a file. */
  v.object({ type: v.literal('export') }),
  /** Takes in what such a file holds. */
  v.object({ type: v.literal('import'), text: v.pipe(v.string(), v.maxLength(MAX_FILE)) }),
]);
export type Request = v.InferOutput<typeof requestSchema>;
export type RequestOf<T extends Request['type']> = Extract<Request, { type: T }>;

/**
 * What a page is told of its board: as the reply to its report, null when a newer one has overtaken it,
 * and again whenever there is more to say.
 */
export interface TabUpdate extends Pick<TabRecord, 'advice' | 'rows' | 'notice' | 'help'> {
  /** Of the report that it is about. */
  readonly turn: number;
}

export interface Candidate {
  readonly word: string;
  readonly likely: boolean;
}

/** A file to keep, and whether all that is stored could be read into it. */
export interface ExportReply {
  readonly text: string;
  readonly isWhole: boolean;
}

/** What came of an import; unless it is done, all is as it was before. */
export type ImportReply =
  /** How many words the file held. */
  | { readonly status: 'done'; readonly own: number; readonly refused: number }
  | { readonly status: 'notKnack' | 'damaged' | 'newer' | 'settings' | Exclude<Outcome, 'done'> };

/** The answer to each request. */
export interface Replies {
  report: TabUpdate | null;
  left: null;
  filling: null;
  notice: null;
  help: null;
  playing: null;
  refused: TabUpdate | null;
  solve: Advice | null;
  access: null;
  candidates: readonly Candidate[];
  known: boolean;
  privateSettings: Record<string, unknown>;
  setPrivately: null;
  words: StoredWords;
  changeWords: Outcome;
  /** Null when there is none. */
  deal: string | null;
  sentences: Catalog;
  export: ExportReply;
  import: ImportReply;
}

/** Asks the background worker. It rejects when there is none to be had. */
export type Ask = <T extends Request['type']>(request: RequestOf<T>) => Promise<Replies[T]>;
