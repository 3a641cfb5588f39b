/**
 * Self-play: a strategy against known answers. A strategy is a function from the hints so far to the
 * next guess, so games with the same feedback so far go on alike: they are played together, and each
 * position is solved once for all the answers that lead to it.
 */
import { grade as gradeCodes } from './feedback.ts';
import type { Hint } from './hints.ts';

/** Guesses within which a game is won. */
export const GUESSES = 6;

/** Guesses within which a game of so many boards is won, as a rule. */
export const limitOf = (boards: number): number => boards + GUESSES - 1;

/** The next guess; null gives the game up. */
export type Choose = (hints: readonly Hint[]) => string | null;

/** The feedback that a guess gets. */
export type Grade = (guess: string, answer: string) => number;

/** What is counted of guesses: how many could be the answer when they were made, and how many are known words. */
interface Made {
  readonly possible: number;
  readonly known: number;
}

/** Says of a guess what it counts, each 0 or 1. */
export type Judge = (hints: readonly Hint[], guess: string) => Made;

/** Games that have gone the same way so far. */
export interface Branch {
  readonly hints: readonly Hint[];
  readonly answers: readonly string[];
  /** Of the guesses so far. */
  readonly made?: Made;
}

/** A game at its end. */
export interface Game {
  readonly answer: string;
  /** How many guesses were made; in a game that was given up, one more. */
  readonly guesses: number;
  /** Whether the last guess was the answer, however late it came. */
  readonly found: boolean;
  readonly made?: Made;
}

/** What becomes of a branch with one more guess. */
export interface Step {
  readonly ended: readonly Game[];
  readonly branches: readonly Branch[];
}

/** Grades by the rule of the game; any words of one length will do, whatever their letters. */
export const gradeWords: Grade = (guess, answer) => {
  const letters = [...guess];
  const codes = (word: readonly string[]) => Uint8Array.from(word, (letter) => letters.indexOf(letter));
  return gradeCodes(codes(letters), 0, codes([...answer]), 0, letters.length);
};

const sum = (before: Made | undefined, { possible, known }: Made): Made => ({
  possible: (before?.possible ?? 0) + possible,
  known: (before?.known ?? 0) + known,
});

/** Makes the next guess. A strategy that repeats a guess learns nothing from it: it has given up. */
export function step(
  { hints, answers, made }: Branch,
  choose: Choose,
  grade: Grade = gradeWords,
  judge?: Judge,
): Step {
  const guess = choose(hints);
  const guesses = hints.length + 1;
  const counted = judge && guess !== null ? { made: sum(made, judge(hints, guess)) } : {};
  const end = (answer: string, found: boolean): Game => ({ answer, guesses, found, ...counted });
  if (guess === null || hints.some((hint) => hint.guess === guess)) {
    return { ended: answers.map((answer) => end(answer, false)), branches: [] };
  }
  const groups = new Map<number, string[]>();
  for (const answer of answers) {
    if (answer === guess) continue;
    const feedback = grade(guess, answer);
    const group = groups.get(feedback);
    if (group) group.push(answer);
    else groups.set(feedback, [answer]);
  }
  return {
    ended: answers.filter((answer) => answer === guess).map((answer) => end(answer, true)),
    branches: Array.from(groups, ([feedback, others]) => ({
      hints: [...hints, { guess, feedback }],
      answers: others,
      ...counted,
    })),
  };
}

/** Plays every game of a branch to its end, and hands over each game as it ends. */
export function* play(
  branch: Branch,
  choose: Choose,
  grade: Grade = gradeWords,
  judge?: Judge,
): Generator<Game, void> {
  const waiting = [branch];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { ended, branches } = step(next, choose, grade, judge);
    yield* ended;
    waiting.push(...branches);
  }
}
