import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHumanPace } from './human-pace.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('the pace of a person', () => {
  /** How long it waits, in milliseconds. */
  const wait = async (before: 'word' | 'letter' | 'enter', random: number) => {
    const start = Date.now();
    const rested = createHumanPace(
      () => false,
      () => random,
    )(before, new AbortController().signal);
    await vi.runAllTimersAsync();
    await rested;
    return Date.now() - start;
  };

  it('is some hundred milliseconds a letter, longer before a word, and varies', async () => {
    expect([await wait('letter', 0), await wait('letter', 1)]).toEqual([70, 140]);
    expect([await wait('word', 0), await wait('word', 1)]).toEqual([700, 1300]);
  });

  it('is kept only as long as it is wanted, and while somebody watches', async () => {
    const end = new AbortController();
    const rested = createHumanPace(
      () => false,
      () => 0,
    )('word', end.signal);
    end.abort();
    await rested;
    await createHumanPace(
      () => true,
      () => 0,
    )('word', new AbortController().signal);
    expect(vi.getTimerCount()).toBe(0);
  });
});
