/**
 * Whether something lies over a board: a dialog, a menu, a consent layer. The page is asked what a
 * click on the middle tile would hit, which works on every site. It costs a layout, so ask seldom.
 */
import { call, get } from './dom.ts';
import { isOverlay, isWithin, type Root } from './tree.ts';

/** How far into nested shadow roots it is asked what lies there. */
const MAX_SHADOWS = 30;

export function isCovered(tiles: readonly Element[]): boolean {
  const tile = tiles[Math.floor(tiles.length / 2)];
  if (!tile) return false;
  const { left, top, width, height } = call(tile, 'getBoundingClientRect');
  const hit = elementAt(get(tile, 'ownerDocument'), left + width / 2, top + height / 2);
  // Nothing is hit where the board is scrolled out of view.
  return hit !== null && !isOverlay(hit) && !isWithin(hit, tile) && !isWithin(tile, hit);
}

/** What is uppermost at a point, within shadow roots as well. */
function elementAt(document: Document, x: number, y: number): Element | null {
  let root: Root | null = document;
  let hit: Element | null = null;
  for (let depth = 0; root && depth < MAX_SHADOWS; depth++) {
    const inner: Element | null = call(root, 'elementFromPoint', x, y);
    if (!inner || inner === hit) return hit;
    hit = inner;
    root = isOverlay(hit) ? null : get(hit, 'shadowRoot');
  }
  return hit;
}
