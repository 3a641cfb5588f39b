import { describe, expect, it } from 'vitest';
import { runInSlices } from './slices.ts';

function* countdown(from: number, seen: number[] = []): Generator<void, string> {
  for (let n = from; n > 0; n--) {
    seen.push(n);
    yield;
  }
  return 'done';
}

/** Work that keeps the thread busy for a few milliseconds at a time, for ever. */
function* endless(): Generator<void, string> {
  for (;;) {
    const end = performance.now() + 5;
    while (performance.now() < end);
    yield;
  }
}

describe('runInSlices', () => {
  it('runs to the end and gives the result', async () => {
    const seen: number[] = [];
    expect(await runInSlices(countdown(3, seen), new AbortController().signal)).toBe('done');
    expect(seen).toEqual([3, 2, 1]);
  });

  it('does nothing when it is already outdated', async () => {
    const seen: number[] = [];
    expect(await runInSlices(countdown(3, seen), AbortSignal.abort())).toBeNull();
    expect(seen).toEqual([]);
  });

  it('lets other things happen in between, such as being ended', async () => {
    const life = new AbortController();
    const work = runInSlices(endless(), life.signal);
    setTimeout(() => life.abort(), 0);
    expect(await work).toBeNull();
  });
});
