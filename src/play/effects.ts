/** Carries out what a session wants done: messages to the worker, typing, waiting. */
import { Latest } from '../protocol/latest.ts';
import type { Update } from '../protocol/orders.ts';
import { createQueue } from '../protocol/queue.ts';
import type { Ask, PageRequest } from '../protocol/requests.ts';
import type { Report } from '../protocol/report.ts';
import type { Sync } from '../protocol/sync.ts';
import type { Effect, TypingResult, UntimedEvent } from '../session/events.ts';
import type { Pace } from './human-pace.ts';
import type { Typist } from './typist.ts';

export interface EffectDeps {
  readonly site: string;
  readonly ask: Ask;
  readonly typist: Typist;
  /** How fast Knack plays on. */
  readonly pace: Pace;
  /** What identifies the page at this moment. */
  readonly page: () => Report['page'];
  readonly dispatch: (event: UntimedEvent) => void;
  /** Has the page read as one on which a row with these letters cannot be edited any more. */
  readonly close: (letters: string) => void;
  /** Reads the page, so that the next event is handled with what it shows now. */
  readonly look: () => void;
  /** A message could not be sent: the extension may be gone. */
  readonly onFailure: () => void;
  readonly signal: AbortSignal;
}

type EffectOf<T extends Effect['type']> = Extract<Effect, { type: T }>;

export interface Effects {
  readonly carryOut: (effect: Effect) => void;
  /** Tells the worker a wish, after all wishes before it; rejects where it cannot be reached. */
  readonly tell: (request: PageRequest) => Promise<unknown>;
  /** Resolves when there is nothing that the worker has still to reply to. */
  readonly settled: () => Promise<void>;
}

/** @returns a function that hands on what the worker replies to what it was told */
const updatesFor =
  ({ dispatch, onFailure }: EffectDeps) =>
  async (number: number, replying: Promise<Update | null>): Promise<void> => {
    try {
      dispatch({ type: 'reply', number, update: await replying });
    } catch {
      onFailure();
      dispatch({ type: 'lost', number });
    }
  };

export function createEffects(deps: EffectDeps): Effects {
  const { site, ask, typist, page, close, look, onFailure } = deps;
  const inOrder = createQueue();
  const tell = (request: PageRequest) => {
    const telling = inOrder(() => ask(request));
    telling.catch(onFailure);
    return telling;
  };
  const typing = createTyping(deps);
  const resting = createResting(deps);
  const visit = crypto.randomUUID();
  /** What the worker was asked last. */
  let asking: Promise<void> = Promise.resolve();
  const latest = new Latest();

  const takeUpdate = updatesFor(deps);

  const handlers: { readonly [T in Effect['type']]: (effect: EffectOf<T>) => void } = {
    sync({ number, told }) {
      const report = told.report && { ...told.report, page: page() };
      const sync = { ...told, type: 'sync', visit, number, report } as Sync;
      asking = takeUpdate(number, ask(sync, latest.begin()));
    },
    look,
    switchOff: () => void tell({ type: 'switch', site, setting: 'fill', on: false }).catch(() => undefined),
    type: (effect) => void typing.begin(effect),
    stopTyping: () => typing.stop(),
    enter: ({ by }) => void typist.enter(by).catch(onFailure),
    entered: ({ by }) => void ask({ type: 'entered', by }).catch(onFailure),
    close({ letters }) {
      close(letters);
      look();
    },
    rest: (effect) => void resting.begin(effect),
    stopResting: () => resting.stop(),
  };

  return {
    carryOut: (effect) => (handlers[effect.type] as (effect: Effect) => void)(effect),
    tell,
    async settled() {
      for (let last; last !== asking;) await (last = asking);
    },
  };
}

/** Types one thing after the other. */
function createTyping({ typist, pace, dispatch, look, signal }: EffectDeps) {
  /** Ends the typing that is going on. */
  let typing = new AbortController();
  /** When all typing so far has ended. */
  let typed: Promise<unknown> = Promise.resolve();
  const begin = async ({ typing: id, from, to, paced }: EffectOf<'type'>) => {
    const mine = (typing = new AbortController());
    const end = AbortSignal.any([mine.signal, signal]);
    const rest = paced ? () => pace('letter', end) : undefined;
    // What a page throws is the end of this word, and of no other.
    const running = typed
      .then(() => (end.aborted ? 'interrupted' : typist.replace(from, to, end, rest)))
      .catch((error: unknown): TypingResult => {
        console.error(error);
        return 'failed';
      });
    typed = running;
    const result = await running;
    try {
      look();
    } finally {
      dispatch({ type: 'typed', typing: id, result });
    }
  };

  return { begin, stop: () => typing.abort() };
}

/** Rests as a person would, before one thing at a time. */
function createResting({ pace, dispatch, look, signal }: EffectDeps) {
  const latest = new Latest();
  const begin = async ({ rest: id, before }: EffectOf<'rest'>) => {
    await pace(before, AbortSignal.any([latest.begin(), signal]));
    look();
    dispatch({ type: 'rested', rest: id });
  };

  return { begin, stop: () => latest.end() };
}
