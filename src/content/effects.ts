/** Carries out what a session wants done: messages to the worker, typing, waiting. */
import type { Ask, PageRequest } from '../protocol/requests.ts';
import type { Report } from '../protocol/report.ts';
import type { Effect } from '../session/events.ts';
import type { Pace } from './human-pace.ts';
import type { UntimedEvent } from './runner.ts';
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
  carryOut(effect: Effect): void;
  /** Resolves when the worker has replied to everything. */
  settled(): Promise<void>;
}

export function createEffects(deps: EffectDeps): Effects {
  const { site, ask, typist, pace, page, dispatch, look, onFailure, signal } = deps;
  const visit = crypto.randomUUID();
  /** Ends the typing that is going on. */
  let typing = new AbortController();
  /** When all typing so far has ended. */
  let typed: Promise<unknown> = Promise.resolve();
  /** The last request to the worker. */
  let asking: Promise<void> = Promise.resolve();
  /** Ends the pause that is going on. */
  let resting = new AbortController();

  const send = (request: PageRequest) => void ask(request).catch(onFailure);

  const askForUpdate = async (request: number, message: Parameters<typeof ask<'report' | 'refused'>>[0]) => {
    try {
      dispatch({ type: 'reply', request, update: await ask<'report' | 'refused'>(message) });
    } catch {
      onFailure();
      dispatch({ type: 'reply', request, update: null });
    }
  };

  const type = async ({ typing: id, from, to, paced }: EffectOf<'type'>) => {
    const mine = (typing = new AbortController());
    const end = AbortSignal.any([mine.signal, signal]);
    const rest = paced ? () => pace('letter', end) : undefined;
    const running = typed.then(() => (end.aborted ? 'interrupted' : typist.replace(from, to, end, rest)));
    typed = running;
    const result = await running;
    look();
    dispatch({ type: 'typed', typing: id, result });
  };

  const rest = async ({ rest: id, before }: EffectOf<'rest'>) => {
    resting.abort();
    const mine = (resting = new AbortController());
    await pace(before, AbortSignal.any([mine.signal, signal]));
    look();
    dispatch({ type: 'rested', rest: id });
  };

  const carryOut = (effect: Effect): void => {
    switch (effect.type) {
      case 'report': {
        const { request, sequence, report } = effect;
        const whole = { ...report, page: { ...page(), visit, sequence } };
        asking = askForUpdate(request, { type: 'report', report: whole });
        return;
      }
      case 'refused':
        asking = askForUpdate(effect.request, { type: 'refused', word: effect.word });
        return;
      case 'left':
        send({ type: 'left', visit });
        return;
      case 'look':
        look();
        return;
      case 'rememberRow':
        send({ type: 'row', row: effect.row });
        return;
      case 'rememberPuzzles':
        send({ type: 'puzzles', puzzles: [...effect.puzzles] });
        return;
      case 'notice':
        send({ type: 'notice', notice: effect.notice });
        return;
      case 'playing':
        if (!effect.on) resting.abort();
        send({ type: 'playing', on: effect.on });
        return;
      case 'switchOff':
        send({ type: 'switch', site, setting: 'fill', on: false });
        return;
      case 'type':
        void type(effect);
        return;
      case 'stopTyping':
        typing.abort();
        return;
      case 'enter':
        typist.enter();
        return;
      case 'rest':
        void rest(effect);
    }
  };

  return {
    carryOut,
    async settled() {
      for (let last; last !== asking;) await (last = asking);
    },
  };
}
