/** Which tiles are moving: they show a mixture of two states, and games lose keys meanwhile. */
import { call, firstOf } from './dom.ts';
import { ancestorsOf, attributeOf, isWithin, partsOf, shadowRootsIn, type Root } from './tree.ts';

/** An animation that takes longer than this is decoration, in milliseconds. */
const LONGEST_TURN = 10_000;
/** An attribute that says for longer than this that a tile turns is out of date, in milliseconds. */
const LONGEST_STEP = 2000;
/** So many animations are looked at: rows of thirty-two boards that turn at once have a few hundred. */
const MAX_ANIMATIONS = 3000;

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
export function motionOf(
  tiles: readonly Element[],
  boards: readonly Element[],
  before: Movements,
  now: number,
): Motion {
  const movements = new Map<Element, { value: string; since: number }>();
  const saysSo = (part: Element): boolean => {
    const value = attributeOf(part, 'data-animation') ?? '';
    if (AT_REST.has(value)) return false;
    const known = before.get(part);
    const since = known?.value === value ? known.since : now;
    movements.set(part, { value, since });
    return now - since < LONGEST_STEP;
  };
  const moving = new Set(tiles.filter((tile) => partsOf(tile).filter(saysSo).length > 0));
  const animated = new Set(animatedIn(boards));
  if (animated.size === 0) return { moving, movements };
  // A tile moves with what it is in, and with what is in it.
  for (const tile of tiles) {
    if (animated.has(tile) || ancestorsOf(tile).some((up) => animated.has(up))) moving.add(tile);
  }
  const all = new Set(tiles);
  for (const target of animated) for (const up of ancestorsOf(target)) if (all.has(up)) moving.add(up);
  return { moving, movements };
}

/** Whether one of some tiles moves. */
export const areMoving = (tiles: readonly Element[], moving: ReadonlySet<Element>): boolean =>
  tiles.some((tile) => moving.has(tile));

/** What styles and scripts animate in parts of a page. */
function animatedIn(boards: readonly Element[]): Element[] {
  const roots = new Set(
    boards.flatMap((board) => [call(board, 'getRootNode') as Root, ...shadowRootsIn(board)]),
  );
  return [...roots]
    .flatMap((root) => ('getAnimations' in root ? firstOf(call(root, 'getAnimations'), MAX_ANIMATIONS) : []))
    .filter(({ playState, effect }) => {
      const end = Number(effect?.getComputedTiming().endTime ?? 0);
      return playState === 'running' && end <= LONGEST_TURN;
    })
    .flatMap(({ effect }) => (effect as KeyframeEffect).target ?? [])
    .filter((target) => boards.some((board) => isWithin(target, board)));
}
