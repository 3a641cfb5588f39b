/** What stands around the content of a page: its header, menus and footer. Some pages have all of their content in one. */
import { bodyOf, documentOf, matches } from './dom.ts';
import { closest, everythingIn } from './tree.ts';

const SURROUNDINGS = 'nav, header, footer';

/** Whether an element is one of them, without most of the page in it. */
export const isSurrounding = (element: Element): boolean =>
  matches(element, SURROUNDINGS) && !holdsMost(element);

/** Whether an element stands in one. */
export function isInSurroundings(element: Element): boolean {
  const around = closest(element, SURROUNDINGS);
  return around !== null && !holdsMost(around);
}

function holdsMost(element: Element): boolean {
  const body = bodyOf(documentOf(element));
  return body !== null && 2 * countIn(element) > countIn(body);
}

const countIn = (element: Element): number => everythingIn(element).length;
