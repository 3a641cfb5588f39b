/** Which tiles are moving: they show half of one thing and half of another, and games lose keys meanwhile. */
import { isWithin, partsOf, shadowRootsIn, type Root } from './tree.ts';

/** What moves for longer than this is there for show, in milliseconds. */
const LONGEST_TURN = 10_000;
/** An attribute that says for longer than this that a tile turns was left behind. */
const LONGEST_STEP = 2000;

const AT_REST = new Set(['', 'idle', 'none', 'false']);

/** Remembers since when each tile has said that it moves. */
export function createMotion() {
  const said = new WeakMap<Element, { readonly value: string; readonly since: number }>();

  const saysSo = (part: Element): boolean => {
    const value = part.getAttribute('data-animation') ?? '';
    if (AT_REST.has(value)) return said.delete(part) && false;
    const now = performance.now();
    const before = said.get(part);
    if (before?.value === value) return now - before.since < LONGEST_STEP;
    said.set(part, { value, since: now });
    return true;
  };

  /** @returns those of the tiles that move, by themselves or with something that they are in */
  return (tiles: readonly Element[], board: Element): Set<Element> => {
    const moving = new Set(tiles.filter((tile) => partsOf(tile).filter(saysSo).length > 0));
    for (const target of animatedIn(board)) {
      for (const tile of tiles) if (isWithin(target, tile) || isWithin(tile, target)) moving.add(tile);
    }
    return moving;
  };
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
