/** The keyboard on the page, found by the names of its keys. */
import type { Language } from '../languages/language.ts';
import { DIALOGS } from './dialogs.ts';
import { isDisplayed } from './place.ts';
import { foldOf, languagesOf, type SiteHints } from './site-hints.ts';
import { ancestorsOf, closest, findAll, isWithin, partsOf, wholeTextOf } from './tree.ts';

/** A letter in lower case, {@link ENTER} or {@link DELETE}. */
export type Key = string;
export const ENTER = 'Enter';
export const DELETE = 'Backspace';

const KEY_LIKE = 'button, [role="button"], [data-key], kbd, [class*="key" i]';
/** With fewer letters than this it is not a keyboard. */
const MIN_LETTERS = 15;
/** How many letters may be on buttons elsewhere on the page. */
const STRAYS = 2;

const SYMBOLS = { enter: /^[↵⏎↩⮐✓✔]$/u, delete: /^[←⟵⬅◄⇦⌫◀✕]$/u } as const;

/** The names of an element, the most reliable first. */
function namesOf(element: Element): string[] {
  const attributes = ['data-key', 'data-value', 'value', 'aria-label', 'title', 'id'];
  const parts = partsOf(element).flatMap((part) => [
    ...attributes.map((name) => part.getAttribute(name) ?? ''),
    ...part.classList,
  ]);
  const [given = '', ...others] = parts;
  return [given, wholeTextOf(element), ...others].map((name) => name.trim());
}

function letterOfKey(element: Element, fold: (text: string) => string): string | undefined {
  return namesOf(element)
    .map(fold)
    .find((name) => /^\p{L}$/u.test(name));
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

/** The innermost elements that can be pressed, without links, which lead elsewhere. */
function keysIn(root: ParentNode, selector: string): HTMLElement[] {
  return findAll(root, selector).filter(
    (element): element is HTMLElement =>
      !element.matches('a[href]') &&
      !closest(element, DIALOGS) &&
      findAll(element, selector).length === 0 &&
      isDisplayed(element),
  );
}

/**
 * The letter keys that stand together; null when the page has none. Pages have other buttons of one
 * letter, such as the x that closes something: the keyboard is where most letters are.
 */
function keyboardIn(document: Document, selector: string, fold: (text: string) => string): Keyboard | null {
  const held = new Map<Element, Map<string, HTMLElement>>();
  for (const key of keysIn(document, selector)) {
    const letter = letterOfKey(key, fold);
    if (!letter) continue;
    for (const ancestor of ancestorsOf(key)) {
      const letters = held.get(ancestor) ?? new Map<string, HTMLElement>();
      if (!letters.has(letter)) letters.set(letter, key);
      held.set(ancestor, letters);
    }
  }
  // A stray button or two may be letters that the keyboard does not have.
  const enough = Math.max(MIN_LETTERS, ...[...held.values()].map(({ size }) => size - STRAYS));
  return [...held]
    .filter(([, { size }]) => size >= enough)
    .map(([whole, letters]): Keyboard => ({ whole, letters }))
    .reduce<Keyboard | null>((best, next) => (best && !isWithin(next.whole, best.whole) ? best : next), null);
}

function keyboardOf(document: Document, site: SiteHints): Keyboard | null {
  const all = site.keys?.all;
  const fold = foldOf(site);
  return (all === undefined ? null : keyboardIn(document, all, fold)) ?? keyboardIn(document, KEY_LIKE, fold);
}

/** Whether there are keys on the screen. */
export function hasKeyboard(document: Document, site: SiteHints): boolean {
  return keyboardOf(document, site) !== null;
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
  const isNamed = isCalled(name, languagesOf(site));
  const others = keysIn(keyboard.whole, KEY_LIKE).filter((element) => !letterOfKey(element, fold));
  return others.find(isNamed) ?? null;
}
