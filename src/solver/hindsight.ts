/** A game that is over, looked back on: what each guess was worth, and what Knack would have guessed. */
import { findCandidates } from './candidates.ts';
import { suggestible } from './examine.ts';
import { graderOf } from './feedback.ts';
import { lastOf } from './generators.ts';
import { isWin } from './hints.ts';
import { beforeLast, type Insights } from './insights.ts';
import { judge } from './judge.ts';
import type { Puzzle, Suggestion } from './puzzle.ts';
import { type Solution, solve } from './solve.ts';
import { MOST } from './skill.ts';
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
  /** From 0 to 99: see {@link luckOf}. Null also where no word that fits gives the feedback that the guess got. */
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
  const lucks: (number | null)[] = [];
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
    lucks.push(luckOf(before, candidates, after.hints.at(-1)!));
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
  const counted = lucks.filter((luck) => luck !== null);
  return {
    guess,
    boards,
    skill: judgement && judgement.skill,
    more: judgement && judgement.average - judgement.best,
    luck:
      counted.length === 0 ? null : Math.round(counted.reduce((sum, luck) => sum + luck) / counted.length),
    best,
    rival,
  };
}

/** What boards come to, without a review. */
const workOut = (puzzles: readonly Puzzle[]): Generator<undefined, Solution | BoardsSolution> =>
  puzzles.length === 1 ? lastOf<Solution>(solve(puzzles[0]!, false)) : lastOf(solveBoards(puzzles, false));

/**
 * How lucky the feedback was: 99 times the chance that the answer had left more words, and half of the chance that
 * it had left as many, by the prior. So it is the same on average, 49.5, whatever is guessed. An answer that is hit
 * leaves none.
 * @returns null where the dictionary does not have the guess, or no candidate gives its feedback
 */
function luckOf(
  { dictionary }: Puzzle,
  candidates: Int32Array,
  hint: Puzzle['hints'][number],
): number | null {
  const { letters, length, words, prior, rule } = dictionary;
  const grade = graderOf(rule);
  const guess = words.indexOf(hint.guess);
  if (guess === -1) return null;
  const groups = new Map<number, { size: number; weight: number }>();
  let total = 0;
  for (const word of candidates) {
    const feedback = grade(letters, guess * length, letters, word * length, length);
    // Where all that fits has a prior of 0, all is equally likely.
    const weight = prior[word]! || 1;
    const group = groups.get(feedback) ?? { size: 0, weight: 0 };
    groups.set(feedback, { size: group.size + Number(word !== guess), weight: group.weight + weight });
    total += weight;
  }
  const own = groups.get(hint.feedback);
  if (!own) return null;
  let worse = 0;
  for (const { size, weight } of groups.values())
    worse += size > own.size ? weight : size === own.size ? weight / 2 : 0;
  return (MOST * worse) / total;
}
