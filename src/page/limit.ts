/** How many guesses a board allows, as far as its rows show that. */
import { get, localNameOf } from './dom.ts';
import type { Grid } from './grid.ts';
import { letterOf } from './letter.ts';
import { isDisplayed } from './place.ts';
import { finishedCount, finishedRows, isFull, lettersOf, type Row } from './row.ts';
import { childrenOf, isWithin } from './tree.ts';

/** Boards with fewer rows usually grow row by row. */
const MIN_ROWS = 5;
/** This many rows are the whole board even where no empty row below the open one was ever seen. */
const USUAL_ROWS = 6;
/** So many rows, or tiles, are looked at. */
const MAX_CHILDREN = 400;

/** What has been seen of a board's rows. */
export interface RowCount {
  /** Whether rows were added while the board was watched. */
  readonly hasGrown: boolean;
  /** Whether there has been an empty row below the one in play, with as many rows as there are now. */
  readonly wasLaidOut: boolean;
  /** How many rows are there that are too flat to be read before they are needed. */
  readonly flat: number;
}

/** The rows of a board at the last look, and what was known of it then. */
export interface Counted {
  readonly rows: readonly Row[];
  readonly count: RowCount;
}

export const NOT_COUNTED: RowCount = { hasGrown: false, wasLaidOut: false, flat: 0 };

/**
 * What has been seen once the rows have been read again.
 * @param flat how many rows are too flat to be read now
 */
export function countRows(
  rows: readonly Row[],
  flat: number,
  { rows: before, count: known }: Counted,
): RowCount {
  const isMore = rows.length + flat > before.length + known.flat;
  const wasLaidOut = isLaidOut(rows) || (known.wasLaidOut && rows.length === before.length);
  return { wasLaidOut, flat, hasGrown: known.hasGrown || (isMore && isGrownFrom(before, rows)) };
}

/** How many rows follow those of a grid that are of the same elements, and have nothing in them yet. */
export function flatRowsAfter({ rows, board }: Grid): number {
  const last = rows.at(-1)!;
  const all = childrenOf(board, MAX_CHILDREN);
  const at = all.findIndex((child) => isWithin(last.at(-1)!, child));
  const unit = all[at];
  if (!unit) return 0;
  const traitsOf = (child: Element) => `${localNameOf(child)} ${get(child, 'childElementCount')}`;
  const isRow = (child: Element) => rows.some((row) => row.some((tile) => isWithin(tile, child)));
  const after = all.slice(at + 1);
  const end = after.findIndex(
    (child) =>
      traitsOf(child) !== traitsOf(unit) ||
      !isDisplayed(child) ||
      letterOf(child) !== '' ||
      // Rows may be in another order than they are seen in.
      isRow(child),
  );
  const count = end === -1 ? after.length : end;
  // Where all tiles stand in one element, each of them follows by itself.
  return isWithin(last[0]!, unit) ? count : Math.floor(count / last.length);
}

/**
 * The rows of a board are its limit if there is one left empty below the row in play, or was: then they were
 * all there before they were needed. A board that has grown has none that could be known, nor has one of
 * fewer than five rows. A board that is first seen in its last row may just not have grown yet: with six rows
 * or more it is taken for a whole one, as nearly all are, and with five it is not.
 */
export function limitOf(rows: readonly Row[], { hasGrown, wasLaidOut, flat }: RowCount): number | null {
  if (hasGrown || rows.length < MIN_ROWS) return null;
  if (flat > 0) return rows.length + flat;
  return wasLaidOut || rows.length >= USUAL_ROWS ? rows.length : null;
}

/**
 * The rows of a board without what a game adds to it once it is lost: its answer as one more row, with all
 * letters at one look. One more guess would come as an empty row.
 */
export function withoutAdded(
  rows: readonly Row[],
  { rows: before, count: { hasGrown, wasLaidOut } }: Counted,
): readonly Row[] {
  const end = before.length;
  const isOver = wasLaidOut && !hasGrown && finishedCount(before) === end && isGrownFrom(before, rows);
  return isOver && rows.slice(end).every(isFull) ? rows.slice(0, end) : rows;
}

/** Whether an empty row stands below the one in play. */
function isLaidOut(rows: readonly Row[]): boolean {
  return finishedCount(rows) + 1 < rows.length && lettersOf(rows.at(-1)!) === '';
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
