/** A page is only watched until there is a board; then the worker brings what plays along. */
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { PlayScript } from '../play/script.ts';
import type { Order } from '../protocol/orders.ts';
import type { Ask, Request } from '../protocol/requests.ts';
import type { Site } from '../sites/site.ts';
import { wordle } from '../sites/wordle.ts';
import { nextTask } from '../test/next-task.ts';
import { WHOLE_TIME } from '../test/share.ts';
import { trusted } from '../test/trusted.ts';
import { watchForBoard } from './board-watch.ts';
import { createEar } from './ear.ts';

const SITE: Site = { ...wordle, hasBoard: () => true };
const TILE = '<div data-testid="tile" data-state="empty"></div>';
const BOARD = `<div class="Board-module_board">${`<div>${TILE.repeat(5)}</div>`.repeat(6)}</div>`;

/**
 * @param fails how many times the worker does not bring the script
 * @param answer what it waits for before it does
 */
function setUp({ fails = 0, site = SITE, answer = Promise.resolve() } = {}) {
  const requests: Request[] = [];
  const started: Parameters<PlayScript['startGamePage']>[0][] = [];
  const carriedOut: Order[] = [];
  let order: ((it: Order) => Promise<boolean>) | undefined;
  let script: PlayScript | undefined;
  let alive = true;
  onTestFinished(() => {
    alive = false;
    window.dispatchEvent(new Event('focus'));
  });
  watchForBoard({
    site,
    window,
    ear: createEar(window),
    share: WHOLE_TIME,
    ask: ((request: Request) => {
      requests.push(request);
      if (requests.length <= fails) return Promise.reject(new Error('not there'));
      script = {
        startGamePage(deps) {
          started.push(deps);
          return (it) => Promise.resolve(carriedOut.push(it) > 0);
        },
      };
      return answer.then(() => ({ looks: {} }));
    }) as Ask,
    isAlive: () => alive,
    playScript: () => script,
    overlayScript: () => undefined,
    onOrder: (callback) => (order = callback),
  });
  return { requests, started, carriedOut, order: (it: Order) => order!(it), leave: () => (alive = false) };
}

const begin = { type: 'begin', site: SITE.id, bring: { languages: [...navigator.languages] } };
beforeEach(() => document.body.replaceChildren());

it('brings nothing, and tells the worker nothing, as long as there is no board', async () => {
  const { requests, started, order } = setUp();
  document.body.append('News');
  await nextTask();
  expect(await order({ type: 'settings', settings: {} as never })).toBe(false);
  expect(await order({ type: 'play', on: true })).toBe(false);
  expect([requests, started]).toEqual([[], []]);
});

it('brings it once when a board comes, and hands on what was read', async () => {
  const { requests, started } = setUp();
  document.body.innerHTML = BOARD;
  await vi.waitFor(() => expect(started).toHaveLength(1));
  document.body.append('More');
  await nextTask();
  expect(requests).toEqual([begin]);
  expect(started).toMatchObject([{ site: SITE, reading: { view: { kind: 'boards' } } }]);
});

it('brings it for a board that comes once the browser shows again a page that it has kept', async () => {
  const { started } = setUp();
  for (const type of ['pagehide', 'pageshow'])
    trusted(() => window.dispatchEvent(Object.assign(new Event(type), { persisted: true })));
  document.body.innerHTML = BOARD;
  await vi.waitFor(() => expect(started).toHaveLength(1));
});

it('hands on the page as it is when the script is there, and not as it was when that was asked for', async () => {
  const { started } = setUp();
  document.body.innerHTML = BOARD;
  await Promise.resolve();
  document.querySelector('[data-testid="tile"]')!.textContent = 'a';
  await vi.waitFor(() => expect(started).toHaveLength(1));
  const { tiles } = started[0]!.reading;
  expect(tiles[0]![0]!.textContent).toBe('a');
});

it('brings it without a board, too, when somebody asks what is here', async () => {
  const { requests, started, carriedOut, order } = setUp();
  expect(await order({ type: 'look' })).toBe(true);
  expect(requests).toEqual([begin]);
  expect(started).toMatchObject([{ reading: { view: { kind: 'no-board' } } }]);
  expect(carriedOut).toEqual([{ type: 'look' }]);
});

it('keeps an order until it is there', async () => {
  const { carriedOut, order } = setUp();
  const [look, fill] = [order({ type: 'look' }), order({ type: 'fill', word: 'crane' })];
  expect(await Promise.all([look, fill])).toEqual([true, true]);
  expect(carriedOut).toEqual([{ type: 'look' }, { type: 'fill', word: 'crane' }]);
});

it('asks again where it could not be brought', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  document.body.innerHTML = BOARD;
  const { requests, started } = setUp({ fails: 2 });
  await vi.advanceTimersByTimeAsync(499);
  expect(requests).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1001);
  expect(requests).toEqual([begin, begin, begin]);
  expect(started).toHaveLength(1);
});

it('says to whoever asks that it cannot, while it could not be brought, and can once it was', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { order } = setUp({ fails: 1 });
  expect(await order({ type: 'look' })).toBe(false);
  await vi.advanceTimersByTimeAsync(500);
  expect(await order({ type: 'look' })).toBe(true);
});

it('says so, too, where the browser never answers the worker, and can once it does', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let answers = () => {};
  const { order } = setUp({ answer: new Promise<void>((resolve) => (answers = resolve)) });
  const said: boolean[] = [];
  void order({ type: 'look' }).then((it) => said.push(it));
  await vi.advanceTimersByTimeAsync(4999);
  expect(said).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(said).toEqual([false]);
  answers();
  await vi.advanceTimersByTimeAsync(0);
  expect(await order({ type: 'look' })).toBe(true);
});

it('does nothing once its extension is gone', async () => {
  const { requests, order, leave } = setUp();
  leave();
  document.body.innerHTML = BOARD;
  await nextTask();
  expect(await order({ type: 'look' })).toBe(false);
  expect(requests).toEqual([]);
});
