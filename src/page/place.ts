/** Where elements are on the page when nothing turns, bounces or shrinks them. It costs a layout. */
import { partsOf } from './tree.ts';

export interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly area: number;
}

/** The place of an element, or of the first element in it that has one: some are only wrappers. */
export function placeOf(element: Element): Place {
  const box = partsOf(element).find((part) => part.getBoundingClientRect().height > 0) ?? element;
  let { left, top, width, height } = box.getBoundingClientRect();
  if ('offsetHeight' in box) {
    ({ offsetWidth: width, offsetHeight: height } = box as HTMLElement);
    [left, top] = [0, 0];
    for (let up: Element | null = box; up; up = (up as HTMLElement).offsetParent) {
      left += (up as HTMLElement).offsetLeft;
      top += (up as HTMLElement).offsetTop;
    }
  }
  return { left, top, width, height, area: width * height };
}

/** Whether a page is laid out at all: one in a hidden frame is not. */
export function hasLayout(document: Document): boolean {
  return document.documentElement.clientWidth > 0;
}

/** Whether an element is displayed at all, and more than that if the options ask for it. */
export function isDisplayed(element: Element, options?: CheckVisibilityOptions): boolean {
  // Only a page with a layout can tell.
  return !('checkVisibility' in element) || (element as HTMLElement).checkVisibility(options);
}
