import { createRandom } from '../../src/solver/random.ts';

/** `count` of the items, none twice, drawn at random; the same ones from the same seed. */
export function sample<T>(items: readonly T[], count: number, seed: number): T[] {
  const random = createRandom(seed);
  const rest = [...items];
  for (let i = 0; i < count; i++) {
    const drawn = i + Math.floor(random() * (rest.length - i));
    [rest[i], rest[drawn]] = [rest[drawn]!, rest[i]!];
  }
  return rest.slice(0, count);
}
