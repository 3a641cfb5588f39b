/** Whether what is called a key stands and looks like one of a keyboard's. */
import { get, localNameOf, matches, rectOf } from './dom.ts';
import { type Command, isCommand, isSeenAnywhere } from './key-commands.ts';
import { namesOf, SURELY_KEYS } from './key-names.ts';
import { MAX_KEYS, type SureKeys } from './keyboard.ts';
import { isDisplayed } from './place.ts';
import { buttonOf, isMarkedOtherwise, sentBy } from './pressable.ts';
import { languagesOf, type SiteHints } from './site-hints.ts';
import {
  ancestorsOf,
  attributeOf,
  briefTextOf,
  childrenOf,
  classesOf,
  closest,
  findAll,
  isWithin,
  ownTextsOf,
  parentOf,
  partsOf,
  textsOf,
} from './tree.ts';

/** What a keyboard has nothing of beside its keys. */
const OTHER_CONTENT = 'input:not([type=button]), select, textarea, iframe, video, img[alt]:not([alt=""])';
/** What nothing but keys says is no longer than this, in characters. */
const MAX_SAID = 60;
/** What opens something. */
const OPENS =
  '[popovertarget], [commandfor], [data-toggle], [data-bs-toggle], [aria-expanded], [aria-haspopup]:not([aria-haspopup=false])';
/** How far from the block of letters another key stands at most, by their height. */
const BESIDE = 0.7;
const COMMANDS: readonly Command[] = ['enter', 'delete'];

/**
 * Tells whether an element is of the kind of some keys: their element, their role, or one of their classes. Of what
 * says nothing of itself a page has much, so that it is of their kind only where they say nothing either, or where it
 * stands right beside one.
 */
export function looksLike(keys: readonly Element[]): (element: Element) => boolean {
  const known = new Set(keys.flatMap(traitsOf));
  const areBare = keys.some(isBare);
  const isBeside = (element: Element) =>
    SIBLINGS.some((side) => (keys as readonly (Element | null)[]).includes(get(element, side)));
  return (element) =>
    (areBare || !isBare(element) || isBeside(element)) && traitsOf(element).some((trait) => known.has(trait));
}

const SIBLINGS = ['previousElementSibling', 'nextElementSibling'] as const;

const PLAIN: ReadonlySet<string> = new Set(['div', 'span']);
const isBare = (element: Element): boolean =>
  PLAIN.has(localNameOf(element)) && traitsOf(element).every((trait) => trait.startsWith('<'));

function traitsOf(element: Element): string[] {
  const tag = `<${localNameOf(element)}`;
  return [tag, attributeOf(element, 'role') ?? tag, ...classesOf(element)];
}

/**
 * Tells whether an element is one of a keyboard's: it is among the letters, or in a box with both keys, or nothing is said
 * between it and them, in its box, or in one line with it, but by keys. Notices and pagers have buttons of the same names,
 * and so has what stands above a keyboard.
 */
export function joinedTo(
  { keys, rows }: SureKeys,
  whole: Element,
  site: SiteHints,
): (element: Element) => boolean {
  const letters = [...keys.values()];
  const holdsLetters = (element: Element) => letters.some((key) => isWithin(key, element));
  const commands = COMMANDS.map((command) => isCommand(command, languagesOf(site)));
  const isKey = (element: Element) => commands.some((isCalled) => isCalled(namesOf(element)));
  const isPlain = (element: Element) => !isSeenAnywhere(namesOf(element));
  const isBrief = (element: Element) => briefTextOf(element, MAX_SAID) !== null;
  const hasOther = (element: Element) => findAll(element, OTHER_CONTENT, 1).length > 0;
  const isUnnamed = (element: Element) => {
    const { text, labels } = namesOf(element);
    return text === '' && labels.length === 0;
  };
  const saysKeys = (element: Element) =>
    isBrief(element) &&
    !hasOther(element) &&
    !matches(element, OTHER_CONTENT) &&
    textsOf(element).every(
      ({ holder }) => !isDisplayed(holder) || isKey(closest(holder, SURELY_KEYS) ?? holder),
    ) &&
    findAll(element, SURELY_KEYS, MAX_KEYS).every((key) => isKey(key) || isUnnamed(key));
  const isSentence = (text: string) => text.includes(' ');
  // What asks something has a sentence beside its buttons.
  const isAsking = (element: Element) =>
    textsOf(element).some(({ text, holder }) => isSentence(text) && !closest(holder, SURELY_KEYS));
  const plainOf = (element: Element) => partsOf(element).filter((part) => isKey(part) && isPlain(part));
  const hasBoth = (element: Element) => {
    const plain = plainOf(element);
    return commands.every((isCalled) => plain.some((part) => isCalled(namesOf(part))));
  };
  const inLineWith = (element: Element) => (other: Element) => {
    const [one, two] = [element, other].map(rectOf) as [DOMRect, DOMRect];
    return two.height > 0 && one.top < two.bottom && two.top < one.bottom;
  };
  return (element) => {
    if ([...rows].some((row) => isWithin(element, row))) return true;
    const around = isWithin(element, whole) ? whole : parentOf(whole);
    const children = around ? childrenOf(around, MAX_KEYS) : [];
    const place = children.findIndex((child) => isWithin(element, child));
    const places = [...children.keys()].filter((n) => holdsLetters(children[n]!));
    const [first = 0, last = 0] = [places[0], places.at(-1)];
    if (place >= first && place <= last) return true;
    const box = children[place]!;
    // What stands before a button above the letters may be what it is for, and so may a sentence between elements.
    if (around && ownTextsOf(around).some(isSentence)) return false;
    const between = place < first ? children.slice(0, first) : children.slice(last + 1, place + 1);
    const others = between.filter((child) => child !== box);
    if (!others.every((child) => saysKeys(child) || !isDisplayed(child))) return false;
    if (box !== element && isBrief(box) && !hasOther(box) && hasBoth(box) && !isAsking(box)) return true;
    // What stands over a keyboard belongs to what is said above it.
    if (place < first && box !== element) return false;
    // Where nothing wraps the keys, what follows in one line is of the same thing.
    const after = children.slice(place + 1);
    const isPlainKey = (child: Element) => plainOf(child).length > 0;
    const isAlone = others.length === 0 && !after.some(isKey);
    const isBesideKey = after.some(isPlainKey) && after.every(saysKeys);
    const isAtEnd = around === whole && box === element && place > last && (isAlone || isBesideKey);
    const inLine = after.filter(inLineWith(element));
    const areOfKeys = inLine.every((child) => saysKeys(child) || holdsLetters(child));
    return saysKeys(box) && areOfKeys && (isPlainKey(box) || isAtEnd);
  };
}

/** Tells whether an element stands in a row with letters, or right beside their block. */
export function standsBeside(
  { keys, rows, height }: SureKeys,
  whole: Element,
): (element: Element) => boolean {
  if (height === 0) return (element) => isWithin(element, whole);
  // What is to be read on a key may be the one element in it.
  const boxOf = (element: Element) => {
    const key = parentOf(element);
    return rectOf(key && !rows.has(key) && childrenOf(key, 2).length === 1 ? key : element);
  };
  const boxes = [...keys.values()].map(boxOf);
  const room = BESIDE * height;
  return (element) => {
    const box = boxOf(element);
    const isNear = (from: 'left' | 'top', to: 'right' | 'bottom') =>
      boxes.some((letter) => box[to] > letter[from] - room && box[from] < letter[to] + room);
    // A key of its own width may stand anywhere in a row that it shares with letters.
    const isInRow = () => [...rows].some((row) => isWithin(element, row));
    return isNear('top', 'bottom') && (isNear('left', 'right') || isInRow());
  };
}

/**
 * Whether an element has nothing to do with a keyboard: it opens something, sends a form that the keys are not in, or it,
 * what it is in, or that form is named after something else.
 */
export function isForAnother(element: Element, keyboard: Element): boolean {
  const button = buttonOf(element);
  const form = sentBy(button);
  // One that it names, and does not stand in, is that of the board: some frameworks have one for each of the two.
  if (form && isWithin(element, form) && !isWithin(keyboard, form)) return true;
  if ([element, button].some((it) => it && matches(it, OPENS))) return true;
  const outer = ancestorsOf(element);
  const between = outer.slice(
    0,
    outer.findIndex((up) => isWithin(keyboard, up)),
  );
  return [element, ...between, ...(form ? [form] : [])].some(isMarkedOtherwise);
}
