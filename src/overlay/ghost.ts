/** The best next word as ghost letters on the tiles that it would be typed into. */
import { documentOf, rectOf, styleOf, windowSize } from '../page/dom.ts';
import { isCutOff } from '../page/place.ts';
import { ancestorsOf, partsOf } from '../page/tree.ts';
import { capital } from '../ui/capital.ts';
import { cssOf, GHOST, ghostOn, STRONG_GHOST } from './contrast.ts';
import { groundOf } from './ground.ts';
import { meet, type Rect, rectAt, sizeOf } from './placement.ts';

export interface GhostLetter {
  readonly letter: string;
  /** From the origin. */
  readonly place: Rect;
  readonly colour: string;
  /** What covers a letter of the game's own in its tile; null where there is none. */
  readonly ground: string | null;
  /** None of the page's. */
  readonly font: string;
  /** In pixels. */
  readonly size: number;
}

/** The origin of ghosts: its position in the window, and the size of one of their pixels in it. */
export interface Origin {
  readonly left: number;
  readonly top: number;
  readonly scale: number;
}

/** The height of a letter as a share of its tile's, where the tile does not set it. */
const USUAL_SIZE = 0.55;
const isLikely = (size: number, height: number) => size >= 0.3 * height && size <= 0.85 * height;

/**
 * Fonts that no page can define. Any other name a page may give to a font of its own, now or later, with a file for
 * each letter (https://drafts.csswg.org/css-fonts/#unicode-range-desc): which of the files the browser asks for would
 * tell it the word.
 */
const GENERIC = new Set(['serif', 'sans-serif', 'monospace']);

/** The first of a tile's fonts that gives nothing away. */
const safeFont = (families: string): string =>
  families
    .toLowerCase()
    .split(',')
    .map((family) => family.trim())
    .find((family) => GENERIC.has(family)) ?? 'sans-serif';

/**
 * @param written the letters that the game itself has written on the tiles, '' for none
 * @returns none while they are not on the screen
 */
export function ghostLetters(
  tiles: readonly Element[],
  written: readonly string[],
  word: string,
  origin: Origin,
  strong: boolean,
): GhostLetter[] {
  const letters = [...word];
  if (letters.length !== tiles.length) return [];
  const window = rectAt({ x: 0, y: 0 }, windowSize(documentOf(tiles[0]!)));
  return tiles.flatMap((tile, n) => {
    if (written[n] === letters[n]) return [];
    const parts = partsOf(tile);
    const seen: Rect | undefined = parts.map(rectOf).find(({ height }) => height > 0);
    // One out of the window would make the page larger, and one that is cut off would stand on another part of it.
    if (!seen || !meet(seen, window) || isCutOff(tile)) return [];
    const place = from(origin, seen);
    // A letter would be in the innermost element of a tile.
    const inner = parts.at(-1)!;
    const { fontFamily, fontSize } = styleOf(inner);
    const { height } = sizeOf(place);
    const size = parseFloat(fontSize);
    const ground = groundOf(inner);
    return {
      letter: capital(letters[n]!),
      place,
      colour: ghostOn(ground, strong ? STRONG_GHOST : GHOST),
      ground: written[n] ? cssOf(ground, ground) : null,
      font: safeFont(fontFamily),
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

/** The stacking order (z-index) of a tile, so that messages and dialogs above it are above ghosts too. */
export function stackingOrderOf(tile: Element): string {
  const orders = [tile, ...ancestorsOf(tile)].map((element) => styleOf(element).zIndex);
  return orders.findLast((order) => order !== 'auto' && order !== '') ?? '0';
}
