/** A game that is over, played again by Knack itself. */
import { graderOf } from './feedback.ts';
import { lastOf } from './generators.ts';
import { isWin } from './hints.ts';
import { limitOf } from './play.ts';
import type { Puzzle } from './puzzle.ts';
import { type Solution, solve } from './solve.ts';
import { solveBoards } from './solve-boards.ts';

/** A game without a limit is given up after so many guesses more than one with as many boards would have. */
const MORE = 10;

/** A game that Knack has played to its end. */
export interface Replay {
  readonly guesses: readonly string[];
  readonly won: boolean;
}

/**
 * Plays with Knack's own strategy against known answers.
 * @param puzzles one for each board; their hints and what they say of strategy and opener do not count
 * @param answers in the order of the boards
 * @returns null where the dictionary does not have one of the answers
 */
export function* replay(
  puzzles: readonly Puzzle[],
  answers: readonly string[],
): Generator<undefined, Replay | null> {
  const { dictionary, guesses: limit } = puzzles[0]!;
  const { words, letters, length, rule } = dictionary;
  const numbers = answers.map((answer) => words.indexOf(answer));
  if (numbers.includes(-1)) return null;
  const grade = graderOf(rule);
  const most = Math.min(limit, limitOf(puzzles.length) + MORE);
  const guesses: string[] = [];
  let boards = puzzles.map((puzzle): Puzzle => ({
    ...puzzle,
    strategy: 'expected-guesses',
    opener: null,
    hints: [],
  }));
  const isWon = () => boards.every(({ hints }) => hints.some(isWin));
  while (guesses.length < most && !isWon()) {
    const solution = yield* boards.length === 1
      ? lastOf<Solution>(solve(boards[0]!, false))
      : lastOf(solveBoards(boards, false));
    const guess = solution.status === 'open' ? solution.suggestions[0]?.word : undefined;
    if (guess === undefined) break;
    guesses.push(guess);
    const at = words.indexOf(guess) * length;
    boards = boards.map((board, n) => {
      if (board.hints.some(isWin)) return board;
      const feedback = grade(letters, at, letters, numbers[n]! * length, length);
      return { ...board, hints: [...board.hints, { guess, feedback }] };
    });
  }
  return { guesses, won: isWon() };
}
