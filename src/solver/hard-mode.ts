/** Hard mode: what the game demands of a guess once there are hints. */
import type { Dictionary } from './dictionary.ts';
import { encode } from './dictionary.ts';
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
    const shown = new Map<number, number>();
    codes.forEach((code, i) => {
      if (digits[i] !== ABSENT) shown.set(code, (shown.get(code) ?? 0) + 1);
    });
    for (let word = 0; word < words.length; word++) {
      const own = letters.subarray(word * length, (word + 1) * length);
      const keepsCorrect = digits.every((digit, i) => digit !== CORRECT || own[i] === codes[i]);
      const usesShown = [...shown].every(([code, n]) => own.filter((letter) => letter === code).length >= n);
      if (!keepsCorrect || !usesShown) allowed[word] = 0;
    }
  }
  return allowed;
}
