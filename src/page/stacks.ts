/** Tells rows that are boards of their own, or two boards each, from those of one board: by what they hold. */
import { areTwice, type Likeness } from './alike.ts';
import {
  areFarApart,
  areSiblings,
  type Cell,
  type Column,
  depthOf,
  partedByMarkup,
  tilesOf,
} from './lattice.ts';
import { areBlank, hasRoomIn, letterOf } from './letter.ts';
import { classesOf } from './tree.ts';

/** How many letters a word can have. */
export const WIDTHS = [4, 5, 6, 7, 8, 9, 10, 11];

/** How many boards games have that stand below each other with a row each. */
const STACKS = [2, 4, 8, 16, 32];

/** So few rows are seldom all of a board. */
const FEW = 5;

/** Rows of tiles that stand below each other. */
export interface Rows {
  readonly cells: readonly (readonly Cell[])[];
  /** Whether they are a part of something of which the rest cannot be read. */
  readonly isBroken: boolean;
}

const isPlaced = (rows: Rows['cells']): rows is Column => rows[0]![0]!.place !== null;

/**
 * Rows in boards that nothing parts but what they hold: two whose rows stand beside each other without a gap hold each
 * word twice, and rows that each are in a board of their own all hold the same letters.
 */
export function inBoards(rows: Rows, fold: (text: string) => string): Rows[] {
  const { length } = rows.cells;
  const width = rows.cells[0]!.length;
  const half = width / 2;
  if (length < 2 || width < 2) return [rows];
  const words = rows.cells.map((row) => row.map(({ tile }) => letterOf(tile, fold)));
  if (WIDTHS.includes(half) && areTwice(words)) {
    const from = (start: number) => rows.cells.map((row) => row.slice(start, start + half));
    return [
      { ...rows, cells: from(0) },
      { ...rows, cells: from(half) },
    ];
  }
  // Without a letter they may be the rows of one board.
  const isKnown = words[0]!.some((letter) => letter !== '');
  const areSame = isKnown && words.every((word) => word.join() === words[0]!.join());
  const areBoards =
    areSame &&
    STACKS.includes(length) &&
    isPlaced(rows.cells) &&
    depthOf(rows.cells) > (length === 2 ? 1 : 0);
  return areBoards ? rows.cells.map((row) => ({ ...rows, cells: [row] })) : [rows];
}

/** A column in parts that are each in an element of their own, but for what only has another one around the row in play. */
export function boardsByMarkup(column: Column): Column[] {
  const parts = partedByMarkup(column);
  const tiles = tilesOf(column);
  const full = tiles.filter((row) => !hasRoomIn(row)).length;
  const isAt = (part: Column) => Math.abs(column.indexOf(part[0]!) - full) < 2;
  const isOne =
    parts.some(({ length }) => length === 1) &&
    parts.slice(1).every(isAt) &&
    areBlank(tiles.slice(full + 1).flat()) &&
    areSiblings(column);
  return isOne ? [column] : parts;
}

/** Whether rows are of one board though there is text between all of them: examples are full, and boards hold the same. */
export const areCaptioned = (column: Column, parts: readonly Column[]): boolean => {
  const rows = tilesOf(column);
  return parts.length === rows.length && !areBlank(rows[0]!) && areBlank(rows.at(-1)!);
};

/**
 * Whether empty rows can each be the first of a board of its own, though nothing says so for sure.
 * @param beside how many of them stand beside each other
 */
export const canBeStack = (
  { cells, tiles }: Pick<Rows, 'cells'> & Pick<Likeness, 'tiles'>,
  beside: number,
): boolean =>
  [1, beside].every((count) => STACKS.includes(cells.length * count)) &&
  areBlank(tiles.flat()) &&
  isPlaced(cells) &&
  depthOf(cells) > 0 &&
  (areFarApart(cells) || cells.length < FEW || tiles.every(marksNext));

/** Whether the first tile of a row is marked, as the next to be typed into: of one board only one row is. */
function marksNext([first, ...others]: readonly Element[]): boolean {
  const marks = new Set(others.map(markOf));
  return marks.size === 1 && !marks.has(markOf(first!));
}

const markOf = (tile: Element): string => classesOf(tile).join(' ');
