import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { wordle } from '../sites/wordle.ts';
import { give } from '../test/dom.ts';
import { see } from '../test/visual-viewport.ts';
import { sizeOf } from './placement.ts';
import { createSurroundings } from './surroundings.ts';

const around = {
  window,
  host: document.documentElement,
  keys: () => [],
  onStale: vi.fn(),
  signal: new AbortController().signal,
};

const showWindow = () => {
  for (const [side, length] of [
    ['clientWidth', 400],
    ['clientHeight', 800],
  ] as const)
    give(document.documentElement, side, length);
  see({});
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

it('looks again once what it has told may be out of date, and rests where it is not', () => {
  const end = new AbortController();
  const onStale = vi.fn(() => void look([]));
  const look = createSurroundings(document, wordle, { ...around, onStale, signal: end.signal });
  look([]);
  vi.advanceTimersByTime(5000);
  expect(onStale).not.toHaveBeenCalled();
  look([]);
  vi.advanceTimersByTime(300);
  for (let n = 0; n < 3; n++) look([]);
  vi.advanceTimersByTime(699);
  expect(onStale).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onStale).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(5000);
  expect(onStale).toHaveBeenCalledTimes(1);
  for (let n = 0; n < 2; n++) look([]);
  end.abort();
  vi.advanceTimersByTime(5000);
  expect(onStale).toHaveBeenCalledTimes(1);
});

it('ends where a keyboard on the screen begins', () => {
  const look = createSurroundings(document, wordle, around);
  give(document.documentElement, 'clientHeight', 800);
  const heights = [{}, { offsetTop: 60, height: 300 }, { offsetTop: 60, height: 300, scale: 2 }].map(
    (seen) => {
      see(seen);
      return look([]).viewport.height;
    },
  );
  expect(heights).toEqual([800, 360, window.innerHeight]);
});

it('has what the game says where its text stands, unless that is a part of the board, or not to be seen', () => {
  document.body.innerHTML = `<main aria-live="polite"><i role="status">a</i></main><b role="status">Too short</b>
    <b role="alert"></b><b aria-live="polite" hidden>Hidden</b>`;
  for (const element of document.querySelectorAll('main, i, b'))
    give(element, 'getBoundingClientRect', () => new DOMRect(0, 0, 500, 500));
  for (const hidden of document.querySelectorAll('[hidden]')) give(hidden, 'checkVisibility', () => false);
  const range = { selectNodeContents: vi.fn((node: Node) => (place = node.textContent ? TEXT : NOWHERE)) };
  const [TEXT, NOWHERE] = [new DOMRect(20, 30, 60, 10), new DOMRect(0, 0, 0, 0)];
  let place = NOWHERE;
  give(document, 'createRange', () => ({ ...range, getBoundingClientRect: () => place }) as unknown as Range);
  showWindow();
  const { needed } = createSurroundings(document, wordle, around)([[document.querySelector('i')!]]);
  const isOfEdge = ({ width, height }: { width: number; height: number }) => width === 0 || height === 0;
  expect(needed.filter((rect) => !isOfEdge(sizeOf(rect)))).toEqual([TEXT]);
});

it('has the strips along its edges that the screen takes', () => {
  showWindow();
  const host = document.createElement('div');
  const style = { scrollPaddingTop: '10px', scrollPaddingBottom: '30px', scrollPaddingLeft: '20px' };
  vi.spyOn(window, 'getComputedStyle').mockImplementation((it) => (it === host ? style : {}) as never);
  const { needed } = createSurroundings(document, wordle, { ...around, host })([]);
  expect(needed.map((rect) => [rect.left, rect.top, rect.right, rect.bottom])).toEqual([
    [0, 0, 400, 10],
    [400, 0, 400, 800],
    [0, 770, 400, 800],
    [0, 0, 20, 800],
  ]);
});
