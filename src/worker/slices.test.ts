import { describe, expect, it } from 'vitest';
import { runInSlices } from './slices.ts';

function* countdown(from: number, seen: number[] = []): Generator<undefined, string> {
  for (let n = from; n > 0; n--) {
    seen.push(n);
    yield;
  }
  return 'done';
}

/** Work that keeps the thread busy for a few milliseconds at a time, for ever, and gets better. */
function* endless(): Generator<string, string> {
  for (let n = 1; ; n++) {
    const end = performance.now() + 5;
    while (performance.now() < end);
    yield `result ${n}`;
  }
}

function run(
  work: Generator<string | undefined, string>,
  signal: AbortSignal,
  limit = Infinity,
  isEnough: (value: string) => boolean = () => true,
) {
  const first: string[] = [];
  const result = runInSlices(work, { signal, limit, isEnough, onFirst: (value) => first.push(value) });
  return { first, result };
}

describe('runInSlices', () => {
  it('runs to the end and gives the result', async () => {
    const seen: number[] = [];
    const { first, result } = run(countdown(3, seen), new AbortController().signal);
    expect(await result).toEqual({ value: 'done', isCutShort: false });
    expect(seen).toEqual([3, 2, 1]);
    expect(first).toEqual([]);
  });

  it('does nothing when it is already outdated', async () => {
    const seen: number[] = [];
    expect(await run(countdown(3, seen), AbortSignal.abort()).result).toBeNull();
    expect(seen).toEqual([]);
  });

  it('lets other things happen in between, such as being ended', async () => {
    const controller = new AbortController();
    const { result } = run(endless(), controller.signal);
    setTimeout(() => controller.abort(), 0);
    expect(await result).toBeNull();
  });

  it('tells one result early and, when time is up, the best so far', async () => {
    const { first, result } = run(endless(), new AbortController().signal, 60);
    const { value, isCutShort } = (await result)!;
    expect(isCutShort).toBe(true);
    expect(first).toHaveLength(1);
    const numberOf = (text: string) => Number(text.split(' ')[1]);
    expect(numberOf(value)).toBeGreaterThan(numberOf(first[0]!));
  });

  it('goes on after time is up until a result is enough', async () => {
    const numberOf = (text: string) => Number(text.split(' ')[1]);
    const isLate = (value: string) => numberOf(value) >= 30;
    const { first, result } = run(endless(), new AbortController().signal, 1, isLate);
    const { value, isCutShort } = (await result)!;
    expect(isCutShort).toBe(true);
    expect(numberOf(value)).toBeGreaterThanOrEqual(30);
    expect(numberOf(first[0]!)).toBeLessThan(30);
  });

  it('goes on after time is up while there is no result at all', async () => {
    function* late(): Generator<undefined, string> {
      const end = performance.now() + 100;
      while (performance.now() < end) yield;
      return 'late';
    }
    const { result } = run(late(), new AbortController().signal, 1);
    expect(await result).toEqual({ value: 'late', isCutShort: false });
  });
});
