/** Carries out what a session wants done: messages to the worker, typing, waiting. */
import type { Ask, PageRequest } from '../protocol/requests.ts';
import type { Report } from '../protocol/report.ts';
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
  readonly page: () => Omit<Report['page'], 'visit' | 'sequence'>;
  readonly dispatch: (event: UntimedEvent) => void;
  /** Reads the page, so that the next event is handled with what it shows now. */
  readonly look: () => void;
  /** A message could not be sent: the extension may be gone. */
  readonly onFailure: () => void;
  readonly signal: AbortSignal;
}

type EffectOf<T extends Effect['type']> = Extract<Effect, { type: T }>;

export interface Effects {
  readonly carryOut: (effect: Effect) => void;
  /** Resolves when there is nothing that the worker has still to reply to. */
  readonly settled: () => Promise<void>;
}

export function createEffects(deps: EffectDeps): Effects {
  const { site, ask, typist, page, dispatch, look, onFailure } = deps;
  const typing = createTyping(deps);
  const resting = createResting(deps);
  const visit = crypto.randomUUID();
  /** What the worker was asked last. */
  let asking: Promise<void> = Promise.resolve();

  /** One after the other: what is told last is what counts. */
  let telling: Promise<unknown> = Promise.resolve();
  const tell = (request: PageRequest) => {
    telling = telling.then(() => ask(request)).catch(onFailure);
  };

  const askForUpdate = async (request: number, message: Parameters<typeof ask<'report' | 'refused'>>[0]) => {
    try {
      dispatch({ type: 'reply', request, update: await ask<'report' | 'refused'>(message) });
    } catch {
      onFailure();
      dispatch({ type: 'lost', request });
    }
  };

  const handlers: { readonly [T in Effect['type']]: (effect: EffectOf<T>) => void } = {
    report({ request, sequence, report }) {
      const whole = { ...report, page: { ...page(), visit, sequence } };
      asking = askForUpdate(request, { type: 'report', report: whole });
    },
    refused({ request, word }) {
      asking = askForUpdate(request, { type: 'refused', word });
    },
    // A page that is left has no time to wait for what it has told before.
    left: () => void ask({ type: 'left', visit }).catch(onFailure),
    look,
    rememberRow: ({ row }) => tell({ type: 'row', row }),
    rememberPuzzles: ({ puzzles }) => tell({ type: 'puzzles', puzzles: [...puzzles] }),
    notice: ({ notice }) => tell({ type: 'notice', notice }),
    playing({ on }) {
      if (!on) resting.stop();
      tell({ type: 'playing', on });
    },
    switchOff: () => tell({ type: 'switch', site, setting: 'fill', on: false }),
    type: (effect) => void typing.begin(effect),
    stopTyping: () => typing.stop(),
    enter: () => typist.enter(),
    rest: (effect) => void resting.begin(effect),
  };

  return {
    carryOut: (effect) => (handlers[effect.type] as (effect: Effect) => void)(effect),
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
      .catch((): TypingResult => 'failed');
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
  /** Ends the rest that is going on. */
  let resting = new AbortController();
  const begin = async ({ rest: id, before }: EffectOf<'rest'>) => {
    resting.abort();
    const mine = (resting = new AbortController());
    await pace(before, AbortSignal.any([mine.signal, signal]));
    look();
    dispatch({ type: 'rested', rest: id });
  };

  return { begin, stop: () => resting.abort() };
}
