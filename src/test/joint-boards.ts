/** Boards of one game as properties draw them: each with some of a list's words, those likeliest first. */
import type { Dictionary } from '../solver/dictionary.ts';

/** @param seeds of each board; two with the same seed have the same words, as far as their sizes go */
export function drawBoards(
  { prior, words }: Dictionary,
  seeds: readonly number[],
  sizes: readonly number[],
): Int32Array[] {
  return seeds.map((seed, n) =>
    Int32Array.from(words.keys())
      .sort((a, b) => ((a * seed) % 101) - ((b * seed) % 101) || a - b)
      .slice(0, sizes[n])
      .sort((a, b) => prior[b]! - prior[a]! || a - b),
  );
}
