/**
 * A page as one tree: what is in open shadow roots belongs to it like everything else, because games are
 * built with web components as well as without. A page may be of any size and depth, so each walk has an end:
 * what lies beyond is no part of a game.
 */
import { call, documentOf, firstOf, get, isLeaf, lastOf, localNameOf } from './dom.ts';
import { foundIn } from './groups.ts';

export type Root = Document | ShadowRoot;

/** What is in more elements than these is not looked at. */
export const MAX_DEPTH = 256;
/**
 * So much of a page is looked at, in elements, and a page of more than that is no game: nothing is looked for on it.
 * A large page of news has some ten thousand.
 */
export const MAX_ELEMENTS = 30_000;
/** So many open shadow roots: thirty-two boards that have one for each tile and row have half of them. */
const MAX_SHADOW_ROOTS = 5000;
/** So many elements are found by one selector. */
const MAX_FOUND = 3000;
/** So much of a tile, a key or a message. */
const MAX_PARTS = 1000;
/** So many children of an element, where its texts are asked for. */
const MAX_CHILDREN = 500;
/** What says something short is in no more elements than these. */
const MAX_BRIEF_PARTS = 50;
/** What a text takes to be looked at, however short it is, in characters. */
const PER_TEXT = 10;
/** So much of a text, in characters. */
const MAX_TEXT = 500;
/** So much of all classes of an element, in characters, and so many attributes. */
const MAX_CLASSES = 2000;
const MAX_ATTRIBUTES = 50;

/** Knack's own element on a page: no part of the page, so nothing here looks into it. */
export const OVERLAY = 'knack-overlay';
export const isOverlay = (target: EventTarget | null): boolean =>
  target !== null && localNameOf(target as Element) === OVERLAY;

/** What has been found out about the page that is being looked at, by what finds it out. */
let known: Map<unknown, Map<object, unknown>> | null = null;

/** A page does not change while it is looked at, so what it is made of is then found out only once. */
export function atOneMoment<T>(look: () => T): T {
  if (known) return look();
  known = new Map();
  try {
    return look();
  } finally {
    known = null;
  }
}

/** Finds something out about a part of a page once in a moment, however often that is asked for. */
export function onceAMoment<K extends object, V>(find: (part: K) => V): (part: K) => V {
  return (part) => {
    if (!known) return find(part);
    return foundIn(foundIn(known, find, () => new Map<object, unknown>()) as Map<K, V>, part, find);
  };
}

/** The open shadow roots in a part of a page, the outer ones first. */
export const shadowRootsIn = onceAMoment<ParentNode, readonly ShadowRoot[]>(searchForRoots);

const isLarge = onceAMoment(
  (document: Document) => call(document, 'getElementsByTagName', '*').length > MAX_ELEMENTS,
);

/** Whether a part of a page is of one that has too many elements for a game. */
export const isOfLargePage = (root: ParentNode): boolean =>
  isLarge(get(root, 'nodeType') === 9 ? (root as Document) : documentOf(root as Element));

function searchForRoots(root: ParentNode): ShadowRoot[] {
  const found: ShadowRoot[] = [];
  if (isOfLargePage(root)) return found;
  /** What is being walked through, the innermost last. */
  const walks: { readonly all: ArrayLike<Element>; next: number }[] = [];
  const visit = (element: Element): void => {
    // Documents have none, nor have shadow roots.
    const shadowRoot = get(element, 'shadowRoot') as ShadowRoot | null | undefined;
    if (!shadowRoot || isOverlay(element)) return;
    found.push(shadowRoot);
    walks.push({ all: everythingIn(shadowRoot), next: 0 });
  };
  walks.push({ all: everythingIn(root), next: 0 });
  visit(root as Element);
  for (let left = MAX_ELEMENTS; left > 0 && found.length < MAX_SHADOW_ROOTS; left--) {
    const walk = walks.at(-1);
    if (!walk) break;
    const element = walk.all[walk.next++];
    if (element) visit(element);
    else walks.pop();
  }
  return found;
}

/** All elements in one, but for those in shadow roots. */
export const everythingIn = (root: ParentNode): ArrayLike<Element> => call(root, 'querySelectorAll', '*');

/** The elements that match, whatever roots they are in. */
export function findAll(root: ParentNode, selector: string, most = MAX_FOUND): Element[] {
  const found: Element[] = [];
  if (isOfLargePage(root)) return found;
  for (const part of [root, ...shadowRootsIn(root)]) {
    for (const element of firstOf(call(part, 'querySelectorAll', selector), most - found.length)) {
      found.push(element);
    }
  }
  return found;
}

export function findFirst(root: ParentNode, selector: string): Element | null {
  if (isOfLargePage(root)) return null;
  return call(root, 'querySelector', selector) ?? findAll(root, selector, 1)[0] ?? null;
}

/** The element that has the shadow root which an element is in. */
function hostOf(element: Element): Element | null {
  const root = call(element, 'getRootNode');
  return get(root, 'nodeType') === 11 && 'host' in root ? (root as ShadowRoot).host : null;
}

export const parentOf = (element: Element): Element | null =>
  get(element, 'parentElement') ?? hostOf(element);

/** From the parent up to the outermost element. */
export function ancestorsOf(element: Element): Element[] {
  const ancestors: Element[] = [];
  for (let up = parentOf(element); up && ancestors.length < MAX_DEPTH; up = parentOf(up)) ancestors.push(up);
  return ancestors;
}

/** What is found of an element, or else of the nearest one whose shadow root it is in. */
function throughRoots<T>(element: Element, find: (up: Element) => T): T | null {
  let depth = 0;
  for (let up: Element | null = element; up && depth < MAX_DEPTH; up = hostOf(up), depth++) {
    const found = find(up);
    if (found) return found;
  }
  return null;
}

/** The element itself or its nearest ancestor that matches. */
export const closest = (element: Element, selector: string): Element | null =>
  throughRoots(element, (up) => call(up, 'closest', selector));

/** Whether one element is, or is in, another. */
export const isWithin = (inner: Element, outer: Element): boolean =>
  throughRoots(inner, (up) => call(outer, 'contains', up)) === true;

/**
 * Those of some elements that have none of the others in them, nor are in anything that matches. However many
 * they are, each element around them is looked at once.
 */
export function innermost(elements: readonly Element[], isOutside: (element: Element) => boolean): Element[] {
  /** The elements around those, and whether they match or are in something that does. */
  const around = new Map<Element, boolean>();
  const isLeftOut = (element: Element): boolean => {
    const path: Element[] = [];
    let up = parentOf(element);
    for (; up && !around.has(up); up = parentOf(up)) path.push(up);
    let isIn = up ? around.get(up)! : false;
    for (const next of path.reverse()) {
      isIn ||= isOutside(next);
      around.set(next, isIn);
    }
    return isIn || isOutside(element);
  };
  const outside = elements.filter((element) => !isLeftOut(element));
  return outside.filter((element) => !around.has(element));
}

/** Those of some elements that are in none of the others. */
export function outermost(elements: readonly Element[]): Element[] {
  const all = new Set(elements);
  return elements.filter((element) => !ancestorsOf(element).some((up) => all.has(up)));
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

/** What an element is made of: what is in its shadow root, and its own children; the first of each, or the last. */
export function childrenOf(
  element: Element,
  most = MAX_ELEMENTS,
  from: 'first' | 'last' = 'first',
): Element[] {
  const some = from === 'first' ? firstOf : lastOf;
  const children = listsOf(element).flatMap((parent) => some(get(parent, 'children'), most));
  return children.filter((child) => !UNSEEN.has(get(child, 'tagName')));
}

/** What holds the children of an element. */
function listsOf(element: Element): (Element | ShadowRoot)[] {
  const shadowRoot = get(element, 'shadowRoot');
  return shadowRoot ? [shadowRoot, element] : [element];
}

/** An element and everything in it, what is around before what is within, from the first or the last. */
export function partsOf(element: Element, most = MAX_PARTS, from: 'first' | 'last' = 'first'): Element[] {
  // Most of what is asked for has nothing in it.
  if (isLeaf(element) && !get(element, 'shadowRoot')) return most > 0 ? [element] : [];
  const parts: Element[] = [];
  const next = [element];
  for (let part = next.pop(); part && parts.length < most; part = next.pop()) {
    parts.push(part);
    const children = childrenOf(part, most - parts.length, from);
    next.push(...(from === 'first' ? children.reverse() : children));
  }
  return parts;
}

/** How many nodes an element consists of, texts included; no more than `most` are counted. */
export function nodesIn(element: Element, most: number): number {
  let count = 0;
  for (const part of partsOf(element, most)) {
    count += 1 + listsOf(part).reduce((sum, parent) => sum + get(parent, 'childNodes').length, 0);
  }
  return Math.min(count, most);
}

/** The texts in an element itself, and in its shadow root, without the space around them. */
export const ownTextsOf = (element: Element): string[] =>
  listsOf(element)
    .flatMap((parent) => firstOf(get(parent, 'childNodes'), MAX_CHILDREN))
    .filter((node) => get(node, 'nodeType') === 3)
    .map((node) => (get(node, 'nodeValue') ?? '').slice(0, MAX_TEXT))
    .map((text) => text.replace(/[\u200B-\u200D\uFEFF]/g, '').trim())
    .filter(Boolean);

/** The texts in an element, each with the element that holds it, without the space around them. */
export const textsOf = (element: Element): { readonly text: string; readonly holder: Element }[] =>
  partsOf(element).flatMap((holder) => ownTextsOf(holder).map((text) => ({ text, holder })));

/** All text in an element, in one line. */
export function wholeTextOf(element: Element): string {
  return inOneLine(textsOf(element).map(({ text }) => text)).slice(0, MAX_TEXT);
}

/** The same where it is no longer than so many characters, and in few elements; otherwise null. */
export function briefTextOf(element: Element, most: number): string | null {
  const parts = partsOf(element, MAX_BRIEF_PARTS + 1);
  if (parts.length > MAX_BRIEF_PARTS) return null;
  let brief = '';
  for (const part of parts) {
    brief = inOneLine([brief, ...ownTextsOf(part)].filter(Boolean));
    if (brief.length > most) return null;
  }
  return brief;
}

/** What some elements say, one after the other, until all of it is as long as a page of a game ever needs. */
export function saidBy(
  elements: readonly Element[],
  said: (element: Element) => readonly string[],
  most: number,
): string[] {
  const texts: string[] = [];
  let left = most;
  for (const element of elements) {
    for (const text of said(element)) {
      if (text === '') continue;
      left -= PER_TEXT + text.length;
      if (left < 0) return texts;
      texts.push(text);
    }
  }
  return texts;
}

export const inOneLine = (texts: readonly string[]): string => texts.join(' ').replace(/\s+/g, ' ');

/** An attribute, as far as it may mean something. */
export const attributeOf = (element: Element, name: string): string | null =>
  call(element, 'getAttribute', name)?.slice(0, MAX_TEXT) ?? null;

/** So many ids are followed. */
const MAX_REFERENCES = 20;

/** The elements that an element is said to be named or described by, in attributes that hold their ids. */
export function referredTo(element: Element, attributes: readonly string[]): readonly Element[] {
  const document = documentOf(element);
  const ids = attributes.flatMap((name) => (attributeOf(element, name) ?? '').split(/\s+/)).filter(Boolean);
  return ids
    .slice(0, MAX_REFERENCES)
    .map((id) => call(document, 'getElementById', id))
    .filter((it) => it !== null);
}

/** The classes of an element. */
export const classesOf = (element: Element): string[] =>
  (call(element, 'getAttribute', 'class') ?? '').slice(0, MAX_CLASSES).split(/\s+/).filter(Boolean);

/** What an element has of attributes, each as far as it may mean something. */
export function attributesOf(element: Element): { readonly name: string; readonly value: string }[] {
  return firstOf(get(element, 'attributes'), MAX_ATTRIBUTES).map(({ name, value }) => ({
    name: name.slice(0, MAX_TEXT),
    value: value.slice(0, MAX_TEXT),
  }));
}

/** What the elements of a row of tiles say of themselves, whatever it means: it tells whether they have changed. */
export const printOf = (tiles: readonly Element[]): string =>
  [parentOf(tiles[0]!) ?? [], tiles.map((tile) => partsOf(tile))]
    .flat(2)
    .flatMap((part) => attributesOf(part).map(({ name, value }) => `${name}=${value}`))
    .join();
