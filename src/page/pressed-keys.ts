/** The keys on the screen that may be pressed: those of a keyboard, with the two that have no letter, and of no index. */
import { attributeOf, childrenOf, classesOf, innermost, isWithin, parentOf } from './tree.ts';
import { countOf } from './groups.ts';
import { type Command, isCommand, isSeenAnywhere } from './key-commands.ts';
import { namesOf } from './key-names.ts';
import { isForAnother, joinedTo, looksLike, standsBeside } from './key-place.ts';
import {
  bareKeyboards,
  isElsewhere,
  isAsHigh,
  KEY_LIKE,
  type Keyboard,
  keysIn,
  MAX_KEYS,
  namedKeyboards,
  onceForSite,
  SURE_LETTERS,
  type SureKeys,
  sureOf,
} from './keyboard.ts';
import { isPressable } from './pressable.ts';
import { languagesOf, type SiteHints } from './site-hints.ts';

/** A letter in lower case, {@link ENTER} or {@link DELETE}. */
export type Key = string;
export const ENTER = 'Enter';
export const DELETE = 'Backspace';
const COMMANDS: Readonly<Record<string, Command>> = { [ENTER]: 'enter', [DELETE]: 'delete' };

/** The keyboard whose keys may be pressed; null for none. */
const pressedOn = onceForSite((document, site): Keyboard | null => {
  // Boards may be of buttons, too, with the letters of some guesses.
  const isPressed = (keyboard: Keyboard) =>
    (keyboard.letters.size >= SURE_LETTERS || commandsOf(keyboard, site).length > 1) &&
    !isIndex(keyboard, site);
  for (const find of [namedKeyboards, bareKeyboards]) {
    const best = likeliestOf(find(document, site), site);
    if (best && isPressed(best)) return best;
  }
  return null;
});

/** Of several places with letters, such as an index beside the keyboard, the one with keys for Enter and for taking out. */
function likeliestOf([first, ...others]: readonly Keyboard[], site: SiteHints): Keyboard | null {
  if (!first || others.length === 0) return first ?? null;
  const worth = (keyboard: Keyboard) =>
    commandsOf(keyboard, site).length - (isIndex(keyboard, site) ? MAX_KEYS : 0);
  return others.reduce((best, next) => (worth(next) > worth(best) ? next : best), first);
}

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
  // What is to be read on a key may be an element in it.
  const inside = beside.flatMap((key) => childrenOf(key, 1));
  const called = [
    ...keysIn(parentOf(whole) ?? whole, KEY_LIKE),
    ...[beside, inside].flatMap((some) => innermost(some, isElsewhere)).filter(isPressable),
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
