/** The text field that takes guesses, where a page has one. */
import { DIALOGS } from './dialogs.ts';
import { call, get } from './dom.ts';
import { letterIn } from './letter.ts';
import { isDisplayed } from './place.ts';
import { foldOf, type SiteHints } from './site-hints.ts';
import { closest, findAll } from './tree.ts';

/** With more of them it is a form for something else. */
const MAX_FIELDS = 100;
const ELSEWHERE = `${DIALOGS}, nav, header, footer, [role="search"]`;
/** No guess is longer. */
const MAX_LETTERS = 50;

/**
 * Null where there is none, or several: then it is not known which.
 * @param width of a page with keys on the screen, how many letters a guess has: beside keys it has to be for so many,
 *   or it may be for anything
 */
export function findField(document: Document, width: number | null): HTMLInputElement | null {
  const fields = (findAll(document, 'input', MAX_FIELDS) as HTMLInputElement[]).filter(
    (field) => (width === null || get(field, 'maxLength') === width) && takesWords(field),
  );
  return fields.length === 1 ? fields[0]! : null;
}

function takesWords(field: HTMLInputElement): boolean {
  // Tiles can be fields of one letter each.
  const length = get(field, 'maxLength');
  return (
    ['text', ''].includes(get(field, 'type')) &&
    !get(field, 'disabled') &&
    !get(field, 'readOnly') &&
    (length < 0 || length > 1) &&
    closest(field, ELSEWHERE) === null &&
    isDisplayed(field)
  );
}

/** The letters in a field, in lower case; '' where it holds anything else. */
export function lettersInField(field: HTMLInputElement, site: SiteHints): string {
  const fold = foldOf(site);
  const letters = [...get(field, 'value').slice(0, MAX_LETTERS)].map((letter) => letterIn(letter, fold));
  return letters.includes(null) ? '' : letters.join('');
}

/** Has a field hold a text, as if it had been typed: the page is told so. */
export function fillField(field: HTMLInputElement, text: string): void {
  // Frameworks put a property of their own on the field, which takes what comes through it for old.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, text);
  call(field, 'dispatchEvent', new InputEvent('input', { bubbles: true, composed: true }));
}

/** Sends the form that a field is in, as Enter does; without a form nothing. */
export function sendField(field: HTMLInputElement): void {
  const form = get(field, 'form');
  if (form) call(form, 'requestSubmit');
}
