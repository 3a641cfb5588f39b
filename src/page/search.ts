/** What is found out once in a search for grids on a page that does not change meanwhile. */
import { foundIn } from './groups.ts';
import type { Cell } from './lattice.ts';
import { type Origins, type Place, placeOf } from './place.ts';
import { MAX_DEPTH, MAX_ELEMENTS, ownTextsOf, parentOf, partsOf } from './tree.ts';

/** So many steps are gone from tiles to what is around them in one search. */
const MAX_STEPS = 400_000;

/** What stands beside rows to count them, and says nothing of them: "[1]", "2.", "3/6", "(4 left)". */
const COUNT = /^([\p{N}\p{P}\s]+|\(.{0,8}\d.{0,8}\))$/u;

/** A search for grids. */
export interface Search {
  /** How many are left: a page can be made so that it would have no end. */
  steps: number;
  readonly tiles: Set<Element>;
  /** Whether some of them lie under others. */
  hasLower: boolean;
  readonly places: Map<Element, Place>;
  readonly origins: Origins;
  /** What is around each element that tiles were found in, the element itself first. */
  readonly chains: Map<Element, readonly Element[]>;
  /** The texts in an element that are not those of tiles; null where some cannot be told from what is around them. */
  readonly texts: Map<Element, readonly Place[] | null>;
}

export const newSearch = (): Search => ({
  steps: MAX_STEPS,
  tiles: new Set(),
  hasLower: false,
  places: new Map(),
  origins: new Map(),
  chains: new Map(),
  texts: new Map(),
});

/** An element and what is around it; tiles of one row share it. */
export function chainOf(element: Element | null, search: Search): readonly Element[] {
  if (!element) return [];
  const { chains } = search;
  const path: Element[] = [];
  let up: Element | null = element;
  for (; up && !chains.has(up) && path.length < MAX_DEPTH; up = parentOf(up)) path.push(up);
  let chain = up ? (chains.get(up) ?? []) : [];
  for (const next of path.reverse()) {
    chain = [next, ...chain];
    search.steps -= chain.length;
    if (search.steps < 0) return chain;
    chains.set(next, chain);
  }
  return chain;
}

/** The nearest element that holds all of some cells. */
export function commonOf(cells: readonly Cell[]): Element {
  const [first] = cells;
  const levels = new Map(first!.around.map((element, n) => [element, n]));
  let level = 0;
  for (const { around } of cells) {
    if (around.includes(first!.around[level]!)) continue;
    level =
      levels.get(around.find((element) => (levels.get(element) ?? -1) >= level)!) ?? first!.around.length - 1;
  }
  return first!.around[level]!;
}

/** Where the texts of an element are that are not those of tiles; null where one that is no count is in an element that holds tiles. */
export const textsIn = (
  element: Element,
  held: ReadonlyMap<Element, number>,
  search: Search,
): readonly Place[] | null => foundIn(search.texts, element, () => textsOutside(element, held, search));

function textsOutside(element: Element, held: ReadonlyMap<Element, number>, search: Search): Place[] | null {
  const { chains, origins } = search;
  const isLaidOut = search.places.size > 0;
  const texts: Place[] = [];
  for (const part of partsOutside(element, search)) {
    const own = ownTextsOf(part);
    const isWithTiles = held.has(part) || chains.has(part) || !isLaidOut;
    if (own.every((text) => isWithTiles && COUNT.test(text))) continue;
    if (isWithTiles) return null;
    const place = placeOf(part, origins);
    if (place.width > 1 && place.height > 1) texts.push(place);
  }
  return texts;
}

/** An element and what is in it, but no tiles. */
function partsOutside(element: Element, search: Search): Element[] {
  const all = partsOf(element, MAX_ELEMENTS);
  search.steps -= all.length;
  const { tiles, chains } = search;
  const within = new Set<Element>();
  return all.filter((part) => {
    const parent = parentOf(part);
    const isTile = !chains.has(part) && (tiles.has(part) || (parent !== null && within.has(parent)));
    if (isTile) within.add(part);
    return !isTile;
  });
}
