/**
 * Knows a board by its growth, where a game shows a row only once it has been entered: so long such a board looks like
 * the examples of a help, or like yesterday's, but these get no more rows, and are there before the first.
 */
import type { Grids } from './grid.ts';

/** How many rows a grid without room has had. */
interface Height {
  readonly rows: number;
  /** Since when. */
  readonly since: number;
  /** Whether it had fewer before. */
  readonly hasGrown: boolean;
}

/** By the first tile of each grid. */
export type Heights = ReadonlyMap<Element, Height>;

/** What gets another row sooner than this may only be on its way into the page, in milliseconds. */
const REST = 1000;

/** Nobody enters a word within so many milliseconds. */
const ENTERING = 3000;

/**
 * How high grids without room are now.
 * @param askedAt when the player was asked to enter a word, with none of them in sight; null where they were not
 */
export function heightsOf(
  all: readonly Grids[],
  before: Heights,
  now: number,
  askedAt: number | null,
): Heights {
  const isEntered = askedAt !== null && now - askedAt >= ENTERING;
  const grids = all.flatMap((it) => it.grids);
  return new Map(
    grids.map(({ rows: [first, ...others] }) => {
      const rows = 1 + others.length;
      const known = before.get(first![0]!);
      if (known?.rows === rows) return [first![0]!, known];
      const isGrowing = known ? known.rows < rows && now - known.since >= REST : isEntered;
      return [first![0]!, { rows, since: now, hasGrown: isGrowing || (known?.hasGrown ?? false) }];
    }),
  );
}

/** The grids that are known by their growth to be the boards; null where none are, or where more than one game's are. */
export function grownAmong(all: readonly Grids[], heights: Heights): Grids | null {
  const grown = all.filter(({ grids }) =>
    grids.some(({ rows: [first] }) => heights.get(first![0]!)?.hasGrown),
  );
  return grown.length === 1 ? grown[0]! : null;
}
