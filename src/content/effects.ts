/** Carries out what a session wants done: messages to the worker, typing, waiting. */
import type { Update } from '../protocol/orders.ts';
import type { Ask, PageRequest } from '../protocol/requests.ts';
import type { Report } from '../protocol/report.ts';
import type { Effect, TypingResult, UntimedEvent } from '../session/events.ts';
import type { Pace } from './human-pace.ts';
import { createInsist } from './insist.ts';
import { createTelling } from './telling.ts';
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
  /** Tells the worker something, after all that it has been told before; rejects where it cannot be reached. */
  readonly tell: (request: PageRequest) => Promise<unknown>;
  /** Resolves when there is nothing that the worker has still to reply to. */
  readonly settled: () => Promise<void>;
}

/** @returns a function that hands on what the worker replies to a request */
const updatesFor =
  ({ dispatch, onFailure }: EffectDeps) =>
  async (request: number, replying: Promise<Update | null>): Promise<void> => {
    try {
      dispatch({ type: 'reply', request, update: await replying });
    } catch {
      onFailure();
      dispatch({ type: 'lost', request });
    }
  };

export function createEffects(deps: EffectDeps): Effects {
  const { site, ask, typist, page, close, look, onFailure, signal } = deps;
  const insist = createInsist(ask, onFailure, signal);
  const { tell, record } = createTelling(ask, insist, onFailure);
  const typing = createTyping(deps);
  const resting = createResting(deps);
  const visit = crypto.randomUUID();
  /** What the worker was asked last. */
  let asking: Promise<void> = Promise.resolve();
  /** The report that still stands; null when the game has been left. */
  let standing: number | null = null;
  /** What was reported last that the page shows. */
  let shown = '';
  /** The telling of a refused word; null when all have been told. */
  let refusing: Promise<void> | null = null;

  const takeUpdate = updatesFor(deps);

  const handlers: { readonly [T in Effect['type']]: (effect: EffectOf<T>) => void } = {
    report({ request, sequence, report }) {
      const whole = { ...report, page: { ...page(), visit, sequence } };
      standing = sequence;
      shown = JSON.stringify(report.puzzle);
      // What is reported late would take the place of what has been reported since.
      const isStanding = () => standing === sequence;
      // One that is lost is made anew, with what the page shows by then.
      const send = () => takeUpdate(request, ask({ type: 'report', report: whole }, isStanding));
      // The worker would suggest a word again that it has not yet heard to be refused.
      asking = refusing ? refusing.then(() => (isStanding() ? send() : undefined)) : send();
    },
    refused({ request, word, isSaid }) {
      const mine = takeUpdate(request, insist({ type: 'refused', word, isSaid }));
      const all = Promise.all([refusing, mine]).then(() => {
        if (refusing === all) refusing = null;
      });
      asking = refusing = all;
    },
    // A page that is left has no time to wait for what it has told before. One that has come back is not left any more.
    left() {
      standing = null;
      void ask({ type: 'left', visit }, () => standing === null).catch(onFailure);
    },
    look,
    rememberRow: ({ row }) => record({ type: 'row', row }, `row ${row.puzzle} ${row.row}`),
    rememberPuzzles: ({ puzzles }) => record({ type: 'puzzles', puzzles: [...puzzles] }),
    notice({ notice }) {
      // Of another board it would say what is not so.
      const its = shown;
      record({ type: 'notice', notice }, 'notice', () => shown === its);
    },
    playing({ on }) {
      if (!on) resting.stop();
      record({ type: 'playing', on });
    },
    switchOff: () => void tell({ type: 'switch', site, setting: 'fill', on: false }).catch(() => undefined),
    type: (effect) => void typing.begin(effect),
    stopTyping: () => typing.stop(),
    enter: ({ by }) => typist.enter(by),
    entered: ({ by }) => void insist({ type: 'entered', by }).catch(() => undefined),
    close({ letters }) {
      close(letters);
      look();
    },
    rest: (effect) => void resting.begin(effect),
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
