/** What stands around the content of a page: its header, menus and footer. Some pages have all of their content in one. */
import { bodyOf, call, documentOf } from './dom.ts';
import { closest } from './tree.ts';

export const SURROUNDINGS = 'nav, header, footer';

/** Whether an element is such, or in such. */
export function isInSurroundings(element: Element): boolean {
  const around = closest(element, SURROUNDINGS);
  return around !== null && !holdsMost(around);
}

/** Whether most elements of a page are in one. */
export function holdsMost(element: Element): boolean {
  const body = bodyOf(documentOf(element));
  return body !== null && 2 * countIn(element) > countIn(body);
}

const countIn = (element: Element): number => call(element, 'querySelectorAll', '*').length;
