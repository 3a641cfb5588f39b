/** Tells which full rows words describe whole, and what there is to complete the others by. */
import type { RowLooks } from './backgrounds.ts';
import {
  type BoardNow,
  type ByWords,
  type Elements,
  isRow,
  lettersOf,
  type Row,
  type Unread,
} from './row.ts';

/** A full row that is to be completed. */
export interface RowNow {
  readonly board: number;
  readonly row: number;
  readonly tiles: Elements;
  readonly letters: readonly string[];
  readonly words: Unread | null;
  /** How its tiles look, null for one that looks as if it had no feedback. */
  readonly seen: readonly (string | null)[];
  /** What it was when it was read last. */
  readonly before: Row | undefined;
  /** Whether it was open then. */
  readonly isNew: boolean;
  /** Whether nobody has seen it without feedback, so that it may be turning since before. */
  readonly isUnseen: boolean;
  /** Whether it looks as it did when it was first seen full. */
  readonly isGiven: boolean;
}

export const isWhole = (row: Row | RowNow): row is Row => 'way' in row;

/** The rows that words describe whole, and what there is to complete the others by. */
export function toComplete(
  boards: readonly BoardNow[],
  read: readonly (readonly ByWords[])[],
  looks: RowLooks | null,
  isEntered: (row: number) => boolean,
): (Row | RowNow)[][] {
  return boards.map(({ elements, letters, own, known: { rows: rowsBefore } }, board) => {
    const ownLooks = [...(looks?.boards[board] ?? [])];
    return read[board]!.map((byWords, row) => {
      if (isRow(byWords)) return byWords;
      const shown = ownLooks.shift() ?? letters[row]!.map(() => null);
      // What the game gives says nothing of the letters beside it, which may only be typed.
      const { given } = own[row]!;
      const isOnlyGiven = (said: readonly unknown[] = []) =>
        !isEntered(row) && given && said.every((it, n) => it === null || given[n] !== '');
      const seen = isOnlyGiven(shown) ? shown.map(() => null) : shown;
      const words = isOnlyGiven(byWords?.said) ? null : byWords;
      const before = rowsBefore[row];
      const isOpen = before?.way == null;
      const isGiven = rowsBefore.length === 0 || before?.givenAs === seen.join();
      const isNew = !isGiven && isOpen;
      const isUnseen = before?.givenAs !== undefined || (isOpen && (!before || lettersOf(before) === ''));
      return {
        board,
        row,
        tiles: elements[row]!,
        letters: letters[row]!,
        words,
        seen,
        before,
        isNew,
        isUnseen,
        isGiven,
      };
    });
  });
}
