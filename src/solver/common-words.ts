/** The words that people know best. */
import type { Dictionary } from './dictionary.ts';

/**
 * The commonest of the likely words, by their prior and then by how often they are used.
 * @param halvings how often the number of these words is halved; words that nothing tells apart stay together
 * @returns 1 for each of them, by its number
 */
export function commonWords({ words, prior, likely, byUse }: Dictionary, halvings: number): Uint8Array {
  const unused = byUse.length;
  const place = new Int32Array(words.length).fill(unused);
  byUse.forEach((word, at) => (place[word] = at));
  const compare = (a: number, b: number) => prior[b]! - prior[a]! || place[a]! - place[b]!;
  const ranked = words.flatMap((_, word) => (likely[word] ? [word] : [])).sort(compare);
  const last = ranked[Math.ceil(ranked.length / 2 ** halvings) - 1];
  const common = new Uint8Array(words.length);
  for (const word of ranked) if (compare(word, last!) <= 0) common[word] = 1;
  return common;
}
