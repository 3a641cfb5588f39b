import type { Dictionary } from './dictionary.ts';
import { weightOf } from './prior.ts';
import type { RepeatRule } from './repeat-rule.ts';
import { ABSENT, CORRECT, graderOf, PRESENT } from './feedback.ts';

/** So many letters of a guess fit with two bits each into a number. */
const MOST_PLACES = 15;
/** So many codes of letters there are at most. */
const CODES = 256;

/** By the letters of a list, and then by rule and guess. */
const kept = new WeakMap<Dictionary['letters'], Map<string, Uint32Array>>();

/**
 * The feedback to a guess by the number of the answer. It is kept, whatever the prior: the same openers are looked at for
 * every empty board, and whoever opens a game waits for that.
 */
export function feedbacksTo({ letters, length, rule }: Dictionary, guess: number): Uint32Array {
  const known = kept.get(letters) ?? new Map<string, Uint32Array>();
  kept.set(letters, known);
  const key = `${rule} ${guess}`;
  const found = known.get(key);
  if (found) return found;
  const own = letters.subarray(guess * length, (guess + 1) * length);
  const feedbacks =
    length <= MOST_PLACES && new Set(own).size === length
      ? feedbacksToDistinct(letters, own)
      : feedbacksToAny(letters, own, rule);
  known.set(key, feedbacks);
  return feedbacks;
}

function feedbacksToAny(letters: Uint8Array, guess: Uint8Array, rule: RepeatRule): Uint32Array {
  const grade = graderOf(rule);
  const { length } = guess;
  const feedbacks = new Uint32Array(letters.length / length);
  for (let word = 0; word < feedbacks.length; word++)
    feedbacks[word] = grade(guess, 0, letters, word * length, length);
  return feedbacks;
}

/**
 * The feedback to a guess that has each letter once, by which all rules grade alike: each letter of a word says of one place
 * of the guess that it is present or correct, so that without a branch one table has all that there is to know.
 * @param guess at most {@link MOST_PLACES} letters
 */
function feedbacksToDistinct(letters: Uint8Array, guess: Uint8Array): Uint32Array {
  const { length } = guess;
  /** By place and letter of a word: the bit of the place that is present, or that of the correct one above these. */
  const told = new Uint32Array(length * CODES);
  guess.forEach((letter, at) => {
    for (let n = 0; n < length; n++) told[n * CODES + letter] = 1 << (n === at ? at + length : at);
  });
  const all = (1 << length) - 1;
  /** What it counts that the letters at some places are present. */
  const counted = Uint32Array.from({ length: all + 1 }, (_, places) =>
    guess.reduce((sum, _letter, at) => sum * 3 + (places & (1 << at) ? PRESENT : ABSENT), 0),
  );
  const feedbacks = new Uint32Array(letters.length / length);
  for (let word = 0, at = 0; word < feedbacks.length; word++) {
    let bits = 0;
    for (let n = 0; n < length; n++, at++) bits |= told[n * CODES + letters[at]!]!;
    const correct = bits >> length;
    feedbacks[word] = counted[bits & all & ~correct]! + CORRECT * counted[correct]!;
  }
  return feedbacks;
}

/**
 * The groups that the feedback to an opener splits words into: their sizes, largest first, and how many words are left on
 * average by the prior. For a few guesses at a dictionary that has not been searched yet this is quicker than building
 * share tables.
 */
export function groupSizes(
  dictionary: Dictionary,
  guess: number,
  words: Int32Array,
): { readonly sizes: number[]; readonly left: number } {
  const { prior } = dictionary;
  const feedbacks = feedbacksTo(dictionary, guess);
  const counts = new Int32Array(3 ** dictionary.length);
  for (const word of words) counts[feedbacks[word]!]!++;
  let [left, total] = [0, 0];
  for (const word of words) {
    const weight = weightOf(prior, word);
    total += weight;
    left += weight * counts[feedbacks[word]!]!;
  }
  return { sizes: [...counts.filter((count) => count > 0).sort()].reverse(), left: left / total };
}
