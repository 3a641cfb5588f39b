/**
 * Finds the tiles of a page and puts them into grids. Rows are decided by what a player sees: tiles at one height,
 * in rows of one width that follow each other, whatever elements they are in.
 */
import { alike } from './alike.ts';
import { fullBeside, isOnTop, joined, type Part, withoutAnswer } from './apart.ts';
import { lookTheSame } from './backgrounds.ts';
import { areWorth, boxesIn } from './boxes.ts';
import { isDialog } from './dialogs.ts';
import { bodyOf, documentOf } from './dom.ts';
import {
  boardsBelowEachOther,
  boundsOf,
  type Cell,
  type Column,
  columnsByMarkup,
  columnsOf,
  continues,
  levelBetween,
  partedBetween,
  partedByRoom,
  type PlacedCell,
  tilesOf,
  wordsOf,
} from './lattice.ts';
import { MAX_BOARDS, problemOf } from './grids-unread.ts';
import { addUnder, countOf, foundIn, ordered } from './groups.ts';
import type { UnreadBoards } from './page-view.ts';
import { hasKeyboard, keyRows } from './keyboard.ts';
import { areOfKeys } from './key-letters.ts';
import { layersOf } from './layers.ts';
import { motionOf } from './motion.ts';
import { hasLayout, isClose, type Place, placeOf } from './place.ts';
import { withoutRivals } from './rivals.ts';
import { chainOf, commonOf, newSearch, type Search, textsIn } from './search.ts';
import { areCaptioned, boardsByMarkup, inBoards, type Rows, WIDTHS } from './stacks.ts';
import { foldOf, type SiteHints } from './site-hints.ts';
import { closest, findAll, innermost, MAX_DEPTH, parentOf } from './tree.ts';

/** The tiles of a board in rows of one width, from the top down. */
export interface Grid {
  readonly rows: readonly (readonly Element[])[];
  /** What holds all rows. */
  readonly board: Element;
  /** Where rows may be added or taken away. */
  readonly holders: readonly Element[];
}

/** The grids that can be the boards of one game, in reading order. */
export interface Grids {
  /** How they were found. */
  readonly way: string;
  readonly grids: readonly Grid[];
  /** Why they cannot be read even if each of them can; null for nothing. */
  readonly problem: UnreadBoards | null;
  /** Whether they have fewer rows than a board as a rule. */
  readonly isSmall: boolean;
  /** Whether nothing speaks for their being boards yet: they are few rows without room for a letter. */
  readonly isUnlikely: boolean;
  /** How much of the page they take. */
  readonly area: number;
  /** How many full rows of this length there are beside them. */
  readonly fullBeside: number;
  /** Where their first tile is; null without a layout. */
  readonly at: Place | null;
  /** Whether what stands now is no longer it in a moment: others lie under them, or guesses come to stand elsewhere. */
  readonly isPassing: boolean;
}

export const tilesIn = (grids: readonly Grid[]): Element[] => grids.flatMap(({ rows }) => rows.flat());

/** The way in which grids are found that nothing is known of. */
export const BY_SHAPE = 'shape';

/** Anything with fewer rows can be many things beside a board. */
const MIN_ROWS = 5;

/** More tiles in all are no game: forty boards of forty-five rows have 9,000. */
const MAX_TILES = 10_000;
/** So many places are looked in for each of a site's scopes. */
const MAX_SCOPES = 20;

/**
 * Yields the most certain grids first; the caller takes the first that it can read.
 * @param before those that were read last: what stands in their place is no less likely because it is full
 */
export function* gridsIn(document: Document, site: SiteHints, before: Grids | null = null): Generator<Grids> {
  const { scopes = ['body'], tiles = [], widths = WIDTHS } = site;
  const search = newSearch();
  for (const scope of scopes) {
    for (const root of findAll(document, scope, MAX_SCOPES)) {
      for (const selector of tiles) {
        const found = findAll(root, selector, MAX_TILES + 1);
        if (found.length > MAX_TILES) continue;
        const cells = cellsOf(innermost(found, isDialog), search);
        yield* gridsOf(cells, { way: selector, widths, isNamed: true, site, search, before });
      }
    }
  }
  const body = bodyOf(document);
  if (!body || !hasLayout(document)) return;
  const keys = keyRows(document, site);
  // Those that have a name and could not be read count as well.
  const boxes = boxesIn(body, MAX_TILES - search.tiles.size).filter(
    (box) => !keys.has(box) && !keys.has(parentOf(box)!),
  );
  const cells = areWorth(boxes) ? cellsOf(boxes, search) : null;
  // If the site has changed, its hint about widths is wrong, so other widths are tried as well.
  for (const allowed of new Set([widths, WIDTHS])) {
    yield* gridsOf(cells, { way: BY_SHAPE, widths: allowed, isNamed: false, site, search, before });
  }
}

/** Whether anything on a page matches a site's selectors for tiles. */
export const hasTiles = (document: Document, { tiles = [] }: SiteHints): boolean =>
  tiles.some((selector) => innermost(findAll(document, selector), isDialog).length > 0);

interface Options {
  readonly way: string;
  readonly widths: readonly number[];
  /** Whether the tiles were found by a name that the site is known to have for them. */
  readonly isNamed: boolean;
  readonly site: SiteHints;
  readonly search: Search;
  readonly before: Grids | null;
}

/**
 * What can be the boards of one game among some tiles: what stands where a board was read before first, then what stands
 * alone, and then what is largest.
 */
function gridsOf(cells: readonly Cell[] | null, options: Options): Grids[] {
  const { way, widths, isNamed, site, search, before } = options;
  if (!cells || cells.length === 0) return [];
  /** How many tiles each element around them holds. */
  const held = countOf(cells.flatMap(({ around }) => around));
  const parts: Part[] = [];
  const columns = heldApart(cells, site).flatMap((its) =>
    columnsIn(its, held, search).flatMap((column) => inBoards(column, foldOf(site))),
  );
  // Where there are keys, a row of known letters may be the one that is typed into.
  const mayBeTyped = isNamed || hasKeyboard(documentOf(cells[0]!.tile), site);
  for (const { cells, isBroken } of mayBeTyped ? columns : withoutAnswer(columns)) {
    if (!widths.includes(cells[0]!.length)) continue;
    const isReversed = isOnTop(tilesOf(cells));
    const rows = isReversed ? cells.toReversed() : cells;
    const all = rows.flat();
    const board = commonOf(all);
    if ((search.steps -= all.length) < 0) return [];
    const area = all.reduce((sum, { place }) => sum + (place?.area ?? 1), 0);
    const isAlone = textsIn(board, held, search) !== null;
    parts.push({
      cells: rows,
      tiles: tilesOf(rows),
      board,
      holders: [board],
      area,
      isAlone,
      isBroken,
    });
  }
  const wasRead = (part: Part) => before !== null && isAllOf(part, before);
  const all = joined(parts, before && { ...before, isWhole: wasRead });
  const found = withoutRivals(all, ({ tiles }) => tiles);
  return alike(found, foldOf(site))
    .map((game) => {
      const { own, isOpen } = game;
      const size = own.flatMap(({ tiles }) => tiles.flat()).length;
      // Boards that grow with each guess have few rows, but all tiles of the page belong to them.
      const isAll = isNamed && size === cells.length && own.every(({ isAlone }) => isAlone);
      const rowCount = Math.max(...own.map(({ cells: rows }) => rows.length));
      const isSmall = rowCount < MIN_ROWS && !isAll;
      // Some games show a row once it has been entered, and none before. One that is solved may be yesterday's.
      const isGrowing =
        own.every(({ tiles }) => tiles.length > 1 && !lookTheSame(tiles.at(-1)!)) &&
        found.every((grid) => own.includes(grid) || grid.tiles[0]!.length !== own[0]!.tiles[0]!.length);
      const isLikely =
        isOpen || (site.isSought && isGrowing) || own.some((grid) => isInPlaceOf(grid, before));
      return { ...game, isSmall, isUnlikely: isSmall && !isLikely };
    })
    .filter(({ own, isSmall, letters }) => {
      if (isSmall && (own.length > MAX_BOARDS || own.some(({ isAlone }) => !isAlone))) return false;
      return !areOfKeys(letters, own[0]!.tiles[0]!.length);
    })
    .sort(
      (a, b) =>
        Number(wasRead(b.own[0]!)) - Number(wasRead(a.own[0]!)) ||
        Number(b.own[0]!.isAlone) - Number(a.own[0]!.isAlone) ||
        Number(a.isSmall) - Number(b.isSmall),
    )
    .map(({ area, ...game }) => {
      const own = inReadingOrder(game.own, found);
      const at = topmostOf(own[0]!);
      return {
        way,
        grids: own.map((grid) => wholeGrid(grid, held)),
        problem: problemOf(game, held, site),
        isSmall: game.isSmall,
        isUnlikely: game.isUnlikely,
        fullBeside: fullBeside(own, found),
        area,
        at,
        isPassing: search.hasLower || own.some(({ isTypedElsewhere }) => isTypedElsewhere),
      };
    });
}

/** Whether a grid has its first tile where others had it that were read before. */
function isInPlaceOf(part: Part, before: Grids | null): boolean {
  const place = topmostOf(part);
  const at = before?.at;
  if (!at || !place || before.grids[0]!.rows[0]!.length !== part.tiles[0]!.length) return false;
  return (['left', 'top', 'width'] as const).every((it) => isClose(place[it], at[it], place.width / 4));
}

/** Whether a part has as many rows as a board that was read before in its place, of which none stood apart. */
const isAllOf = (part: Part, before: Grids): boolean =>
  isInPlaceOf(part, before) &&
  before.grids[0]!.rows.length === part.tiles.length &&
  before.grids[0]!.holders.length === 1;

/** Where the first tile is of the uppermost row. */
const topmostOf = ({ cells }: Part): Place | null =>
  cells
    .map(([first]) => first!.place)
    .reduce((top, place) => (place && top && place.top < top.top ? place : top));

/** What is displayed of some tiles, and where; null where what is left of the search is too little. */
function cellsOf(tiles: readonly Element[], search: Search): Cell[] | null {
  const cells: Cell[] = [];
  const document = tiles[0] && documentOf(tiles[0]);
  const isLaidOut = document !== undefined && hasLayout(document);
  const { places, origins } = search;
  for (const tile of tiles) {
    const around = chainOf(parentOf(tile), search);
    if (search.steps < 0) return null;
    if (around.length >= MAX_DEPTH) continue;
    let place: Place | null = null;
    if (isLaidOut) {
      place = foundIn(places, tile, () => placeOf(tile, origins));
      if (place.height <= 0) continue;
    }
    search.tiles.add(tile);
    cells.push({ tile, place, around });
  }
  return cells;
}

/** Tiles by what the site says holds a board each; all of them where it does not say. */
function heldApart(cells: readonly Cell[], { board }: SiteHints): (readonly Cell[])[] {
  if (!board) return [cells];
  const apart = new Map<Element | null, Cell[]>();
  for (const cell of cells) addUnder(apart, closest(cell.tile, board), cell);
  return [...apart.values()];
}

const asWhole = (cells: Rows['cells']): Rows => ({ cells, isBroken: false });

function columnsIn(cells: readonly Cell[], held: ReadonlyMap<Element, number>, search: Search): Rows[] {
  const isPlaced = cells.every((cell): cell is PlacedCell => cell.place !== null);
  if (!isPlaced) return columnsByMarkup(cells, held).map(asWhole);
  const layers = layersOf(cells);
  if (layers.flat().length < cells.length) search.hasLower = true;
  const columns = layers.flatMap((layer) => columnsOf(wordsOf(layer)));
  const betweenIn = (column: Column) => textsBetween(column, held, search);
  // What is left over may be of a row in which one tile is another thing, or of one that is out of place.
  const endsOf = (all: readonly Column[]) => all.flatMap((it) => [it[0]!, it.at(-1)!]);
  const ends = endsOf(columns);
  const scraps = endsOf(columns.filter(({ length }) => length < MIN_ROWS));
  return columns
    .flatMap((column) => {
      const parts = column.length > 1 ? partedBetween(column, betweenIn(column)) : [column];
      return areCaptioned(column, parts) ? [column] : parts;
    })
    .flatMap((column) => {
      if (column.length === 1) return [asWhole(column)];
      const boards = boardsBelowEachOther(column);
      if (boards) return boards.map(asWhole);
      const parts = partedByRoom(column).flatMap(boardsByMarkup);
      return parts.map((rows) => {
        // What stands by itself is not torn from anything, such as an example in a help.
        const board = commonOf(rows.flat());
        const isBroken = parts.some((part) => part !== rows && part[0]![0]!.around.includes(board));
        return { cells: rows, isBroken };
      });
    })
    .map((rows) => {
      const whole = rows.isBroken ? null : unwrapped(rows.cells as Column, cells, held);
      if (whole) return asWhole(whole);
      if (rows.isBroken) return rows;
      const column = rows.cells as Column;
      const others = column.length < MIN_ROWS ? ends : scraps;
      if ((search.steps -= others.length) < 0) return rows;
      const board = commonOf(column.flat());
      const isBroken = others.some(
        (word) =>
          !column.includes(word) &&
          word[0]!.around.includes(board) &&
          (continues(word, column, (above, below) => betweenIn([word, ...column])(above, below)) ||
            isComing(word, board)),
      );
      return { ...rows, isBroken };
    });
}

/** Rows that go on in a line of their own, as on a narrow page, each with all that its element holds; null for others. */
function unwrapped(column: Column, cells: readonly PlacedCell[], held: ReadonlyMap<Element, number>) {
  const [first, second] = column;
  const { length } = first!;
  const level = second ? levelBetween(first![0]!, second[0]!) - 1 : -1;
  const holders = column.map(([cell]) => cell!.around[level]!);
  const size = held.get(holders[0]!) ?? 0;
  if (size <= length || size >= 2 * length || holders.some((it) => held.get(it) !== size)) return null;
  const whole = holders.map((it) => cells.filter(({ around }) => around[level] === it));
  const isBelow = (word: readonly PlacedCell[], [at]: readonly PlacedCell[]) =>
    word.slice(length).every((cell) => cell.place.top >= at!.place.top + at!.place.height);
  return whole.every((word, n) => word.length === size && isBelow(word, column[n]!)) ? whole : null;
}

/** Whether a word is on its way to its place on a board. */
const isComing = (word: readonly Cell[], board: Element): boolean =>
  motionOf(tilesOf([word])[0]!, [board], new Map(), 0).moving.size > 0;

/** Whether there is text between two heights: examples in a help are parted by it, and so are boards with titles. */
function textsBetween(
  column: Column,
  held: ReadonlyMap<Element, number>,
  search: Search,
): (above: number, below: number) => boolean {
  const texts = textsIn(commonOf(column.flat()), held, search) ?? [];
  const { left, right } = boundsOf(column);
  const beside = texts.filter((text) => text.left < right && text.left + text.width > left);
  return (above, below) => beside.some(({ top, height }) => top >= above - 2 && top + height <= below + 2);
}

/** From the top down, and from left to right; without a layout as they are in the page. */
function inReadingOrder(found: readonly Part[], all: readonly Part[]): Part[] {
  const placeOfFirst = ({ cells }: Part) => cells[0]![0]!.place;
  if (found.some((it) => !placeOfFirst(it))) return all.filter((it) => found.includes(it));
  const lines: Part[][] = [];
  for (const it of ordered(found, (part) => placeOfFirst(part)!.top)) {
    const line = lines.at(-1);
    const { top, height } = placeOfFirst(it)!;
    if (line && top - placeOfFirst(line[0]!)!.top < height) line.push(it);
    else lines.push([it]);
  }
  return lines.flatMap((line) => ordered(line, (part) => placeOfFirst(part)!.left));
}

const wholeGrid = ({ tiles, board, holders }: Part, held: ReadonlyMap<Element, number>): Grid => ({
  rows: tiles.map((row) => row.map((tile) => wholeTile(tile, held))),
  board,
  holders,
});

/** A tile with all that is wrapped around it alone, since that may show its feedback. */
function wholeTile(tile: Element, held: ReadonlyMap<Element, number>): Element {
  let whole = tile;
  for (let up = parentOf(tile); up && held.get(up) === 1; up = parentOf(up)) whole = up;
  return whole;
}
