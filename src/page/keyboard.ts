/** The keyboard on the page: what is called a key, and stands and looks like one of its keys. */
import { DIALOGS } from './dialogs.ts';
import { call, get } from './dom.ts';
import { type Command, isCommand, letterNamed, mayClose, namesOf } from './key-names.ts';
import { letterIn } from './letter.ts';
import { hasLayout, ownSizeOf } from './place.ts';
import { isPressable, sendsAnother } from './pressable.ts';
import { foldOf, languagesOf, type SiteHints } from './site-hints.ts';
import {
  ancestorsOf,
  attributeOf,
  briefTextOf,
  childrenOf,
  classesOf,
  findAll,
  closest,
  innermost,
  isWithin,
  onceAMoment,
  parentOf,
} from './tree.ts';

/** A letter in lower case, {@link ENTER} or {@link DELETE}. */
export type Key = string;
export const ENTER = 'Enter';
export const DELETE = 'Backspace';
const COMMANDS: Readonly<Record<string, Command>> = { [ENTER]: 'enter', [DELETE]: 'delete' };

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
const MAX_TEXT = 200;
/** How low and how high a key is, by the height of those with letters. */
const LOW = 0.6;
const HIGH = 1.7;
/** How far from the block of letters another key stands at most, by that height. */
const BESIDE = 0.7;

interface Keyboard {
  /** What is called by each letter, in the order of the page: the keys, and perhaps a button elsewhere. */
  readonly letters: ReadonlyMap<string, readonly HTMLElement[]>;
  /** The smallest element that contains them all. */
  readonly whole: Element;
}

/** The innermost elements of a kind that can be pressed; what is in a button is that button. */
const keysIn = (root: ParentNode, selector: string): HTMLElement[] =>
  innermost(findAll(root, selector, MAX_KEYS), DIALOGS)
    .map((element) => closest(element, 'button') ?? element)
    .filter(isPressable);

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
  const held = new Map<Element, Map<string, HTMLElement[]>>();
  for (const key of keys) {
    const letter = letterNamed(namesOf(key), fold);
    if (!letter) continue;
    for (const ancestor of ancestorsOf(key)) {
      const letters = held.get(ancestor) ?? new Map<string, HTMLElement[]>();
      const same = letters.get(letter);
      if (same) same.push(key);
      else letters.set(letter, [key]);
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

/** For each site that its page can be of, found once in a moment. */
const keyboardFor = (find: (document: Document, site: SiteHints) => Keyboard | null) => {
  const ofDocument = onceAMoment((document: Document) =>
    onceAMoment((site: SiteHints) => find(document, site)),
  );
  return (document: Document, site: SiteHints) => ofDocument(document)(site);
};

/** The keyboard of a page, by what says of a key that it is one. */
const namedKeyboardOf = keyboardFor((document, site) => {
  const all = site.keys?.all;
  const fold = foldOf(site);
  const own = all === undefined ? null : togetherOf(keysIn(document, all), fold);
  return own ?? togetherOf(keysIn(document, KEY_LIKE), fold);
});

/** The same, or else by the letters alone. */
const keyboardOf = keyboardFor((document, site) => {
  const fold = foldOf(site);
  return namedKeyboardOf(document, site) ?? togetherOf(lettersIn(document, fold), fold, MIN_BARE_LETTERS);
});

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
  for (const [key] of keyboard.letters.values()) {
    rows.add(key!);
    const row = parentOf(key!);
    if (row) rows.add(row);
  }
  return rows;
}

/** All keys that there are of letters and of the two others. */
export function keysOn(document: Document, site: SiteHints): HTMLElement[] {
  const keyboard = keyboardOf(document, site);
  if (!keyboard) return [];
  const sure = sureOf(keyboard);
  const others = [ENTER, DELETE].map((key) => otherKeyOf(keyboard, sure, site, COMMANDS[key]!));
  return [...sure.keys.values(), ...others.filter((key) => key !== null)];
}

/**
 * The on-screen key of a letter, or of the two others; null when the keyboard of the page has none that is sure:
 * what it is called is all that is said on it, and it stands among the letters, is of their kind and about as high.
 */
export function findKey(document: Document, site: SiteHints, key: Key): HTMLElement | null {
  const keyboard = keyboardOf(document, site);
  if (!keyboard) return null;
  const sure = sureOf(keyboard);
  const command = COMMANDS[key];
  return command ? otherKeyOf(keyboard, sure, site, command) : (sure.keys.get(key) ?? null);
}

/** The keys with letters, without what is a letter elsewhere. */
interface SureKeys {
  readonly keys: ReadonlyMap<string, HTMLElement>;
  /** The elements that hold more than one of them, the smallest of each; none where one holds them all. */
  readonly rows: ReadonlySet<Element>;
  /** Half of them are no higher; 0 without a layout. */
  readonly height: number;
}

/** What a browser says of an element that makes it one of a kind. */
const kindOf = (element: Element): string =>
  `${get(element, 'localName')} ${attributeOf(element, 'role') ?? ''}`;

const heightOf = (element: Element): number => ownSizeOf(element).height;
const isAsHigh = (element: Element, height: number): boolean =>
  height === 0 || (heightOf(element) >= LOW * height && heightOf(element) <= HIGH * height);

function sureOf({ letters, whole }: Keyboard): SureKeys {
  const all = [...letters.values()].flat();
  const kind = mostOf(all.map(kindOf));
  const heights = hasLayout(get(whole, 'ownerDocument')) ? all.map(heightOf).toSorted((a, b) => a - b) : [0];
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
  const keys = new Map<string, HTMLElement>();
  for (const [letter, same] of letters) {
    const [best] = same.filter(inRow).sort((a, b) => inRow(b) - inRow(a));
    if (best) keys.set(letter, best);
  }
  const rows = new Set([...keys.values()].map((key) => rowOf.get(key)!));
  rows.delete(whole);
  return { keys, rows, height };
}

/** How many there are of each. */
function countOf<T>(all: Iterable<T>): Map<T, number> {
  const count = new Map<T, number>();
  for (const one of all) count.set(one, (count.get(one) ?? 0) + 1);
  return count;
}

/** What there is most of. */
function mostOf(texts: readonly string[]): string {
  return [...countOf(texts)].sort(([, a], [, b]) => b - a)[0]![0];
}

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

function otherKeyOf(
  { whole }: Keyboard,
  sure: SureKeys,
  site: SiteHints,
  command: Command,
): HTMLElement | null {
  const own = site.keys?.[command];
  const known = own === undefined ? [] : keysIn(whole, own);
  if (known[0]) return known[0];
  const isCalled = isCommand(command, languagesOf(site));
  const isBeside = standsBeside(sure, whole);
  const isAlike = looksLike([...sure.keys.values()]);
  const isMeant = (element: HTMLElement) => {
    const names = namesOf(element);
    return isCalled(names) && (isWithin(element, whole) || !mayClose(names));
  };
  const fits = (element: HTMLElement) =>
    isAlike(element) &&
    isAsHigh(element, sure.height) &&
    isMeant(element) &&
    isBeside(element) &&
    !sendsAnother(element, whole);
  // A row of its own has no letters.
  const around = sure.rows.size > 0 ? [...sure.rows, ...childrenOf(whole, MAX_KEYS)] : [whole];
  const beside = around.flatMap((row) => childrenOf(row, MAX_KEYS));
  const called = [
    ...keysIn(parentOf(whole) ?? whole, KEY_LIKE),
    ...innermost(beside, DIALOGS).filter(isPressable),
  ];
  // Beside a keyboard with its own key, others may be called the same.
  const nearness = (key: Element) => [whole, ...sure.rows].filter((it) => isWithin(key, it)).length;
  return called.filter(fits).sort((a, b) => nearness(b) - nearness(a))[0] ?? null;
}

/**
 * Tells whether an element is of the kind of some keys: their element, their role, or one of their classes. Of what
 * says nothing of itself a page has much, so that it is of their kind only where they say nothing either.
 */
function looksLike(keys: readonly Element[]): (element: Element) => boolean {
  const known = new Set(keys.flatMap(traitsOf));
  const areBare = keys.some(isBare);
  return (element) => (areBare || !isBare(element)) && traitsOf(element).some((trait) => known.has(trait));
}

const PLAIN: ReadonlySet<string> = new Set(['div', 'span']);
const isBare = (element: Element): boolean =>
  PLAIN.has(get(element, 'localName')) && traitsOf(element).every((trait) => trait.startsWith('<'));

function traitsOf(element: Element): string[] {
  const tag = `<${get(element, 'localName')}`;
  return [tag, attributeOf(element, 'role') ?? tag, ...classesOf(element)];
}

/** Tells whether an element stands in a row with letters, or right beside their block. */
function standsBeside({ keys, rows, height }: SureKeys, whole: Element): (element: Element) => boolean {
  if (height === 0) return (element) => isWithin(element, whole);
  const boxes = [...keys.values()].map((key) => call(key, 'getBoundingClientRect'));
  const room = BESIDE * height;
  const left = Math.min(...boxes.map((box) => box.left)) - room;
  const right = Math.max(...boxes.map((box) => box.right)) + room;
  const top = Math.min(...boxes.map((box) => box.top)) - room;
  const bottom = Math.max(...boxes.map((box) => box.bottom)) + room;
  return (element) => {
    const box = call(element, 'getBoundingClientRect');
    // A key of its own width may stand anywhere in a row that it shares with letters.
    const isInRow = [...rows].some((row) => isWithin(element, row));
    const isInHeight = box.bottom > top && box.top < bottom;
    return isInHeight && (isInRow || (box.right > left && box.left < right));
  };
}
