import type { Position } from './strategy.ts';

/**
 * The rule of Jack Cook's Python program with pandas ("Building a Wordle Solver with Python", 2022): the
 * likely words left, those first whose letters the most of them have in the same places, in the list's
 * order among equals. The article knows no other words; here they follow, by the same count, or are
 * counted alone when no likely word is left.
 */
export function positionFrequency({ dictionary, candidates, allowed }: Position, count: number): number[] {
  const { letters, length, alphabet, likely } = dictionary;
  const likelyLeft = candidates.filter((word) => likely[word]);
  const counts = new Int32Array(length * alphabet.length);
  const cell = (word: number, place: number) => place * alphabet.length + letters[word * length + place]!;
  const places = Array.from({ length }, (_, place) => place);
  for (const word of likelyLeft.length > 0 ? likelyLeft : candidates) {
    for (const place of places) counts[cell(word, place)]!++;
  }
  const score = (word: number) => places.reduce((sum, place) => sum + counts[cell(word, place)]!, 0);
  return Array.from(candidates, (word) => ({ word, likely: likely[word]!, score: score(word) }))
    .filter(({ word }) => allowed[word])
    .sort((a, b) => b.likely - a.likely || b.score - a.score || a.word - b.word)
    .slice(0, count)
    .map(({ word }) => word);
}
