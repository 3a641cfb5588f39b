/**
 * What Knack decides in a game, as one pure function of what it knows and what happens. Everything with a clock, a
 * page or a message is an effect, for the content script to carry out.
 */
import type { Help } from '../protocol/help.ts';
import type { Update } from '../protocol/orders.ts';
import { Draft } from './draft.ts';
import type { Effect, Event, Told } from './events.ts';
import { initialIdentity, REBUILDING, TURNING } from './identity.ts';
import { advance } from './open-row.ts';
import { reportAnew, takeLook } from './page.ts';
import {
  changeHelp,
  changeSettings,
  endRest,
  endTyping,
  fillAsked,
  interrupt,
  playOn,
  stop,
} from './player.ts';
import { FEEDBACK_TIMEOUT, type State, stayedBy } from './state.ts';

/** When a report is made again that has got no advice, in milliseconds. */
const ASK_AGAIN = 500;

export interface Step {
  readonly state: State;
  /** In the order to carry them out. */
  readonly effects: readonly Effect[];
}

export function reduce(state: State, event: Event): Step {
  const draft = new Draft(state, event.at);
  handle(draft, event);
  // What is done to the page follows: after a reload, Knack has to know that it was done.
  const told = tellWorker(draft);
  return { state: draft.state, effects: [...told, ...draft.effects] };
}

function handle(draft: Draft, event: Event): void {
  switch (event.type) {
    case 'begin': {
      const { isPrivate, rows, puzzles, enteredBy } = event.beginning;
      // What was told meanwhile is newer.
      const settings = draft.state.early ?? event.beginning.settings;
      const told = { ...draft.state.told, rows, puzzles };
      const { entered } = event;
      draft.set({ settings, isPrivate, rows, enteredBy, entered, told, identity: initialIdentity(puzzles) });
      if (draft.state.look) takeLook(draft, { ...draft.state.look, refusals: [], marked: false });
      return;
    }
    case 'look':
      takeLook(draft, event.look);
      return;
    case 'settings':
      if (draft.state.settings) changeSettings(draft, event.settings);
      else draft.set({ early: event.settings });
      return;
    case 'report':
      reportAnew(draft);
      return;
    case 'reply':
      takeReply(draft, event.number, event.update);
      return;
    case 'lost':
      if (event.number === draft.state.number) lose(draft);
      return;
    case 'update':
      takeUpdate(draft, event.update);
      return;
    case 'press':
      interrupt(draft);
      return;
    case 'escape':
      stop(draft);
      return;
    case 'enter':
      draft.set({ awaited: event.word === null ? null : awaitedOf(event.word, event) });
      return;
    case 'typed':
      endTyping(draft, event.typing, event.result);
      return;
    case 'rested':
      endRest(draft, event.rest);
      return;
    case 'help':
      changeHelp(draft, event.help);
      return;
    case 'fill':
      fillAsked(draft, event.word);
      return;
    case 'play':
      playOn(draft, event.on);
      return;
    case 'leave':
      draft.stopTyping();
      draft.stopPlaying();
      draft.set({ hasLeft: true });
      return;
    case 'return':
      draft.set({ hasLeft: false, report: null });
  }
}

const awaitedOf = (word: string, { at, by }: Extract<Event, { type: 'enter' }>) => ({
  word,
  at,
  reasonBy: null,
  by,
});

/** Tells the worker what has changed. Before it has told what it remembers that would take the place of what it knows. */
function tellWorker(draft: Draft): Effect[] {
  const { settings, report, hasLeft, rows, identity, play, acts, told, number, question } = draft.state;
  if (!settings) return [];
  const next: Told = {
    report: hasLeft ? null : report,
    rows,
    puzzles: identity.known,
    playing: play !== null,
    acts,
  };
  const parts = ['report', 'rows', 'puzzles', 'playing'] as const;
  const isSame =
    parts.every((part) => next[part] === told[part]) && acts.every((act) => act.number <= number);
  if (isSame && (hasLeft || question <= number)) return [];
  draft.set({ told: next, number: number + 1 });
  return [{ type: 'sync', number: number + 1, told: next }];
}

function takeReply(draft: Draft, number: number, update: Update | null): void {
  const { acts, question, told, number: newest } = draft.state;
  if (update && update.number >= question) {
    draft.set({ isAsking: false, acts: acts.filter((act) => act.number > number) });
    take(draft, update);
  } else if (number === newest) {
    if (told.report) lose(draft);
    // That the page shows no game any more has been heard, with all that has happened.
    else draft.set({ acts: [] });
  }
}

/** Nobody has replied to what was told last, or something has overtaken it in the worker. */
function lose(draft: Draft): void {
  draft.set({ isAsking: false, askAgainAt: draft.state.told.report && draft.at + ASK_AGAIN });
}

function takeUpdate(draft: Draft, update: Update): void {
  if (update.number < draft.state.question) return;
  draft.set({ help: helpAfter(draft.state, update) });
  // While a request for advice is open, its reply will replace this update.
  if (!draft.state.isAsking) take(draft, update);
  else if (update.advice?.status === 'open') draft.set({ shown: update });
}

/** The help that an update tells, unless the player has asked for another since. */
const helpAfter = ({ acts, help }: State, update: Update): Help | null =>
  acts.some((act) => act.type === 'help' && act.number > update.number) ? help : update.help;

function take(draft: Draft, update: Update): void {
  draft.set({ update, shown: update, help: helpAfter(draft.state, update) });
  // Whoever looks for better advice may be stopped before it is found, and nobody has been asked for it.
  const isFinal = update.advice?.status !== 'open' || update.advice.progress !== 'looking';
  const { report, askAgainAt } = draft.state;
  draft.set({ askAgainAt: isFinal ? null : report && (askAgainAt ?? draft.at + ASK_AGAIN) });
  // The game is solved or lost, or no word can be suggested.
  if (update.advice && update.advice.status !== 'open') draft.stopPlaying();
  advance(draft);
}

/** When the page has to be looked at again although nothing on it has changed; null for never. */
export function nextAlarm(state: State, at: number): number | null {
  const { row, awaited, identity, askAgainAt } = state;
  const times = [
    row?.reasonBy,
    row?.feedbackBy,
    row?.message?.by,
    awaited?.reasonBy,
    stayedBy(state),
    awaited && awaited.at + FEEDBACK_TIMEOUT + 1,
    identity.emptySince === null ? null : identity.emptySince + REBUILDING,
    identity.emptySince === null ? null : identity.emptySince + TURNING,
    // What is overdue is still to be done.
    askAgainAt && Math.max(askAgainAt, at + 1),
  ];
  const next = times.filter(
    (time): time is number => typeof time === 'number' && time > at && time < Infinity,
  );
  return next.length === 0 ? null : Math.min(...next);
}
