/** The ways to press a key of a game: by its key on the screen, by key events, on its tiles or in its text field. */
import type { Language } from '../languages/language.ts';
import { LANGUAGES } from '../languages/languages.ts';
import { bodyOf, get, matches, styleOf } from '../page/dom.ts';
import { catcherOn, fillField, type GuessField, lettersInField, senderOf, sendField } from '../page/field.ts';
import { DELETE, ENTER, findKey, type Key } from '../page/pressed-keys.ts';
import { wholeTextOf } from '../page/tree.ts';
import type { EnterBy } from '../session/events.ts';
import type { Site } from '../sites/site.ts';

/** From what goes nowhere but into the game to what may go anywhere. */
export const KINDS: readonly EnterBy[] = ['screen', 'key', 'field'];

export interface Way {
  readonly kind: EnterBy;
  /**
   * Presses a key.
   * @param row what the open row holds
   * @returns what takes it back where it did not arrive; null where there was nothing to press
   */
  readonly press: (key: Key, row: string) => (() => void) | null;
}

const leave = (): void => undefined;

/** Where letters may go on a page, beside its keys. */
export interface Targets {
  /** The game's text field; null where it has none. */
  readonly field: () => GuessField | null;
  /** The part of the open row that a key is meant for where tiles take keys themselves; null where they do not. */
  readonly tile: (key: Key) => HTMLElement | null;
  /** Those on the boards, the last at the end. */
  readonly guesses: () => readonly string[];
  /** What the player has entered a guess with, where nothing else says so; null for none. */
  readonly enterButton: () => HTMLElement | null;
  /** A key on the screen has written into the field. */
  readonly noteKey: (element: HTMLInputElement) => void;
}

export function waysToPress(
  site: Site,
  document: Document,
  { field, tile, guesses, enterButton, noteKey }: Targets,
): readonly Way[] {
  /** The field, where it has to do with the row: it holds the same letters, or nothing yet but a guess that has been entered. */
  const fieldFor = (key: Key, row: string): GuessField | null => {
    const its = field();
    if (!its) return null;
    const held = lettersInField(its.element, site);
    // What holds more than letters says nothing of them, as an empty row does.
    const isFree = !its.element.value.trim() || (row === '' && held !== '' && guesses().includes(held));
    return (isFree ? key !== ENTER : row && held === row) ? its : null;
  };
  const intoField = (isNamed: boolean): Way => ({
    kind: 'field',
    press(key, row) {
      const target = fieldFor(key, row);
      return target?.isNamed === isNamed ? writeInto(target.element, key, row === '') : null;
    },
  });
  return [
    {
      kind: 'screen',
      press(key, row) {
        const held = key === ENTER ? fieldFor(key, row) : null;
        // Keys on the screen may only show letters: what belongs to a field that holds the word enters it.
        const own = key === ENTER ? (enterButton() ?? (held && senderOf(held.element, site))) : null;
        const button = own ?? findKey(document, site, key);
        if (!button) return null;
        const remove = isFirst(key, row) ? findKey(document, site, DELETE) : null;
        const beside = field()?.element;
        click(button);
        // The letter may be where it is not known yet to be part of the row, or where nobody sees it.
        return () => {
          if (beside && lettersInField(beside, site) === row + key) noteKey(beside);
          else if (remove) click(remove);
        };
      },
    },
    {
      kind: 'field',
      press(key, row) {
        const target = tile(key);
        if (!(target instanceof HTMLInputElement)) return null;
        target.focus({ preventScroll: true });
        return writeInto(target, key, row === '');
      },
    },
    intoField(true),
    {
      kind: 'key',
      press(key) {
        const target = tile(key);
        if (!target || target instanceof HTMLInputElement) return null;
        target.focus({ preventScroll: true });
        strike(target, key);
        return leave;
      },
    },
    // Before any other field: whoever takes the keys themselves may have one that is for something else.
    ...byKeyEvents(site, document),
    intoField(false),
  ];
}

/** Key events on the page, or on a field that only catches them. */
const byKeyEvents = (site: Site, document: Document): readonly Way[] => [
  {
    kind: 'key',
    press(key, row) {
      const catcher = catcherOn(document, site);
      // A key of the player's goes to what has the focus.
      if (catcher && catcher === get(document, 'activeElement')) return writeInto(catcher, key, false);
      // A document may have no body.
      const target = bodyOf(document) ?? document;
      strike(target, key);
      return () => {
        if (isFirst(key, row)) strike(target, DELETE);
      };
    },
  },
  {
    kind: 'key',
    press(key) {
      const catcher = catcherOn(document, site);
      return catcher && writeInto(catcher, key, false);
    },
  },
];

/** Whether a key is that of a letter into an empty row, where the game may have taken it without showing it. */
const isFirst = (key: Key, row: string): boolean => row === '' && key !== ENTER && key !== DELETE;

/** So many elements in each other a key may be filled by. */
const MAX_FILLING = 8;

/** What a click on a key hits: some games listen on what fills it, and not on the key around that. */
function innermostOf(key: HTMLElement): HTMLElement {
  let hit = key;
  for (let level = 0; level < MAX_FILLING && !matches(hit, 'button, input, a'); level++) {
    const inner = get(hit, 'childElementCount') === 1 ? get(hit, 'firstElementChild') : null;
    if (!(inner instanceof HTMLElement) || wholeTextOf(inner) !== wholeTextOf(key)) break;
    if (styleOf(inner).pointerEvents === 'none') break;
    hit = inner;
  }
  return hit;
}

/** Sends every event of a click: some keyboards act when the button goes down. */
function click(key: HTMLElement): void {
  const button = innermostOf(key);
  const init = { bubbles: true, cancelable: true, composed: true };
  for (const type of ['down', 'up']) {
    button.dispatchEvent(new PointerEvent(`pointer${type}`, { ...init, isPrimary: true }));
    button.dispatchEvent(new MouseEvent(`mouse${type}`, init));
  }
  button.click();
}

/** The keys of letters that stay what they are without their marks. */
const BASES = new Map(LANGUAGES.flatMap((language: Language) => Object.entries(language.plainLetters ?? {})));

/**
 * Sends all events of a key with all of their properties: games differ in what they listen to and what they read.
 * @param act does what the browser would, where the page leaves that to it: before the key is up, when some games look
 */
function strike(target: EventTarget, key: Key, act: () => void = leave): void {
  const base = BASES.get(key) ?? key.normalize('NFD')[0]!;
  const isLetter = key !== ENTER && key !== DELETE;
  const code = isLetter ? `Key${base.toUpperCase()}` : key;
  const keyCode = isLetter ? base.toUpperCase().charCodeAt(0) : key === ENTER ? 13 : 8;
  const charCode = isLetter ? key.codePointAt(0)! : keyCode;
  const init = { key, code, bubbles: true, cancelable: true, composed: true };
  const ofKey = { ...init, keyCode };
  const ofCharacter = { ...init, charCode, keyCode: charCode };
  const send = (type: string, its: typeof ofKey) => target.dispatchEvent(new KeyboardEvent(type, its));
  const isToType = send('keydown', ofKey);
  // None for keys without a character, and none where the page wants nothing to come of the key:
  // https://w3c.github.io/uievents/#event-type-keypress
  if (isToType && (key === DELETE || send('keypress', ofCharacter))) act();
  send('keyup', ofKey);
}

/**
 * Presses a key in a text field.
 * @param isAnew whether what the field holds goes first
 * @returns what puts that back
 */
function writeInto(field: HTMLInputElement, key: Key, isAnew: boolean): () => void {
  const held = field.value;
  if (isAnew && held !== '') fillField(field, '');
  strike(field, key, () => write(field, key));
  return () => {
    if (field.value !== held) fillField(field, held);
  };
}

/** What a key does in a text field. */
function write(field: HTMLInputElement, key: Key): void {
  if (key === ENTER) {
    sendField(field);
    return;
  }
  const letters = [...field.value];
  if (key === DELETE && letters.length === 0) return;
  if (key === DELETE) fillField(field, letters.slice(0, -1).join(''));
  // The page may have put the letter in itself.
  else if (letters.length !== field.maxLength) fillField(field, [...letters, key].join(''), key);
}
