/** Knack as it plays several boards: as in the product, run to its end without a clock. */
import type { Hint } from '../../src/solver/hints.ts';
import { gradeWords, limitOf } from '../../src/solver/play.ts';
import { type BoardsSolution, solveBoards } from '../../src/solver/solve-boards.ts';
import type { GameResult } from './one-by-one.ts';
import type { Settings } from './player.ts';

/** @returns a function that plays a game to its end, by the answers of its boards */
export function createJointPlayer(settings: Settings): (answers: readonly string[]) => GameResult {
  const choose = createChoice(settings);
  /** The first guess, by the number of boards: all games have the same. */
  const first = new Map<number, string | null>();
  return (answers) => {
    const boards = answers.map((answer) => ({ answer, hints: [] as Hint[], isSolved: false }));
    for (let guesses = 1; ; guesses++) {
      if (guesses === 1 && !first.has(answers.length))
        first.set(answers.length, choose(answers.map(() => [])));
      const guess =
        guesses === 1 ? first.get(answers.length)! : choose(boards.map(({ hints }) => [...hints]));
      // A guess that is repeated tells nothing: the game has been given up.
      if (guess === null || boards.some(({ hints }) => hints.some((hint) => hint.guess === guess)))
        return { guesses, found: false };
      for (const board of boards) {
        if (board.isSolved) continue;
        board.hints.push({ guess, feedback: gradeWords(guess, board.answer) });
        board.isSolved = guess === board.answer;
      }
      if (boards.every(({ isSolved }) => isSolved)) return { guesses, found: true };
    }
  };
}

function createChoice({ dictionary, openers, strategy, hard, known, opener }: Settings) {
  return (boards: readonly (readonly Hint[])[]): string | null => {
    const rows = Math.max(...boards.map(({ length }) => length));
    const limit = limitOf(boards.length);
    const work = solveBoards(
      boards.map((hints) => ({
        dictionary,
        openers,
        hints,
        refused: new Set<string>(),
        forbidden: new Set<string>(),
        vulgar: true,
        // A lost game goes on to its end.
        guesses: rows < limit ? limit : Infinity,
        hard,
        known,
        strategy,
        opener,
      })),
    );
    let state = work.next();
    while (!state.done && !isSettled(state.value)) state = work.next();
    const solution = state.value;
    return solution?.status === 'open' ? (solution.suggestions[0]?.word ?? null) : null;
  };
}

/** Whether nothing can follow but what the last guess was worth. */
const isSettled = (solution: BoardsSolution | undefined): boolean =>
  solution?.status === 'open' && solution.progress === 'done';
