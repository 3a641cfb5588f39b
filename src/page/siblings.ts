/** What stands beside a board as another would, and is none that can be read: painted, of pictures, or too odd. */
import { call, firstOf, get } from './dom.ts';
import { ownSizeOf } from './place.ts';
import { attributeOf, childrenOf, parentOf, partsOf } from './tree.ts';

/** What can hold a board that cannot be read. */
const PAINTED = 'canvas, img, svg, video, picture, iframe, object';
/** So many boards can stand beside each other, with other things between. */
const MAX_SIBLINGS = 100;
/** So much of a board is counted, in elements. */
const MAX_PARTS = 600;
/** How much larger one board may be than the next. */
const MAX_GROWTH = 1.15;

/**
 * How many elements stand beside one that holds a board, or beside what holds nothing else, and are like it, though
 * nothing could be read in them.
 * @param holder the outermost element that holds nothing but this board
 * @param isKnown whether something holds a tile that was read, or the keys
 */
export function siblingsLike(
  board: Element,
  holder: Element,
  isKnown: (element: Element) => boolean,
): Element[] {
  const found: Element[] = [];
  let level: Element = board;
  for (;;) {
    const around = parentOf(level);
    if (!around) return found;
    found.push(
      ...childrenOf(around, MAX_SIBLINGS).filter(
        (other) => other !== level && !isKnown(other) && isLike(other, level),
      ),
    );
    if (level === holder) return found;
    level = around;
  }
}

function isLike(other: Element, known: Element): boolean {
  if (get(other, 'tagName') !== get(known, 'tagName')) return false;
  if (attributeOf(other, 'class') !== attributeOf(known, 'class')) return false;
  const [a, b] = [ownSizeOf(other), ownSizeOf(known)];
  if (!isNear(a.width, b.width) || !isNear(a.height, b.height)) return false;
  const isPainted = firstOf(call(other, 'querySelectorAll', PAINTED), 1).length > 0;
  return isPainted || 2 * partsOf(other, MAX_PARTS).length > partsOf(known, MAX_PARTS).length;
}

const isNear = (a: number, b: number): boolean =>
  Math.min(a, b) > 0 && Math.max(a, b) <= MAX_GROWTH * Math.min(a, b);
