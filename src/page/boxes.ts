/** What could be a tile by its looks alone: a box about as high as wide, or a wide one, with a letter or nothing in it. */
import { DIALOGS, isGamePlace, TEXT_FIELDS } from './dialogs.ts';
import { call, firstOf, get, isLeaf, matches, rectOf, styleOf } from './dom.ts';
import { arePoints, letterOf } from './letter.ts';
import { ownSizeOf, type Size } from './place.ts';
import { isSurrounding } from './surroundings.ts';
import { everythingIn, isOfLargePage, MAX_ELEMENTS, partsOf, shadowRootsIn, textsOf } from './tree.ts';

/** How many elements a tile may consist of. */
const MAX_PARTS = 12;
/** Anything smaller is an ornament, in pixels. */
const MIN_SIZE = 12;
/** Anything larger is a part of the page: not even words of four letters have such tiles. */
const MAX_SIZE = 160;
/** How much longer one side may be than the other. */
const MAX_RATIO = 2;
/** How much wider than high tiles may be that hold nothing else, and how wide, in pixels. */
const MAX_WIDE_RATIO = 7;
const MAX_WIDE_SIZE = 400;
/** Of how many elements one that wide consists: a row of tiles has more. */
const MAX_WIDE_PARTS = 4;
/** What is as high as this, as a part of what is around it and of its font's size, is the tile, and not its letter. */
const AS_HIGH = 0.8;
const AS_HIGH_AS_FONT = 1.5;

/** Tiles may be buttons, or fields for a letter, but have none in them. */
const CONTROLS =
  'button, input:not([type=hidden]), select, textarea, a, [role=button], kbd, nav, header, footer';
const FIELD = `input[maxlength="1"], input[disabled], input[readonly], ${TEXT_FIELDS}`;
/** What may take the presses on a tile, and says nothing. */
const COVER = ':is(button, [type=button]):empty:not(:only-child, [value], [aria-label], [title])';
const OTHER_CONTENT = 'img, canvas, video';
const LEFT_OUT = `${DIALOGS}, input:not(${FIELD}), select, textarea, a`;

/**
 * The boxes in an element, each as its outermost element; none from dialogs, menus or keyboards.
 * @param most with more of them than these it is no game, and none is returned
 */
export function boxesIn(element: Element, most = Infinity): Element[] {
  // To see what they hold takes long, so their number is what is looked at first.
  const squares = squaresIn(element, most);
  if (squares.length > most) return [];
  const boxes: Element[] = [];
  for (const square of squares) {
    boxes.push(...boxesOf(square));
    if (boxes.length > most) return [];
  }
  return boxes;
}

/** Whether all numbers in boxes are what their letters are worth: those of a crossword count its words. */
export function areWorth(boxes: readonly Element[]): boolean {
  const written = boxes.map((box) => [letterOf(box), pointsIn(box)] as const).filter(([letter]) => letter);
  const points = new Map(written);
  return written.every(([letter, its]) => points.get(letter) === its);
}

const pointsIn = (box: Element): string | undefined => textsOf(box).find(({ text }) => arePoints(text))?.text;

/** A square is a box, or may have some in it. */
function boxesOf(square: Element): Element[] {
  return holdsLetter(square) ? [square] : squaresIn(square, Infinity).flatMap(boxesOf);
}

/** What has the shape of a box within an element, the outermost only, and one more than `most` at the most. */
function squaresIn(element: Element, most: number): Element[] {
  const squares: Element[] = [];
  if (isOfLargePage(element)) return squares;
  const hosts = new Map(shadowRootsIn(element).map((root) => [root.host, root]));
  /** The shadow roots in which nothing is to be found. */
  const closed = new Set<Node>();
  let left = MAX_ELEMENTS;
  for (const [host, root] of [[null, element] as const, ...hosts]) {
    if (host && closed.has(call(host, 'getRootNode'))) closed.add(root);
    if (closed.has(root)) continue;
    const all = firstOf(everythingIn(root), left);
    left -= all.length;
    const leftOut = new Set<Element>(firstOf(call(root, 'querySelectorAll', LEFT_OUT), MAX_ELEMENTS));
    /** What nothing more is to be found in: that follows it at once. */
    let around: Element | null = null;
    for (const part of all) {
      const shadowRoot = hosts.get(part);
      // On a large page most is within something that is nothing, and measuring is what takes long.
      const isWithin: boolean = around !== null && call(around, 'contains', part);
      const size = isWithin ? null : ownSizeOf(part);
      const isNothing =
        size !== null &&
        ((leftOut.has(part) && !isGamePlace(part)) || hidesAll(part, size) || isSurrounding(part));
      const isEnd = isNothing || (size !== null && (isSquare(part, size) || isWide(part, size)));
      if (shadowRoot && (isEnd || isWithin)) closed.add(shadowRoot);
      if (!isEnd) continue;
      around = part;
      if (!isNothing) squares.push(part);
      if (squares.length > most) return squares;
    }
  }
  return squares;
}

/** Whether nothing can be seen of what is in an element, or no more than a strip that is too low or narrow for a tile. */
function hidesAll(element: Element, { width, height }: Size): boolean {
  if (Math.min(width, height) >= MIN_SIZE || (height === 0 && isLeaf(element))) return false;
  const { display, overflowX, overflowY } = styleOf(element);
  if (height === 0) return display === 'none';
  return (height < MIN_SIZE ? overflowY : overflowX) !== 'visible';
}

function isSquare(element: Element, own: Size): boolean {
  // Where it only wraps another, that one's size is its own. What floats in a row gives it no height.
  const isWrapper = own.height === 0 && get(element, 'childElementCount') === 1;
  const first = isWrapper ? get(element, 'firstElementChild') : null;
  const { width, height } = first ? ownSizeOf(first) : own;
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  return (
    short >= MIN_SIZE &&
    short <= MAX_SIZE &&
    long <= MAX_RATIO * short &&
    partsOf(element, MAX_PARTS + 1).length <= MAX_PARTS
  );
}

/** Whether something is wider than tiles usually are, and holds no more than a letter: most of what is so wide is text. */
function isWide(element: Element, { width, height }: Size): boolean {
  if (height < MIN_SIZE || width > MAX_WIDE_SIZE) return false;
  if (width <= MAX_RATIO * height || width > MAX_WIDE_RATIO * height) return false;
  const parts = partsOf(element, MAX_WIDE_PARTS + 1);
  if (parts.length > MAX_WIDE_PARTS || letterOf(element) === null) return false;
  return !parts.some((part) => {
    const own = ownSizeOf(part);
    if (own.height < AS_HIGH * height || !isSquare(part, own)) return false;
    return own.height >= AS_HIGH_AS_FONT * parseFloat(styleOf(part).fontSize);
  });
}

/** Whether there is one letter in an element or none, and nothing else. */
function holdsLetter(element: Element): boolean {
  const [own, ...parts] = partsOf(element);
  const isOther = (part: Element) => matches(part, `${CONTROLS}, ${OTHER_CONTENT}`);
  if (parts.some((part) => isOther(part) && !isCover(part, element))) return false;
  // A button with a picture does something else.
  if (matches(own!, OTHER_CONTENT) || (matches(own!, CONTROLS) && hasPicture(parts))) return false;
  const letter = letterOf(element);
  if (letter === null) return false;
  return textsOf(element).every(
    ({ text, holder }) =>
      isOneLetter(text) || (letter && (arePoints(text) || isPicture(text))) || isUnseen(holder, element),
  );
}

/** Whether a button with nothing on it lies over a tile, as wide as that: one that stands in a box may be the tile. */
const isCover = (part: Element, tile: Element): boolean =>
  matches(part, COVER) &&
  styleOf(part).position === 'absolute' &&
  ownSizeOf(part).width >= AS_HIGH * ownSizeOf(tile).width;

const hasPicture = (parts: readonly Element[]): boolean => parts.some((part) => matches(part, 'svg'));

/** An emoji, as in a shared result, is not a letter, nor is a number, as in a crossword. */
const isOneLetter = (text: string): boolean =>
  [...text.normalize('NFC')].length === 1 && !/[\p{Extended_Pictographic}\p{N}]/u.test(text);

/** What a game may write beside a letter to say what it is worth. */
const isPicture = (text: string): boolean => /^\p{Extended_Pictographic}\uFE0F?$/u.test(text);

/** Whether text in a tile is for screen readers only: shrunk to nothing, or put outside. */
function isUnseen(holder: Element, tile: Element): boolean {
  const around = rectOf(tile);
  // All that is in what is shrunk to nothing is so by that.
  if (around.width <= 1 || around.height <= 1) return false;
  const { left, right, top, bottom, width, height } = rectOf(holder);
  if (width <= 1 || height <= 1) return true;
  return right < around.left || left > around.right || bottom < around.top || top > around.bottom;
}
