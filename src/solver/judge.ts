/**
 * What a word is worth as the next guess: one function for a word that is only typed, for the last guess, and for each guess
 * of a game that is over, so that all three say the same.
 */
import { findCandidates } from './candidates.ts';
import { isWin } from './hints.ts';
import { rankJointly } from './joint.ts';
import { measureJointly } from './joint-measures.ts';
import { jointPositionOf } from './joint-position.ts';
import { luckOf, type Made } from './luck.ts';
import { openersFor, positionOf, type Puzzle } from './puzzle.ts';
import { type Review, reviewOf } from './review.ts';
import { skillOf } from './skill.ts';

export interface Judgement extends Review {
  /** From 0 to 99: see {@link skillOf}. */
  readonly skill: number;
}

/** What the last guess was worth, and how lucky its feedback was: see luck.ts. */
export interface LastJudgement extends Judgement {
  readonly luck: number | null;
}

/**
 * Judges a word by the one-step estimate.
 * @param puzzles one for each board, as they are before the guess; they differ in their hints alone, and those that are
 *   solved do not count
 * @param best the number of the word that is best there, where that is known; otherwise it is looked for
 * @returns null where all boards are solved, the dictionary does not have the word, or no word fits the hints
 */
export function* judge(
  puzzles: readonly Puzzle[],
  word: string,
  best: number | null = null,
): Generator<undefined, Judgement | null> {
  const [first, ...others] = puzzles.filter(({ hints }) => !hints.some(isWin));
  if (!first) return null;
  const number = first.dictionary.words.indexOf(word);
  if (number === -1) return null;
  const review = yield* others.length === 0
    ? judgeAlone(first, number, best)
    : judgeTogether([first, ...others], number, best);
  return review && { ...review, skill: skillOf(review) };
}

/**
 * Judges a guess that has been made, with what came of it.
 * @param made on each board that was open; not empty
 * @returns null as {@link judge} does
 */
export function* judgeLast(
  made: readonly Made[],
  best: number | null,
): Generator<undefined, LastJudgement | null> {
  const judgement = yield* judge(
    made.map(({ before }) => before),
    made[0]!.hint.guess,
    best,
  );
  return judgement && { ...judgement, luck: yield* luckOf(made) };
}

/** The best word where it is known beforehand; null otherwise. */
function openerOf(puzzle: Puzzle): number | null {
  const [opener] = openersFor(puzzle);
  return opener ? puzzle.dictionary.words.indexOf(opener.word) : null;
}

function* judgeAlone(puzzle: Puzzle, word: number, best: number | null): Generator<undefined, Review | null> {
  yield;
  const candidates = findCandidates(puzzle.dictionary, puzzle.hints, puzzle);
  if (candidates.length === 0) return null;
  yield;
  return yield* reviewOf(positionOf(puzzle, candidates), word, best ?? openerOf(puzzle));
}

function* judgeTogether(
  puzzles: readonly Puzzle[],
  word: number,
  known: number | null,
): Generator<undefined, Review | null> {
  const open: Puzzle[] = [];
  const candidates: Int32Array[] = [];
  for (const puzzle of puzzles) {
    yield;
    const found = findCandidates(puzzle.dictionary, puzzle.hints, puzzle);
    // A board whose answer the dictionary does not have.
    if (found.length === 0) continue;
    open.push(puzzle);
    candidates.push(found);
  }
  const [first] = open;
  if (!first) return null;
  yield;
  const position = jointPositionOf(open, candidates, first.hints.length);
  const most = known ?? openerOf(first) ?? (yield* rankJointly(position, 1)).guesses[0]?.word;
  // Where nothing may be guessed, the word is as good as any.
  const [own, best] = yield* measureJointly(position, [word, most ?? word]);
  const more = Math.max(0, own!.expected - best!.expected);
  return {
    guess: first.dictionary.words[word]!,
    before: candidates.reduce((sum, { length }) => sum + length, 0),
    average: own!.left,
    best: best!.left,
    lost: more,
    more,
    risk: 0,
  };
}
