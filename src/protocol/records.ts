/**
 * What is remembered until the browser closes, so that nothing is lost when the background worker is
 * stopped. The worker alone writes, but for what is set in private windows; the popup reads, so that it can paint
 * before the worker is awake.
 */
import type { Lexicon } from '../lexicons/lexicons.ts';
import type { RowRecord, Notice, Report } from './messages.ts';
import type { PRIVATE_SETTINGS } from '../stores/private-settings.ts';
import type { HintProblem } from '../solver/hints.ts';
import type { HelpLevel } from './settings.ts';
import type { Solution } from '../solver/solve.ts';

/** What the background makes of hints. */
export type Advice =
  | Solution
  /** A hint typed by hand is not one; rows count from 0. */
  | { readonly status: 'not-hints'; readonly problem: HintProblem; readonly row: number }
  /** There is no list of words of this length. */
  | { readonly status: 'no-dictionary'; readonly length: number }
  /** Something that should not happen; the message is for a report. */
  | { readonly status: 'failed'; readonly message: string };

/** What is known of one tab. */
export interface TabRecord {
  /** Whether it is in a private window. */
  readonly isPrivate: boolean;
  /** Null when its page shows no game. */
  readonly report: Report | null;
  /** Null while it is being worked out, or without a board. */
  readonly advice: Advice | null;
  /** Of the puzzle played last, one for each row that was open. */
  readonly rows: readonly RowRecord[];
  readonly notice: Notice | null;
  /** What the player has asked to see of this board; null is as in the settings. */
  readonly help: HelpLevel | null;
  /** Whether Knack is playing the game to its end. */
  readonly playing: boolean;
  /** Refused words that could not be kept for good. */
  readonly unsaved: readonly string[];
}

/** Hints that the player typed into the popup, and what came of them. */
export interface ManualRecord {
  readonly lexicon: Lexicon;
  readonly hints: readonly string[];
  readonly advice: Advice | null;
  /** What the player has asked to see of them; null is as in the settings. */
  readonly help: HelpLevel | null;
}

/** The tab that is to be loaded again once Knack may see it. */
export interface AccessRecord {
  readonly tab: number | null;
}

/** Where hints typed by hand are: those of private windows are apart, and gone with the last of these. */
export const MANUAL_KEYS = ['hand', 'private-hand'] as const;
export type ManualKey = (typeof MANUAL_KEYS)[number];

/** Every key of the session store. */
export type SessionKey = `tab:${number}` | ManualKey | 'access' | typeof PRIVATE_SETTINGS;
export type SessionValue<K extends SessionKey> = K extends ManualKey
  ? ManualRecord
  : K extends 'access'
    ? AccessRecord
    : K extends typeof PRIVATE_SETTINGS
      ? Record<string, unknown>
      : TabRecord;

export const tabKey = (tab: number): `tab:${number}` => `tab:${tab}`;
/** The tab that a key is of; null for the other keys. */
export function tabOf(key: string): number | null {
  const tab = /^tab:(\d+)$/.exec(key)?.[1];
  return tab === undefined ? null : Number(tab);
}
export const EMPTY_TAB: TabRecord = {
  isPrivate: false,
  report: null,
  advice: null,
  rows: [],
  notice: null,
  help: null,
  playing: false,
  unsaved: [],
};
export const EMPTY_MANUAL: ManualRecord = { lexicon: 'en', hints: [], advice: null, help: null };
export const EMPTY_ACCESS: AccessRecord = { tab: null };
