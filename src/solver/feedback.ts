/**
 * Feedback: what the game answers to a guess, one digit a letter (0 absent, 1 present, 2 correct).
 * Inside the solver it is one number, those digits read in base three with the first letter leading,
 * so "11001" is 81 + 27 + 1 = 109.
 */

import type { RepeatRule } from './repeat-rule.ts';

export const ABSENT = 0;
export const PRESENT = 1;
export const CORRECT = 2;

/** Grades a guess; see {@link grade}. */
export type GradeCodes = (
  guesses: Uint8Array,
  guessAt: number,
  answers: Uint8Array,
  answerAt: number,
  length: number,
) => number;

/** How a game of a rule grades. */
export const graderOf = (rule: RepeatRule): GradeCodes => GRADERS[rule];

/**
 * Grades a guess as the game does: correct letters first, then present ones from left to right,
 * each letter of the answer accounting for one letter of the guess at most.
 *
 * Words are runs of `length` letter codes (at most 30) beginning at an offset of a flat array;
 * any codes do, since they are only compared with each other.
 */
export function grade(
  guesses: Uint8Array,
  guessAt: number,
  answers: Uint8Array,
  answerAt: number,
  length: number,
): number {
  let spent = 0;
  for (let i = 0; i < length; i++) {
    if (guesses[guessAt + i] === answers[answerAt + i]) spent |= 1 << i;
  }
  let feedback = 0;
  for (let i = 0; i < length; i++) {
    const letter = guesses[guessAt + i];
    let digit = ABSENT;
    if (letter === answers[answerAt + i]) {
      digit = CORRECT;
    } else {
      for (let j = 0; j < length; j++) {
        if (answers[answerAt + j] === letter && !(spent & (1 << j))) {
          spent |= 1 << j;
          digit = PRESENT;
          break;
        }
      }
    }
    feedback = feedback * 3 + digit;
  }
  return feedback;
}

/** Whether copy `i` of a guess, which is not in its right place, is present. */
type IsPresent = (
  answers: Uint8Array,
  answerAt: number,
  length: number,
  guesses: Uint8Array,
  guessAt: number,
  i: number,
) => boolean;

/** Grades by a rule that does not count copies. */
const loosely =
  (isPresent: IsPresent): GradeCodes =>
  (guesses, guessAt, answers, answerAt, length) => {
    let feedback = 0;
    for (let i = 0; i < length; i++) {
      let digit = ABSENT;
      if (guesses[guessAt + i] === answers[answerAt + i]) digit = CORRECT;
      else if (isPresent(answers, answerAt, length, guesses, guessAt, i)) digit = PRESENT;
      feedback = feedback * 3 + digit;
    }
    return feedback;
  };

/** Whether one of `length` letters from `at` on is this one. */
function has(letters: Uint8Array, at: number, length: number, letter: number): boolean {
  for (let i = at; i < at + length; i++) if (letters[i] === letter) return true;
  return false;
}

const GRADERS: Readonly<Record<RepeatRule, GradeCodes>> = {
  standard: grade,
  'any-copy': loosely((answers, answerAt, length, guesses, guessAt, i) =>
    has(answers, answerAt, length, guesses[guessAt + i]!),
  ),
  'unless-green': loosely((answers, answerAt, length, guesses, guessAt, i) => {
    const letter = guesses[guessAt + i];
    for (let j = 0; j < length; j++) {
      if (answers[answerAt + j] === letter && guesses[guessAt + j] !== letter) return true;
    }
    return false;
  }),
  'first-copy': loosely((answers, answerAt, length, guesses, guessAt, i) => {
    const letter = guesses[guessAt + i]!;
    return !has(guesses, guessAt, i, letter) && has(answers, answerAt, length, letter);
  }),
};

/** The feedback that wins: every one of `length` letters correct. */
export function allCorrect(length: number): number {
  return 3 ** length - 1;
}

/** The digits of a feedback, first letter first. */
export function feedbackDigits(feedback: number, length: number): number[] {
  const digits = new Array<number>(length);
  for (let i = length - 1; i >= 0; i--) {
    digits[i] = feedback % 3;
    feedback = Math.floor(feedback / 3);
  }
  return digits;
}

/** The inverse of {@link feedbackDigits}. */
export function feedbackFromDigits(digits: readonly number[]): number {
  return digits.reduce((feedback, digit) => feedback * 3 + digit, 0);
}
