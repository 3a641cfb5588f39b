/** The keyboard on the page, by whatever its keys call themselves. */
import { DIALOGS } from './dialogs.ts';
import { isDisplayed } from './place.ts';
import { ancestorsOf, closest, findAll, isWithin, partsOf, wholeTextOf } from './tree.ts';

/** A letter in lower case, {@link ENTER} or {@link DELETE}. */
export type Key = string;
export const ENTER = 'Enter';
export const DELETE = 'Backspace';

/** Selectors of a game's own keys, as far as they are known. */
export interface Keys {
  readonly all?: string;
  readonly enter?: string;
  readonly delete?: string;
}

const KEY_LIKE = 'button, [role="button"], [data-key], kbd, [class*="key" i]';
/** Fewer letters than this are no keyboard. */
const MIN_LETTERS = 15;
/** So many letters may be on buttons that are elsewhere on the page. */
const STRAYS = 2;

const ENTER_NAMES =
  /(^|[^\p{L}])(enter|return|submit|eingabe|eingeben|senden|absenden|abschicken|bestätigen|raten|prüfen|fertig|zatwierdź|potwierdź|sprawdź|wyślij|zgadnij)($|[^\p{L}])|^(guess|go|ok|↵|⏎|↩|⮐|✓|✔)$/u;
const DELETE_NAMES =
  /(^|[^\p{L}])(backspace|delete|del|löschen|entf|entfernen|rückgängig|zurück|usuń|cofnij|wstecz|kasuj|skasuj|wymaż)($|[^\p{L}])|^(←|⟵|⬅|◄|⇦|⌫|◀|✕)$/u;

/** What a key may be called, the surest first. */
function namesOf(element: Element): string[] {
  const attributes = ['data-key', 'data-value', 'value', 'aria-label', 'title', 'id'];
  const parts = partsOf(element).flatMap((part) => [
    ...attributes.map((name) => part.getAttribute(name) ?? ''),
    ...part.classList,
  ]);
  const [given = '', ...others] = parts;
  return [given, wholeTextOf(element), ...others].map((name) => name.trim().normalize('NFC').toLowerCase());
}

function letterOfKey(element: Element): string | undefined {
  return namesOf(element).find((name) => /^\p{L}$/u.test(name));
}

interface Keyboard {
  readonly letters: ReadonlyMap<string, HTMLElement>;
  /** What holds them all, and nothing that it need not hold. */
  readonly whole: Element;
}

/** What can be pressed and holds nothing that can be; a link leads elsewhere. */
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
function keyboardIn(document: Document, selector: string): Keyboard | null {
  const held = new Map<Element, Map<string, HTMLElement>>();
  for (const key of keysIn(document, selector)) {
    const letter = letterOfKey(key);
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

const keyboardOf = (document: Document, keys: Keys): Keyboard | null =>
  (keys.all === undefined ? null : keyboardIn(document, keys.all)) ?? keyboardIn(document, KEY_LIKE);

export function hasKeyboard(document: Document, keys: Keys): boolean {
  return keyboardOf(document, keys) !== null;
}

/** All keys that there are of letters and of the two others. */
export function keysOn(document: Document, keys: Keys): HTMLElement[] {
  const letters = keyboardOf(document, keys)?.letters.values() ?? [];
  const others = [ENTER, DELETE].map((key) => findKey(document, keys, key)).filter((key) => key !== null);
  return [...letters, ...others];
}

/** The on-screen key of a letter, or of the two others; null when the keyboard of the page has none. */
export function findKey(document: Document, keys: Keys, key: Key): HTMLElement | null {
  const keyboard = keyboardOf(document, keys);
  if (!keyboard) return null;
  if (key !== ENTER && key !== DELETE) return keyboard.letters.get(key) ?? null;
  const [own, names] = key === ENTER ? [keys.enter, ENTER_NAMES] : [keys.delete, DELETE_NAMES];
  const known = own === undefined ? [] : keysIn(keyboard.whole, own);
  const isNamed = (element: Element) =>
    !letterOfKey(element) && namesOf(element).some((name) => names.test(name));
  return known[0] ?? keysIn(keyboard.whole, KEY_LIKE).find(isNamed) ?? null;
}
