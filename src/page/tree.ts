/**
 * A page as one tree: what is in open shadow roots belongs to it like everything else, because games are
 * built with web components as well as without.
 */

export type Root = Document | ShadowRoot;

/** Knack's own element on a page: no part of the page, so nothing here looks into it. */
export const OVERLAY = 'knack-overlay';
export const isOverlay = (target: EventTarget | null): boolean =>
  target !== null && 'localName' in target && target.localName === OVERLAY;

/** The open shadow roots in a part of a page, the outer ones first. */
export function shadowRootsIn(root: ParentNode): ShadowRoot[] {
  const found: ShadowRoot[] = [];
  const visit = (element: Element) => {
    const { shadowRoot } = element;
    if (shadowRoot && !isOverlay(element)) found.push(shadowRoot, ...shadowRootsIn(shadowRoot));
  };
  if ('shadowRoot' in root) visit(root as Element);
  for (const element of root.querySelectorAll('*')) visit(element);
  return found;
}

/** All elements that match, whatever roots they are in. */
export function findAll(root: ParentNode, selector: string): Element[] {
  return [root, ...shadowRootsIn(root)].flatMap((part) => [...part.querySelectorAll(selector)]);
}

export function findFirst(root: ParentNode, selector: string): Element | null {
  return root.querySelector(selector) ?? findAll(root, selector)[0] ?? null;
}

export function parentOf(element: Element): Element | null {
  if (element.parentElement) return element.parentElement;
  const root = element.getRootNode();
  return 'host' in root ? (root as ShadowRoot).host : null;
}

/** From the parent up to the outermost element. */
export function ancestorsOf(element: Element): Element[] {
  const ancestors: Element[] = [];
  for (let up = parentOf(element); up; up = parentOf(up)) ancestors.push(up);
  return ancestors;
}

/** The element itself or its nearest ancestor that matches. */
export function closest(element: Element, selector: string): Element | null {
  for (let up: Element | null = element; up; up = parentOf(up)) if (up.matches(selector)) return up;
  return null;
}

/** Whether one element is, or is in, another. */
export function isWithin(inner: Element, outer: Element): boolean {
  for (let up: Element | null = inner; up; up = parentOf(up)) if (up === outer) return true;
  return false;
}

const UNSEEN = new Set([
  'SCRIPT',
  'STYLE',
  'TEMPLATE',
  'NOSCRIPT',
  'LINK',
  'META',
  'BR',
  OVERLAY.toUpperCase(),
]);

/** What an element is made of: what is in its shadow root, and its own children. */
export function childrenOf(element: Element): Element[] {
  const children = [...(element.shadowRoot?.children ?? []), ...element.children];
  return children.filter(({ tagName }) => !UNSEEN.has(tagName));
}

/** An element and everything in it. */
export function partsOf(element: Element): Element[] {
  return [element, ...childrenOf(element).flatMap(partsOf)];
}

/** The texts in an element, each with the element that holds it, without the space around them. */
export function textsOf(element: Element): { readonly text: string; readonly holder: Element }[] {
  return partsOf(element).flatMap((holder) =>
    [...(holder.shadowRoot?.childNodes ?? []), ...holder.childNodes]
      .filter(({ nodeType }) => nodeType === 3)
      .map((node) => ({ text: (node.nodeValue ?? '').replace(/[\u200B-\u200D\uFEFF]/g, '').trim(), holder }))
      .filter(({ text }) => text !== ''),
  );
}

/** All text in an element, in one line. */
export function wholeTextOf(element: Element): string {
  return textsOf(element)
    .map(({ text }) => text)
    .join(' ')
    .replace(/\s+/g, ' ');
}
