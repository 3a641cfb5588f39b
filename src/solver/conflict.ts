/** Why a word cannot be the answer after a guess, in the terms that players think in. */
import { ABSENT, CORRECT, feedbackDigits, PRESENT } from './feedback.ts';
import type { Hint } from './hints.ts';

export interface Conflict {
  readonly why: /** The letter is known to be in that place. */
    | 'correct'
    /** It is known not to be in that place, though it is in the answer. */
    | 'elsewhere'
    /** It is in the answer so many times at least. */
    | 'present'
    /** It is not in the answer. */
    | 'absent'
    /** It is in the answer so many times, and no more. */
    | 'fewer';
  /** A letter of the guess. */
  readonly letter: string;
  /** Its place in the word, from 0. */
  readonly place: number;
  /** How many times it is in the answer. */
  readonly count: number;
}

/**
 * The first thing that a hint says against a word, by Wordle's own rule for repeated letters: a place before a count,
 * since that is seen at a glance.
 * @returns null where by that rule nothing does
 */
export function conflictWith({ guess, feedback }: Hint, word: string): Conflict | null {
  const [guessed, letters] = [[...guess], [...word]];
  const digits = feedbackDigits(feedback, guessed.length);
  const countOf = (letter: string) =>
    guessed.filter((it, place) => it === letter && digits[place] !== ABSENT).length;
  const at = (why: Conflict['why'], place: number): Conflict => {
    const letter = guessed[place]!;
    return { why, letter, place, count: countOf(letter) };
  };
  const places = [...guessed.keys()];
  const wrong = places.find((place) => digits[place] === CORRECT && letters[place] !== guessed[place]);
  if (wrong !== undefined) return at('correct', wrong);
  const isSame = (place: number) => letters[place] === guessed[place];
  const same = places.find((place) => digits[place] === PRESENT && isSame(place));
  if (same !== undefined) return at('elsewhere', same);
  for (const place of places) {
    const { letter, count } = at('present', place);
    const has = letters.filter((it) => it === letter).length;
    if (has < count) return at('present', place);
    if (digits[place] !== ABSENT) continue;
    if (has > count) return at(count === 0 ? 'absent' : 'fewer', place);
    if (isSame(place)) return at('elsewhere', place);
  }
  return null;
}
