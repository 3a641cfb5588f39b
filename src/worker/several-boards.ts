/** Advice on puzzles of several boards: how many words each has left. Guesses are not ranked. */
import type { Advice, WordsLeft } from '../protocol/advice.ts';
import type { Dictionary } from '../solver/dictionary.ts';
import { type Board, examine, type Examined } from '../solver/solve.ts';
import { misfitAdvice, wordsLeftOf } from './advice-of.ts';

/** A solved board has its answer left, even if the dictionary does not have it. */
const answerLeft = ({ words, likely }: Dictionary, answer: string): WordsLeft => ({
  solved: true,
  possible: 1,
  likely: likely[words.indexOf(answer)] ?? 0,
  hidden: 0,
});

/**
 * It yields after each small piece of work, as the solver does.
 * @param limit how many guesses the game allows; Infinity when that is not known
 */
export function* adviseOnBoards(boards: readonly Board[], limit: number): Generator<undefined, Advice> {
  const examined: Examined[] = [];
  for (const board of boards) examined.push(yield* examine(board));

  const misfit = (status: 'contradiction' | 'no-known-word'): Advice | null => {
    for (const [n, board] of examined.entries()) if (board.status === status) return misfitAdvice(n, board);
    return null;
  };
  const answers = examined.flatMap((board) => (board.status === 'solved' ? [board.guess] : []));
  const settled =
    misfit('contradiction') ??
    (answers.length === boards.length ? ({ status: 'solved', answers } as const) : null) ??
    misfit('no-known-word');
  if (settled) return settled;

  const left = examined.flatMap((board, n) => {
    if (board.status === 'remaining') return [wordsLeftOf(board.counts)];
    return board.status === 'solved' ? [answerLeft(boards[n]!.dictionary, board.guess)] : [];
  });
  const guesses = Math.max(...boards.map(({ hints }) => hints.length));
  if (guesses >= limit) return { status: 'lost', boards: left, review: null };
  return {
    status: 'open',
    boards: left,
    suggestions: [],
    rival: null,
    letters: [],
    review: null,
    progress: 'done',
  };
}
