/**
 * Whether something lies over a board: a dialog, a menu, a consent layer. The page is asked what a
 * click on the middle tile would hit, which is true of every site; it costs a layout, so ask seldom.
 */
export function isCovered(tiles: readonly Element[]): boolean {
  const tile = tiles[Math.floor(tiles.length / 2)];
  if (!tile) return false;
  const { left, top, width, height } = tile.getBoundingClientRect();
  const root = tile.getRootNode() as Document | ShadowRoot;
  const hit = root.elementFromPoint(left + width / 2, top + height / 2);
  // Nothing is hit where the board is scrolled out of sight.
  return hit !== null && !tile.contains(hit) && !hit.contains(tile);
}
