/** A game that is over, looked back on: what each guess was worth, and what Knack would have guessed. */
import { findCandidates } from './candidates.ts';
import { suggestible } from './examine.ts';
import { lastOf } from './generators.ts';
import { isWin } from './hints.ts';
import { beforeLast, type Insights } from './insights.ts';
import { judge } from './judge.ts';
import { luckOf } from './luck.ts';
import type { Puzzle, Suggestion } from './puzzle.ts';
import { type Solution, solve } from './solve.ts';
import { type BoardsSolution, type JointSuggestion, solveBoards } from './solve-boards.ts';

/** So many of the words that are left are named. */
const NAMED = 40;

/** A board that a guess was made on. */
interface BoardBefore {
  /** Boards count from 0. */
  readonly board: number;
  /** How many words were possible before the guess, and how many after it; none where it was the answer. */
  readonly before: number;
  readonly after: number;
  /** The likeliest of these, as far as they may be shown. */
  readonly words: readonly string[];
  readonly solved: boolean;
}

/** One guess, looked back on. */
export interface Hindsight {
  readonly guess: string;
  /** The boards that were not solved before. */
  readonly boards: readonly BoardBefore[];
  /**
   * From 0 to 99, which is as good as what Knack would have guessed: see {@link skillOf}. Null where the dictionary
   * does not have the guess, or no word fits the hints before it.
   */
  readonly skill: number | null;
  /** From 0 to 99: see {@link luckOf}. */
  readonly luck: number | null;
  /** How many words more than Knack's guess it leaves on average, all boards together; null where skill is. */
  readonly more: number | null;
  /** What Knack would have guessed; null where no word fits. */
  readonly best: Suggestion | JointSuggestion | null;
  /** Where that could not have been the answer: the best guess that could. */
  readonly rival: Suggestion | JointSuggestion | null;
}

/**
 * Looks back on the last guess of a game. Knack's own strategy is the measure, whatever the puzzles say of that.
 * @param puzzles one for each board, which differ in their hints alone; these end with the guess
 * @param insights what has been worked out already is not worked out again
 * @returns null where there was no board left to make it on
 */
export function* lookBack(
  puzzles: readonly Puzzle[],
  insights: Insights,
): Generator<undefined, Hindsight | null> {
  const rows = Math.max(...puzzles.map(({ hints }) => hints.length));
  const before = beforeLast(puzzles).map((puzzle): Puzzle => ({
    ...puzzle,
    strategy: 'expected-guesses',
    opener: null,
  }));
  const made = puzzles.flatMap((after, board) =>
    before[board]!.hints.some(isWin) || after.hints.length < rows
      ? []
      : [{ board, after, before: before[board]! }],
  );
  const [first] = made;
  if (!first) return null;
  const { guess } = first.after.hints.at(-1)!;
  const insight = insights.of(before) ?? insights.keep(before, yield* workOut(before));
  const { best, rival } = insight ?? { best: null, rival: null };
  const boards: BoardBefore[] = [];
  for (const { board, after, before } of made) {
    yield;
    const candidates = findCandidates(before.dictionary, before.hints, before);
    const solved = isWin(after.hints.at(-1)!);
    const left = solved ? new Int32Array() : findCandidates(after.dictionary, after.hints, after);
    const words = Array.from(
      suggestible(after, left).subarray(0, NAMED),
      (word) => after.dictionary.words[word]!,
    );
    boards.push({ board, before: candidates.length, after: left.length, words, solved });
  }
  const known = best && first.before.dictionary.words.indexOf(best.word);
  const judgement =
    known === null
      ? null
      : yield* judge(
          made.map((one) => one.before),
          guess,
          known,
        );
  const luck = yield* luckOf(made.map((one) => ({ ...one, hint: one.after.hints.at(-1)! })));
  return {
    guess,
    boards,
    skill: judgement && judgement.skill,
    more: judgement && judgement.average - judgement.best,
    luck,
    best,
    rival,
  };
}

/** What boards come to, without a review. */
const workOut = (puzzles: readonly Puzzle[]): Generator<undefined, Solution | BoardsSolution> =>
  puzzles.length === 1 ? lastOf<Solution>(solve(puzzles[0]!, false)) : lastOf(solveBoards(puzzles, false));
