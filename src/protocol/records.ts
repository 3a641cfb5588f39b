/**
 * What is remembered in `storage.session` until the browser closes, so that nothing is lost when the worker is
 * stopped. Only the worker writes, except for the settings of private windows; the extension's pages read, so
 * that they can paint before the worker has started. A record that does not match its schema, or is of another
 * version, is ignored.
 */
import * as v from 'valibot';
import { noticeSchema } from './notice.ts';
import { adviceSchema } from './advice.ts';
import { answersSchema, boardSchema, puzzleKeySchema } from './game.ts';
import { reportSchema } from './report.ts';
import { looksSchema } from './looks.ts';
import { MAX_BOARDS, MAX_ROWS, MAX_TRIED } from './maximums.ts';
import { REPEAT_RULES } from '../solver/repeat-rule.ts';
import { lexiconSchema, siteSchema, visitSchema, toldLexiconSchema } from './ids.ts';
import { count, hardModeSchema, helpSchema, list, word } from './values.ts';

/** The browser's number of a tab. */
export const tabSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * The browser's number of a frame: 0 is the page itself, and Firefox's others are beyond four thousand million
 * (https://searchfox.org/mozilla-central/source/toolkit/components/extensions/WebNavigationFrames.sys.mjs).
 */
const frameSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER));

/** Goes up whenever the meaning of a record changes. */
export const SESSION_VERSION = 1;
const version = v.literal(SESSION_VERSION);

/**
 * Who owns the open row of a puzzle, and what has happened to words in it. With this record Knack deletes only
 * what it typed itself, never types a word again that the player deleted, and enters a word once.
 */
export const rowRecordSchema = v.object({
  puzzle: puzzleKeySchema,
  /** The guesses before this row, as `rowKeyOf` joins them. */
  row: v.pipe(v.string(), v.maxLength(4000)),
  by: v.picklist(['knack', 'player', 'nobody']),
  /** What Knack typed, or ''. */
  word,
  /** The words on which Knack has pressed Enter. */
  entered: list(word, MAX_TRIED),
  /** Knack's words that the game has refused. */
  refused: list(word, MAX_TRIED),
  /** Whether the player has pressed anything since Knack's word was in it. */
  touched: v.boolean(),
  /** Whether the page has lost Knack's word once. */
  lost: v.boolean(),
});
export type RowRecord = v.InferOutput<typeof rowRecordSchema>;

/**
 * The puzzles that a tab has shown recently, the most recent last. Their boards distinguish a game that comes
 * back from the next one.
 */
const knownPuzzleSchema = v.object({
  key: puzzleKeySchema,
  /** The page that it was on. */
  address: v.pipe(v.string(), v.maxLength(1000)),
  /** The boards with the most rows that were seen. */
  boards: list(boardSchema, MAX_BOARDS),
  /** The hard mode because of which the game has refused a guess. */
  hard: hardModeSchema,
});
export type KnownPuzzle = v.InferOutput<typeof knownPuzzleSchema>;

export const puzzlesSchema = list(knownPuzzleSchema, 10);

/** A game with as many rows and boards as there may be, written out; of what is longer, the beginning is kept. */
export const MAX_GAME = 1_000_000;

/** Why a refused word is held, and not kept for good. */
const HOLD_REASONS = [
  /** It is of a private window. */
  'private',
  /** The game has not said why. */
  'unsaid',
  /** The browser could not store it. */
  'notStored',
  /** The site has refused many words that day. */
  'often',
  /** The site has accepted it before. */
  'accepted',
  /** The site has refused several likely answers that day. */
  'likely',
] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];

/** A refused word that counts for a while only: for its puzzle, or with null as long as its tab is open. */
const heldWordSchema = v.object({
  word,
  why: v.picklist(HOLD_REASONS),
  puzzle: v.nullable(puzzleKeySchema),
});
export type HeldWord = v.InferOutput<typeof heldWordSchema>;

/** How many a tab holds at most. */
const MAX_HELD = 100;

/** The held words with one more, no word twice; the oldest go first. */
export const withHeld = (held: readonly HeldWord[], next: HeldWord): HeldWord[] =>
  [...held.filter(({ word }) => word !== next.word), next].slice(-MAX_HELD);

/** Those that still count on a puzzle. */
export const heldOn = (held: readonly HeldWord[], puzzle: string): HeldWord[] =>
  held.filter((one) => one.puzzle === null || one.puzzle === puzzle);

const chosenRuleSchema = v.object({ site: siteSchema, rule: v.picklist(REPEAT_RULES) });
export type ChosenRule = v.InferOutput<typeof chosenRuleSchema>;

/** What is known of one tab. */
const tabRecordSchema = v.object({
  version,
  isPrivate: v.boolean(),
  /** The site of the last page that began there, whether or not it shows a game; null without one. */
  site: v.nullable(siteSchema),
  /** Null when its page shows no game. */
  report: v.nullable(reportSchema),
  /** The frame that reported it. */
  frame: frameSchema,
  /** The newest that it has told: its visit, and the number in that. */
  told: v.nullable(v.object({ visit: visitSchema, number: count })),
  /** On a site that the player has added: the lexicons that its game may be played with, the likeliest first. */
  lexicons: list(lexiconSchema, 50),
  /** The language that it seems to be in, as a tag, where Knack has no words of it. */
  missing: v.optional(v.nullable(word), null),
  /** Whether it is in none that Knack has words of, by what the player says. */
  noLexicon: v.optional(v.boolean(), false),
  /** What the looks of tiles may mean, by words that have tested it; the player has yet to agree. */
  proposed: v.nullable(looksSchema),
  /** Whether they mean none of what Knack knows, by what the player says. */
  noLooks: v.optional(v.boolean(), false),
  /** The lexicon that the player has said in a private window, where it is kept nowhere else. */
  chosen: v.nullable(toldLexiconSchema),
  /** The same of how the games of a site mark repeated letters. */
  chosenRule: v.optional(v.nullable(chosenRuleSchema), null),
  /** What its last page showed when it was left, so that a reload is told from another game. */
  leftGame: v.nullable(v.pipe(v.string(), v.maxLength(MAX_GAME))),
  /** The lost game whose answers a page has said last, which the next page may not say again. */
  said: v.optional(
    v.nullable(
      v.object({ game: v.pipe(v.string(), v.maxLength(MAX_GAME)), answers: v.nonOptional(answersSchema) }),
    ),
    null,
  ),
  /** Null while it is being worked out, or without a board. */
  advice: v.nullable(adviceSchema),
  /** For the last puzzle, one for each row that was open. */
  rows: list(rowRecordSchema, MAX_ROWS),
  puzzles: puzzlesSchema,
  notice: v.nullable(noticeSchema),
  /** The help that the player has asked for with these boards; null means the setting. */
  help: v.nullable(helpSchema),
  /** The most that has been shown of a puzzle, in the popup or on the page. */
  seen: v.optional(v.nullable(v.object({ puzzle: puzzleKeySchema, help: helpSchema })), null),
  /** Whether what it shows has still to be kept for the journal. */
  isToNote: v.optional(v.boolean(), false),
  /** Whether its game could not be kept for the journal. */
  isUnkept: v.optional(v.boolean(), false),
  /** Whether the browser did not let Knack show itself on the page. */
  isUnshown: v.optional(v.boolean(), false),
  /** Whether Knack is playing the game to its end. */
  playing: v.boolean(),
  /** Refused words that are not kept for good. */
  held: list(heldWordSchema, MAX_HELD),
  /** How many words the game has refused one after the other, with so many rows of the puzzle finished. */
  refusals: v.optional(v.nullable(v.object({ puzzle: puzzleKeySchema, rows: count, words: count })), null),
});
export type TabRecord = v.InferOutput<typeof tabRecordSchema>;

/** Hints that the player typed into the popup, and what came of them. */
const manualRecordSchema = v.object({
  version,
  lexicon: lexiconSchema,
  boards: list(boardSchema, MAX_BOARDS),
  /** A guess that has no colours yet. */
  open: v.nullable(word),
  /** The site with a game of which these rows are, put right; null where they are of no game that Knack sees. */
  site: v.optional(v.nullable(siteSchema), null),
  advice: v.nullable(adviceSchema),
  /** The help that the player has asked for; null means the setting. */
  help: v.nullable(helpSchema),
});
export type ManualRecord = v.InferOutput<typeof manualRecordSchema>;

/** The tab that is to be loaded again once Knack may see it. */
const accessRecordSchema = v.object({
  version,
  tab: v.nullable(tabSchema),
});
type AccessRecord = v.InferOutput<typeof accessRecordSchema>;

/** The words that each site has accepted lately: they have stood in finished rows. */
const acceptedRecordSchema = v.object({
  version,
  sites: v.pipe(v.record(siteSchema, list(word, 1000)), v.maxEntries(100)),
  /** The sites, those heard of last first: stores put the keys of an object in an order of their own. */
  order: v.exactOptional(list(siteSchema, 100)),
});
type AcceptedRecord = v.InferOutput<typeof acceptedRecordSchema>;

export const recordSchemas = {
  tab: tabRecordSchema,
  manual: manualRecordSchema,
  access: accessRecordSchema,
  accepted: acceptedRecordSchema,
};

/**
 * The keys of hints typed by hand. Those of private windows are separate and are removed with the last such
 * window.
 */
export const MANUAL_KEYS = ['manual', 'private-manual'] as const;
export type ManualKey = (typeof MANUAL_KEYS)[number];

/** The key of the settings of private windows. */
export const PRIVATE_SETTINGS = 'private-settings';

export type TabKey = `tab:${number}`;
export const tabKey = (tab: number): TabKey => `tab:${tab}`;
/** The tab that a key is of; null for the other keys. */
export function tabOf(key: string): number | null {
  const tab = /^tab:(\d+)$/.exec(key)?.[1];
  return tab === undefined ? null : Number(tab);
}

/** Every key of the session store, but for the settings of private windows. */
export type SessionKey = TabKey | ManualKey | 'access' | 'accepted';
export type SessionRecord<K extends SessionKey> = K extends ManualKey
  ? ManualRecord
  : K extends 'access'
    ? AccessRecord
    : K extends 'accepted'
      ? AcceptedRecord
      : TabRecord;

export const EMPTY_TAB: TabRecord = {
  version: SESSION_VERSION,
  isPrivate: false,
  site: null,
  report: null,
  frame: 0,
  told: null,
  lexicons: [],
  missing: null,
  noLexicon: false,
  proposed: null,
  noLooks: false,
  chosen: null,
  chosenRule: null,
  leftGame: null,
  said: null,
  advice: null,
  rows: [],
  puzzles: [],
  notice: null,
  help: null,
  seen: null,
  isToNote: false,
  isUnkept: false,
  isUnshown: false,
  playing: false,
  held: [],
  refusals: null,
};
/** The rule that the player has said in a private window for a site; null where none was. */
export const chosenRuleOn = ({ chosenRule }: TabRecord, site: string): ChosenRule['rule'] | null =>
  chosenRule?.site === site ? chosenRule.rule : null;
export const EMPTY_MANUAL: ManualRecord = {
  version: SESSION_VERSION,
  lexicon: 'en',
  boards: [],
  open: null,
  site: null,
  advice: null,
  help: null,
};
const EMPTY_ACCESS: AccessRecord = { version: SESSION_VERSION, tab: null };
const EMPTY_ACCEPTED: AcceptedRecord = { version: SESSION_VERSION, sites: {} };

/** What a key holds, and what it holds while there is nothing. */
function kindOf(key: SessionKey) {
  if (key === 'access') return [accessRecordSchema, EMPTY_ACCESS] as const;
  if (key === 'accepted') return [acceptedRecordSchema, EMPTY_ACCEPTED] as const;
  return tabOf(key) === null
    ? ([manualRecordSchema, EMPTY_MANUAL] as const)
    : ([tabRecordSchema, EMPTY_TAB] as const);
}

/** Whether a stored record is one. */
export const isRecordOf = (key: SessionKey, stored: unknown): boolean => v.is(kindOf(key)[0], stored);

/** A stored record; an empty one if what is stored is damaged. */
export function readRecord<K extends SessionKey>(key: K, stored: unknown): SessionRecord<K> {
  const [schema, empty] = kindOf(key);
  const result = v.safeParse(schema, stored);
  return (result.success ? result.output : empty) as SessionRecord<K>;
}
