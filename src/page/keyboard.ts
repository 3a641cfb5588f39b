/** Where letters stand that may be the keys of a game, and what holds them. */
import { isDialog } from './dialogs.ts';
import { documentOf, isLeaf, localNameOf, matches } from './dom.ts';
import { addUnder, countOf, foundIn, ordered } from './groups.ts';
import { letterNamed, MIN_BARE_LETTERS, MIN_LETTERS, namesOf, SURELY_KEYS } from './key-names.ts';
import { letterIn } from './letter.ts';
import { hasLayout, isVisible, ownSizeOf } from './place.ts';
import { isMarkedOtherwise, isPressable, sells } from './pressable.ts';
import { foldOf, type SiteHints } from './site-hints.ts';
import {
  ancestorsOf,
  attributeOf,
  briefTextOf,
  childrenOf,
  closest,
  findAll,
  innermost,
  isWithin,
  onceAMoment,
  ownTextsOf,
  parentOf,
} from './tree.ts';

/** With more than these it is not a keyboard, nor a page of a game: thirty-two games share one. */
export const MAX_KEYS = 1000;
/** No game has its keys there. */
export const isElsewhere = (element: Element): boolean =>
  matches(element, '[role=tablist], [inert]') || isDialog(element);
export const KEY_LIKE = `${SURELY_KEYS}, [class*="key" i]`;
/** So many elements of a page are searched for letters. */
const MAX_SEARCHED = 5000;
/** How many letters may be on buttons elsewhere on the page. */
const STRAYS = 2;
/** So many places with letters are looked at. */
const MAX_KEYBOARDS = 3;

const MAX_TEXT = 200;
/** How low and how high a key is, by the height of those with letters. */
const LOW = 0.6;
const HIGH = 1.7;

/** The keys with letters, without what is a letter elsewhere. */
export interface SureKeys {
  readonly keys: ReadonlyMap<string, HTMLElement>;
  /** The elements that hold more than one of them, the smallest of each; none where one holds them all. */
  readonly rows: ReadonlySet<Element>;
  /** Half of them are no higher; 0 without a layout. */
  readonly height: number;
}

export interface Keyboard {
  /** What is called by each letter, in the order of the page: the keys, and perhaps a button elsewhere. */
  readonly letters: ReadonlyMap<string, readonly HTMLElement[]>;
  /** The smallest element that contains them all. */
  readonly whole: Element;
}

/** The innermost elements of a kind that can be pressed; what is in a button is that button. */
export function keysIn(root: ParentNode, selector: string): HTMLElement[] {
  const inner = innermost(findAll(root, selector, MAX_KEYS), isElsewhere);
  return [...new Set(inner.map((element) => closest(element, 'button') ?? element))].filter(isPressable);
}

/** The elements that consist of one letter each, whatever they are. */
function lettersIn(document: Document, fold: (text: string) => string): HTMLElement[] {
  const isLetter = (element: Element) =>
    isLeaf(element) && letterIn(briefTextOf(element, MAX_TEXT) ?? '', fold) !== null;
  const letters = findAll(document, '*', MAX_SEARCHED).filter(isLetter).slice(0, MAX_KEYS);
  return innermost(letters, isElsewhere).filter(isPressable);
}

/**
 * The keys with letters that stand together, of each place with so many. Pages have other buttons of one letter, such as
 * the x that closes something: the keyboard is where most letters are, each once.
 */
function togetherOf(keys: readonly HTMLElement[], site: SiteHints, least = MIN_LETTERS): readonly Keyboard[] {
  const fold = foldOf(site);
  const held = new Map<Element, Map<string, HTMLElement[]>>();
  for (const key of keys) {
    const letter = letterNamed(namesOf(key), fold);
    if (!letter || isMarkedOtherwise(key)) continue;
    for (const ancestor of ancestorsOf(key)) {
      addUnder(
        foundIn(held, ancestor, () => new Map<string, HTMLElement[]>()),
        letter,
        key,
      );
    }
  }
  const all = [...held].map(([whole, letters]): Keyboard => ({ whole, letters }));
  // A board may be of the same elements, and have a letter in many rows.
  const twice = ({ letters }: Keyboard) => [...letters.values()].filter(({ length }) => length > 1).length;
  return ordered(apart(all.filter(({ letters }) => letters.size >= least)), twice);
}

/** The smallest of some elements that hold letters, those with most letters first, none in another. */
function apart(all: readonly Keyboard[]): Keyboard[] {
  const found: Keyboard[] = [];
  let rest = all;
  while (rest.length > 0 && found.length < MAX_KEYBOARDS) {
    // A stray button or two may be letters that the keyboard does not have.
    const most = rest.reduce((known, { letters }) => Math.max(known, letters.size), 0);
    const best = rest
      .filter(({ letters }) => letters.size >= most - STRAYS)
      .reduce((one, next) => (isWithin(next.whole, one.whole) ? next : one));
    found.push(best);
    rest = rest.filter(({ whole }) => !isWithin(whole, best.whole) && !isWithin(best.whole, whole));
  }
  return found.filter(({ whole }) => isVisible(whole) && !isHeadedOtherwise(whole));
}

/** Whether letters are for sale, or for something else: they, what holds them, or what stands right above says so. */
function isHeadedOtherwise(whole: Element): boolean {
  const parent = parentOf(whole);
  const before = childrenOf(parent ?? whole, MAX_KEYS);
  const above = [before[before.indexOf(whole) - 1], childrenOf(whole, 1)[0]];
  return (
    [whole, parent].some((it) => it && isMarkedOtherwise(it)) ||
    above.some((it) => it && ownTextsOf(it).some(sells))
  );
}

/** For each site that its page can be of, found once in a moment. */
export const onceForSite = <T>(find: (document: Document, site: SiteHints) => T) => {
  const ofDocument = onceAMoment((document: Document) =>
    onceAMoment((site: SiteHints) => find(document, site)),
  );
  return (document: Document, site: SiteHints) => ofDocument(document)(site);
};

/** What may be the keyboard of a page, the likeliest first, by what says of a key that it is one. */
export const namedKeyboards = onceForSite((document, site) => {
  const all = site.keys?.all;
  const own = all === undefined ? [] : togetherOf(keysIn(document, all), site);
  return own.length > 0 ? own : togetherOf(keysIn(document, KEY_LIKE), site);
});

/** On every keyboard, be it in the order of a typewriter or of the alphabet, and on no board. */
const IN_ORDER = /[aq]sdfg|fghij/;

/** The same by the letters alone. */
export const bareKeyboards = onceForSite((document, site) => {
  const keys = lettersIn(document, foldOf(site));
  const text = keys.map((key) => briefTextOf(key, MAX_TEXT)!.trim()).join('');
  return IN_ORDER.test(text.toLowerCase()) ? togetherOf(keys, site, MIN_BARE_LETTERS) : [];
});

/** What something says is the keyboard, or else what looks like one. */
const keyboardOf = (document: Document, site: SiteHints): Keyboard | null =>
  namedKeyboards(document, site)[0] ?? bareKeyboards(document, site)[0] ?? null;

/** Whether there are keys on the screen. */
export const hasKeyboard = (document: Document, site: SiteHints): boolean =>
  keyboardOf(document, site) !== null;

/** Whether there are keys that something says are keys: letters alone may be anything. */
export const hasNamedKeyboard = (document: Document, site: SiteHints): boolean =>
  namedKeyboards(document, site).length > 0;

/** What is called by each letter, in the order in which they are on the page; it costs no layout. */
export const letterKeys = (document: Document, site: SiteHints): Keyboard['letters'] =>
  keyboardOf(document, site)?.letters ?? new Map();

/** The letters that there are keys of, in the order in which they are on the page. */
export const lettersOn = (document: Document, site: SiteHints): readonly string[] => [
  ...letterKeys(document, site).keys(),
];

/** So many letters have keys on a keyboard that is no board with many letters. */
export const SURE_LETTERS = 20;

/** What the keys of a page's keyboard are in, so that none of them is taken for a tile. */
export function keyRows(document: Document, site: SiteHints): ReadonlySet<Element> {
  const keyboard = keyboardOf(document, site);
  if (!keyboard || keyboard.letters.size < SURE_LETTERS) return new Set();
  const rows = new Set<Element>();
  // A board may be of the same elements, and stand in the same one.
  for (const key of sureOf(keyboard).keys.values()) {
    rows.add(key);
    const row = parentOf(key);
    if (row) rows.add(row);
  }
  return rows;
}

/** What a browser says of an element that makes it one of a kind. */
const kindOf = (element: Element): string => `${localNameOf(element)} ${attributeOf(element, 'role') ?? ''}`;

const heightOf = (element: Element): number => ownSizeOf(element).height;
/** Whether an element is about as high as keys with letters; any is where that is 0, without a layout. */
export const isAsHigh = (element: Element, height: number): boolean =>
  height === 0 || (heightOf(element) >= LOW * height && heightOf(element) <= HIGH * height);

export function sureOf({ letters, whole }: Keyboard): SureKeys {
  const all = [...letters.values()].flat();
  const kind = mostOf(all.map(kindOf));
  const heights = hasLayout(documentOf(whole)) ? all.map(heightOf).toSorted((a, b) => a - b) : [0];
  const height = heights[Math.floor(heights.length / 2)]!;
  const alike = all.filter((key) => kindOf(key) === kind && isAsHigh(key, height));
  const rowOf = rowsAround(alike, whole);
  const count = countOf(rowOf.values());
  // What stands alone is in a row with nothing but the whole keyboard.
  const isFlat = (count.get(whole) ?? 0) > alike.length / 2;
  const inRow = (key: HTMLElement) => {
    const row = rowOf.get(key);
    return row === undefined || (row === whole && !isFlat) ? 0 : count.get(row)!;
  };
  const besideLetters = (key: HTMLElement) => {
    const inRowOf = childrenOf(rowOf.get(key)!, MAX_KEYS);
    const isLetter = (other: Element) => alike.some((it) => isWithin(it, other));
    const place = inRowOf.findIndex((child) => isWithin(key, child));
    return [place - 1, place + 1].filter((n) => inRowOf[n] && isLetter(inRowOf[n])).length;
  };
  // Of two with one letter it is the one in the longer row, or else among letters. Of two that stand alike none is sure.
  const worth = (key: HTMLElement) => inRow(key) && inRow(key) + besideLetters(key) / MAX_KEYS;
  const keys = new Map<string, HTMLElement>();
  for (const [letter, same] of letters) {
    const worths = same.map(same.length > 1 ? worth : inRow);
    const most = Math.max(...worths);
    const [best, other] = same.filter((_, n) => most && worths[n] === most);
    if (best && !other) keys.set(letter, best);
  }
  const rows = new Set([...keys.values()].map((key) => rowOf.get(key)!));
  rows.delete(whole);
  return { keys, rows, height };
}

/** What there is most of. */
const mostOf = (texts: readonly string[]): string =>
  ordered([...countOf(texts)], ([, count]) => -count)[0]![0];

/** The row of each key: the smallest element around it that holds others too. Each may be wrapped up in its own. */
function rowsAround(keys: readonly HTMLElement[], whole: Element): Map<HTMLElement, Element> {
  const around = new Map(keys.map((key) => [key, ancestorsOf(key)] as const));
  const held = countOf([...around.values()].flat());
  const rows = new Map<HTMLElement, Element>();
  for (const [key, ancestors] of around) {
    const row = ancestors.find((up) => held.get(up)! > 1);
    if (row && isWithin(row, whole)) rows.set(key, row);
  }
  return rows;
}
