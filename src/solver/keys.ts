import { createRandom } from './random.ts';

/**
 * Whole numbers at random, by whose sum a few of them are known again (Zobrist, 1970).
 * @param range they are below this power of two, from 2^32 to 2^53
 */
export function createKeys(count: number, range: number): Float64Array {
  const random = createRandom(1);
  const low = 2 ** 32;
  return Float64Array.from(
    { length: count },
    () => Math.floor(random() * (range / low)) * low + random() * low,
  );
}
