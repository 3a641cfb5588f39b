import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NoReply } from '../protocol/reply.ts';
import type { Request } from '../protocol/requests.ts';
import { createEffects, type Effects } from './effects.ts';

interface Asked {
  readonly what: string;
  readonly isWanted: () => boolean;
  readonly fail: () => void;
  /** Nobody has replied, however often it was asked. */
  readonly missReply: () => void;
}

let asked: Asked[];
let carryOut: Effects['carryOut'];
let tell: Effects['tell'];
let settled: Effects['settled'];
afterEach(() => void vi.useRealTimers());
beforeEach(() => {
  asked = [];
  ({ carryOut, tell, settled } = createEffects({
    site: 'wordle',
    ask: (request: Request, isWanted = () => true) =>
      new Promise((_, reject) => {
        const what = request.type === 'report' ? `report ${request.report.page.sequence}` : request.type;
        asked.push({
          what,
          isWanted,
          fail: () => reject(new Error('The store is full.')),
          missReply: () => reject(new NoReply()),
        });
      }),
    typist: { replace: () => Promise.resolve('done'), enter: () => undefined },
    pace: () => Promise.resolve(),
    page: () => ({ host: 'www.nytimes.com', tiles: true, keys: true, letters: '', language: '' }),
    dispatch: () => undefined,
    close: () => undefined,
    look: () => undefined,
    onFailure: () => undefined,
    signal: new AbortController().signal,
  }));
});

const report = (sequence: number, puzzle: 'not-started' | 'unreadable' = 'not-started') =>
  carryOut({
    type: 'report',
    request: sequence,
    sequence,
    report: { site: 'wordle', lexicon: 'en', hard: false, puzzle },
  });
const refuse = () => carryOut({ type: 'refused', request: 0, word: 'salet', isSaid: true });
const whats = () => asked.map(({ what }) => what);
const wanted = () => asked.filter(({ isWanted }) => isWanted()).map(({ what }) => what);

it('makes a report again only until there is a newer one, or the game is left', () => {
  report(1);
  expect(wanted()).toEqual(['report 1']);
  report(2);
  expect(wanted()).toEqual(['report 2']);
  carryOut({ type: 'left' });
  expect(wanted()).toEqual(['left']);
  // The page has come back: that it was left must not be told late.
  report(3);
  expect(wanted()).toEqual(['report 3']);
});

it('tells what the player does one after the other, so that nothing old is told last', async () => {
  const panel = (folded: boolean) =>
    tell({ type: 'panel', site: 'wordle', panel: { folded, spot: null } }).catch(() => 'failed');
  const first = panel(true);
  void panel(false);
  carryOut({ type: 'switchOff' });
  await vi.waitFor(() => expect(whats()).toEqual(['panel']));
  asked[0]!.fail();
  expect(await first).toBe('failed');
  await vi.waitFor(() => expect(whats()).toEqual(['panel', 'panel']));
  asked[1]!.fail();
  await vi.waitFor(() => expect(whats()).toEqual(['panel', 'panel', 'switch']));
});

it('reports once the worker has learnt what the game has refused: it would suggest the word again', async () => {
  report(1);
  refuse();
  report(2);
  report(3);
  expect(whats()).toEqual(['report 1', 'refused']);
  asked[1]!.fail();
  await vi.waitFor(() => expect(whats()).toEqual(['report 1', 'refused', 'report 3']));
  report(4);
  expect(whats().at(-1)).toBe('report 4');
});

it('tells what happens once for as long as nobody has heard it, and reports after that', async () => {
  vi.useFakeTimers();
  refuse();
  carryOut({ type: 'rememberPuzzles', puzzles: [] });
  report(1);
  for (let times = 1; times <= 10; times++) {
    await vi.advanceTimersByTimeAsync(5000);
    expect(whats().filter((what) => what === 'puzzles')).toHaveLength(times);
    expect(whats().filter((what) => what === 'refused')).toHaveLength(times);
    expect(asked).toHaveLength(2 * times);
    for (const { missReply } of asked.slice(-2)) missReply();
  }
  await vi.advanceTimersByTimeAsync(5000);
  for (const { fail } of asked.slice(-2)) fail();
  await vi.advanceTimersByTimeAsync(5000);
  expect(whats().at(-1)).toBe('report 1');
  expect(asked).toHaveLength(23);
});

it('reports once the worker has learnt of both words that the game has refused', async () => {
  vi.useFakeTimers();
  refuse();
  refuse();
  report(1);
  asked[1]!.fail();
  await vi.advanceTimersByTimeAsync(5000);
  expect(whats()).toEqual(['refused', 'refused']);
  asked[0]!.fail();
  await vi.advanceTimersByTimeAsync(0);
  expect(whats()).toEqual(['refused', 'refused', 'report 1']);
});

it('does not tell late what is no longer so', async () => {
  vi.useFakeTimers();
  report(1);
  carryOut({ type: 'notice', notice: { kind: 'notInList', word: 'salet' } });
  carryOut({ type: 'playing', on: true });
  await vi.advanceTimersByTimeAsync(0);
  expect(whats()).toEqual(['report 1', 'notice', 'playing']);
  // The same board, reported anew.
  report(2);
  carryOut({ type: 'playing', on: false });
  for (const { missReply } of asked.slice(1, 3)) missReply();
  await vi.advanceTimersByTimeAsync(5000);
  expect(whats().slice(4)).toEqual(['notice', 'playing']);
  report(3, 'unreadable');
  asked[4]!.missReply();
  await vi.advanceTimersByTimeAsync(5000);
  expect(whats().slice(6)).toEqual(['report 3']);
});

it('keeps nobody waiting who wants something, while nobody hears what has happened', async () => {
  carryOut({ type: 'rememberPuzzles', puzzles: [] });
  void tell({ type: 'help', help: 'all' }).catch(() => undefined);
  await vi.waitFor(() => expect(whats()).toEqual(['puzzles', 'help']));
});

it('does not report a game that has been left while it waited', async () => {
  refuse();
  report(1);
  carryOut({ type: 'left' });
  asked[0]!.fail();
  await settled();
  expect(whats()).toEqual(['refused', 'left']);
});
