/** How many guesses a board allows, as far as its rows show that. */
import { finishedRows, lettersOf, type Row } from './row.ts';

/** Boards with fewer rows usually grow row by row. */
const MIN_ROWS = 5;
/** This many rows are the whole board even where no empty row below the open one was ever seen. */
const USUAL_ROWS = 6;

/** What has been seen of a board's rows. */
export interface RowCount {
  /** Whether rows were added while the board was watched. */
  readonly hasGrown: boolean;
  /** Whether there has been an empty row below the one in play, with as many rows as there are now. */
  readonly wasLaidOut: boolean;
}

export const NOT_COUNTED: RowCount = { hasGrown: false, wasLaidOut: false };

/** What has been seen once the rows have been read again. */
export function countRows(rows: readonly Row[], before: readonly Row[], known: RowCount): RowCount {
  const wasLaidOut = isLaidOut(rows) || (known.wasLaidOut && rows.length === before.length);
  return { wasLaidOut, hasGrown: known.hasGrown || isGrownFrom(before, rows) };
}

/**
 * The rows of a board are its limit if there is one left empty below the row in play, or was: then they were
 * all there before they were needed. A board that has grown has none that could be known, nor has one of
 * fewer than five rows. A board that is first seen in its last row may just not have grown yet: with six rows
 * or more it is taken for a whole one, as nearly all are, and with five it is not.
 */
export function limitOf(rows: readonly Row[], { hasGrown, wasLaidOut }: RowCount): number | null {
  if (hasGrown || rows.length < MIN_ROWS) return null;
  return wasLaidOut || rows.length >= USUAL_ROWS ? rows.length : null;
}

/** Whether an empty row stands below the one in play. */
function isLaidOut(rows: readonly Row[]): boolean {
  return finishedRows(rows).length + 1 < rows.length && lettersOf(rows.at(-1)!) === '';
}

/** Whether rows were added to a board that had none left. */
function isGrownFrom(before: readonly Row[], rows: readonly Row[]): boolean {
  const finished = finishedRows(before);
  return (
    finished.length > 0 &&
    finished.length >= before.length - 1 &&
    rows.length > before.length &&
    finished.every((row, n) => lettersOf(row) === lettersOf(rows[n]!))
  );
}
