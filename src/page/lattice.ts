/**
 * Puts tiles into words, and words into columns, as a player sees them: what stands at one height is a line, a gap
 * that is wider than those beside it parts two words of it, and words of one length below each other are a column.
 */
import { addUnder, ordered } from './groups.ts';
import { isClose, type Place } from './place.ts';

/** What may be a tile, and where it is. */
export interface Cell {
  readonly tile: Element;
  /** Null without a layout. */
  readonly place: Place | null;
  /** What is around it, from the inside out. */
  readonly around: readonly Element[];
}

/** A cell in a layout. */
export interface PlacedCell extends Cell {
  readonly place: Place;
}

/** From left to right. */
type Word<C extends Cell = PlacedCell> = readonly C[];
/** From the top down. */
export type Column<C extends Cell = PlacedCell> = readonly Word<C>[];

export const tilesOf = (rows: Column<Cell>): Element[][] => rows.map((row) => row.map(({ tile }) => tile));

/** So many lines are looked at for a place in one of them: few are at one height. */
const LINES_AT_ONE_HEIGHT = 8;
/** By so little a gap may be wider than others beside it because of rounding, in pixels. */
const ROUNDING = 2;
/** How much higher the tiles of a row may be than those of the next: the row in play may stand out. */
const MAX_GROWTH = 1.4;
/** The same where they are as wide, and each right above the other. */
const MAX_STRETCH = 2.5;
/** How much room there may be between such rows, in heights of the lower ones. */
const MAX_ROOM = 1.5;

const bottomOf = ([first]: Word): number => first!.place.top + first!.place.height;
const topOf = ([first]: Word): number => first!.place.top;
const endOf = (cell: PlacedCell): number => cell.place.left + cell.place.width;
const middleOf = (word: Word): number => (word[0]!.place.left + endOf(word.at(-1)!)) / 2;

/** Whether a gap, or a step, is clearly wider than another, for tiles of this size. */
const isWider = (gap: number, other: number, size: number): boolean =>
  gap > other + Math.max(ROUNDING, size / 20);

/** What stands highest comes first. */
export const fromTheTop = (cells: readonly PlacedCell[]): PlacedCell[] =>
  ordered(cells, ({ place }) => place.top);

/** The words that tiles make, from the top down. */
export function wordsOf(cells: readonly PlacedCell[]): Word[] {
  const lines: PlacedCell[][] = [];
  for (const cell of fromTheTop(cells)) {
    let line: PlacedCell[] | undefined;
    for (let n = lines.length - 1; n >= 0 && n >= lines.length - LINES_AT_ONE_HEIGHT && !line; n--) {
      if (isInLineWith(cell, lines[n]![0]!)) line = lines[n];
    }
    if (line) line.push(cell);
    else lines.push([cell]);
  }
  return lines.flatMap((line) => partedByGaps(ordered(line, ({ place }) => place.left)));
}

/** What is equally deep in the page and of one size: an example row beside a board is not as deep as its rows. */
function isInLineWith({ place, around }: PlacedCell, first: PlacedCell): boolean {
  const { height, width, top } = first.place;
  const slack = height / 4;
  return (
    place.top - top < height / 2 &&
    around.length === first.around.length &&
    isClose(place.height, height, slack) &&
    isClose(place.width, width, slack)
  );
}

/** Tiles of a line in words; none where some lie on others. */
function partedByGaps(line: readonly PlacedCell[]): Word[] {
  const { width } = line[0]!.place;
  const gaps = stepsIn(line, (cell, last) => cell.place.left - endOf(last));
  if (gaps.some((gap) => gap < -width / 2)) return [];
  const levels = stepsIn(line, levelBetween);
  const beside = (all: readonly number[], n: number): number =>
    Math.min(all[n - 1] ?? Infinity, all[n + 1] ?? Infinity);
  const isByMarkup = areOneLength(partedAt(line, (n) => levels[n]! > beside(levels, n)));
  return partedAt(
    line,
    (n) => isWider(gaps[n]!, beside(gaps, n), width) || (isByMarkup && levels[n]! > beside(levels, n)),
  );
}

/** Something of each step in a list from one to the next. */
export const stepsIn = <T>(list: readonly T[], of: (next: T, last: T) => number): number[] =>
  list.slice(1).map((next, n) => of(next, list[n]!));

/** How far above a tile the first element is that holds another one too; -1 where none does. */
export function levelBetween(one: Cell, other: Cell): number {
  const around = new Set(other.around);
  return one.around.findIndex((element) => around.has(element));
}

/** A list in parts; the number is that of the step from one to the next. */
function partedAt<T>(list: readonly T[], isParted: (step: number) => boolean): T[][] {
  const parts: T[][] = [];
  for (const [n, item] of list.entries()) {
    if (n === 0 || isParted(n - 1)) parts.push([item]);
    else parts.at(-1)!.push(item);
  }
  return parts;
}

/** Whether words are of one length that words can have. */
function areOneLength(words: readonly Word[]): boolean {
  const length = words[0]!.length;
  return length > 3 && words.every((word) => word.length === length);
}

/** The columns that words stand in, each of words that follow each other without room for another. */
export function columnsOf(words: readonly Word[]): Column[] {
  const columns: Word[][] = [];
  let open: Word[][] = [];
  for (const word of ordered(words, topOf)) {
    open = open.filter((column) => topOf(word) - bottomOf(column.at(-1)!) <= 2 * column[0]![0]!.place.height);
    const column = open.find((known) => follows(word, known.at(-1)!));
    if (column) {
      column.push(word);
    } else {
      const next = [word];
      columns.push(next);
      open.push(next);
    }
  }
  return columns;
}

function follows(word: Word, last: Word): boolean {
  const [{ place, around }, above] = [word[0]!, last[0]!];
  const gap = place.top - bottomOf(last);
  const isRightBelow =
    isClose(place.left, above.place.left, ROUNDING) && isClose(place.width, above.place.width, ROUNDING);
  const [small, large] = [
    Math.min(place.height, above.place.height),
    Math.max(place.height, above.place.height),
  ];
  return (
    word.length === last.length &&
    around.length === above.around.length &&
    large <= (isRightBelow ? MAX_STRETCH : MAX_GROWTH) * small &&
    gap > -small / 4 &&
    gap <= (isRightBelow ? MAX_ROOM : 1) * small &&
    isClose(middleOf(word), middleOf(last), Math.max(small, place.width) / 2 + ROUNDING)
  );
}

/** A column in parts, as there is something between two of its words. */
export function partedBetween(
  column: Column,
  isBetween: (above: number, below: number) => boolean,
): Column[] {
  return partedAt(column, (n) => isBetween(bottomOf(column[n]!), topOf(column[n + 1]!)));
}

/**
 * Boards that stand below each other: they are equal, and the gaps between them are wider than those of rows, or
 * each is in an element of its own.
 */
export function boardsBelowEachOther(column: Column): Column[] | null {
  const areBoards = (parts: readonly Column[]) =>
    parts.length > 1 && parts[0]!.length > 1 && parts.every(({ length }) => length === parts[0]!.length);
  const byGaps = partedWhere(column, isWider);
  if (areBoards(byGaps)) return byGaps;
  const byMarkup = partedByMarkup(column);
  return areBoards(byMarkup) ? byMarkup : null;
}

/** A column in parts that are each in an element of their own. */
export function partedByMarkup(column: Column): Column[] {
  const levels = levelsIn(column);
  const least = Math.min(...levels);
  return partedAt(column, (n) => levels[n]! > least);
}

/** Whether the elements that hold the parts of a column stand beside each other. */
export const areSiblings = (column: Column): boolean => {
  const levels = levelsIn(column);
  return Math.max(...levels) <= Math.min(...levels) + 1;
};

const levelsIn = (column: Column): number[] =>
  stepsIn(column, ([first], [above]) => levelBetween(first!, above!));

/** A column in parts wherever there is much more room between two words than between others. */
export const partedByRoom = (column: Column): Column[] =>
  partedWhere(column, (gap, least, height) => gap > least + height / 2);

/** A column in parts wherever a gap is wide beside the least one, for tiles of this height. */
function partedWhere(column: Column, isWide: typeof isWider): Column[] {
  const gaps = gapsIn(column);
  const least = Math.min(...gaps);
  return partedAt(column, (n) => isWide(gaps[n]!, least, column[0]![0]!.place.height));
}

/** In how many elements of its own each word is. */
export function depthOf(column: Column): number {
  const [[first, next], [below]] = column as readonly [Word, Word];
  return levelBetween(first!, below!) - levelBetween(first!, next!);
}

/** Whether words are farther from each other than their tiles. */
export function areFarApart(column: Column): boolean {
  const [first, second] = column[0]!;
  const beside = second!.place.left - endOf(first!);
  return isWider(Math.min(...gapsIn(column)), beside, first!.place.height);
}

/** The gaps between the words of a column. */
const gapsIn = (column: Column): number[] => stepsIn(column, (word, above) => topOf(word) - bottomOf(above));

/** Where a column is. */
interface Bounds {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export const boundsOf = (column: Column): Bounds => ({
  left: Math.min(...column.map(([first]) => first!.place.left)),
  right: Math.max(...column.map((word) => endOf(word.at(-1)!))),
  top: topOf(column[0]!),
  bottom: bottomOf(column.at(-1)!),
});

/** So far a row may stand from others of its board, in heights of its tiles. */
const MAX_DISTANCE = 4;

/** Whether a row stands above or below others with nothing but little room between. */
export function isNearTo([row]: readonly (readonly Cell[])[], others: readonly (readonly Cell[])[]): boolean {
  const [one, bounds] = [boundsOf([row as Word]), boundsOf(others as Column)];
  const { height, width } = row![0]!.place!;
  const gap = Math.max(one.top - bounds.bottom, bounds.top - one.bottom);
  return gap > -height && gap < MAX_DISTANCE * height && isClose(one.left, bounds.left, width);
}

/**
 * Whether a word that is in no column with others continues one all the same: its tiles stand exactly above or below
 * those of the column, so that something must have kept a row of it from being seen as one.
 * @param isParted whether there is something between two heights
 */
export function continues(
  word: Word,
  column: Column,
  isParted: (above: number, below: number) => boolean,
): boolean {
  const { left, right, top, bottom } = boundsOf(column);
  const [first] = column;
  const { height } = first![0]!.place;
  const [above, below] = topOf(word) < top ? [bottomOf(word), top] : [bottom, topOf(word)];
  const isBelowOrAbove =
    word[0]!.place.left > left - ROUNDING &&
    endOf(word.at(-1)!) < right + ROUNDING &&
    below - above < 2 * height &&
    word.every(({ place }) =>
      first!.some((cell) => isClose(cell.place.left, place.left, ROUNDING) && isNearly(cell.place, place)),
    );
  return (
    word[0]!.around.length === first![0]!.around.length &&
    (isBelowOrAbove || isRowOf(word, column, below - above)) &&
    !isParted(above, below)
  );
}

/** Whether a word of any length is in an element beside those of the rows, at their distance, and of such tiles. */
function isRowOf(word: Word, column: Column, gap: number): boolean {
  const [first, second] = column;
  if (!second) return false;
  const { place, around } = first![0]!;
  // The element of a row is the outermost that does not hold the next one too.
  const level = levelBetween(first![0]!, second[0]!) - 1;
  const isBeside =
    level >= 0 &&
    word[0]!.around[level + 1] === around[level + 1] &&
    word.every((cell) => cell.around[level] === word[0]!.around[level]);
  const gaps = gapsIn(column);
  return (
    isBeside &&
    gap >= Math.min(...gaps) - ROUNDING &&
    gap <= Math.max(...gaps) + ROUNDING &&
    word.every((cell) => isNearly(cell.place, place) && cell.place.height === place.height)
  );
}

const isNearly = (one: Place, other: Place): boolean => isClose(one.width, other.width, one.width / 4);

/** Without a layout a row is what the nearest element holds that holds another tile too, and so is a column of rows. */
export function columnsByMarkup(cells: readonly Cell[], held: ReadonlyMap<Element, number>): Cell[][][] {
  const holderOf = ({ around }: Cell, size: number) => around.find((element) => held.get(element)! > size);
  const rows = new Map<Element, Cell[]>();
  for (const cell of cells) {
    const around = holderOf(cell, 1);
    if (around) addUnder(rows, around, cell);
  }
  const columns = new Map<Element | undefined, Cell[][]>();
  for (const row of rows.values()) addUnder(columns, holderOf(row[0]!, row.length), row);
  return [...columns.values()].flatMap((column) => {
    const [first] = column;
    const isEven = column.every(
      (row) => row.length === first!.length && row[0]!.around.length === first![0]!.around.length,
    );
    return isEven ? [column] : [];
  });
}
