/**
 * Reads the boards of a page. Sites change, so there are several ways to find the tiles and to read their
 * feedback; the first that fits is used and is part of the result. Reading is a function of the page and of
 * what earlier readings have found; nothing is learnt from a grid that turns out to be no board.
 */
import { NO_BACKGROUNDS } from './backgrounds.ts';
import { type Grid, gridsIn } from './grid.ts';
import { countRows, limitOf, NOT_COUNTED, type RowCount } from './limit.ts';
import type { PageView } from './page-view.ts';
import { partsOn } from './parts.ts';
import { isDisplayed } from './place.ts';
import { finishedRows, readRows, type RowsMemory } from './rows.ts';
import type { SiteHints } from './site-hints.ts';
import { findFirst, parentOf } from './tree.ts';

/** A page at one moment. */
export interface PageNow {
  readonly document: Document;
  readonly url: URL;
  /** In milliseconds, by the same clock at every look. */
  readonly now: number;
}

/** What one reading of a page passes to the next. It is never mutated, and is opaque to callers. */
export interface ReaderMemory {
  /** Of the page's address. */
  readonly path: string;
  /** The grid that was read last, and what it was found in. */
  readonly board: { readonly grid: Grid; readonly setting: string } | null;
  readonly count: RowCount;
  readonly seen: RowsMemory;
}

/** What is remembered of a page that has not been read yet. */
export const NOTHING_READ: ReaderMemory = {
  path: '',
  board: null,
  count: NOT_COUNTED,
  seen: {
    rows: [],
    trusted: null,
    misleading: new Set(),
    backgrounds: NO_BACKGROUNDS,
    movements: new Map(),
  },
};

/** What is remembered without a board, or with another game's: how the page itself looks. */
const withoutBoard = ({ seen: { backgrounds, movements } }: ReaderMemory, path: string): ReaderMemory => ({
  ...NOTHING_READ,
  path,
  seen: { ...NOTHING_READ.seen, backgrounds, movements },
});

export interface PageReading {
  readonly view: PageView;
  /** To be passed to the next reading of the same page. */
  readonly memory: ReaderMemory;
  /** The tiles of each board, in rows from the top down. */
  readonly tiles: readonly (readonly Element[])[];
}

/**
 * Reads a page. It is called at every change, so it must not force a layout while it knows the board.
 * @param site hints about the site; it may be empty
 */
export function readPage(page: PageNow, site: SiteHints, before: ReaderMemory): PageReading {
  const { document, url } = page;
  const path = url.pathname;
  const isElsewhere = site.hasBoard?.(url) === false;
  const memory = isElsewhere || path !== before.path ? withoutBoard(before, path) : before;
  if (isElsewhere) return { view: { kind: 'elsewhere' }, memory, tiles: [] };
  const reading = readBoard(page, site, memory);
  if (reading) return reading;
  const isWaiting = site.start !== undefined && findFirst(document, site.start) !== null;
  const { tiles, keys } = partsOn(document, site);
  const reason = (tiles || keys) && !isWaiting ? 'unreadable' : 'not-started';
  // A board that has grown may be missing only for a moment.
  const count = { ...NOT_COUNTED, hasGrown: memory.count.hasGrown };
  const without = { ...withoutBoard(memory, path), count };
  return { view: { kind: 'no-board', reason }, memory: without, tiles: [] };
}

/** Reads the board that is known, or else the first grid on the page that can be read. */
function readBoard({ document, now }: PageNow, site: SiteHints, memory: ReaderMemory): PageReading | null {
  const grid = memory.board?.grid;
  const old = grid && isWhole(grid) ? grid : null;
  const isSettled = old !== null && memory.board?.setting === settingOf(old);
  const known = isSettled ? readGrid(old, site, memory, now) : null;
  if (known) return known;
  for (const next of gridsIn(document, site)) {
    const reading = readGrid(next, site, memory, now);
    if (reading) return reading;
  }
  // A message on the board, or a dialog in its place, is not a board.
  return old && !isSettled ? readGrid(old, site, memory, now) : null;
}

/** @returns null when the grid is no board, or cannot be read */
function readGrid(grid: Grid, site: SiteHints, memory: ReaderMemory, now: number): PageReading | null {
  const reading = readRows(grid, site, memory.seen, now);
  if (!reading) return null;
  const { memory: seen, isMoving } = reading;
  const { rows } = seen;
  const count = countRows(rows, memory.seen.rows, memory.count);
  return {
    view: {
      kind: 'boards',
      boards: [{ rows: rows.map(({ tiles }) => tiles), limit: limitOf(rows, count) }],
      moving: isMoving,
      reading: { tiles: grid.way, feedback: finishedRows(rows).at(-1)?.way ?? null },
    },
    memory: { path: memory.path, board: { grid, setting: settingOf(grid) }, count, seen },
    tiles: [grid.rows.flat()],
  };
}

/** Whether all of a grid is still on the page, and in its place. */
function isWhole({ rows }: Grid): boolean {
  return rows.every((row) => row.every((tile) => tile.isConnected));
}

/** What changes when rows are added to a board, or another takes its place. */
function settingOf({ board, rows }: Grid): string {
  return [isDisplayed(rows[0]![0]!), board.childElementCount, parentOf(board)?.childElementCount].join();
}
