/**
 * What Knack decides in a game, as one pure function of what it knows and what happens. Everything with a clock, a
 * page or a message is an effect, for the content script to carry out.
 */
import type { Update } from '../protocol/orders.ts';
import { Draft } from './draft.ts';
import type { Effect, Event } from './events.ts';
import { initialIdentity, REBUILDING, TURNING } from './identity.ts';
import { advance } from './open-row.ts';
import { reportAnew, takeLook } from './page.ts';
import { changeSettings, endRest, endTyping, fillAsked, interrupt, playOn, stop } from './player.ts';
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
  return { state: draft.state, effects: draft.effects };
}

function handle(draft: Draft, event: Event): void {
  switch (event.type) {
    case 'begin': {
      const { isPrivate, rows, puzzles, enteredBy } = event.beginning;
      // What was told meanwhile is newer.
      const settings = draft.state.early ?? event.beginning.settings;
      draft.set({ settings, isPrivate, rows, enteredBy, identity: initialIdentity(puzzles) });
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
      takeReply(draft, event.request, event.update);
      return;
    case 'lost':
      if (event.request === draft.state.request) lose(draft);
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
    case 'fill':
      fillAsked(draft, event.word);
      return;
    case 'play':
      playOn(draft, event.on);
      return;
    case 'leave':
      draft.stopTyping();
      draft.stopPlaying();
      if (draft.state.report) draft.emit({ type: 'left' });
      return;
    case 'return':
      // The worker has been told that the page was left.
      draft.set({ report: null });
  }
}

const awaitedOf = (word: string, { at, by }: Extract<Event, { type: 'enter' }>) => ({
  word,
  at,
  reasonBy: null,
  by,
});

function takeReply(draft: Draft, request: number, update: Update | null): void {
  if (request !== draft.state.request) return;
  if (update?.sequence !== draft.state.sequence) {
    lose(draft);
    return;
  }
  draft.set({ isAsking: false });
  take(draft, update);
}

/**
 * There is no advice on the last report: nobody has replied, or something has overtaken it in the worker, such as an
 * older request that was made again.
 */
function lose(draft: Draft): void {
  draft.set({ isAsking: false, askAgainAt: draft.state.report && draft.at + ASK_AGAIN });
}

function takeUpdate(draft: Draft, update: Update): void {
  if (update.sequence !== draft.state.sequence) return;
  draft.set({ help: update.help });
  // While a request for advice is open, its reply will replace this update.
  if (!draft.state.isAsking) take(draft, update);
  else if (update.advice?.status === 'open') draft.set({ shown: update });
}

function take(draft: Draft, update: Update): void {
  draft.set({ update, shown: update, help: update.help });
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
