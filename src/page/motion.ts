/** Which tiles are moving: they show a mixture of two states, and games lose keys meanwhile. */
import { isWithin, partsOf, shadowRootsIn, type Root } from './tree.ts';

/** An animation that takes longer than this is decoration, in milliseconds. */
const LONGEST_TURN = 10_000;
/** An attribute that says for longer than this that a tile turns is out of date, in milliseconds. */
const LONGEST_STEP = 2000;

const AT_REST = new Set(['', 'idle', 'none', 'false']);

/** What elements have said of their motion, and since when. */
export type Movements = ReadonlyMap<Element, { readonly value: string; readonly since: number }>;

export interface Motion {
  /** Those of the tiles that move, by themselves or with something that they are in. */
  readonly moving: ReadonlySet<Element>;
  /** To be passed to the next look. */
  readonly movements: Movements;
}

/** @param now in milliseconds, on any clock that only goes forward */
export function motionOf(tiles: readonly Element[], board: Element, before: Movements, now: number): Motion {
  const movements = new Map<Element, { value: string; since: number }>();
  const saysSo = (part: Element): boolean => {
    const value = part.getAttribute('data-animation') ?? '';
    if (AT_REST.has(value)) return false;
    const known = before.get(part);
    const since = known?.value === value ? known.since : now;
    movements.set(part, { value, since });
    return now - since < LONGEST_STEP;
  };
  const moving = new Set(tiles.filter((tile) => partsOf(tile).filter(saysSo).length > 0));
  for (const target of animatedIn(board)) {
    for (const tile of tiles) if (isWithin(target, tile) || isWithin(tile, target)) moving.add(tile);
  }
  return { moving, movements };
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
