/**
 * The requests to the worker, with their replies. A game's page can ask only for what concerns its own tab;
 * everything else is answered only to pages of the extension.
 */
import * as v from 'valibot';
import type { Advice, Candidate } from './advice.ts';
import type { Update } from './orders.ts';
import { type PanelState, panelSchema } from './panel.ts';
import { noticeSchema } from './notice.ts';
import {
  type KnownPuzzle,
  knownPuzzleSchema,
  MANUAL_KEYS,
  type RowRecord,
  rowRecordSchema,
} from './records.ts';
import { boardSchema, MAX_BOARDS, reportSchema } from './report.ts';
import type { OverlayParts } from './sentences.ts';
import { helpSchema } from './help.ts';
import { localeSchema } from './locales.ts';
import type { PageSettings } from './page-settings.ts';
import { lexiconSchema, siteSchema, visitSchema } from './ids.ts';
import { count, word } from './values.ts';
import { type Outcome, type StoredWords, wordChangeSchema } from './words.ts';

/** How long an export file may be, in characters; the browser's own store holds no more. */
export const MAX_FILE = 12_000_000;

const tab = v.pipe(v.number(), v.integer(), v.minValue(0));
const help = v.nullable(helpSchema);
const page = { board: count, offset: count, count };

/** The puzzle of a tab, or hints typed by hand. */
const puzzleRef = v.union([tab, v.picklist(MANUAL_KEYS)]);
export type PuzzleRef = v.InferOutput<typeof puzzleRef>;

/** What a game's page may ask; it is always about the page's own tab. */
export const pageRequestSchema = v.variant('type', [
  /** A page with a game has begun and asks for the settings of its site. */
  v.object({ type: v.literal('begin'), site: siteSchema }),
  /** The page shows this now. */
  v.object({ type: v.literal('report'), report: reportSchema }),
  /** The page no longer shows a game. */
  v.object({ type: v.literal('left'), visit: visitSchema }),
  v.object({ type: v.literal('row'), row: rowRecordSchema }),
  v.object({ type: v.literal('puzzles'), puzzles: v.pipe(v.array(knownPuzzleSchema), v.maxLength(10)) }),
  v.object({ type: v.literal('notice'), notice: v.nullable(noticeSchema) }),
  /** The game said that this word is not in its list. */
  v.object({ type: v.literal('refused'), word }),
  /** How much help the player wants until the next guess; null means the setting. */
  v.object({ type: v.literal('help'), help }),
  /** Whether Knack is playing this page's game to its end. */
  v.object({ type: v.literal('playing'), on: v.boolean() }),
  /** A range of the words that can still be the answer of a board. */
  v.object({ type: v.literal('candidates'), ...page }),
  /** The player has changed a setting on the page. */
  v.object({
    type: v.literal('switch'),
    site: siteSchema,
    setting: v.picklist(['fill', 'overlay']),
    on: v.boolean(),
  }),
  /** How the overlay looks, and what it says in the language that is set; 'auto' leaves it to the browser's. */
  v.object({
    type: v.literal('overlay'),
    locale: localeSchema,
    languages: v.pipe(v.array(word), v.maxLength(100)),
  }),
  /** The player has moved or folded the panel. */
  v.object({ type: v.literal('panel'), site: siteSchema, panel: panelSchema }),
]);
export type PageRequest = v.InferOutput<typeof pageRequestSchema>;

/** What pages of the extension may ask as well. */
export const extensionRequestSchema = v.variant('type', [
  /** The page of a tab does not respond: it shows no game any more. */
  v.object({ type: v.literal('silent'), tab }),
  v.object({ type: v.literal('helpWith'), of: puzzleRef, help }),
  v.object({ type: v.literal('candidatesOf'), of: puzzleRef, ...page }),
  /** Solve what the player typed by hand, a hint a line; no board clears it. */
  v.object({
    type: v.literal('solve'),
    manual: v.picklist(MANUAL_KEYS),
    lexicon: lexiconSchema,
    boards: v.pipe(v.array(boardSchema), v.maxLength(MAX_BOARDS)),
  }),
  /** The player is about to give Knack access to the site of this tab, which then has to be reloaded. */
  v.object({ type: v.literal('access'), tab }),
  /** Whether a word is in the lexicon's list of its length, or one that the player has added. */
  v.object({ type: v.literal('known'), lexicon: lexiconSchema, word }),
  /** All words that the player has added or forbidden and that games have refused. */
  v.object({ type: v.literal('words') }),
  v.object({ type: v.literal('changeWords'), change: wordChangeSchema }),
  /** A word to guess, drawn from those that people would call likely answers. */
  v.object({ type: v.literal('deal'), lexicon: lexiconSchema, length: count }),
  /** The settings and words as a file. */
  v.object({ type: v.literal('export') }),
  /** Takes in what such a file holds. */
  v.object({ type: v.literal('import'), text: v.pipe(v.string(), v.maxLength(MAX_FILE)) }),
]);
export type ExtensionRequest = v.InferOutput<typeof extensionRequestSchema>;

export type Request = PageRequest | ExtensionRequest;
export type RequestOf<T extends Request['type']> = Extract<Request, { type: T }>;

/** What a page needs to begin. */
export interface Beginning {
  readonly settings: PageSettings;
  /** Where the panel is; null is beside the board. */
  readonly panel: PanelState | null;
  /** Whether the page is in a private window, from which nothing is kept. */
  readonly isPrivate: boolean;
  /** What was remembered of its tab before a reload. */
  readonly rows: readonly RowRecord[];
  readonly puzzles: readonly KnownPuzzle[];
}

/** A file to keep, and whether all that is stored could be read into it. */
export interface ExportReply {
  readonly text: string;
  readonly isWhole: boolean;
}

/** The result of an import; unless it is `done`, nothing has changed. */
export type ImportReply =
  /** How many words the file held. */
  | { readonly status: 'done'; readonly own: number; readonly refused: number }
  | { readonly status: 'notKnack' | 'damaged' | 'newer' | 'settings' | Exclude<Outcome, 'done'> };

/** The reply to each request. Those that ask for nothing get `true`, so that a lost reply can be noticed. */
export interface Replies {
  begin: Beginning;
  report: Update | null;
  left: true;
  row: true;
  puzzles: true;
  notice: true;
  refused: Update | null;
  help: true;
  playing: true;
  candidates: readonly Candidate[];
  switch: true;
  overlay: OverlayParts;
  panel: true;
  silent: true;
  helpWith: true;
  candidatesOf: readonly Candidate[];
  solve: Advice | null;
  access: true;
  known: boolean;
  words: StoredWords;
  changeWords: Outcome;
  /** Null when there is none. */
  deal: string | null;
  export: ExportReply;
  import: ImportReply;
}

/** Asks the worker; rejects when it cannot be reached. */
export type Ask = <T extends Request['type']>(request: RequestOf<T>) => Promise<Replies[T]>;
