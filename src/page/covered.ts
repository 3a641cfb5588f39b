/**
 * Whether something lies over a board: a dialog, a menu, a consent layer. The page is asked what a
 * click on the middle tile would hit, which works on every site. It costs a layout, so ask seldom.
 */
import { bodyOf, call, documentOf, firstOf, get, isLeaf, styleOf } from './dom.ts';
import { keyRows } from './keyboard.ts';
import { backgroundOf } from './looks.ts';
import { isCutOff, isDisplayed, middleOf } from './place.ts';
import { briefTextOf, isOverlay, isWithin, parentOf, type Root } from './tree.ts';

/** How far into nested shadow roots it is asked what lies there. */
const MAX_SHADOWS = 30;
/** So many layers that nobody sees may lie over one that is seen. */
const MAX_LAYERS = 100;

export function isCovered(tiles: readonly Element[]): boolean {
  const middle = tiles[Math.floor(tiles.length / 2)];
  if (!middle) return false;
  let keys: Element[] | undefined;
  for (const tile of [middle, ...spreadOver(tiles)]) {
    // What is scrolled away is not there, and what stands in its place covers nothing, nor does the game's own keyboard.
    if (isCutOff(tile)) continue;
    const layer = layerOver(tile);
    if (!layer) return false;
    keys ??= [...keyRows(documentOf(tile), {})];
    if (!holds(layer, keys)) return true;
  }
  return layerOver(middle) !== null;
}

/** What lies over a tile; null for nothing, as where it is out of the window. */
function layerOver(tile: Element): Element | null {
  const hit = elementAt(tile);
  return hit && !isOverlay(hit) && !isWithin(hit, tile) && !isWithin(tile, hit) ? hit : null;
}

/** Whether an element is a part of a keyboard with these rows, or has all of it in it. */
const holds = (element: Element, rows: readonly Element[]): boolean =>
  rows.length > 0 &&
  (rows.some((row) => isWithin(element, row)) || rows.every((row) => isWithin(row, element)));

/** So many tiles are tried for one that is not scrolled away: of thirty-two boards two may be in view. */
const MOST_TRIED = 60;

function spreadOver(tiles: readonly Element[]): Element[] {
  const step = Math.max(1, Math.ceil(tiles.length / MOST_TRIED));
  return tiles.filter((_, n) => n % step === 0);
}

/** What is uppermost in the middle of a tile, within shadow roots as well. */
function elementAt(tile: Element): Element | null {
  let root: Root | null = documentOf(tile);
  let hit: Element | null = null;
  for (let depth = 0; root && depth < MAX_SHADOWS; depth++) {
    const inner = seenAt(root, tile);
    if (!inner || inner === hit) return hit;
    hit = inner;
    root = isOverlay(hit) ? null : get(hit, 'shadowRoot');
  }
  return hit;
}

/** What nobody sees may lie on everything, such as a dialog that is yet to come: it keeps no key from the game. */
function seenAt(root: Root, tile: Element): Element | null {
  const { x, y } = middleOf(tile);
  const isSeen = (it: Element) => isDisplayed(it, { opacityProperty: true }) && !isPane(it, tile);
  const first = call(root, 'elementFromPoint', x, y);
  if (!first || isSeen(first)) return first;
  return firstOf(call(root, 'elementsFromPoint', x, y), MAX_LAYERS).find(isSeen) ?? null;
}

/** Whether something lies over a board only to be clicked on: it is beside the tiles, and nothing is in it or painted. */
function isPane(element: Element, tile: Element): boolean {
  const parent = parentOf(element);
  const { position, backgroundImage } = styleOf(element);
  // What covers the whole window stands behind a dialog.
  if (!parent || parent === bodyOf(documentOf(tile)) || position === 'fixed') return false;
  const isEmpty = isLeaf(element) && briefTextOf(element, 0) === '';
  const isBeside = element !== tile && isWithin(tile, parent);
  return isBeside && isEmpty && backgroundImage === 'none' && backgroundOf(element).length === 0;
}
