/** What may be pressed on a page: nothing that leads elsewhere, or sends more than a guess. */
import { firstOf, get, matches } from './dom.ts';
import { apart } from './key-names.ts';
import { isDisplayed } from './place.ts';
import { attributeOf, closest, findAll, onceAMoment } from './tree.ts';

/** So many fields of a form are looked at. */
const MAX_FIELDS = 100;
/** Inputs that are buttons. */
const PRESSED = '[type=button], [type=submit], [type=reset], [type=image]';
const BUTTONS = `button, input:is(${PRESSED})`;
/** What leads elsewhere, or chooses. */
const LEADS =
  'a[href], summary, label, [role=link], [role=tab], [role^=menuitem], [role=switch], [role=checkbox], [role=radio]';
/** What an element is called. */
const MARKS = [
  'aria-label',
  'title',
  'id',
  'name',
  'class',
  'action',
  'formaction',
  'data-action',
  'data-testid',
] as const;
/** What is about money, accounts, consent or advertisements. */
const OTHERWISE =
  /account|konto|checkout|warenkorb|koszyk|kaufen|bezahl|zaloguj|anmeld|leaderboard|newsletter|datenschutz|give ?up|\b(log|sign) ?(in|up|out)|\b(buy|kup|pay(ments?|pal)?|purchase|premium|subscri\w*|donat\w*|shop|cart|cookies?|consent|gdpr|upgrade|contest|share)\b/;
/** What letters are sold with. */
const SALE = /\b(buy|kup|kauf\w*|purchase)\b/;
const FIELDS = `input:not([type=hidden], ${PRESSED}), select, textarea`;

/** The fields that are sent with a form and can be filled in: some are elsewhere on the page. */
export const fieldsOf = onceAMoment((form: HTMLFormElement): Element[] => {
  const own = firstOf(get(form, 'elements'), MAX_FIELDS).filter((field) => matches(field, FIELDS));
  return [...new Set([...findAll(form, FIELDS, MAX_FIELDS), ...own])].filter((field) => isDisplayed(field));
});

/** The button that an element is, or is in; null for none. */
export const buttonOf = (element: Element) => closest(element, BUTTONS) as HTMLButtonElement | null;

/** The form that a click on a button sends; null where it sends none. */
export const sentBy = (button: HTMLButtonElement | null): HTMLFormElement | null =>
  button && button.type !== 'button' ? button.form : null;

const plain = (text: string): string =>
  apart(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .toLowerCase();

/** Whether a text is about selling. */
export const sells = (text: string): boolean => SALE.test(plain(text));

/** Whether it is said of an element that it is for that, or scripts or styles call it so. */
export const isMarkedOtherwise = (element: Element): boolean =>
  MARKS.some((name) => OTHERWISE.test(plain(attributeOf(element, name) ?? '')));

/** Whether a click on an element does no more than a key of a game does. */
export function isPressable(element: Element): element is HTMLElement {
  if (!isDisplayed(element) || closest(element, LEADS)) return false;
  const button = buttonOf(element);
  if (button?.type === 'reset') return false;
  const form = sentBy(button);
  // One field is that of the guess.
  return !form || fieldsOf(form).length <= 1;
}
