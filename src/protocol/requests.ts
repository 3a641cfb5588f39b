/**
 * The requests to the worker, with their replies. A game's page can ask only for what concerns its own tab;
 * everything else is answered only to pages of the extension.
 */
import * as v from 'valibot';
import { BOARD_COUNTS } from './practice.ts';
import type { Advice, Candidate } from './advice.ts';
import type { Update } from './orders.ts';
import { type PanelState, panelSchema } from './panel.ts';
import { type KnownPuzzle, MANUAL_KEYS, type RowRecord, tabSchema } from './records.ts';
import { boardSchema } from './game.ts';
import { MAX_BOARDS } from './maximums.ts';
import { syncSchema } from './sync.ts';
import type { OverlayParts } from './sentences.ts';
import { REPEAT_RULES } from '../solver/repeat-rule.ts';
import { type AddedSite, type Entered, enteredSchema } from './added-site.ts';
import { type Looks, looksSchema } from './looks.ts';
import { ruledGameSchema, type RuledGame } from './game.ts';
import type { GuessReview, Replay } from './game-review.ts';
import type { Weighed } from './weighed.ts';
import type { SeekReply } from './seek.ts';
import type { PageSettings } from './page-settings.ts';
import { lexiconSchema, siteSchema, toldLexiconSchema } from './ids.ts';
import { count, helpSchema, list, localeSchema, word } from './values.ts';
import { type Outcome, type StoredWords, wordChangeSchema } from './words.ts';

/** How long an export file may be, in characters: all that Knack keeps at most is less. */
export const MAX_FILE = 40_000_000;

const help = v.nullable(helpSchema);
const page = { board: count, offset: count, count };

/** The puzzle of a tab, or hints typed by hand. */
const puzzleRef = v.union([tabSchema, v.picklist(MANUAL_KEYS)]);
export type PuzzleRef = v.InferOutput<typeof puzzleRef>;

/** What a game's page may ask; it is always about the page's own tab. */
export const pageRequestSchema = v.variant('type', [
  /**
   * A page with a game has begun, and asks for the settings of its site. Where it has no script but the first, it also
   * asks for the others, and for what the overlay says in the language that is set, or else in one of these.
   */
  v.object({
    type: v.literal('begin'),
    site: siteSchema,
    bring: v.exactOptional(v.object({ languages: list(word, 100) })),
  }),
  /** What the page has to tell of its game. */
  syncSchema,
  /** A range of the words that can still be the answer of a board. */
  v.object({ type: v.literal('candidates'), ...page }),
  /** What a word would be worth that stands in the open row. */
  v.object({ type: v.literal('weigh'), word }),
  /** The player has changed a setting on the page. */
  v.object({
    type: v.literal('switch'),
    site: siteSchema,
    setting: v.picklist(['fill', 'overlay']),
    on: v.boolean(),
  }),
  /**
   * How the overlay looks, and what it says in the language that is set; 'auto' leaves it to the browser's.
   * Its script is brought first, unless the page has it.
   */
  v.object({
    type: v.literal('overlay'),
    locale: localeSchema,
    languages: list(word, 100),
    bring: v.boolean(),
  }),
  /** The player says on the page what looks of its tiles mean; null is none of what Knack knows. */
  v.object({ type: v.literal('looks'), looks: v.nullable(looksSchema) }),
  /** The player says on the page which words its game is played with. */
  v.object({ type: v.literal('lexicon'), lexicon: toldLexiconSchema }),
  /** The game of the page once it is over, what a guess of it was worth, and how Knack plays it by itself. */
  v.object({ type: v.literal('ownGame') }),
  v.object({ type: v.literal('ownGuess'), row: count }),
  v.object({ type: v.literal('ownReplay'), answers: list(word, MAX_BOARDS) }),
  /** The player wants to look back on the game of the page. */
  v.object({ type: v.literal('openReview') }),
  /** The player's own Enter key has finished a row. */
  v.object({ type: v.literal('entered'), by: enteredSchema }),
  /** The player has moved or folded the panel. */
  v.object({ type: v.literal('panel'), site: siteSchema, panel: panelSchema }),
]);
export type PageRequest = v.InferOutput<typeof pageRequestSchema>;

/** What pages of the extension may ask as well. */
export const extensionRequestSchema = v.variant('type', [
  /** The page of a tab does not respond: it shows no game any more. */
  v.object({ type: v.literal('silent'), tab: tabSchema }),
  /** The popup shows the game of a tab. */
  v.object({ type: v.literal('opened'), tab: tabSchema }),
  v.object({ type: v.literal('helpWith'), of: puzzleRef, help }),
  v.object({ type: v.literal('candidatesOf'), of: puzzleRef, ...page }),
  v.object({ type: v.literal('weighOf'), of: puzzleRef, word }),
  /** Solve what the player typed by hand, a hint a line; no board clears it. */
  v.object({
    type: v.literal('solve'),
    manual: v.picklist(MANUAL_KEYS),
    lexicon: lexiconSchema,
    boards: list(boardSchema, MAX_BOARDS),
    /** A guess that has no colours yet. */
    open: v.exactOptional(word),
    /** The site with a game whose rows are put right. */
    site: v.exactOptional(siteSchema),
  }),
  /** The player is about to give Knack access to the site of this tab, which then has to be reloaded. */
  v.object({ type: v.literal('access'), tab: tabSchema }),
  /** Look for a board in a tab where Knack is not yet. */
  v.object({ type: v.literal('seek'), tab: tabSchema }),
  /** The player says which words the game of a tab is played with. */
  v.object({ type: v.literal('tellLexicon'), tab: tabSchema, lexicon: toldLexiconSchema }),
  /** The same of all games of a site; null leaves it to what its pages tell. */
  v.object({ type: v.literal('siteLexicon'), site: siteSchema, lexicon: v.nullable(toldLexiconSchema) }),
  /** The player says how the game of a tab marks repeated letters. */
  v.object({ type: v.literal('tellRule'), tab: tabSchema, rule: v.picklist(REPEAT_RULES) }),
  /** The same of all games of a site. */
  v.object({ type: v.literal('siteRule'), site: siteSchema, rule: v.picklist(REPEAT_RULES) }),
  /** The same in the popup, of a tab's game; with none of them, null is taken back. */
  v.object({ type: v.literal('tellLooks'), tab: tabSchema, looks: v.nullable(looksSchema) }),
  /** To be asked again what the colours of a site mean. */
  v.object({ type: v.literal('askLooks'), site: siteSchema }),
  /** The sites that the player has added: of which anything is known, or which they have granted. */
  v.object({ type: v.literal('sites') }),
  /** Forgets a site that the player has added, with all that is kept for it. */
  v.object({ type: v.literal('forgetSite'), site: siteSchema }),
  /** Whether a word is in the lexicon's list of its length, or one that the player has added. */
  v.object({ type: v.literal('known'), lexicon: lexiconSchema, word }),
  /** All words that the player has added or forbidden and that games have refused. */
  v.object({ type: v.literal('words') }),
  v.object({ type: v.literal('changeWords'), change: wordChangeSchema }),
  /** A word to guess, drawn from those that people would call likely answers. */
  v.object({
    type: v.literal('deal'),
    lexicon: lexiconSchema,
    length: count,
    boards: v.picklist(BOARD_COUNTS),
  }),
  /** What a guess of a game that is over was worth; rows count from 0. */
  v.object({ type: v.literal('reviewGuess'), game: ruledGameSchema, row: count }),
  /** How Knack plays such a game by itself: an answer for each board. */
  v.object({ type: v.literal('replay'), game: ruledGameSchema, answers: list(word, MAX_BOARDS) }),
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
  /** Whether Knack follows every page of its site without being asked, as the player has granted. */
  readonly always: boolean;
  /** What the player has said of the looks of its tiles. */
  readonly looks: Looks;
  /** How the player's own Enter key has finished a row on its site; null where it has not been seen to. */
  readonly enteredBy: Entered | null;
  /** What was remembered of its tab before a reload. */
  readonly rows: readonly RowRecord[];
  readonly puzzles: readonly KnownPuzzle[];
  /** What belongs to the overlay's script; null where that was not brought. */
  readonly overlay: OverlayParts | null;
}

/** A site that the player has added. */
export interface ListedSite extends AddedSite {
  readonly site: string;
  /** Whether anything is kept of it, beside what the browser grants. */
  readonly isKept: boolean;
}

/** A file to keep, and whether all that is stored could be read into it. */
export interface ExportReply {
  readonly text: string;
  readonly isWhole: boolean;
}

/** The result of an import; unless it is `done`, nothing has changed, but for `games`, where only these are missing. */
export type ImportReply =
  /** How many words the file held, and how many games that were not there. */
  | {
      readonly status: 'done';
      readonly own: number;
      readonly refused: number;
      readonly past: number;
      readonly games: number;
    }
  | { readonly status: 'notKnack' | 'damaged' | 'newer' | 'settings' | 'games' | Exclude<Outcome, 'done'> };

/** The reply to each request. Those that ask for nothing get `true`, so that a lost reply can be noticed. */
export interface Replies {
  begin: Beginning;
  /** Null when newer has overtaken it, or its tab shows another game or none. */
  sync: Update | null;
  candidates: readonly Candidate[];
  /** Null where it cannot be told. */
  weigh: Weighed | null;
  switch: true;
  overlay: OverlayParts;
  panel: true;
  looks: true;
  lexicon: true;
  entered: true;
  openReview: true;
  /** Null where it is not over. */
  ownGame: RuledGame | null;
  ownGuess: GuessReview | null;
  ownReplay: Replay | null;
  silent: true;
  opened: true;
  helpWith: true;
  candidatesOf: readonly Candidate[];
  weighOf: Weighed | null;
  solve: Advice | null;
  access: true;
  seek: SeekReply;
  tellLexicon: true;
  siteLexicon: true;
  tellRule: true;
  siteRule: true;
  tellLooks: true;
  askLooks: true;
  sites: readonly ListedSite[];
  forgetSite: true;
  known: boolean;
  words: StoredWords;
  changeWords: Outcome;
  /** Null when there is none. */
  /** A word for each board, all different; null where there are not so many. */
  deal: string[] | null;
  /** Null where there is no list of words for the game. */
  reviewGuess: GuessReview | null;
  /** Null as well where the list does not have the answers. */
  replay: Replay | null;
  export: ExportReply;
  import: ImportReply;
}

/**
 * Asks the worker, again and again for a while if it is stopped meanwhile, until that is aborted; rejects when it
 * cannot be reached.
 */
export type Ask = <T extends Request['type']>(
  request: RequestOf<T>,
  signal?: AbortSignal,
) => Promise<Replies[T]>;
