import { beforeEach, expect, it, vi } from 'vitest';
import { NoReply } from '../protocol/reply.ts';
import type { Request } from '../protocol/requests.ts';
import type { Told, UntimedEvent } from '../session/events.ts';
import { createEffects, type Effects } from './effects.ts';
import { GAME_PAGE } from '../test/game-page.ts';

interface Asked {
  readonly request: Request;
  readonly signal: AbortSignal | undefined;
  readonly reply: (value: unknown) => void;
  readonly fail: () => void;
  /** Nobody has replied, however often it was asked. */
  readonly missReply: () => void;
}

let asked: Asked[];
let happened: UntimedEvent[];
let carryOut: Effects['carryOut'];
let tell: Effects['tell'];
let settled: Effects['settled'];
/** Ends everything. */
let end: AbortController;
/** What ends each typing. */
let typing: AbortSignal[];
beforeEach(() => {
  end = new AbortController();
  typing = [];
  asked = [];
  happened = [];
  ({ carryOut, tell, settled } = createEffects({
    site: 'wordle',
    ask: (request: Request, signal?: AbortSignal) =>
      new Promise((resolve, reject) => {
        asked.push({
          request,
          signal,
          reply: resolve as (value: unknown) => void,
          fail: () => reject(new Error('The store is full.')),
          missReply: () => reject(new NoReply()),
        });
      }),
    typist: {
      replace(_, __, signal) {
        typing.push(signal);
        return Promise.resolve('done');
      },
      enter: () => Promise.resolve(),
      hasIdleKeys: () => false,
    },
    pace: () => Promise.resolve(),
    page: () => GAME_PAGE,
    dispatch: (event) => void happened.push(event),
    close: () => undefined,
    look: () => undefined,
    onFailure: () => undefined,
    signal: end.signal,
  }));
});

const told: Told = {
  report: { game: { site: 'wordle', lexicon: 'en', hard: false, state: 'not-started' } },
  rows: [],
  puzzles: [],
  playing: false,
  acts: [],
};
const sync = (number: number, change: Partial<Told> = {}) =>
  carryOut({ type: 'sync', number, told: { ...told, ...change } });
const types = () => asked.map(({ request }) => request.type);
const wanted = () =>
  asked.flatMap(({ request, signal }) =>
    !signal?.aborted && request.type === 'sync' ? [request.number] : [],
  );

it('tells the game at once, and again only until there is newer', () => {
  sync(1);
  expect(wanted()).toEqual([1]);
  sync(2);
  expect(wanted()).toEqual([2]);
  // That the page was left must not be told late, once it has come back.
  sync(3, { report: null });
  sync(4);
  expect(wanted()).toEqual([4]);
  expect(asked.map(({ request }) => request)).toMatchObject([
    { number: 1, report: { page: { host: 'www.nytimes.com' } } },
    { number: 2 },
    { number: 3, report: null },
    { number: 4 },
  ]);
});

it('hands on what comes of it, and that nothing has', async () => {
  const update = { number: 1, advice: null, notice: null, help: null };
  sync(1);
  sync(2);
  sync(3);
  asked[0]!.reply(update);
  asked[1]!.missReply();
  asked[2]!.fail();
  await settled();
  await vi.waitFor(() =>
    expect(happened).toEqual([
      { type: 'reply', number: 1, update },
      { type: 'lost', number: 2 },
      { type: 'lost', number: 3 },
    ]),
  );
});

it('says that it has told all once the newest has its reply, whatever was told meanwhile', async () => {
  let isSettled = false;
  sync(1);
  void settled().then(() => (isSettled = true));
  sync(2);
  asked[0]!.reply(null);
  await vi.waitFor(() => expect(happened).toHaveLength(1));
  expect(isSettled).toBe(false);
  asked[1]!.reply(null);
  await vi.waitFor(() => expect(isSettled).toBe(true));
});

it('tells what the player does one after the other, so that nothing old is told last', async () => {
  const panel = (folded: boolean) =>
    tell({ type: 'panel', site: 'wordle', panel: { folded, spot: null } }).catch(() => 'failed');
  const first = panel(true);
  void panel(false);
  carryOut({ type: 'switchOff' });
  await vi.waitFor(() => expect(types()).toEqual(['panel']));
  asked[0]!.fail();
  expect(await first).toBe('failed');
  await vi.waitFor(() => expect(types()).toEqual(['panel', 'panel']));
  asked[1]!.fail();
  await vi.waitFor(() => expect(types()).toEqual(['panel', 'panel', 'switch']));
});

it('ends what is being typed where it is to be stopped, and with all the rest', async () => {
  const type = (number: number) =>
    carryOut({ type: 'type', typing: number, from: '', to: 'crane', paced: false });
  type(1);
  await vi.waitFor(() => expect(typing).toHaveLength(1));
  carryOut({ type: 'stopTyping' });
  type(2);
  await vi.waitFor(() => expect(typing).toHaveLength(2));
  expect(typing.map(({ aborted }) => aborted)).toEqual([true, false]);
  end.abort();
  expect(typing[1]!.aborted).toBe(true);
});
