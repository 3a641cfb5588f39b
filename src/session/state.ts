/** The state of a session, and simple facts that follow from it. */
import type { Entered, EnteredWord } from '../protocol/added-site.ts';
import type { OpenAdvice } from '../protocol/advice.ts';
import type { Update } from '../protocol/orders.ts';
import type { RowRecord } from '../protocol/records.ts';
import { gameIn, guessesOn, outcomeOf, rowKeyOf } from '../protocol/guesses.ts';
import type { Game } from '../protocol/game.ts';
import type { Act } from '../protocol/sync.ts';
import type { HardMode } from '../protocol/hard-mode.ts';
import { type Help, helpFor, reaches } from '../protocol/help.ts';
import type { PageSettings } from '../protocol/page-settings.ts';
import type { EnterBy, Look, Reported, ShownBoards, Told } from './events.ts';
import { type Identity, initialIdentity } from './identity.ts';

/** What does not change while a page is open. */
export interface SessionSite {
  readonly id: string;
  /** Whether it takes the words that Knack knows and no others: then its refusals teach nothing. */
  readonly takesOurWords: boolean;
  /** Whether it is known how it marks a row that it refuses. */
  readonly marksRefusals: boolean;
  /** Whether it is one that the player has added: then it has to be seen first what Enter does there. */
  readonly isStrange: boolean;
}

/** Knack is typing. */
export interface Typing {
  readonly id: number;
  /** The key of the row. */
  readonly row: string;
  /** The word that is typed or taken out, as a notice names it. */
  readonly word: string;
  /** Whether the player has asked for it, regardless of the settings. */
  readonly isAsked: boolean;
  /** Who owns the row when it is done; null means no change. */
  readonly leaves: 'player' | 'nobody' | null;
  /** Whether it has been told to end. */
  readonly isStopped: boolean;
}

/** Playing on to the end of the game. */
interface Play {
  /** The row and its letters that Knack is looking at, as a person does before typing and before Enter. */
  readonly looking: { readonly rest: number; readonly at: string } | null;
  /** Those that it has looked at. */
  readonly seen: string;
}

/** What is known about the open row only while its page is open. */
export interface RowState {
  readonly key: string;
  /** Whether Knack's word was seen in it, so that an empty row means that the word is gone. */
  readonly held: boolean;
  /** Whether the player has pressed anything since Knack began to type into it. */
  readonly pressed: boolean;
  /** Until when the game may say why it has emptied the row. */
  readonly reasonBy: number | null;
  /** Until when the game has to give feedback on Knack's guess. */
  readonly feedbackBy: number | null;
  /** The letters over which a message of the page is waited for, and until when. */
  readonly message: { readonly letters: string; readonly by: number } | null;
  /** Whether the page has been looked at as one on which the row cannot be edited any more. */
  readonly closed: boolean;
  /** Whether the player has been told to press Enter. */
  readonly isLeftToEnter: boolean;
}

/** A guess that was entered and has no feedback yet. */
interface Awaited {
  readonly word: string;
  readonly at: number;
  /** Until when the page may say why it has marked the row; null while it has not marked it. */
  readonly reasonBy: number | null;
  readonly by: EnterBy;
}

export interface State {
  readonly site: SessionSite;
  /** Null until the worker has sent them. */
  readonly settings: PageSettings | null;
  /** What was told of the settings before that. */
  readonly early: PageSettings | null;
  readonly isPrivate: boolean;
  readonly look: Look | null;
  readonly identity: Identity;
  /** What the page shows of a game; null when it shows none. */
  readonly report: Reported | null;
  /** Whether the page has been left. */
  readonly hasLeft: boolean;
  /** What has happened and has not been answered yet, the oldest first. */
  readonly acts: readonly Act[];
  /** What the worker was told last, and its number. */
  readonly told: Told;
  readonly number: number;
  /** The number with which advice was asked for last, and whether it is still to come. */
  readonly question: number;
  readonly isAsking: boolean;
  /** When to tell all of it again, because nobody has replied; null for never. */
  readonly askAgainAt: number | null;
  /** What to act on, and what to show: a first advice may make way for a better one in a moment. */
  readonly update: Update | null;
  readonly shown: Update | null;
  /** How much the player has asked to see of these boards. */
  readonly help: Help | null;
  /** What the page last said about hard mode: its switch is not always on the page. */
  readonly saidHard: HardMode;
  readonly rows: readonly RowRecord[];
  readonly row: RowState | null;
  readonly awaited: Awaited | null;
  /** A word that the player has asked for, while the row is not ready for it. */
  readonly asked: { readonly word: string; readonly row: string } | null;
  readonly typing: Typing | null;
  readonly play: Play | null;
  /** Whether a word has been typed on this page; null where the page has taken no letter of the first. */
  readonly hasTyped: boolean | null;
  /** How the player's own Enter key has finished a row on this site; null where it has not been seen to. */
  readonly enteredBy: Entered | null;
  /** What may have been the first guess, until there is a board. */
  readonly entered: EnteredWord | null;
  /** The last number given to typing and rests. */
  readonly counter: number;
}

const NOTHING_TOLD: Told = { report: null, rows: [], puzzles: [], playing: false, acts: [] };

export const initialState = (site: SessionSite): State => ({
  site,
  settings: null,
  early: null,
  isPrivate: false,
  look: null,
  identity: initialIdentity([]),
  report: null,
  hasLeft: false,
  acts: [],
  told: NOTHING_TOLD,
  number: 0,
  question: 0,
  isAsking: false,
  askAgainAt: null,
  update: null,
  shown: null,
  help: null,
  saidHard: false,
  rows: [],
  row: null,
  awaited: null,
  asked: null,
  typing: null,
  play: null,
  hasTyped: false,
  enteredBy: null,
  entered: null,
  counter: 0,
});

/** The row that takes letters. */
export interface OpenRow {
  readonly puzzle: string;
  /** The guesses before it. */
  readonly row: string;
  /** The puzzle and the row. */
  readonly key: string;
  readonly letters: string;
  readonly width: number;
  /** Whether nothing may be pressed now: tiles move, or something lies on the boards. */
  readonly isBusy: boolean;
}

const shownBoards = ({ look }: State): ShownBoards | null =>
  look?.shown.kind === 'boards' ? look.shown : null;

/** Null when there is none: no board, or the game is over. */
export function openRowOf(state: State): OpenRow | null {
  const shown = shownBoards(state);
  const game = gameIn(state.report);
  if (!shown || !game || isOver(game)) return null;
  const row = rowKeyOf(guessesOn(game.boards));
  return {
    puzzle: game.puzzle,
    row,
    key: `${game.puzzle}|${row}`,
    letters: shown.typed,
    width: game.width,
    isBusy: shown.moving || state.look!.covered === true,
  };
}

const isOver = (game: Game): boolean => outcomeOf(game) !== 'open';

/** Who owns a row; nobody until someone has typed into it. */
export const recordOf = ({ rows }: State, { puzzle, row }: OpenRow): RowRecord =>
  rows.find((record) => record.puzzle === puzzle && record.row === row) ?? {
    puzzle,
    row,
    by: 'nobody',
    word: '',
    entered: [],
    refused: [],
    touched: false,
    lost: false,
  };

/** Whether suggested words may be seen: typing one shows it. */
const mayShowWords = ({ settings, help }: State): boolean =>
  settings !== null && reaches(helpFor(settings.help, help), 'word');

const openAdvice = ({ update }: State): OpenAdvice | null =>
  update?.advice?.status === 'open' ? update.advice : null;

/** Whether the player wants to see no word, as far as that is known by now. */
export const mayShowNone = (state: State): boolean =>
  state.update !== null && !(mayShowWords(state) || state.play);

/** The word to type automatically; null while it is unknown, may not be shown, or a better one may follow. */
export function wordToType(state: State): string | null {
  const advice = openAdvice(state);
  if (!advice || advice.progress === 'looking' || !(mayShowWords(state) || state.play)) return null;
  return advice.suggestions[0]?.word ?? null;
}

/** How Enter may be pressed: on a page that nothing is known of, events and forms may go anywhere. */
export const entersBy = ({ site, enteredBy }: State): EnterBy =>
  site.isStrange ? (enteredBy ?? 'screen') : 'key';

/** Whether it is clear which puzzle is shown: boards that are empty for a moment may be filled again. */
export const isSettled = ({ identity }: State): boolean => identity.emptySince === null;

/** How long a game may take to give feedback on a guess, its animation included, in milliseconds. */
export const FEEDBACK_TIMEOUT = 12_000;

/** How long a guess may stay as it is where nothing is known of the game, in milliseconds. */
const STAY_TIMEOUT = 2500;
/** The same of a game that is known, and says why it refuses a guess: that may have been missed. */
const STAY_TIMEOUT_KNOWN = 5000;

/** Whether the row that a guess was entered from is empty, and has no feedback either. */
export const isEmptied = (state: State): boolean => openRowOf(state)?.letters === '';

/** When a guess that stays without a word has been refused; Infinity where none may be. */
export function stayedBy(state: State): number {
  const { awaited, site, enteredBy, look } = state;
  if (awaited === null || site.marksRefusals) return Infinity;
  if (!site.isStrange) return awaited.at + STAY_TIMEOUT_KNOWN;
  // Where nothing has shown yet that this enters a guess, the game may not have heard of it, unless it has emptied the row.
  const isKnown = enteredBy !== null || (awaited.by === 'screen' && look?.hasEnterKey !== false);
  return isKnown || isEmptied(state) ? awaited.at + STAY_TIMEOUT : Infinity;
}

/** Whether a guess has been entered that has no feedback yet. */
export const isAwaiting = ({ awaited }: State, at: number): boolean =>
  awaited !== null && at - awaited.at <= FEEDBACK_TIMEOUT;

/**
 * Whether the session needs to know what covers the boards. Finding out costs a layout, so it is done only
 * then.
 */
export const watchesCover = (state: State): boolean =>
  state.settings?.fill === true || state.play !== null || state.asked !== null || state.typing !== null;

/** Whether a word can be typed when the player asks for it. */
export function canFill(state: State, word: string): boolean {
  const row = openRowOf(state);
  return row !== null && state.settings !== null && [...word].length === row.width;
}

/** Whether Knack can play on: words may be seen, and there is something to play. */
export const canPlay = (state: State): boolean => openRowOf(state) !== null && mayShowWords(state);
