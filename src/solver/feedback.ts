/**
 * Feedback: what the game answers to a guess, one digit a letter (0 absent, 1 present, 2 correct).
 * Inside the solver it is one number, those digits read in base three with the first letter leading,
 * so "11001" is 81 + 27 + 1 = 109.
 */

import { markedBy, placesOf } from './marks.ts';
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
export const graderOf = (rule: RepeatRule): GradeCodes => (rule === 'standard' ? grade : gradeBy(rule));

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

/** Grades by a rule, letter by letter. */
const gradeBy =
  (rule: RepeatRule): GradeCodes =>
  (guesses, guessAt, answers, answerAt, length) => {
    let feedback = 0;
    for (let i = 0; i < length; i++) {
      const letter = guesses[guessAt + i]!;
      const places = placesOf(letter, answers, answerAt, length);
      const isMarked = markedBy(placesOf(letter, guesses, guessAt, length), places, rule) & (1 << i);
      const digit = places & (1 << i) ? CORRECT : PRESENT;
      feedback = feedback * 3 + (isMarked ? digit : ABSENT);
    }
    return feedback;
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
