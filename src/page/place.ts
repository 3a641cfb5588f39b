/** Where elements are on the page when nothing turns, bounces or shrinks them. It costs a layout. */
import { bodyOf, call, documentOf, get, rectOf, rootOf, styleOf, windowSize } from './dom.ts';
import { ancestorsOf, MAX_DEPTH, partsOf } from './tree.ts';

export interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly area: number;
}

/** Where elements begin that others are placed in, as far as that has been asked for while nothing changes. */
export type Origins = Map<Element, { readonly left: number; readonly top: number }>;

/** In the window, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Whether two lengths differ by no more than so much. */
export const isClose = (one: number, other: number, slack: number): boolean => Math.abs(one - other) <= slack;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size of an element itself, 0 without a height. What is in it may have one all the same. */
export function ownSizeOf(element: Element): Size {
  if (!('offsetHeight' in element)) return rectOf(element);
  const box = element as HTMLElement;
  const height = get(box, 'offsetHeight');
  // Most of a large page is often not displayed, and every question takes its time.
  return { width: height > 0 ? get(box, 'offsetWidth') : 0, height };
}

/** The place of an element, or of the first in it that has a size: some are only wrappers. */
export function placeOf(element: Element, origins: Origins): Place {
  let box = element;
  let size = ownSizeOf(element);
  if (size.height <= 0) {
    box = partsOf(element).find((part) => ownSizeOf(part).height > 0) ?? element;
    size = ownSizeOf(box);
  }
  const { width, height } = size;
  const { left, top } = 'offsetHeight' in box ? originOf(box as HTMLElement, origins) : rectOf(box);
  return { left, top, width, height, area: width * height };
}

/** Where an element begins on the page: from the outermost of those that it is placed in, one after the other. */
function originOf(element: HTMLElement, origins: Origins): { left: number; top: number } {
  const path: HTMLElement[] = [];
  let up: HTMLElement | null = element;
  for (
    ;
    up && !origins.has(up) && path.length < MAX_DEPTH;
    up = get(up, 'offsetParent') as HTMLElement | null
  ) {
    path.push(up);
  }
  let { left, top } = (up && origins.get(up)) ?? { left: 0, top: 0 };
  for (const next of path.reverse()) {
    left += get(next, 'offsetLeft');
    top += get(next, 'offsetTop');
    origins.set(next, { left, top });
  }
  return { left, top };
}

/** Whether a page is laid out at all: one in a hidden frame is not. */
export const hasLayout = (document: Document): boolean => windowSize(document).width > 0;

/** Whether an element is displayed at all, and more than that if the options ask for it. */
export function isDisplayed(element: Element, options?: CheckVisibilityOptions): boolean {
  // Only a page with a layout can tell.
  return !('checkVisibility' in element) || call(element, 'checkVisibility', options);
}

/** Whether an element is displayed, and neither transparent nor hidden. */
export const isVisible = (element: Element): boolean =>
  isDisplayed(element, { opacityProperty: true, visibilityProperty: true });

/** Messages are hidden in many ways: made invisible, shrunk to nothing, or moved off the page. */
export function isShown(element: Element): boolean {
  const document = documentOf(element);
  if (!isVisible(element)) return false;
  if (!hasLayout(document)) return true;
  const { left, right, top, bottom } = rectOf(element);
  const { width, height } = windowSize(document);
  return right - left > 1 && bottom - top > 1 && right > 0 && bottom > 0 && left < width && top < height;
}

export function middleOf(element: Element): Point {
  const { left, top, width, height } = rectOf(element);
  return { x: left + width / 2, y: top + height / 2 };
}

/** How something lets nothing be seen that is beyond its edge. */
const CUTS = /auto|scroll|hidden|clip/;

/** Whether a point of an element is cut off by something on the page that it is in, and is scrolled in perhaps. */
export function isCutOff(element: Element, { x, y } = middleOf(element)): boolean {
  const document = documentOf(element);
  return ancestorsOf(element).some((up) => {
    if (up === element || up === bodyOf(document) || up === rootOf(document)) return false;
    const { overflowX, overflowY } = styleOf(up);
    if (!CUTS.test(overflowX + overflowY)) return false;
    const { left, top, right, bottom } = rectOf(up);
    return x < left || x > right || y < top || y > bottom;
  });
}
