import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAsk } from './ask.ts';

/** A worker that is away, in one way or the other, until it is told to come back. */
function setUp(whileAway: () => Promise<unknown> = () => Promise.resolve(undefined)) {
  const worker = { isAway: true, asked: 0, reply: { value: true } as object };
  const page = { isAlive: true };
  const ask = createAsk(
    () => {
      worker.asked++;
      return worker.isAway ? whileAway() : Promise.resolve(worker.reply);
    },
    () => page.isAlive,
  );
  return { ask, worker, page };
}

const OPEN = { type: 'openReview' } as const;
/** Longer than it is asked for. */
const LONG = 60_000;

describe('a request', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['leaves its reply empty', () => Promise.resolve(undefined)],
    ['cannot be reached', () => Promise.reject(new Error('Could not establish connection.'))],
    [
      'makes the browser throw',
      () => {
        throw new Error('Extension context invalidated.');
      },
    ],
  ])('is made again where a worker that is being stopped %s', async (_, whileAway) => {
    const { ask, worker } = setUp(whileAway);
    const reply = ask(OPEN);
    // A worker takes its time to start again.
    await vi.advanceTimersByTimeAsync(900);
    worker.isAway = false;
    await vi.advanceTimersByTimeAsync(500);
    expect(await reply).toBe(true);
    await vi.advanceTimersByTimeAsync(LONG);
    const { asked } = worker;
    expect(asked).toBeGreaterThan(3);
    await vi.advanceTimersByTimeAsync(LONG);
    expect(worker.asked).toBe(asked);
  });

  it('is made again where a worker that is being stopped never says a word', async () => {
    const { ask, worker } = setUp(() => new Promise(() => undefined));
    const reply = ask(OPEN);
    worker.isAway = false;
    await vi.advanceTimersByTimeAsync(2000);
    expect(await reply).toBe(true);
    expect(worker.asked).toBe(2);
  });

  it('waits ever longer for a worker that is slow, and that each try has begin anew', async () => {
    const { ask, worker } = setUp(
      () => new Promise((resolve) => setTimeout(() => resolve({ value: true }), 5000)),
    );
    const reply = ask(OPEN);
    await vi.advanceTimersByTimeAsync(LONG);
    expect(await reply).toBe(true);
    expect(worker.asked).toBe(3);
  });

  it('with a file in it is not made again because it takes long', async () => {
    const { ask, worker } = setUp(
      () => new Promise((resolve) => setTimeout(() => resolve({ value: true }), 20_000)),
    );
    const reply = ask({ type: 'import', text: '{}' });
    await vi.advanceTimersByTimeAsync(LONG);
    expect(await reply).toBe(true);
    expect(worker.asked).toBe(1);
  });

  it('fails when nobody ever replies', async () => {
    const { ask, worker } = setUp();
    const failed = expect(ask(OPEN)).rejects.toThrow('has not replied');
    await vi.advanceTimersByTimeAsync(LONG);
    await failed;
    expect(worker.asked).toBe(6);
  });

  it('is made once where the worker says that it has failed', async () => {
    const { ask, worker } = setUp();
    Object.assign(worker, { isAway: false, reply: { error: 'The store is full.' } });
    await expect(ask(OPEN)).rejects.toThrow('The store is full.');
    expect(worker.asked).toBe(1);
  });

  it('is not made again by a page whose extension is gone', async () => {
    const { ask, worker, page } = setUp();
    const failed = expect(ask(OPEN)).rejects.toThrow('has not replied');
    page.isAlive = false;
    await vi.advanceTimersByTimeAsync(LONG);
    await failed;
    expect(worker.asked).toBe(1);
  });

  it('is not made again once it is not wanted any more', async () => {
    const { ask, worker } = setUp();
    const wish = new AbortController();
    const failed = expect(ask(OPEN, wish.signal)).rejects.toThrow('has not replied');
    await vi.advanceTimersByTimeAsync(20);
    const { asked } = worker;
    wish.abort();
    await vi.advanceTimersByTimeAsync(LONG);
    await failed;
    expect(worker.asked).toBe(asked);
  });
});
