/** Candidates: the words that can still be the answer. */
import { type Dictionary, encode } from './dictionary.ts';
import { CORRECT, feedbackDigits, grade } from './feedback.ts';
import type { Hint } from './hints.ts';

/**
 * The words that fit every hint, by re-grading: a word stays if, were it the answer, the game would have given
 * exactly this feedback.
 *
 * Word numbers come likeliest first, then in the dictionary's order. Hints must have the dictionary's length;
 * their guesses need not be in it. Words of prior 0 are candidates only when no others fit.
 * @param refused words that the game does not know
 */
export function findCandidates(
  dictionary: Dictionary,
  hints: readonly Hint[],
  refused: ReadonlySet<string> = new Set(),
): Int32Array {
  const { words, letters, length, prior } = dictionary;
  const found = new Int32Array(words.length);
  for (let word = 0; word < words.length; word++) found[word] = word;
  let count = found.length;
  for (const { guess, feedback } of hints) {
    const codes = encode(dictionary, guess);
    const digits = feedbackDigits(feedback, length);
    let kept = 0;
    for (let n = 0; n < count; n++) {
      const at = found[n]! * length;
      // Most words fail by a letter that is correct or not, which is quick to see.
      let i = 0;
      while (i < length && (letters[at + i] === codes[i]) === (digits[i] === CORRECT)) i++;
      if (i === length && grade(codes, 0, letters, at, length) === feedback) found[kept++] = found[n]!;
    }
    count = kept;
  }
  const fitting = found.subarray(0, count).filter((word) => !refused.has(words[word]!));
  const believed = fitting.filter((word) => prior[word]! > 0);
  const candidates = believed.length > 0 ? believed : fitting;
  // The sort is stable, and words of equal prior stay in the dictionary's order.
  return candidates.sort((a, b) => prior[b]! - prior[a]!);
}

/**
 * The words nearest to fitting: those whose feedback would differ from the hints in the fewest tiles, likelier
 * ones first among equals.
 * @param hidden words to be left out
 */
export function findNearest(
  dictionary: Dictionary,
  hints: readonly Hint[],
  count: number,
  hidden: (word: number) => boolean,
): number[] {
  const { words, letters, length, prior } = dictionary;
  const rows = hints.map(({ guess, feedback }) => ({
    codes: encode(dictionary, guess),
    digits: feedbackDigits(feedback, length),
  }));
  const differences = Int32Array.from(words, (_, word) => {
    let sum = 0;
    for (const { codes, digits } of rows) {
      const feedback = feedbackDigits(grade(codes, 0, letters, word * length, length), length);
      for (let i = 0; i < length; i++) if (feedback[i] !== digits[i]) sum++;
    }
    return sum;
  });
  return [...words.keys()]
    .filter((word) => !hidden(word))
    .sort((a, b) => differences[a]! - differences[b]! || prior[b]! - prior[a]! || a - b)
    .slice(0, count);
}
