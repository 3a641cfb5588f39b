import { afterEach, describe, expect, it, vi } from 'vitest';
import { nextTask } from '../test/next-task.ts';
import { timetable } from '../test/timetable.ts';

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
  const onFirst = (value: string) => first.push(value);
  const result = timetable().run(work, { tab: null, signal, limit, isEnough, onFirst });
  return { first, result };
}

describe('one piece of work', () => {
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

describe('something short that the player waits for', () => {
  /** Does nothing but wait for the browser a few times. */
  const hops = async (count: number) => {
    for (let n = 0; n < count; n++) await nextTask();
  };
  const working = () => {
    const times = timetable();
    const end = new AbortController();
    let slices = 0;
    function* work(): Generator<string, string> {
      for (;;) {
        const until = performance.now() + 50;
        while (performance.now() < until);
        slices++;
        yield 'better';
      }
    }
    const options = { tab: null, limit: Infinity, isEnough: () => true, onFirst: () => undefined };
    void times.run(work(), { ...options, signal: end.signal });
    return { times, end, slices: () => slices };
  };

  it('has all work rest, whatever it waits for', async () => {
    const { times, end, slices } = working();
    await hops(2);
    let during = 0;
    await times.rest(async () => {
      await hops(1);
      const before = slices();
      await hops(6);
      during = slices() - before;
    });
    expect(during).toBe(0);
    const before = slices();
    await vi.waitFor(() => expect(slices()).toBeGreaterThan(before));
    end.abort();
  });

  it('does not keep it for long, nor where it fails', async () => {
    const { times, end, slices } = working();
    await hops(2);
    const before = slices();
    void times.rest(() => new Promise(() => undefined));
    await vi.waitFor(() => expect(slices()).toBeGreaterThan(before));
    await expect(times.rest(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    const after = slices();
    await vi.waitFor(() => expect(slices()).toBeGreaterThan(after));
    end.abort();
  });
});

describe('the work of several tabs', () => {
  afterEach(() => vi.restoreAllMocks());

  /** A clock that goes on only while something works. */
  function clock() {
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    /** Work of so many steps of ten milliseconds, whose first result comes at once. */
    function* work(steps: number): Generator<string, string> {
      for (let step = 1; step < steps; step++) {
        now += 10;
        yield `step ${step}`;
      }
      now += 10;
      return 'done';
    }
    return { now: () => now, work };
  }
  const never = () => new AbortController().signal;
  /** How the work of each tab ends, in the order in which it does, and when. */
  function runs(inFront: readonly number[]) {
    const { work, now } = clock();
    const times = timetable(inFront);
    const ended: { readonly tab: number | null; readonly value: string; readonly at: number }[] = [];
    /** The tabs in the order in which they have something to show. */
    const shown: (number | null)[] = [];
    const run = async (tab: number | null, steps: number, signal = never()) => {
      const onFirst = () => shown.push(tab);
      const options = { tab, signal, limit: 900, isEnough: () => true, onFirst };
      const end = await times.run(work(steps), options);
      if (end) ended.push({ tab, value: end.isCutShort ? 'cut short' : end.value, at: now() });
    };
    return { run, ended, shown, now };
  }

  it('has as much time as it would have alone', async () => {
    const { run, ended } = runs([]);
    await Promise.all(Array.from({ length: 30 }, (_, tab) => run(tab, 80)));
    expect(ended.map(({ tab }) => tab)).toEqual([...Array(30).keys()]);
    expect(new Set(ended.map(({ value }) => value))).toEqual(new Set(['done']));
    await run(30, 100);
    expect(ended.at(-1)).toMatchObject({ tab: 30, value: 'cut short' });
    // While nobody waits for it, there is no hurry.
    await Promise.all([run(31, 200), run(32, 200)]);
    expect(ended.slice(-2)).toMatchObject([
      { tab: 31, value: 'done' },
      { tab: 32, value: 'cut short' },
    ]);
  });

  it('is done first for the tab in front and for Knack’s own pages, however late they come', async () => {
    const { run, ended } = runs([3]);
    const others = [1, 2, 4].map((tab) => run(tab, 50));
    await Promise.all([...others, run(3, 50), run(null, 50)]);
    expect(ended.map(({ tab }) => tab)).toEqual([3, null, 1, 2, 4]);
  });

  it('shows something in each window in front before it looks further ahead in one', async () => {
    const { run, ended, shown } = runs([1, 2]);
    const one = run(1, 80).then(() => expect(shown).toEqual([1, 2]));
    await Promise.all([one, run(2, 80)]);
    expect(ended.map(({ tab }) => tab)).toEqual([1, 2]);
  });

  it('takes turns with what is in front once that has gone on for a while', async () => {
    const { run, ended } = runs([1, 3]);
    let isOver = false;
    // Two at a time, so that there is always something to do in front.
    const busy = async () => {
      while (!isOver) await run(1, 40);
    };
    const all = [busy(), busy()];
    await run(2, 80);
    isOver = true;
    await Promise.all(all);
    const { at } = ended.find(({ tab }) => tab === 2)!;
    expect(at).toBeGreaterThan(1000);
    expect(at).toBeLessThanOrEqual(1000 + 2 * 800 + 100);
  });

  it.each([
    ['in front', [1, 2]],
    ['behind', [1]],
  ])('is hardly held up by a tab that drops its work again and again: %s', async (_, inFront) => {
    const { run, ended, now } = runs(inFront);
    let isOver = false;
    const storm = async () => {
      while (!isOver) {
        const newer = new AbortController();
        const running = run(1, 80, newer.signal);
        await new Promise((resolve) => setImmediate(resolve));
        newer.abort();
        await running;
      }
    };
    // The next comes before the last is dropped.
    const storms = [storm(), storm()];
    for (let n = 0; n < 20; n++) await new Promise((resolve) => setImmediate(resolve));
    const from = now();
    await run(2, 80);
    isOver = true;
    await Promise.all(storms);
    const { at } = ended.find(({ tab }) => tab === 2)!;
    expect(at - from).toBeLessThanOrEqual(800 + 100);
  });

  it('is not held up by what fails, nor by what waits for its first result to be shown', async () => {
    const { work, now } = clock();
    const times = timetable();
    const options = { signal: never(), limit: 900, isEnough: () => true };
    let show!: () => void;
    const shown = new Promise<void>((resolve) => (show = resolve));
    const waiting = times.run(work(50), { ...options, tab: 1, onFirst: () => shown });
    function* failing(): Generator<string, string> {
      yield* work(2);
      yield 'first';
      throw new Error('It fails.');
    }
    const failed = times.run(failing(), { ...options, tab: 2, onFirst: () => undefined });
    await expect(failed).rejects.toThrow('It fails.');
    const other = times.run(work(50), { ...options, tab: 3, onFirst: () => undefined });
    expect(await other).toEqual({ value: 'done', isCutShort: false });
    // One step, and it waits: the other has had all the time since.
    expect(now()).toBe(10 + 20 + 500);
    show();
    expect(await waiting).toEqual({ value: 'done', isCutShort: false });
  });
});
