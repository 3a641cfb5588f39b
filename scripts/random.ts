/** Draws at random, from the same seed the same on every machine. */

/** Gives numbers from 0 up to but not 1. */
export type Random = () => number;

/** A generator of its own for each seed (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One of the items, all of them equally likely. */
export function pick<T>(items: ArrayLike<T>, random: Random): T {
  return items[Math.floor(random() * items.length)]!;
}
