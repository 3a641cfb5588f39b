/** Hard mode: what the game demands of a guess once there are hints. */
import { type Dictionary, encode } from './dictionary.ts';
import { ABSENT, CORRECT, feedbackDigits } from './feedback.ts';
import type { Hint } from './hints.ts';

/**
 * Whether each word of a dictionary may be guessed in hard mode (1) or not (0), by the rule of the New
 * York Times: correct letters stay where they are, and a letter that a row has shown n times is used
 * at least n times. A present letter may be tried in its place again, and absent ones may be used.
 */
export function allowedInHardMode(dictionary: Dictionary, hints: readonly Hint[]): Uint8Array {
  const { words, letters, length } = dictionary;
  const allowed = new Uint8Array(words.length).fill(1);
  for (const { guess, feedback } of hints) {
    const codes = encode(dictionary, guess);
    const digits = feedbackDigits(feedback, length);
    const seen = codes.filter((_, i) => digits[i] !== ABSENT);
    const shown = [...new Set(seen)].map((code) => [code, countOf(seen, 0, seen.length, code)] as const);
    for (let word = 0; word < words.length; word++) {
      const at = word * length;
      const keepsCorrect = digits.every((digit, i) => digit !== CORRECT || letters[at + i] === codes[i]);
      const usesShown = shown.every(([letter, times]) => countOf(letters, at, length, letter) >= times);
      if (!keepsCorrect || !usesShown) allowed[word] = 0;
    }
  }
  return allowed;
}

/** Of these guesses those that hard mode still allows once `guess` has met the answer `answer`. */
export function keepAllowed(
  { letters, length }: Dictionary,
  guesses: Int32Array,
  guess: number,
  answer: number,
): Int32Array {
  const own = letters.subarray(guess * length, (guess + 1) * length);
  const other = letters.subarray(answer * length, (answer + 1) * length);
  const fixed: number[] = [];
  const shown: [letter: number, times: number][] = [];
  own.forEach((letter, i) => {
    if (other[i] === letter) fixed.push(i);
    const times = Math.min(countOf(own, 0, length, letter), countOf(other, 0, length, letter));
    if (times > 0 && own.indexOf(letter) === i) shown.push([letter, times]);
  });
  const kept = new Int32Array(guesses.length);
  let count = 0;
  next: for (let n = 0; n < guesses.length; n++) {
    const at = guesses[n]! * length;
    for (let k = 0; k < fixed.length; k++) if (letters[at + fixed[k]!] !== own[fixed[k]!]) continue next;
    for (let k = 0; k < shown.length; k++) {
      if (countOf(letters, at, length, shown[k]![0]) < shown[k]![1]) continue next;
    }
    kept[count++] = guesses[n]!;
  }
  return kept.subarray(0, count);
}

function countOf(letters: Uint8Array, at: number, length: number, letter: number): number {
  let count = 0;
  for (let i = at; i < at + length; i++) if (letters[i] === letter) count++;
  return count;
}
