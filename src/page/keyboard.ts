/** The keyboard on the page, found by the names of its keys. */
import type { Language } from '../languages/language.ts';
import { DIALOGS } from './dialogs.ts';
import { call, get } from './dom.ts';
import { letterIn } from './letter.ts';
import { isDisplayed } from './place.ts';
import { foldOf, languagesOf, type SiteHints } from './site-hints.ts';
import {
  ancestorsOf,
  attributeOf,
  briefTextOf,
  childrenOf,
  classesOf,
  findAll,
  innermost,
  isWithin,
  parentOf,
  partsOf,
  saidBy,
} from './tree.ts';

/** A letter in lower case, {@link ENTER} or {@link DELETE}. */
export type Key = string;
export const ENTER = 'Enter';
export const DELETE = 'Backspace';

const KEY_LIKE = 'button, [role="button"], [data-key], kbd, [class*="key" i]';
/** With fewer letters than this it is not a keyboard. */
const MIN_LETTERS = 15;
/** The same where nothing says that they are keys: boards hold letters too. */
const MIN_BARE_LETTERS = 21;
/** So many elements of a page are searched for letters. */
const MAX_SEARCHED = 5000;
/** How many letters may be on buttons elsewhere on the page. */
const STRAYS = 2;

/** With more than these it is not a keyboard, nor a page of a game: thirty-two games share one. */
const MAX_KEYS = 1000;
/** So much of a key is looked at, in elements, and so much of its names, in characters. */
const MAX_PARTS = 30;
const MAX_NAMES = 2000;
const MAX_TEXT = 200;

/** Attributes that name a key, the most reliable first. */
const ATTRIBUTES = ['data-key', 'data-value', 'value', 'aria-label', 'title', 'id'] as const;

const SYMBOLS = { enter: /^[↵⏎↩⮐⤶✓✔✅☑→➜➔➡⮕▶]\ufe0f?$/u, delete: /^[←⟵⬅◄⇦⌫◀✕✖×]\ufe0f?$/u } as const;

/** The names of an element, the most reliable first. */
function namesOf(element: Element): string[] {
  const parts = partsOf(element, MAX_PARTS);
  const attributes = (part: Element) => ATTRIBUTES.map((name) => attributeOf(part, name) ?? '');
  return [
    attributeOf(element, ATTRIBUTES[0]) ?? '',
    briefTextOf(element, MAX_TEXT) ?? '',
    ...saidBy(parts, attributes, MAX_NAMES),
    ...saidBy(parts, classesOf, MAX_NAMES),
  ].map((name) => name.trim());
}

function letterOfKey(element: Element, fold: (text: string) => string): string | null {
  for (const name of namesOf(element)) {
    const letter = letterIn(name, fold);
    if (letter !== null) return letter;
  }
  return null;
}

/** Whether an element is called what the key for entering or taking out is, in any of the languages. */
function isCalled(key: keyof typeof SYMBOLS, languages: readonly Language[]): (element: Element) => boolean {
  const tests = languages.map(({ keys, fold }) => {
    const { words, whole } = keys[key];
    const among = new RegExp(`(^|[^\\p{L}])(${words})($|[^\\p{L}])`, 'u');
    const alone = whole === undefined ? null : new RegExp(`^(${whole})$`, 'u');
    return (name: string) => among.test(fold(name)) || (alone?.test(fold(name)) ?? false);
  });
  return (element) =>
    namesOf(element).some((name) => SYMBOLS[key].test(name) || tests.some((isName) => isName(name)));
}

interface Keyboard {
  readonly letters: ReadonlyMap<string, HTMLElement>;
  /** The smallest element that contains them all. */
  readonly whole: Element;
}

/** Whether an element can be pressed as a key: links lead elsewhere. */
const isPressable = (element: Element): element is HTMLElement =>
  !call(element, 'matches', 'a[href]') && isDisplayed(element);

/** The innermost elements of a kind that can be pressed. */
const keysIn = (root: ParentNode, selector: string): HTMLElement[] =>
  innermost(findAll(root, selector, MAX_KEYS), DIALOGS).filter(isPressable);

/** The elements that consist of one letter each, whatever they are. */
function lettersIn(document: Document, fold: (text: string) => string): HTMLElement[] {
  const isLetter = (element: Element) =>
    get(element, 'childElementCount') === 0 && letterIn(briefTextOf(element, MAX_TEXT) ?? '', fold) !== null;
  const letters = findAll(document, '*', MAX_SEARCHED).filter(isLetter).slice(0, MAX_KEYS);
  return innermost(letters, DIALOGS).filter(isPressable);
}

/**
 * The keys with letters that stand together; null when there are none. Pages have other buttons of one letter,
 * such as the x that closes something: the keyboard is where most letters are.
 */
function togetherOf(
  keys: readonly HTMLElement[],
  fold: (text: string) => string,
  least = MIN_LETTERS,
): Keyboard | null {
  const held = new Map<Element, Map<string, HTMLElement>>();
  for (const key of keys) {
    const letter = letterOfKey(key, fold);
    if (!letter) continue;
    for (const ancestor of ancestorsOf(key)) {
      const letters = held.get(ancestor) ?? new Map<string, HTMLElement>();
      if (!letters.has(letter)) letters.set(letter, key);
      held.set(ancestor, letters);
    }
  }
  // A stray button or two may be letters that the keyboard does not have.
  const most = [...held.values()].reduce((known, { size }) => Math.max(known, size), 0);
  const enough = Math.max(least, most - STRAYS);
  return [...held]
    .filter(([, { size }]) => size >= enough)
    .map(([whole, letters]): Keyboard => ({ whole, letters }))
    .reduce<Keyboard | null>((best, next) => (best && !isWithin(next.whole, best.whole) ? best : next), null);
}

/** The keyboard of a page: by what says of a key that it is one, or else by the letters alone. */
function keyboardOf(document: Document, site: SiteHints): Keyboard | null {
  const fold = foldOf(site);
  return namedKeyboardOf(document, site) ?? togetherOf(lettersIn(document, fold), fold, MIN_BARE_LETTERS);
}

function namedKeyboardOf(document: Document, site: SiteHints): Keyboard | null {
  const all = site.keys?.all;
  const fold = foldOf(site);
  const own = all === undefined ? null : togetherOf(keysIn(document, all), fold);
  return own ?? togetherOf(keysIn(document, KEY_LIKE), fold);
}

/** Whether there are keys on the screen. */
export const hasKeyboard = (document: Document, site: SiteHints): boolean =>
  keyboardOf(document, site) !== null;

/** Whether there are keys that something says are keys: letters alone may be anything. */
export const hasNamedKeyboard = (document: Document, site: SiteHints): boolean =>
  namedKeyboardOf(document, site) !== null;

/** The letters that there are keys of, in the order in which they are on the page. */
export const lettersOn = (document: Document, site: SiteHints): readonly string[] => [
  ...(keyboardOf(document, site)?.letters.keys() ?? []),
];

/** So many letters have keys on a keyboard that is no board with many letters. */
const SURE_LETTERS = 20;

/** What the keys of a page's keyboard are in, so that none of them is taken for a tile. */
export function keyRows(document: Document, site: SiteHints): ReadonlySet<Element> {
  const keyboard = keyboardOf(document, site);
  if (!keyboard || keyboard.letters.size < SURE_LETTERS) return new Set();
  const rows = new Set<Element>();
  for (const key of keyboard.letters.values()) {
    rows.add(key);
    const row = parentOf(key);
    if (row) rows.add(row);
  }
  return rows;
}

/** All keys that there are of letters and of the two others. */
export function keysOn(document: Document, site: SiteHints): HTMLElement[] {
  const keyboard = keyboardOf(document, site);
  if (!keyboard) return [];
  const others = [ENTER, DELETE].map((key) => keyOf(keyboard, site, key)).filter((key) => key !== null);
  return [...keyboard.letters.values(), ...others];
}

/** The on-screen key of a letter, or of the two others; null when the keyboard of the page has none. */
export function findKey(document: Document, site: SiteHints, key: Key): HTMLElement | null {
  const keyboard = keyboardOf(document, site);
  return keyboard && keyOf(keyboard, site, key);
}

function keyOf(keyboard: Keyboard, site: SiteHints, key: Key): HTMLElement | null {
  if (key !== ENTER && key !== DELETE) return keyboard.letters.get(key) ?? null;
  const name = key === ENTER ? 'enter' : 'delete';
  const own = site.keys?.[name];
  const known = own === undefined ? [] : keysIn(keyboard.whole, own);
  if (known[0]) return known[0];
  const fold = foldOf(site);
  const languages = languagesOf(site);
  const others = othersOf(keyboard).filter((element) => !letterOfKey(element, fold));
  const named = others.find(isCalled(name, languages));
  if (named) return named;
  // A key without a name, such as an icon, is told by what is left: there are two keys without letters.
  const isOther = isCalled(key === ENTER ? 'delete' : 'enter', languages);
  const nameless = others.filter(
    (element) => namesOf(element).every((it) => it === '' || it.length > 1) && !isOther(element),
  );
  return nameless.length === 1 && others.some(isOther) ? nameless[0]! : null;
}

/** What can be a key without a letter: what says that it is one, and what stands in a row with letters. */
function othersOf({ whole, letters }: Keyboard): HTMLElement[] {
  const keys = [...letters.values()];
  const around = new Set<Element>();
  const rows = new Set<Element>();
  for (const key of keys) {
    let below: Element = key;
    for (const up of ancestorsOf(key)) {
      around.add(below);
      if (rows.has(up)) break;
      // Each letter may be wrapped up in elements of its own.
      if (childrenOf(up, 2).length > 1) rows.add(up);
      if (up === whole) break;
      below = up;
    }
  }
  const beside = [...rows]
    .flatMap((row) => childrenOf(row, MAX_KEYS))
    .filter((it) => !around.has(it) && isFilled(it));
  return [...new Set([...keysIn(whole, KEY_LIKE), ...innermost(beside, DIALOGS).filter(isPressable)])];
}

/** Whether there is anything in an element to be seen: keyboards have gaps. */
const isFilled = (element: Element): boolean =>
  get(element, 'childElementCount') > 0 || briefTextOf(element, MAX_TEXT) !== '';
