/** The keyboard on the page, by whatever its keys call themselves. */
import { DIALOGS } from './dialogs.ts';
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

const ENTER_NAMES =
  /^(enter|return|submit|guess|go|ok|eingabe|eingeben|senden|absenden|bestätigen|raten|prüfen|zatwierdź|sprawdź|wyślij|zgadnij|↵|⏎|↩|⮐|✓|✔)$/;
const DELETE_NAMES =
  /^(backspace|delete|del|löschen|entfernen|rückgängig|zurück|usuń|cofnij|kasuj|skasuj|wymaż|←|⟵|⇦|⌫|◀)$/;

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
  readonly whole: Element;
}

/** The letter keys with what holds them all; null when the page has none. */
function keyboardIn(document: Document, selector: string): Keyboard | null {
  const letters = new Map<string, HTMLElement>();
  for (const element of findAll(document, selector)) {
    const letter = letterOfKey(element);
    if (letter && !closest(element, DIALOGS) && (!letters.has(letter) || isShown(element))) {
      letters.set(letter, element as HTMLElement);
    }
  }
  if (letters.size < MIN_LETTERS) return null;
  const [first, ...others] = letters.values();
  const whole = ancestorsOf(first!).find((up) => others.every((key) => isWithin(key, up)));
  return whole ? { letters, whole } : null;
}

const isShown = (element: Element): boolean =>
  !('checkVisibility' in element) || (element as HTMLElement).checkVisibility();

const keyboardOf = (document: Document, keys: Keys): Keyboard | null =>
  (keys.all === undefined ? null : keyboardIn(document, keys.all)) ?? keyboardIn(document, KEY_LIKE);

export function hasKeyboard(document: Document, keys: Keys): boolean {
  return keyboardOf(document, keys) !== null;
}

/** The on-screen key of a letter, or of the two others; null when the page has none. */
export function findKey(document: Document, keys: Keys, key: Key): HTMLElement | null {
  const keyboard = keyboardOf(document, keys);
  if (!keyboard) return null;
  if (key !== ENTER && key !== DELETE) return keyboard.letters.get(key) ?? null;
  const [own, names] = key === ENTER ? [keys.enter, ENTER_NAMES] : [keys.delete, DELETE_NAMES];
  const known = own === undefined ? [] : findAll(keyboard.whole, own);
  const found = [...known, ...findAll(keyboard.whole, KEY_LIKE)].find(
    (element) => known.includes(element) || namesOf(element).some((name) => names.test(name)),
  );
  return (found as HTMLElement | undefined) ?? null;
}
