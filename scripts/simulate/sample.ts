/** Draws at random, from the same seed the same on every machine. */

/** Numbers from 0 up to but not 1 (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** `count` of the items, none twice. */
export function sample<T>(items: readonly T[], count: number, seed: number): T[] {
  const random = createRandom(seed);
  const rest = [...items];
  for (let i = 0; i < count; i++) {
    const drawn = i + Math.floor(random() * (rest.length - i));
    [rest[i], rest[drawn]] = [rest[drawn]!, rest[i]!];
  }
  return rest.slice(0, count);
}
