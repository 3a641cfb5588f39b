/** What could be a tile by its looks alone: a box about as high as wide, with a letter or nothing in it. */
import { DIALOGS } from './dialogs.ts';
import { letterOf } from './letter.ts';
import { placeOf } from './place.ts';
import { childrenOf, partsOf, textsOf } from './tree.ts';

/** How many elements a tile may consist of. */
const MAX_PARTS = 12;
/** Anything smaller is an ornament, in pixels. */
const MIN_SIZE = 12;
/** How much longer one side may be than the other. */
const MAX_RATIO = 2;

const CONTROLS = 'button, input, select, textarea, a, [role="button"], kbd, nav, header, footer';
const OTHER_CONTENT = 'img, canvas, video';

/** The boxes in an element, each as its outermost element; none from dialogs, menus or keyboards. */
export function boxesIn(element: Element): Element[] {
  if (element.matches(`${DIALOGS}, ${CONTROLS}`)) return [];
  return isBox(element) ? [element] : childrenOf(element).flatMap(boxesIn);
}

function isBox(element: Element): boolean {
  if (!isSmall(element)) return false;
  const { width, height } = placeOf(element);
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  if (short < MIN_SIZE || long > MAX_RATIO * short) return false;
  if (partsOf(element).some((part) => part.matches(`${CONTROLS}, ${OTHER_CONTENT}`))) return false;
  if (letterOf(element) === null) return false;
  return textsOf(element).every(({ text, holder }) => isOneLetter(text) || isUnseen(holder, element));
}

/** An emoji, as in a shared result, is not a letter. */
const isOneLetter = (text: string): boolean =>
  [...text.normalize('NFC')].length === 1 && !/\p{Extended_Pictographic}/u.test(text);

/** Whether an element has few parts; it stops counting at once where they are many. */
function isSmall(element: Element): boolean {
  let parts = 0;
  const count = (part: Element): boolean => ++parts <= MAX_PARTS && childrenOf(part).every(count);
  return count(element);
}

/** Whether text in a tile is for screen readers only: shrunk to nothing, or put outside. */
function isUnseen(holder: Element, tile: Element): boolean {
  const { left, right, top, bottom, width, height } = holder.getBoundingClientRect();
  if (width <= 1 || height <= 1) return true;
  const around = tile.getBoundingClientRect();
  return right < around.left || left > around.right || bottom < around.top || top > around.bottom;
}
