import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { wordle } from '../sites/wordle.ts';
import { give } from '../test/dom.ts';
import { see } from '../test/visual-viewport.ts';
import { createSurroundings } from './surroundings.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
});

it('looks again once what it has told may be out of date, and rests where it is not', () => {
  const end = new AbortController();
  const onStale = vi.fn(() => void look([]));
  const look = createSurroundings(document, wordle, { window, keys: () => [], onStale, signal: end.signal });
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
  const look = createSurroundings(document, wordle, {
    window,
    keys: () => [],
    onStale: vi.fn(),
    signal: new AbortController().signal,
  });
  give(document.documentElement, 'clientHeight', 800);
  const heights = [{}, { offsetTop: 60, height: 300 }, { offsetTop: 60, height: 300, scale: 2 }].map(
    (seen) => {
      see(seen);
      return look([]).viewport.height;
    },
  );
  expect(heights).toEqual([800, 360, window.innerHeight]);
});
