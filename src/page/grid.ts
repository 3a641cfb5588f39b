/**
 * Finds the tiles of a board and puts them into rows. Rows are decided by what a player sees:
 * tiles at one height, in rows of one width and at one distance, whatever elements they are in.
 */
import { boxesIn } from './boxes.ts';
import { DIALOGS } from './dialogs.ts';
import { hasLayout, placeOf, type Place } from './place.ts';
import type { SiteHints } from './site-hints.ts';
import { ancestorsOf, closest, findAll, parentOf, partsOf, textsOf } from './tree.ts';

/** The tiles of a board in rows of one width, from the top down. */
export interface Grid {
  /** How it was found. */
  readonly way: string;
  readonly rows: readonly (readonly Element[])[];
  /** What holds all rows. */
  readonly board: Element;
}

/** Anything with fewer rows is usually not a board. */
const MIN_ROWS = 5;

/** How many letters a word can have. */
const WIDTHS = [4, 5, 6, 7, 8, 9, 10, 11];

/** Yields the most certain grids first; the caller takes the first that it can read. */
export function* gridsIn(document: Document, site: SiteHints): Generator<Grid> {
  const { scopes = ['body'], tiles = [], widths = WIDTHS } = site;
  for (const scope of scopes) {
    for (const root of findAll(document, scope)) {
      for (const selector of tiles) {
        const found = findAll(root, selector).filter(
          (tile) => !closest(tile, DIALOGS) && findAll(tile, selector).length === 0,
        );
        const grid = gridOf(found, selector, widths, { named: true });
        if (grid) yield grid;
      }
    }
  }
  if (!hasLayout(document)) return;
  const boxes = boxesIn(document.body);
  // If the site has changed, its hint about widths is wrong, so other widths are tried as well.
  for (const allowed of new Set([widths, WIDTHS])) {
    const grid = gridOf(boxes, 'shape', allowed, { named: false });
    if (grid) yield grid;
  }
}

/** Whether anything on a page matches a site's selectors for tiles. */
export function hasTiles(document: Document, { tiles = [] }: SiteHints): boolean {
  return tiles.some((selector) => findAll(document, selector).some((tile) => !closest(tile, DIALOGS)));
}

/**
 * Finds the board among the elements around tiles: the largest grid that stands alone. Examples in a help are
 * separated by text, and yesterday's board is smaller.
 */
function gridOf(
  tiles: readonly Element[],
  way: string,
  widths: readonly number[],
  { named }: { readonly named: boolean },
): Grid | null {
  const first = tiles[0];
  if (!first) return null;
  const isLaidOut = hasLayout(first.ownerDocument);
  const places = new Map(tiles.map((tile) => [tile, placeOf(tile)]));
  const shown = isLaidOut ? tiles.filter((tile) => places.get(tile)!.height > 0) : tiles;
  const held = new Map<Element, Element[]>();
  for (const tile of shown) {
    for (const ancestor of ancestorsOf(tile)) {
      const others = held.get(ancestor);
      if (others) others.push(tile);
      else held.set(ancestor, [tile]);
    }
  }
  const parts = new Set(shown.flatMap(partsOf));
  let best: { readonly grid: Grid; readonly isAlone: boolean; readonly area: number } | null = null;
  for (const [board, own] of held) {
    // Boards that grow with each guess have few rows, but all tiles of the page belong to them.
    const isAll = named && own.length === shown.length;
    if (!isAll && own.length < MIN_ROWS * Math.min(...widths)) continue;
    const rows = isLaidOut ? rowsByPlace(own, places) : rowsByMarkup(own, held);
    const width = rows?.[0]?.length ?? 0;
    if (!rows || !widths.includes(width)) continue;
    if (rows.some((row) => row.length !== width) || !areAtOneDepth(own, board)) continue;
    const isAlone = textsOf(board).every(({ holder }) => parts.has(holder));
    if (rows.length < MIN_ROWS && !(isAll && isAlone)) continue;
    const area = own.reduce((sum, tile) => sum + (isLaidOut ? places.get(tile)!.area : 1), 0);
    if (best && (best.isAlone !== isAlone ? best.isAlone : best.area >= area)) continue;
    const whole = rows.map((row) => row.map((tile) => wholeTile(tile, held)));
    best = { grid: { way, rows: whole, board }, isAlone, area };
  }
  return best?.grid ?? null;
}

/** A tile with all that is wrapped around it alone, since that may show its feedback. */
function wholeTile(tile: Element, held: ReadonlyMap<Element, readonly Element[]>): Element {
  let whole = tile;
  for (let up = parentOf(tile); up && held.get(up)!.length === 1; up = parentOf(up)) whole = up;
  return whole;
}

/** @returns null where tiles differ in size, or rows in their distance */
function rowsByPlace(tiles: readonly Element[], places: ReadonlyMap<Element, Place>): Element[][] | null {
  const at = (tile: Element) => places.get(tile)!;
  const { height, width } = at(tiles[0]!);
  const slack = height / 4;
  if (tiles.some((tile) => Math.abs(at(tile).height - height) > slack)) return null;
  if (tiles.some((tile) => Math.abs(at(tile).width - width) > slack)) return null;
  const rows: Element[][] = [];
  for (const tile of [...tiles].sort((a, b) => at(a).top - at(b).top)) {
    const row = rows.at(-1);
    if (row && at(tile).top - at(row[0]!).top < height / 2) row.push(tile);
    else rows.push([tile]);
  }
  const steps = rows.slice(1).map((row, n) => at(row[0]!).top - at(rows[n]![0]!).top);
  if (Math.max(...steps) - Math.min(...steps) > 2 * slack) return null;
  return rows.map((row) => row.sort((a, b) => at(a).left - at(b).left));
}

/** Without a layout the row of a tile is its nearest ancestor that holds another tile too. */
function rowsByMarkup(
  tiles: readonly Element[],
  held: ReadonlyMap<Element, readonly Element[]>,
): Element[][] {
  const rows = new Map<Element, Element[]>();
  for (const tile of tiles) {
    const row = ancestorsOf(tile).find((ancestor) => held.get(ancestor)!.length > 1)!;
    rows.set(row, [...(rows.get(row) ?? []), tile]);
  }
  return [...rows.values()];
}

/** Whether tiles are equally deep in an element: an example row beside a board is not. */
function areAtOneDepth(tiles: readonly Element[], board: Element): boolean {
  const depths = tiles.map((tile) => ancestorsOf(tile).indexOf(board));
  return new Set(depths).size === 1;
}
