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
import { FEEDBACK_TIMEOUT, type State } from './state.ts';

/** When the worker is asked again that could not be had, in milliseconds. */
const ASK_AGAIN = 1500;

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
      const { isPrivate, rows, puzzles } = event.beginning;
      // What was told meanwhile is newer.
      const settings = draft.state.early ?? event.beginning.settings;
      draft.set({ settings, isPrivate, rows, identity: initialIdentity(puzzles) });
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
      if (event.request === draft.state.request)
        draft.set({ isAsking: false, askAgainAt: event.at + ASK_AGAIN });
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
      draft.set({ awaited: event.word === null ? null : { word: event.word, at: event.at, reasonBy: null } });
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

function takeReply(draft: Draft, request: number, update: Update | null): void {
  if (request !== draft.state.request) return;
  draft.set({ isAsking: false });
  if (update) take(draft, update);
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
  // The game is solved or lost, or no word can be suggested.
  if (update.advice && update.advice.status !== 'open') draft.stopPlaying();
  advance(draft);
}

/** When the page has to be looked at again although nothing on it has changed; null for never. */
export function nextAlarm({ row, awaited, identity, askAgainAt }: State, at: number): number | null {
  const times = [
    row?.reasonBy,
    row?.feedbackBy,
    row?.message?.by,
    awaited?.reasonBy,
    awaited && awaited.at + FEEDBACK_TIMEOUT + 1,
    identity.emptySince === null ? null : identity.emptySince + REBUILDING,
    identity.emptySince === null ? null : identity.emptySince + TURNING,
    askAgainAt,
  ];
  const next = times.filter((time): time is number => typeof time === 'number' && time > at);
  return next.length === 0 ? null : Math.min(...next);
}
