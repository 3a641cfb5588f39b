/**
 * What Knack does with the open row. It fills a row again only when the suggestion has changed because the
 * game or the player has ruled the first word out. Once the player has typed into the row or deleted letters,
 * Knack leaves it alone. Playing on works the same way, but also presses Enter, at a person's pace, and
 * whatever the settings are.
 */
import { withTried } from '../protocol/maximums.ts';
import type { RowRecord } from '../protocol/records.ts';
import type { Draft } from './draft.ts';
import { notePress } from './identity.ts';
import {
  entersBy,
  type OpenRow,
  isAwaiting,
  isSettled,
  mayShowNone,
  openRowOf,
  recordOf,
  type Typing,
  FEEDBACK_TIMEOUT,
  watchesCover,
  wordToType,
} from './state.ts';

/** How long after it has marked or emptied a row a game may take to say why, in milliseconds. */
export const REASON_TIMEOUT = 1000;
/**
 * With so many words refused in a row it is not the words: the game may be in another language. Ten of them are likely
 * ones, wherever rarer ones are suggested first.
 */
const MOST_REFUSED = 12;
/** How long to wait for a message to disappear before Enter is pressed anyway, in milliseconds. */
const MESSAGE_PATIENCE = 5000;

/** Takes the next step. Call it after every change. */
export function advance(draft: Draft): void {
  const row = openRowOf(draft.state);
  forgetOtherRow(draft, row);
  stopElsewhere(draft, row);
  if (!row || draft.state.settings === null) return;
  giveUpWaiting(draft, row);
  if (watchesCover(draft.state) && draft.state.look!.covered === null) {
    draft.emit({ type: 'look' });
    return;
  }
  if (draft.state.asked) {
    typeAsked(draft, row);
    return;
  }
  const { typing, play, settings, hasTyped } = draft.state;
  if (typing || hasTyped === null || !(play ?? settings.fill) || !isSettled(draft.state)) return;
  const record = recordOf(draft.state, row);
  const isOwn = record.by === 'knack';
  if (isOwn && record.refused.includes(record.word)) clearRefused(draft, row, record);
  else if (row.letters === '') fillEmpty(draft, row, record);
  else if (isOwn && row.letters === record.word) keepWord(draft, row, record);
  else if (play) clearForPlay(draft, row);
  else if (record.by !== 'player') draft.leaveTo('player', row);
}

/**
 * On another page or after a rebuild of the boards, missing letters do not mean that the player deleted them.
 */
function forgetOtherRow(draft: Draft, row: OpenRow | null): void {
  const known = draft.state.row;
  if (!known || known.key === row?.key) return;
  draft.set({ row: row ? null : { ...known, held: false } });
}

/** What is typed is meant for its own row, and goes into no other. */
function stopElsewhere(draft: Draft, row: OpenRow | null): void {
  const { typing } = draft.state;
  if (typing && row && typing.row !== row.key) draft.stopTyping();
}

/** Says when the game has had its time to reply to Knack's Enter. */
function giveUpWaiting(draft: Draft, row: OpenRow): void {
  const { feedbackBy } = draft.rowState(row);
  if (feedbackBy === null || draft.at < feedbackBy) return;
  draft.setRow(row, { feedbackBy: null });
  const { by, word, entered } = recordOf(draft.state, row);
  if (by === 'knack' && entered.includes(word)) draft.giveUp('noReply', word);
}

/** Types a word that the player has asked for, once the page is ready for that. */
function typeAsked(draft: Draft, row: OpenRow): void {
  const { word, row: key } = draft.state.asked!;
  if (key !== row.key) {
    draft.set({ asked: null });
    advance(draft);
    return;
  }
  if (isAwaiting(draft.state, draft.at) || row.isBusy) return;
  draft.set({ asked: null });
  type(draft, row, { from: null, to: word, word, isAsked: true, leaves: null });
}

interface TypingWish extends Pick<Typing, 'word' | 'isAsked' | 'leaves'> {
  readonly from: string | null;
  readonly to: string;
}

function type(draft: Draft, row: OpenRow, { from, to, word, isAsked, leaves }: TypingWish): void {
  const id = draft.number();
  draft.set({
    typing: { id, row: row.key, word, isAsked, leaves, isStopped: false },
    identity: notePress(draft.state.identity),
  });
  draft.emit({ type: 'type', typing: id, from, to, paced: draft.state.play !== null });
}

function takeOut(draft: Draft, row: OpenRow, word: string): void {
  type(draft, row, { from: word, to: '', word, isAsked: false, leaves: 'nobody' });
}

/** Deletes Knack's word after the game has refused it, unless the game has done so itself. */
function clearRefused(draft: Draft, row: OpenRow, { word }: RowRecord): void {
  if (row.letters !== '' && row.isBusy) return;
  if (row.letters === word && !draft.rowState(row).closed) {
    takeOut(draft, row, word);
    return;
  }
  if (row.letters === word) draft.giveUp('noFeedback', word);
  draft.leaveTo(row.letters === '' ? 'nobody' : 'player', row);
  advance(draft);
}

function fillEmpty(draft: Draft, row: OpenRow, record: RowRecord): void {
  const { held, pressed } = draft.rowState(row);
  // Of a page that is gone only that the player has pressed something may have been heard.
  if (record.by === 'knack' && (held || pressed || record.touched)) {
    handleLoss(draft, row, record);
    return;
  }
  const word = wordToType(draft.state);
  if (record.by === 'player' || !word || row.isBusy || !isTime(draft, row, 'word')) return;
  fill(draft, row, word);
}

function fill(draft: Draft, row: OpenRow, word: string): void {
  const { refused } = recordOf(draft.state, row);
  if (refused.length >= MOST_REFUSED) {
    draft.giveUp('refusedOften', word);
    draft.leaveTo('player', row);
    return;
  }
  // The game would refuse the word again.
  if (refused.includes(word)) {
    draft.leaveTo('player', row);
    draft.stopPlaying();
    return;
  }
  draft.remember(row, { by: 'knack', word, touched: false });
  draft.setRow(row, { held: false, pressed: false });
  type(draft, row, { from: '', to: word, word, isAsked: false, leaves: null });
}

/** Handles that the row that Knack has filled is empty. */
function handleLoss(draft: Draft, row: OpenRow, record: RowRecord): void {
  const { word, entered, touched, lost } = record;
  if (touched) {
    draft.leaveTo('player', row);
  } else if (entered.includes(word)) {
    waitForReason(draft, row, word);
  } else if (lost) {
    draft.giveUp('cannotType', word);
    draft.leaveTo('player', row);
  } else {
    draft.remember(row, { lost: true });
    draft.setRow(row, { held: false });
    advance(draft);
  }
}

/** Waits for the reason after the game has emptied the row on Enter. */
function waitForReason(draft: Draft, row: OpenRow, word: string): void {
  // Of a guess that was entered before a reload nobody else waits for the reason.
  if (draft.state.awaited) return;
  const { reasonBy } = draft.rowState(row);
  if (reasonBy === null) {
    draft.setRow(row, { reasonBy: draft.at + REASON_TIMEOUT });
  } else if (draft.at >= reasonBy) {
    draft.setRow(row, { reasonBy: null });
    draft.giveUp('unclear', word);
    draft.leaveTo('player', row);
  }
}

/** Knack's word is in the row: enters it, or replaces it by another one. */
function keepWord(draft: Draft, row: OpenRow, { word, entered }: RowRecord): void {
  draft.setRow(row, { held: true, reasonBy: null });
  const { play, settings, look } = draft.state;
  // What nobody sees is not played unasked: it would be over when the player comes to it.
  const isToEnter = play ?? (settings!.enter && !look!.isHidden);
  const next = wordToType(draft.state);
  // Without a suggestion, a new one is being worked out that may differ, or no word is to be seen any more.
  if (entered.includes(word) || row.isBusy || !(next ?? mayShowNone(draft.state))) return;
  if (next !== word) takeOut(draft, row, word);
  else if (isToEnter && isMessageGone(draft, row) && isTime(draft, row, 'enter')) {
    if (entersBy(draft.state) !== 'screen' || look!.hasEnterKey) enter(draft, row, word);
    else leaveEnter(draft, row, word);
  }
}

/** The word stands in the row, and the player is told to press Enter, once. */
function leaveEnter(draft: Draft, row: OpenRow, word: string): void {
  if (draft.rowState(row).isLeftToEnter) return;
  draft.setRow(row, { isLeftToEnter: true });
  draft.giveUp('enterUnknown', word);
}

/** Whether the last refusal is gone: a second one like it on the page would not be noticed. */
function isMessageGone(draft: Draft, row: OpenRow): boolean {
  if (!draft.state.look!.refusing) return true;
  const { message } = draft.rowState(row);
  if (message?.letters === row.letters) return draft.at >= message.by;
  draft.setRow(row, { message: { letters: row.letters, by: draft.at + MESSAGE_PATIENCE } });
  return false;
}

function enter(draft: Draft, row: OpenRow, word: string): void {
  draft.remember(row, { entered: withTried(recordOf(draft.state, row).entered, word) });
  draft.setRow(row, { feedbackBy: draft.at + FEEDBACK_TIMEOUT, message: null });
  draft.set({ awaited: { word, at: draft.at, reasonBy: null, by: 'screen' } });
  draft.emit({ type: 'enter', by: entersBy(draft.state) });
}

/** Empties the row for playing on. */
function clearForPlay(draft: Draft, row: OpenRow): void {
  if (isAwaiting(draft.state, draft.at) || row.isBusy) return;
  type(draft, row, { from: null, to: '', word: row.letters, isAsked: true, leaves: 'nobody' });
}

/** Whether it is time for the next step: when playing on, a person would look first. */
function isTime(draft: Draft, { key, letters }: OpenRow, before: 'word' | 'enter'): boolean {
  const { play } = draft.state;
  const at = `${key} ${letters}`;
  if (!play || play.seen === at) return true;
  if (play.looking?.at !== at) {
    const rest = draft.number();
    draft.set({ play: { ...play, looking: { rest, at } } });
    draft.emit({ type: 'rest', rest, before });
  }
  return false;
}
