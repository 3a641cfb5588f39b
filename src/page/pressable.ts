/** What may be pressed on a page: nothing that leads elsewhere, or sends more than a guess. */
import { call, firstOf, get } from './dom.ts';
import { isDisplayed } from './place.ts';
import { closest, findAll, isWithin, onceAMoment } from './tree.ts';

/** So many fields of a form are looked at. */
const MAX_FIELDS = 100;
const BUTTONS =
  'button, input[type="submit"], input[type="image"], input[type="reset"], input[type="button"]';
const FIELDS =
  'input:not([type="hidden"], [type="button"], [type="submit"], [type="reset"], [type="image"]), select, textarea';

/** The fields that are sent with a form and can be filled in: some are elsewhere on the page. */
export const fieldsOf = onceAMoment((form: HTMLFormElement): Element[] => {
  const own = firstOf(get(form, 'elements'), MAX_FIELDS).filter((field) => call(field, 'matches', FIELDS));
  return [...new Set([...findAll(form, FIELDS, MAX_FIELDS), ...own])].filter((field) => isDisplayed(field));
});

const buttonOf = (element: Element) => closest(element, BUTTONS) as HTMLButtonElement | null;

/** The form that a click on a button sends; null where it sends none. */
const sentBy = (button: HTMLButtonElement | null): HTMLFormElement | null =>
  button && get(button, 'type') !== 'button' ? get(button, 'form') : null;

/** Whether a click sends a form that the keys of a keyboard are not in: that has nothing to do with a game. */
export function sendsAnother(element: Element, keyboard: Element): boolean {
  const form = sentBy(buttonOf(element));
  return form !== null && !isWithin(keyboard, form);
}

/** Whether a click on an element does no more than a key of a game does. */
export function isPressable(element: Element): element is HTMLElement {
  if (!isDisplayed(element) || closest(element, 'a[href], summary, label')) return false;
  const button = buttonOf(element);
  if (button && get(button, 'type') === 'reset') return false;
  const form = sentBy(button);
  // One field is that of the guess.
  return !form || fieldsOf(form).length <= 1;
}
