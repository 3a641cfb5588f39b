/** Sentences on the boards of a puzzle; most puzzles have one. */
import type { WordsLeft } from '../protocol/advice.ts';
import { capitals } from './capital.ts';
import type { Translate } from './i18n.ts';

type Counts = Pick<WordsLeft, 'possible' | 'likely' | 'hidden' | 'past'>;

/** The words left on the boards that are not solved, added up. */
export function together(boards: readonly WordsLeft[]): Counts {
  const open = boards.filter(({ solved }) => !solved);
  const sum = (key: keyof Counts) => open.reduce((total, board) => total + (board[key] ?? 0), 0);
  return { possible: sum('possible'), likely: sum('likely'), hidden: sum('hidden'), past: sum('past') };
}

/** How many words are left. @param isShort where there is room for one short line */
export function countSentence({ likely, possible, past = 0 }: Counts, t: Translate, isShort = false): string {
  // What was the answer before is less likely for that, and no rare word.
  if (likely === 0) return t(past === 0 ? 'countRare' : 'countUnlikely', { possible });
  if (likely === possible) return t(isShort ? 'countLikelyShort' : 'countLikely', { likely });
  return t(isShort ? 'countShort' : 'count', { likely, possible });
}

/** One of several boards by name; boards count from 0. */
export const boardName = (board: number, t: Translate): string => t('boardName', { board: board + 1 });

/** A text about one of several boards. */
export const onBoard = (board: number, text: string, t: Translate): string =>
  t('onBoard', { board: board + 1, text });

/** How many words are left on each board, or which, where it is one and words are shown: one line for each. */
export const boardLines = (boards: readonly WordsLeft[], showsWords: boolean, t: Translate): string[] =>
  boards.map((left, board) => {
    if (left.solved) return onBoard(board, t('boardSolved'), t);
    const only = showsWords && left.only;
    return onBoard(board, only ? capitals(only) : countSentence(left, t), t);
  });

/** The same of one board where there is no room for a line: how many are likely, or else of rare ones in parentheses. */
export function shortlyLeft(left: WordsLeft, showsWords: boolean, t: Translate): string {
  if (left.solved) return '✓';
  if (showsWords && left.only) return capitals(left.only);
  return left.likely > 0 ? t.number(left.likely) : `(${t.number(left.possible)})`;
}
