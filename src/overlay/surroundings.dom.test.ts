import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { wordle } from '../sites/wordle.ts';
import { give } from '../test/dom.ts';
import { see } from '../test/visual-viewport.ts';
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

describe('what the game says', () => {
  const box = (left: number, top: number, width = 60, height = 10) => new DOMRect(left, top, width, height);
  const [BOARD, TEXT, LINE, GROUND] = [box(0, 100, 300, 400), box(20, 30), box(20, 60), box(10, 20, 90, 30)];
  /** A message with a look, and what is kept free of it beside a board. */
  const seen = (message: string, border: DOMRect, style: object = {}) => {
    document.body.innerHTML = `<main><i>a</i><i>b</i></main>${message}`;
    const [tile, other] = document.querySelectorAll('i');
    const said = document.querySelector('[role], [aria-live]')!;
    for (const it of [tile!, other!]) give(it, 'getBoundingClientRect', () => BOARD);
    give(said, 'getBoundingClientRect', () => border);
    const shown = { backgroundColor: 'rgba(0, 0, 0, 0)', overflowX: 'visible', clipPath: 'none', ...style };
    vi.spyOn(window, 'getComputedStyle').mockImplementation((it) => (it === said ? shown : {}) as never);
    const range = { selectNodeContents: vi.fn(), getClientRects: () => [TEXT, LINE] };
    give(document, 'createRange', () => range as unknown as Range);
    showWindow();
    const { messages } = createSurroundings(document, wordle, around)([[tile!, other!]]);
    return messages.filter(({ left, top, right, bottom }) => right > left && bottom > top);
  };

  it('is where its text stands, and nowhere between', () => {
    expect(seen('<b role="status">Too short</b>', box(0, 0, 400, 800))).toEqual([TEXT, LINE]);
    expect(seen('<b aria-live="polite">Too short</b>', box(0, 0, 400, 0))).toEqual([TEXT, LINE]);
  });

  it('is all of it where it has a ground', () => {
    expect(seen('<b role="alert">Too short</b>', GROUND, { backgroundColor: 'rgb(0, 0, 0)' })).toEqual([
      GROUND,
    ]);
  });

  it.each([
    ['for screen readers alone', '<b role="status">A</b>', box(20, 30, 1, 1), { overflowX: 'hidden' }],
    ['cut off in another way', '<b role="status">A</b>', box(20, 30, 1, 1), { clipPath: 'inset(50%)' }],
    ['not said', '<b aria-live="off">A</b>', GROUND, {}],
    ['a part of the board', '<b role="status">A</b>', box(10, 120), {}],
  ])('is nowhere where it is %s', (_, message, border, style) => {
    expect(seen(message, border, style)).toEqual([]);
  });
});

it('has the strips along its edges that the screen takes', () => {
  showWindow();
  const host = document.createElement('div');
  const style = { scrollPaddingTop: '10px', scrollPaddingBottom: '30px', scrollPaddingLeft: '20px' };
  vi.spyOn(window, 'getComputedStyle').mockImplementation((it) => (it === host ? style : {}) as never);
  const { messages } = createSurroundings(document, wordle, { ...around, host })([]);
  expect(messages.map((rect) => [rect.left, rect.top, rect.right, rect.bottom])).toEqual([
    [0, 0, 400, 10],
    [400, 0, 400, 800],
    [0, 770, 400, 800],
    [0, 0, 20, 800],
  ]);
});
