/**
 * What is remembered in `storage.session` until the browser closes, so that nothing is lost when the worker is
 * stopped. Only the worker writes, except for the settings of private windows; the extension's pages read, so
 * that they can paint before the worker has started. A record that does not match its schema, or is of another
 * version, is ignored.
 */
import * as v from 'valibot';
import { noticeSchema } from './notice.ts';
import { adviceSchema } from './advice.ts';
import { boardSchema, puzzleKeySchema, reportSchema } from './report.ts';
import { helpSchema } from './help.ts';
import { lexiconSchema, siteSchema } from './ids.ts';
import { word } from './values.ts';

/** Goes up whenever the meaning of a record changes. */
export const SESSION_VERSION = 2;
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
  entered: v.array(word),
  /** Knack's words that the game has refused. */
  refused: v.array(word),
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
export const knownPuzzleSchema = v.object({
  key: puzzleKeySchema,
  /** The page that it was on. */
  address: v.pipe(v.string(), v.maxLength(1000)),
  /** The boards with the most rows that were seen. */
  boards: v.array(boardSchema),
  /** Whether the game has refused a guess because of hard mode. */
  hard: v.boolean(),
});
export type KnownPuzzle = v.InferOutput<typeof knownPuzzleSchema>;

/** What is known of one tab. */
const tabRecordSchema = v.object({
  version,
  isPrivate: v.boolean(),
  /** The site of the last page that began there, whether or not it shows a game; null without one. */
  site: v.nullable(siteSchema),
  /** Null when its page shows no game. */
  report: v.nullable(reportSchema),
  /** What its last page showed when it was left, so that a reload is told from another game. */
  leftGame: v.nullable(v.string()),
  /** Null while it is being worked out, or without a board. */
  advice: v.nullable(adviceSchema),
  /** For the last puzzle, one for each row that was open. */
  rows: v.array(rowRecordSchema),
  puzzles: v.array(knownPuzzleSchema),
  notice: v.nullable(noticeSchema),
  /** The help that the player has asked for with these boards; null means the setting. */
  help: v.nullable(helpSchema),
  /** Whether Knack is playing the game to its end. */
  playing: v.boolean(),
  /** Refused words that could not be kept for good. */
  unsaved: v.array(word),
});
export type TabRecord = v.InferOutput<typeof tabRecordSchema>;

/** Hints that the player typed into the popup, and what came of them. */
const manualRecordSchema = v.object({
  version,
  lexicon: lexiconSchema,
  boards: v.array(boardSchema),
  advice: v.nullable(adviceSchema),
  /** The help that the player has asked for; null means the setting. */
  help: v.nullable(helpSchema),
});
export type ManualRecord = v.InferOutput<typeof manualRecordSchema>;

/** The tab that is to be loaded again once Knack may see it. */
const accessRecordSchema = v.object({ version, tab: v.nullable(v.number()) });
type AccessRecord = v.InferOutput<typeof accessRecordSchema>;

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
export type SessionKey = TabKey | ManualKey | 'access';
export type SessionRecord<K extends SessionKey> = K extends ManualKey
  ? ManualRecord
  : K extends 'access'
    ? AccessRecord
    : TabRecord;

export const EMPTY_TAB: TabRecord = {
  version: SESSION_VERSION,
  isPrivate: false,
  site: null,
  report: null,
  leftGame: null,
  advice: null,
  rows: [],
  puzzles: [],
  notice: null,
  help: null,
  playing: false,
  unsaved: [],
};
export const EMPTY_MANUAL: ManualRecord = {
  version: SESSION_VERSION,
  lexicon: 'en',
  boards: [],
  advice: null,
  help: null,
};
const EMPTY_ACCESS: AccessRecord = { version: SESSION_VERSION, tab: null };

const isManual = (key: SessionKey): key is ManualKey => (MANUAL_KEYS as readonly string[]).includes(key);

/** A stored record; an empty one if what is stored is damaged. */
export function readRecord<K extends SessionKey>(key: K, stored: unknown): SessionRecord<K> {
  const [schema, empty] = isManual(key)
    ? [manualRecordSchema, EMPTY_MANUAL]
    : key === 'access'
      ? [accessRecordSchema, EMPTY_ACCESS]
      : [tabRecordSchema, EMPTY_TAB];
  const result = v.safeParse(schema, stored);
  return (result.success ? result.output : empty) as SessionRecord<K>;
}
