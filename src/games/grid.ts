/** Finds the tiles of a board and puts them into rows. */
import { DIALOGS } from './dialogs.ts';
import { letterOf } from './letter.ts';
import { ancestorsOf, childrenOf, closest, findAll, isWithin, partsOf, textsOf } from './tree.ts';

/** The tiles of a board in rows of one width, from the top down. */
export interface Grid {
  /** How it was found. */
  readonly way: string;
  readonly rows: readonly (readonly Element[])[];
  /** What holds all rows. */
  readonly board: Element;
}

/** Where a game has its tiles. Class names and attributes come and go, so there are several ways. */
export interface TileWays {
  /** Selectors of what to look in, the narrowest first. */
  readonly scopes: readonly string[];
  /** Selectors of the tiles, the surest first. */
  readonly tiles: readonly string[];
  /** How many letters a word can have. */
  readonly widths: readonly number[];
}

/** Boards are looked for by their shape alone where they have at least so many rows. */
const MIN_ROWS = 5;
/** A tile may be built of so many elements. */
const MAX_PARTS = 12;

/** The surest grids first; the caller takes the first that it can read. */
export function* gridsIn(document: Document, { scopes, tiles, widths }: TileWays): Generator<Grid> {
  for (const scope of scopes) {
    for (const root of findAll(document, scope)) {
      for (const selector of tiles) {
        const found = findAll(root, selector).filter(
          (tile) => !closest(tile, DIALOGS) && findAll(tile, selector).length === 0,
        );
        const grid = found.length > 0 ? gridOf(found, selector, widths) : null;
        if (grid) yield grid;
      }
    }
  }
  yield* gridsByShape(document, widths);
}

/** Whether a page has anything that a game's own selectors call a tile. */
export function hasTiles(document: Document, { tiles }: TileWays): boolean {
  return tiles.some((selector) => findAll(document, selector).some((tile) => !closest(tile, DIALOGS)));
}

function gridOf(tiles: readonly Element[], way: string, widths: readonly number[]): Grid | null {
  const rows = rowsOf(tiles, widths);
  const width = rows[0]?.length ?? 0;
  if (!widths.includes(width) || rows.some((row) => row.length !== width)) return null;
  return { way, rows, board: commonAncestor(tiles) };
}

/** The row of a tile is its nearest ancestor that holds another tile too; in a flat grid it is its height on the page. */
function rowsOf(tiles: readonly Element[], widths: readonly number[]): Element[][] {
  const held = new Map<Element, number>();
  for (const tile of tiles) {
    for (const ancestor of ancestorsOf(tile)) held.set(ancestor, (held.get(ancestor) ?? 0) + 1);
  }
  const rows = groupBy(tiles, (tile) => ancestorsOf(tile).find((ancestor) => held.get(ancestor)! > 1));
  const isFlat = rows.length === 1 && tiles.length > Math.max(...widths);
  return isFlat ? groupBy(tiles, (tile) => (tile as HTMLElement).offsetTop) : rows;
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => unknown): T[][] {
  const groups = new Map<unknown, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return [...groups.values()];
}

function commonAncestor(elements: readonly Element[]): Element {
  const [first, ...others] = elements;
  const shared = ancestorsOf(first!).find((ancestor) => others.every((other) => isWithin(other, ancestor)));
  return shared ?? first!;
}

/**
 * Boards by what all of them are: rows of equal boxes with a letter or none each, under one element that
 * holds nothing else to read. Keyboards are not, since their rows differ; nor is any text.
 */
function* gridsByShape(document: Document, widths: readonly number[]): Generator<Grid> {
  const groups: Element[][][] = [];
  const visit = (element: Element): void => {
    if (element.matches(`${DIALOGS}, ${CONTROLS}`)) return;
    const children = childrenOf(element);
    for (const child of children) visit(child);
    if (children.length < MIN_ROWS) return;
    const rows = children.map(rowIn);
    const width = rows[0]?.length ?? 0;
    if (widths.includes(width) && rows.every((row) => row?.length === width))
      groups.push(rows as Element[][]);
    else if (children.length >= MIN_ROWS * Math.min(...widths) && areBoxes(children)) {
      const flat = groupBy(children, (child) => (child as HTMLElement).offsetTop);
      if (
        flat.length >= MIN_ROWS &&
        flat.every(({ length }) => widths.includes(length) && length === flat[0]!.length)
      ) {
        groups.push(flat);
      }
    }
  };
  for (const child of document.body.children) visit(child);
  groups.sort((a, b) => Number(isShown(b)) - Number(isShown(a)) || b.flat().length - a.flat().length);
  for (const rows of groups) yield { way: 'shape', rows, board: commonAncestor(rows.flat()) };
}

const CONTROLS = 'button, input, select, textarea, a, [role="button"], kbd, nav, header, footer';

/** The boxes of a row, which may be wrapped. */
function rowIn(element: Element): Element[] | null {
  if (element.matches(CONTROLS)) return null;
  const children = childrenOf(element);
  if (children.length === 1) return rowIn(children[0]!);
  return children.length >= 4 && areBoxes(children) ? children : null;
}

/** Whether elements are of one kind and hold a letter or none each. */
function areBoxes(elements: readonly Element[]): boolean {
  return elements.every((element) => element.tagName === elements[0]!.tagName && isBox(element));
}

function isBox(element: Element): boolean {
  if (!isSmall(element)) return false;
  if (partsOf(element).some((part) => part.matches(`${CONTROLS}, img, canvas, video`))) return false;
  if (letterOf(element) === null) return false;
  return textsOf(element).every(({ text, holder }) => [...text].length <= 1 || isForReaders(holder));
}

/** Whether an element has few parts; it stops counting at once where they are many. */
function isSmall(element: Element): boolean {
  let parts = 0;
  const count = (part: Element): boolean => ++parts <= MAX_PARTS && childrenOf(part).every(count);
  return count(element);
}

/** Whether text is there for screen readers only. */
function isForReaders(holder: Element): boolean {
  const { offsetWidth, offsetHeight } = holder as HTMLElement;
  return offsetWidth <= 1 && offsetHeight <= 1;
}

function isShown(rows: readonly (readonly Element[])[]): boolean {
  const tile = rows[0]![0]!;
  return !('checkVisibility' in tile) || (tile as HTMLElement).checkVisibility();
}
