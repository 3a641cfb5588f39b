/** The keyboard on the page: what is called a key, and stands and looks like one of its keys. */
import { DIALOGS } from './dialogs.ts';
import { documentOf, get, localNameOf } from './dom.ts';
import { type Command, isCommand, isSeenAnywhere, letterNamed, namesOf } from './key-names.ts';
import { joinedTo, looksLike, MAX_KEYS, standsBeside, SURELY_KEYS, type SureKeys } from './key-place.ts';
import { letterIn } from './letter.ts';
import { hasLayout, isVisible, ownSizeOf } from './place.ts';
import { isForAnother, isMarkedOtherwise, isPressable, sells } from './pressable.ts';
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
  ownTextsOf,
  onceAMoment,
  parentOf,
} from './tree.ts';

/** A letter in lower case, {@link ENTER} or {@link DELETE}. */
export type Key = string;
export const ENTER = 'Enter';
export const DELETE = 'Backspace';
const COMMANDS: Readonly<Record<string, Command>> = { [ENTER]: 'enter', [DELETE]: 'delete' };

/** No game has its keys there. */
const ELSEWHERE = `${DIALOGS}, [role="tablist"], [inert]`;
const KEY_LIKE = `${SURELY_KEYS}, [class*="key" i]`;
/** With fewer letters than this it is not a keyboard. */
const MIN_LETTERS = 15;
/** The same where nothing says that they are keys: boards hold letters too. */
const MIN_BARE_LETTERS = 21;
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

interface Keyboard {
  /** What is called by each letter, in the order of the page: the keys, and perhaps a button elsewhere. */
  readonly letters: ReadonlyMap<string, readonly HTMLElement[]>;
  /** The smallest element that contains them all. */
  readonly whole: Element;
}

/** The innermost elements of a kind that can be pressed; what is in a button is that button. */
function keysIn(root: ParentNode, selector: string): HTMLElement[] {
  const inner = innermost(findAll(root, selector, MAX_KEYS), ELSEWHERE);
  return [...new Set(inner.map((element) => closest(element, 'button') ?? element))].filter(isPressable);
}

/** The elements that consist of one letter each, whatever they are. */
function lettersIn(document: Document, fold: (text: string) => string): HTMLElement[] {
  const isLetter = (element: Element) =>
    get(element, 'childElementCount') === 0 && letterIn(briefTextOf(element, MAX_TEXT) ?? '', fold) !== null;
  const letters = findAll(document, '*', MAX_SEARCHED).filter(isLetter).slice(0, MAX_KEYS);
  return innermost(letters, ELSEWHERE).filter(isPressable);
}

/**
 * The keys with letters that stand together; null when there are none. Pages have other buttons of one letter,
 * such as the x that closes something: the keyboard is where most letters are. Of several places with letters, such as an
 * index beside the keyboard, it is the one with keys for Enter and for taking out.
 */
function togetherOf(keys: readonly HTMLElement[], site: SiteHints, least = MIN_LETTERS): Keyboard | null {
  const fold = foldOf(site);
  const held = new Map<Element, Map<string, HTMLElement[]>>();
  for (const key of keys) {
    const letter = letterNamed(namesOf(key), fold);
    if (!letter || isMarkedOtherwise(key)) continue;
    for (const ancestor of ancestorsOf(key)) {
      const letters = held.get(ancestor) ?? new Map<string, HTMLElement[]>();
      const same = letters.get(letter);
      if (same) same.push(key);
      else letters.set(letter, [key]);
      held.set(ancestor, letters);
    }
  }
  const all = [...held].map(([whole, letters]): Keyboard => ({ whole, letters }));
  const [first, ...others] = apart(all.filter(({ letters }) => letters.size >= least));
  if (!first || others.length === 0) return first ?? null;
  const worth = (keyboard: Keyboard) =>
    commandsOf(keyboard, site).length - (isIndex(keyboard, site) ? MAX_KEYS : 0);
  return others.reduce((best, next) => (worth(next) > worth(best) ? next : best), first);
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
const keyboardFor = (find: (document: Document, site: SiteHints) => Keyboard | null) => {
  const ofDocument = onceAMoment((document: Document) =>
    onceAMoment((site: SiteHints) => find(document, site)),
  );
  return (document: Document, site: SiteHints) => ofDocument(document)(site);
};

/** The keyboard of a page, by what says of a key that it is one. */
const namedKeyboardOf = keyboardFor((document, site) => {
  const all = site.keys?.all;
  const own = all === undefined ? null : togetherOf(keysIn(document, all), site);
  return own ?? togetherOf(keysIn(document, KEY_LIKE), site);
});

/** The same by the letters alone. */
const bareKeyboardOf = keyboardFor((document, site) =>
  togetherOf(lettersIn(document, foldOf(site)), site, MIN_BARE_LETTERS),
);

/** The one that something says is one, or else what looks like one. */
const keyboardOf = (document: Document, site: SiteHints): Keyboard | null =>
  namedKeyboardOf(document, site) ?? bareKeyboardOf(document, site);

/** The keyboard whose keys may be pressed, which is no index. */
const pressedOn = keyboardFor((document, site) => {
  // Boards may be of buttons, too, with the letters of some guesses.
  const isPressed = (keyboard: Keyboard | null) =>
    keyboard !== null &&
    (keyboard.letters.size >= SURE_LETTERS || commandsOf(keyboard, site).length > 1) &&
    !isIndex(keyboard, site);
  const named = namedKeyboardOf(document, site);
  if (isPressed(named)) return named;
  const bare = bareKeyboardOf(document, site);
  return isPressed(bare) ? bare : null;
});

/** Of the steps from one letter to the next, so many are alike where something is listed by the alphabet. */
const IN_ORDER = 0.8;

/** What scripts and styles call a keyboard, and never what something is listed by. */
const CALLED_KEYBOARD = /keyboard|tastatur|klawiatur/i;
const isCalledKeyboard = ({ whole, letters }: Keyboard): boolean =>
  [whole, ...[...letters.values()].map(([key]) => key!)].some((it) =>
    [attributeOf(it, 'id') ?? '', ...classesOf(it)].some((name) => CALLED_KEYBOARD.test(name)),
  );

/**
 * Whether letters are those that something is listed by: in their order, forwards, backwards or in columns, and without
 * both keys of a keyboard, or its name.
 */
function isIndex(keyboard: Keyboard, site: SiteHints): boolean {
  if (isCalledKeyboard(keyboard)) return false;
  const letters = [...keyboard.letters.keys()].filter((letter) => letter <= 'z');
  const steps = letters.slice(1).map((letter, n) => letter.charCodeAt(0) - letters[n]!.charCodeAt(0));
  const ahead = steps.filter((step) => step > 0).length;
  // In columns there is one step to the next of them and one back.
  const [one = 0, other = 0] = [...countOf(steps).values()].toSorted((a, b) => b - a);
  if (Math.max(ahead, steps.length - ahead, one + other) < IN_ORDER * steps.length) return false;
  const commands = commandsOf(keyboard, site);
  return commands.length < 2 || commands.every((key) => isSeenAnywhere(namesOf(key)));
}

/** Whether there are keys on the screen. */
export const hasKeyboard = (document: Document, site: SiteHints): boolean =>
  keyboardOf(document, site) !== null;

/** Whether there are keys that something says are keys: letters alone may be anything. */
export const hasNamedKeyboard = (document: Document, site: SiteHints): boolean =>
  namedKeyboardOf(document, site) !== null;

/** What is called by each letter, in the order in which they are on the page; it costs no layout. */
export const letterKeys = (document: Document, site: SiteHints): Keyboard['letters'] =>
  keyboardOf(document, site)?.letters ?? new Map();

/** The letters that there are keys of, in the order in which they are on the page. */
export const lettersOn = (document: Document, site: SiteHints): readonly string[] => [
  ...letterKeys(document, site).keys(),
];

/** So many letters have keys on a keyboard that is no board with many letters. */
const SURE_LETTERS = 20;

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

/** All keys that there are of letters and of the two others. */
export function keysOn(document: Document, site: SiteHints): HTMLElement[] {
  const keyboard = pressedOn(document, site);
  return keyboard ? [...sureOf(keyboard).keys.values(), ...commandsOf(keyboard, site)] : [];
}

/** The keys for Enter and for taking out, as far as there are any. */
function commandsOf(keyboard: Keyboard, site: SiteHints): HTMLElement[] {
  const sure = sureOf(keyboard);
  return Object.values(COMMANDS)
    .map((command) => otherKeyOf(keyboard, sure, site, command))
    .filter((key) => key !== null);
}

/**
 * The on-screen key of a letter, or of the two others; null when the keyboard of the page has none that is sure:
 * what it is called is all that is said on it, and it stands among the letters, is of their kind and about as high.
 */
export function findKey(document: Document, site: SiteHints, key: Key): HTMLElement | null {
  const keyboard = pressedOn(document, site);
  if (!keyboard) return null;
  const sure = sureOf(keyboard);
  const command = COMMANDS[key];
  return command ? otherKeyOf(keyboard, sure, site, command) : (sure.keys.get(key) ?? null);
}

/** What a browser says of an element that makes it one of a kind. */
const kindOf = (element: Element): string => `${localNameOf(element)} ${attributeOf(element, 'role') ?? ''}`;

const heightOf = (element: Element): number => ownSizeOf(element).height;
const isAsHigh = (element: Element, height: number): boolean =>
  height === 0 || (heightOf(element) >= LOW * height && heightOf(element) <= HIGH * height);

function sureOf({ letters, whole }: Keyboard): SureKeys {
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
  const isJoined = joinedTo(sure, whole, site);
  const isAlike = looksLike([...sure.keys.values()]);
  const fits = (element: HTMLElement) =>
    isAlike(element) &&
    isAsHigh(element, sure.height) &&
    isCalled(namesOf(element)) &&
    isBeside(element) &&
    isJoined(element) &&
    !isForAnother(element, [...sure.rows].find((row) => isWithin(element, row)) ?? whole);
  // A row of its own has no letters.
  const around = sure.rows.size > 0 ? [...sure.rows, ...childrenOf(whole, MAX_KEYS)] : [whole];
  const beside = around.flatMap((row) => childrenOf(row, MAX_KEYS));
  const called = [
    ...keysIn(parentOf(whole) ?? whole, KEY_LIKE),
    ...innermost(beside, ELSEWHERE).filter(isPressable),
  ];
  // Beside a keyboard with its own key, others may be called the same, and some arrows move what is typed.
  const nearness = (key: Element) =>
    [whole, ...sure.rows].filter((it) => isWithin(key, it)).length -
    (isSeenAnywhere(namesOf(key)) ? MAX_KEYS : 0);
  return (
    called
      .filter(fits)
      .reverse()
      .sort((a, b) => nearness(b) - nearness(a))[0] ?? null
  );
}
