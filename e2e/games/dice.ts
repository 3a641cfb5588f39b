/** Draws at random, the same for the same seed. */
import { createRandom } from '../../src/solver/random.ts';

export interface Dice {
  /** Whether something happens that does so this often, from 0 to 1. */
  chance(often: number): boolean;
  one<T>(of: readonly T[]): T;
  /** A whole number, both ends included. */
  whole(from: number, to: number): number;
  /** One of the names, each as often as its number says beside the others. */
  weighed<K extends string>(weights: Readonly<Record<K, number>>): K;
  /** Other dice, which are the same whatever else is drawn: a new property leaves the others as they were. */
  named(name: string): Dice;
}

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let n = 0; n < text.length; n++) hash = Math.imul(hash ^ text.charCodeAt(n), 0x01000193);
  return hash >>> 0;
}

export function createDice(seed: number, name = ''): Dice {
  const next = createRandom(hashOf(`${seed}/${name}`));
  const dice: Dice = {
    chance: (often) => next() < often,
    one: (of) => of[Math.floor(next() * of.length)]!,
    whole: (from, to) => from + Math.floor(next() * (to - from + 1)),
    weighed(weights) {
      const names = Object.keys(weights) as (keyof typeof weights)[];
      let left = next() * names.reduce((sum, it) => sum + weights[it], 0);
      return names.find((it) => (left -= weights[it]) < 0) ?? names.at(-1)!;
    },
    named: (inner) => createDice(seed, `${name}/${inner}`),
  };
  return dice;
}
