/** What the player does: presses keys, asks for words, lets Knack play on, changes settings. */
import type { Help } from '../protocol/help.ts';
import type { PageSettings } from '../protocol/page-settings.ts';
import type { Draft } from './draft.ts';
import type { TypingResult } from './events.ts';
import { notePress } from './identity.ts';
import { advance } from './open-row.ts';
import { canFill, canPlay, isAwaiting, type OpenRow, openRowOf, recordOf } from './state.ts';

/** The player has pressed a key or clicked: Knack leaves the row alone. */
export function interrupt(draft: Draft): void {
  const { awaited } = draft.state;
  // What comes of it now need not be the Enter key's doing.
  draft.set({
    identity: notePress(draft.state.identity),
    awaited: awaited && { ...awaited, by: 'screen' },
  });
  const row = openRowOf(draft.state);
  const record = row && recordOf(draft.state, row);
  if (record?.by === 'knack') {
    draft.setRow(row!, { pressed: true });
    if (!record.touched) draft.remember(row!, { touched: true });
  }
  const { typing } = draft.state;
  if (typing) {
    draft.stopTyping();
    if (row?.key === typing.row) draft.leaveTo('player', row);
  }
  draft.set({ asked: null });
  draft.stopPlaying();
}

/** The player wants Knack to stop, whatever it is doing, and to begin nothing by itself. */
export function stop(draft: Draft): void {
  const { settings, play, typing, asked, look } = draft.state;
  // While a dialog is open, the key is meant for the dialog.
  const isWaiting = settings?.fill === true && openRowOf(draft.state) !== null && look!.covered !== true;
  if (!play && !typing && !asked && !isWaiting) return;
  interrupt(draft);
  if (settings?.fill) {
    draft.set({ settings: { ...settings, fill: false } });
    draft.emit({ type: 'switchOff' });
  }
  draft.notify('stopped', '');
}

/** Types a word that the player has asked for, whatever the row holds, and never enters it. */
export function fillAsked(draft: Draft, word: string): void {
  if (!canFill(draft.state, word)) return;
  const row = openRowOf(draft.state)!;
  draft.stopPlaying();
  draft.stopTyping();
  draft.leaveTo('player', row);
  draft.note({ type: 'notice', notice: null });
  draft.set({ typing: null, asked: { word, row: row.key } });
  advance(draft);
}

/** Plays the game to its end, or stops that. */
export function playOn(draft: Draft, on: boolean): void {
  if (!on) {
    if (draft.state.play) draft.stopTyping();
    draft.stopPlaying();
    return;
  }
  if (draft.state.play || !canPlay(draft.state)) return;
  draft.set({ play: { looking: null, seen: '' } });
  draft.tryAgain();
  draft.note({ type: 'notice', notice: null });
  const row = openRowOf(draft.state)!;
  const { by, word, entered } = recordOf(draft.state, row);
  const isInVain = entered.includes(word) && !isAwaiting(draft.state, draft.at);
  // Playing on is a request for a word, even in a row that the player has typed in or whose guess was refused.
  if (by !== 'knack' || isInVain || row.letters === '')
    draft.remember(row, { by: 'nobody', word: '', entered: [], lost: false });
  advance(draft);
}

export function changeSettings(draft: Draft, next: PageSettings): void {
  const { settings, play, typing } = draft.state;
  const row = openRowOf(draft.state);
  const isSwitchedOn = next.fill && settings?.fill === false;
  // What the player has asked for goes on.
  if (typing && !typing.isAsked && !play && !next.fill) draft.stopTyping();
  draft.set({ settings: next });
  // Switching it on is a request to fill the row, even one that the player has emptied.
  if (isSwitchedOn && row) {
    draft.tryAgain();
    draft.note({ type: 'notice', notice: null });
    if (row.letters === '' && !typing) draft.leaveTo('nobody', row);
  }
  advance(draft);
}

/** Until the next guess the player wants this much help. */
export function changeHelp(draft: Draft, help: Help | null): void {
  draft.set({ help });
  draft.note({ type: 'help', help });
  advance(draft);
}

/** Typing has ended. Only the typing that was begun last counts. */
export function endTyping(draft: Draft, id: number, result: TypingResult): void {
  const { typing } = draft.state;
  if (typing?.id !== id) return;
  draft.set({ typing: null });
  if (typeof result === 'object' || result === 'failed') {
    const row = openRowOf(draft.state);
    if (row?.key === typing.row && isFixed(draft, row)) {
      draft.setRow(row, { closed: true });
      draft.emit({ type: 'close', letters: row.letters });
      return;
    }
  }
  if (result === 'failed') draft.giveUp('cannotType', typing.word);
  else if (typeof result === 'object') draft.giveUp('noKey', result.missing);
  const row = openRowOf(draft.state);
  noteTyping(draft, result, row?.letters === '');
  if (row?.key === typing.row) {
    if (result !== 'done') draft.leaveTo('player', row);
    else if (typing.leaves) draft.leaveTo(typing.leaves, row);
  }
  advance(draft);
}

/** Whether a row may be finished though it does not look so: a word has been entered, and no key takes it out. */
function isFixed(draft: Draft, row: OpenRow): boolean {
  const { closed } = draft.rowState(row);
  return !closed && recordOf(draft.state, row).entered.includes(row.letters);
}

/** A page that takes nothing from scripts is not tried again with every word: that has been said once. */
function noteTyping(draft: Draft, result: TypingResult, isEmpty: boolean): void {
  if (result === 'done') draft.set({ hasTyped: true });
  else if (result === 'failed' && isEmpty && !draft.state.hasTyped) draft.set({ hasTyped: null });
}

/** Knack has looked at the row for as long as a person would. */
export function endRest(draft: Draft, rest: number): void {
  const { play } = draft.state;
  if (play?.looking?.rest !== rest) return;
  draft.set({ play: { looking: null, seen: play.looking.at } });
  advance(draft);
}
