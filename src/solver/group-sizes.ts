import type { Dictionary } from './dictionary.ts';
import { graderOf } from './feedback.ts';

/** By the letters of a list, and then by rule and guess. */
const kept = new WeakMap<Dictionary['letters'], Map<string, Uint32Array>>();

/**
 * The feedback to a guess by the number of the answer. It is kept, whatever the prior: the same openers are looked at for
 * every empty board, and whoever opens a game waits for that.
 */
export function feedbacksTo({ words, letters, length, rule }: Dictionary, guess: number): Uint32Array {
  const known = kept.get(letters) ?? new Map<string, Uint32Array>();
  kept.set(letters, known);
  const key = `${rule} ${guess}`;
  const found = known.get(key);
  if (found) return found;
  const grade = graderOf(rule);
  const feedbacks = new Uint32Array(words.length);
  for (let answer = 0; answer < words.length; answer++)
    feedbacks[answer] = grade(letters, guess * length, letters, answer * length, length);
  known.set(key, feedbacks);
  return feedbacks;
}

/**
 * The sizes of the groups that the feedback to an opener splits words into, largest first. For a few
 * guesses at a dictionary that has not been searched yet this is quicker than building share tables.
 */
export function groupSizes(dictionary: Dictionary, guess: number, words: Int32Array): number[] {
  const feedbacks = feedbacksTo(dictionary, guess);
  const counts = new Int32Array(3 ** dictionary.length);
  for (const word of words) counts[feedbacks[word]!]!++;
  return [...counts.filter((count) => count > 0).sort()].reverse();
}
