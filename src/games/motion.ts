/** Which tiles are moving: they show half of one thing and half of another, and games lose keys meanwhile. */
import { isWithin, partsOf, shadowRootsIn, type Root } from './tree.ts';

/** What moves for longer than this is there for show, in milliseconds. */
const LONGEST_TURN = 10_000;

/** Where a page says of itself that a tile turns. */
const AT_REST = new Set(['', 'idle', 'none', 'false']);

/** @returns those of the tiles that move, by themselves or with something that they are in */
export function movingTiles(tiles: readonly Element[], board: Element): Set<Element> {
  const moving = new Set(
    tiles.filter((tile) =>
      partsOf(tile).some((part) => !AT_REST.has(part.getAttribute('data-animation') ?? '')),
    ),
  );
  for (const target of animatedIn(board)) {
    for (const tile of tiles) if (isWithin(target, tile) || isWithin(tile, target)) moving.add(tile);
  }
  return moving;
}

/** What styles and scripts animate in a part of a page. */
function animatedIn(board: Element): Element[] {
  const roots = [board.getRootNode() as Root, ...shadowRootsIn(board)];
  return roots
    .flatMap((root) => ('getAnimations' in root ? root.getAnimations() : []))
    .filter(({ playState, effect }) => {
      const end = Number(effect?.getComputedTiming().endTime ?? 0);
      return playState === 'running' && end <= LONGEST_TURN;
    })
    .flatMap(({ effect }) => (effect as KeyframeEffect).target ?? [])
    .filter((target) => isWithin(target, board));
}
