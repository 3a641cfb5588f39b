/**
 * Whether something lies over a board: a dialog, a menu, a consent layer. The page is asked what a
 * click on the middle tile would hit, which works on every site. It costs a layout, so ask seldom.
 */
import { isOverlay, isWithin } from './tree.ts';

export function isCovered(tiles: readonly Element[]): boolean {
  const tile = tiles[Math.floor(tiles.length / 2)];
  if (!tile) return false;
  const { left, top, width, height } = tile.getBoundingClientRect();
  const hit = elementAt(tile.ownerDocument, left + width / 2, top + height / 2);
  // Nothing is hit where the board is scrolled out of view.
  return hit !== null && !isOverlay(hit) && !isWithin(hit, tile) && !isWithin(tile, hit);
}

/** What is uppermost at a point, within shadow roots as well. */
function elementAt(document: Document, x: number, y: number): Element | null {
  let hit = document.elementFromPoint(x, y);
  for (;;) {
    if (isOverlay(hit)) return hit;
    const inner = hit?.shadowRoot?.elementFromPoint(x, y);
    if (!inner || inner === hit) return hit;
    hit = inner;
  }
}
