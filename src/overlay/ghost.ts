/** The best next word as ghost letters on the tiles that it would be typed into. */
import { isCovered } from '../page/covered.ts';
import { ancestorsOf, partsOf } from '../page/tree.ts';
import { capital } from '../ui/capital.ts';
import { GHOST, ghostOn, STRONG_GHOST } from './contrast.ts';
import { groundOf } from './ground.ts';
import { meet, type Rect, rectAt, sizeOf } from './placement.ts';

export interface GhostLetter {
  readonly letter: string;
  /** From the origin. */
  readonly place: Rect;
  readonly colour: string;
  readonly font: string;
  /** In pixels. */
  readonly size: number;
}

/** Where ghosts are measured from: a place in the window, and how large one of their pixels is in it. */
export interface Origin {
  readonly left: number;
  readonly top: number;
  readonly scale: number;
}

/** What part of a tile's height a letter is where the tile does not say so. */
const USUAL_SIZE = 0.55;
const isLikely = (size: number, height: number) => size >= 0.3 * height && size <= 0.85 * height;

/** @returns none while something lies on one of the tiles, or they are not on the screen */
export function ghostLetters(
  tiles: readonly Element[],
  word: string,
  origin: Origin,
  strong: boolean,
): GhostLetter[] {
  const letters = [...word];
  if (letters.length !== tiles.length || tiles.some((tile) => isCovered([tile]))) return [];
  const { clientWidth, clientHeight } = tiles[0]!.ownerDocument.documentElement;
  const window = rectAt({ x: 0, y: 0 }, { width: clientWidth, height: clientHeight });
  return tiles.flatMap((tile, n) => {
    const parts = partsOf(tile);
    const seen: Rect | undefined = parts
      .map((part) => part.getBoundingClientRect())
      .find(({ height }) => height > 0);
    // What is scrolled out of a part of the page would have a ghost where the page is something else, or ends.
    if (!seen || !meet(seen, window)) return [];
    const place = from(origin, seen);
    // A letter would stand in the innermost of what a tile is made of.
    const inner = parts.at(-1)!;
    const { fontFamily, fontSize } = getComputedStyle(inner);
    const { height } = sizeOf(place);
    const size = parseFloat(fontSize);
    return {
      letter: capital(letters[n]!),
      place,
      colour: ghostOn(groundOf(inner), strong ? STRONG_GHOST : GHOST),
      font: fontFamily,
      size: isLikely(size, height) ? size : USUAL_SIZE * height,
    };
  });
}

const from = ({ left, top, scale }: Origin, seen: Rect): Rect => ({
  left: (seen.left - left) / scale,
  top: (seen.top - top) / scale,
  right: (seen.right - left) / scale,
  bottom: (seen.bottom - top) / scale,
});

/** That of a tile (z-index) among all that lies on the page: messages and dialogs on it lie on ghosts too. */
export function stackingOrderOf(tile: Element): string {
  const orders = [tile, ...ancestorsOf(tile)].map((element) => getComputedStyle(element).zIndex);
  return orders.findLast((order) => order !== 'auto' && order !== '') ?? '0';
}
