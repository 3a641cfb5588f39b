/** The order of the rows of a board: that of the guesses, whichever way the game puts them, with the row in play at the end. */
import { letterOf } from './letter.ts';
import { type BoardMemory, type Elements, finishedRows, lettersOf } from './row.ts';

const wordOf = (row: Elements): string => row.map((tile) => letterOf(tile) || ' ').join('');

/**
 * Rows in the order in which the words that have been read of them come first, as they did then; as they are where that
 * is none.
 * @param known what was read of them last
 */
export function inOrder(rows: readonly Elements[], { rows: before }: BoardMemory): readonly Elements[] {
  const words = finishedRows(before).map(lettersOf);
  const [first, ...others] = rows;
  const newestFirst = rows.toReversed();
  const fits = (order: readonly Elements[]) =>
    words.every((word, n) => order[n] && word === wordOf(order[n]));
  // The row in play may be apart from guesses of which the newest stands first.
  const orders = [rows, newestFirst, [...others, first!], [...newestFirst.slice(1), newestFirst[0]!]];
  return (words.length > 0 && orders.find(fits)) || rows;
}
