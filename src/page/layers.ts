/** Boards that lie over each other: one screen of several is seen, and what is scrolled in a box lies under nothing. */
import { call, firstOf, rectOf } from './dom.ts';
import { fromTheTop, levelBetween, type PlacedCell } from './lattice.ts';
import { isCutOff, isVisible, type Place, type Point } from './place.ts';
import { isWithin, type Root } from './tree.ts';

/** How much of the larger of two tiles lies on the other, where one hides the other; a badge on a tile, or one that bounces, is less. */
const HIDDEN = 1 / 6;
/** Fewer tiles than a word has are no board. */
const MIN_TILES = 4;
/** So often the page is asked what lies uppermost. */
const MAX_ASKED = 60;
/** So many layers may lie over both. */
const MAX_LAYERS = 100;

/** Two parts of a page of which one lies over the other. */
interface Overlap {
  readonly cells: readonly [PlacedCell, PlacedCell];
  readonly parts: readonly [Element, Element];
}

/**
 * @returns the cells that do not lie under others, by the order in which the browser paints them: in layers, since what is
 * scrolled in a box may have its place where others stand
 */
export function layersOf(cells: readonly PlacedCell[]): readonly (readonly PlacedCell[])[] {
  let left = cells;
  let asked = 0;
  const layers: (readonly PlacedCell[])[] = [];
  const done = new Set<Element>();
  for (const { cells: both, parts } of overlapsIn(cells)) {
    if (both.some(({ around }) => around.some((element) => done.has(element)))) continue;
    if (!parts.every((part) => holdsWord(part, cells))) continue;
    if (asked++ >= MAX_ASKED) break;
    const overlap = overlapOf(both);
    const lower = overlap && lowerOf(both, parts, overlap);
    const scrolled = overlap && !lower && parts.find((_, n) => isCutOff(both[n]!.tile, overlap));
    const part = lower ?? scrolled;
    if (!part) continue;
    done.add(part);
    const isOfPart = ({ around }: PlacedCell) => around.includes(part);
    if (scrolled) layers.push(left.filter(isOfPart));
    left = left.filter((cell) => !isOfPart(cell));
  }
  return [left, ...layers];
}

function* overlapsIn(cells: readonly PlacedCell[]): Generator<Overlap> {
  const byHeight = fromTheTop(cells);
  for (const [n, cell] of byHeight.entries()) {
    const { top, height } = cell.place;
    for (let m = n + 1; m < byHeight.length && byHeight[m]!.place.top < top + height; m++) {
      const other = byHeight[m]!;
      if (!areOver(cell.place, other.place)) continue;
      const parts = partsApart(cell, other);
      if (parts) yield { cells: [cell, other], parts };
    }
  }
}

function areOver(one: Place, other: Place): boolean {
  const across = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const down = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return across > 0 && down > 0 && across * down > HIDDEN * Math.max(one.area, other.area);
}

/** The outermost elements around two cells that are not around both. */
function partsApart(one: PlacedCell, other: PlacedCell): readonly [Element, Element] | null {
  const level = levelBetween(one, other);
  if (level < 1) return null;
  const its = levelBetween(other, one);
  return its < 1 ? null : [one.around[level - 1]!, other.around[its - 1]!];
}

const holdsWord = (part: Element, cells: readonly PlacedCell[]): boolean =>
  cells.filter(({ around }) => around.includes(part)).length >= MIN_TILES;

/** The middle of what two cells both take in the window; null for nothing. */
function overlapOf([one, other]: Overlap['cells']): Point | null {
  const [a, b] = [rectOf(one.tile), rectOf(other.tile)];
  const [left, right] = [Math.max(a.left, b.left), Math.min(a.right, b.right)];
  const [top, bottom] = [Math.max(a.top, b.top), Math.min(a.bottom, b.bottom)];
  return left < right && top < bottom ? { x: (left + right) / 2, y: (top + bottom) / 2 } : null;
}

/** Which of two parts lies under the other, or cannot be seen; null where nobody can tell. */
function lowerOf(
  [one, other]: Overlap['cells'],
  [first, second]: Overlap['parts'],
  { x, y }: Point,
): Element | null {
  const isUpper = isVisible(one.tile);
  if (isUpper !== isVisible(other.tile)) return isUpper ? second : first;
  const root = call(first, 'getRootNode') as Root;
  const layers = firstOf(call(root, 'elementsFromPoint', x, y), MAX_LAYERS);
  // What is cut off by the box that it is scrolled in lies under nothing.
  const parts = layers.flatMap((hit) => [first, second].filter((part) => isWithin(hit, part)));
  return parts.find((part) => part !== parts[0]) ?? null;
}
