import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Latest } from '../protocol/latest.ts';
import { Pace } from './pace.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Work of one tab, of which the newest counts. */
function tab() {
  const [work, pace] = [new Latest(), new Pace()];
  const begun: { readonly name: string; readonly at: number }[] = [];
  const wish = async (name: string) => {
    if (await pace.next(work.begin())) begun.push({ name, at: performance.now() });
  };
  return { begun, wish };
}

describe('work', () => {
  it('begins at once while it comes seldom', async () => {
    const { begun, wish } = tab();
    for (let n = 0; n < 40; n++) {
      const at = performance.now();
      await wish(`report ${n}`);
      expect(begun.at(-1)).toEqual({ name: `report ${n}`, at });
      await vi.advanceTimersByTimeAsync(130);
    }
  });

  it('begins a few times a second in a storm, which leaves none of it waiting', async () => {
    const { begun, wish } = tab();
    const all = [];
    for (let n = 0; n < 1000; n++) {
      all.push(wish(`report ${n}`));
      await vi.advanceTimersByTimeAsync(5);
    }
    // Five seconds of it.
    expect(begun.length).toBeLessThan(40);
    const end = performance.now();
    await vi.advanceTimersByTimeAsync(1000);
    await Promise.all(all);
    expect(begun.at(-1)!.name).toBe('report 999');
    expect(begun.at(-1)!.at - end).toBeLessThanOrEqual(200);
  });
});
