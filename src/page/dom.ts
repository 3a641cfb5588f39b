/**
 * Properties and methods of a page's nodes as the browser has them. The names that a page gives come before
 * them, in Chrome for extensions too (https://github.com/whatwg/html/issues/4458): in a form with a field that is
 * called "children", `form.children` is that field, and a picture that is called "body" is `document.body`. So they
 * are taken from the prototypes, which in the world of a content script no page can change.
 *
 * Of all nodes, forms (https://html.spec.whatwg.org/multipage/forms.html#the-form-element) and documents
 * (https://html.spec.whatwg.org/multipage/dom.html#dom-tree-accessors) alone have [LegacyOverrideBuiltIns]. So what
 * can be neither is asked directly: a field, a button, a shadow root, a list. What is only known to be a node or an
 * element may be a form.
 */

import { foundIn } from './groups.ts';

type MethodOf<T> = {
  [K in keyof T]: T[K] extends (...args: never[]) => unknown ? K : never;
}[keyof T];
type Method = (...args: unknown[]) => unknown;

/** Where a prototype or one above it has something, and how. */
interface Holder {
  readonly prototype: object;
  readonly descriptor: PropertyDescriptor;
}

/** What has been found so far, since walks through a page ask for the same few names ever again. */
const holders = new WeakMap<object, Map<PropertyKey, Holder | null>>();
/** What was asked for last by each name: most often it is asked for again of an element of the same kind. */
const latest = new Map<PropertyKey, { readonly first: object; readonly holder: Holder | null }>();

function holderOf(target: object, name: PropertyKey): Holder | null {
  const first = Object.getPrototypeOf(target) as object;
  const last = latest.get(name);
  if (last?.first === first) return last.holder;
  const names = foundIn(holders, first, () => new Map<PropertyKey, Holder | null>());
  const holder = foundIn(names, name, () => search(first, name));
  latest.set(name, { first, holder });
  return holder;
}

function search(first: object, name: PropertyKey): Holder | null {
  for (let up: object | null = first; up; up = Object.getPrototypeOf(up) as object | null) {
    const descriptor = Object.getOwnPropertyDescriptor(up, name);
    if (descriptor) return { prototype: up, descriptor };
  }
  return null;
}

/** The value of a property, whatever names the page has given. */
export function get<T extends object, K extends keyof T>(target: T, name: K): T[K] {
  const holder = holderOf(target, name);
  const value: unknown = holder?.descriptor.get
    ? holder.descriptor.get.call(target)
    : (holder?.prototype as T | undefined)?.[name];
  return value as T[K];
}

/** Calls a method, whatever names the page has given. */
export function call<T extends object, K extends MethodOf<T>>(
  target: T,
  name: K,
  ...args: Parameters<Extract<T[K], (...args: never[]) => unknown>>
): ReturnType<Extract<T[K], (...args: never[]) => unknown>> {
  return (get(target, name) as Method).apply(target, args) as never;
}

export const rectOf = (element: Element): DOMRect => call(element, 'getBoundingClientRect');

export const documentOf = (node: Element | ShadowRoot): Document => get(node, 'ownerDocument');

export const isElement = (node: Node): node is Element => get(node, 'nodeType') === 1;

export const localNameOf = (element: Element): string => get(element, 'localName');

// These are declared, since SWC copies arrow functions as short as them to wherever they are called.
export function matches(element: Element, selector: string): boolean {
  return call(element, 'matches', selector);
}

export function isConnected(element: Element): boolean {
  return get(element, 'isConnected');
}

/** @param part "::before" or the like; what is of the element itself unless given */
export function styleOf(element: Element, part?: string): CSSStyleDeclaration {
  return getComputedStyle(element, part);
}

/** Whether there is no other element in one. */
export const isLeaf = (element: Element): boolean => get(element, 'childElementCount') === 0;

/** The outermost element of a document; a document may have none for a while. */
export const rootOf = (document: Document): Element | null => get(document, 'documentElement');

export const bodyOf = (document: Document): HTMLElement | null => get(document, 'body');

/** The size of the window without its scroll bars; 0 in a document that is empty or not displayed. */
export function windowSize(document: Document): { readonly width: number; readonly height: number } {
  const root = rootOf(document);
  return { width: root ? get(root, 'clientWidth') : 0, height: root ? get(root, 'clientHeight') : 0 };
}

/** The first so many of a list, which may have any number. */
export function firstOf<T>(list: ArrayLike<T>, most: number): T[] {
  const first: T[] = [];
  const end = Math.min(list.length, most);
  for (let n = 0; n < end; n++) first.push(list[n]!);
  return first;
}

/** The last so many of a list, in its order. */
export function lastOf<T>(list: ArrayLike<T>, most: number): T[] {
  const last: T[] = [];
  const end = Math.max(list.length - most, 0);
  for (let n = list.length - 1; n >= end; n--) last.push(list[n]!);
  return last.reverse();
}
