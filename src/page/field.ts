/** The text field that takes guesses, where a page has one. */
import { DIALOGS } from './dialogs.ts';
import { call, get } from './dom.ts';
import { letterIn } from './letter.ts';
import { hasLayout, isDisplayed } from './place.ts';
import { fieldsOf } from './pressable.ts';
import { foldOf, languagesOf, type SiteHints } from './site-hints.ts';
import { ancestorsOf, attributeOf, briefTextOf, closest, findAll, isWithin } from './tree.ts';

/** With more of them it is a form for something else. */
const MAX_FIELDS = 100;
const ELSEWHERE = `${DIALOGS}, nav, header, footer, [role="search"]`;
/** No guess is longer. */
const MAX_LETTERS = 50;
/** What a field is called, and what is said around it, is no longer than this, in characters. */
const MAX_SAID = 300;
/** So far from a board a field may stand that belongs to it, in pixels, where the board is not higher than that. */
const NEAR = 300;

/** What names a field, in the order in which that is asked for. */
const NAMES = ['name', 'id', 'placeholder', 'aria-label', 'title', 'inputmode'] as const;
/** What names it by the ids of others. */
const REFERENCES = ['aria-labelledby', 'aria-describedby'] as const;
/** What pages write where a browser is to fill in nothing. */
const NO_AUTOCOMPLETE = new Set(['', 'off', 'on', 'none', 'nope', 'false']);

/**
 * Null where there is none, or several: then it is not known which.
 * @param tiles of the boards: a field for guesses stands with them
 * @param width of a page with keys on the screen, how many letters a guess has: beside keys it has to be for so many,
 *   or it may be for anything
 */
export function findField(
  document: Document,
  site: SiteHints,
  tiles: readonly Element[],
  width: number | null,
): HTMLInputElement | null {
  const fields = (findAll(document, 'input', MAX_FIELDS) as HTMLInputElement[]).filter(
    (field) => (width === null || get(field, 'maxLength') === width) && takesWords(field),
  );
  const [field] = fields;
  return field && fields.length === 1 && isForGuesses(field, tiles, site) && standsWith(field, tiles)
    ? field
    : null;
}

function takesWords(field: HTMLInputElement): boolean {
  // Tiles can be fields of one letter each.
  const length = get(field, 'maxLength');
  return (
    ['text', ''].includes(get(field, 'type')) &&
    !get(field, 'disabled') &&
    !get(field, 'readOnly') &&
    // What has a list to choose from is for something that is on it.
    attributeOf(field, 'list') === null &&
    (length < 0 || length > 1) &&
    closest(field, ELSEWHERE) === null &&
    isDisplayed(field)
  );
}

/** Whether nothing speaks for a field being for anything else: its form, or what it is called. */
function isForGuesses(field: HTMLInputElement, tiles: readonly Element[], site: SiteHints): boolean {
  const form = get(field, 'form');
  if (form && fieldsOf(form).length > 1) return false;
  if (!NO_AUTOCOMPLETE.has((attributeOf(field, 'autocomplete') ?? '').trim().toLowerCase())) return false;
  const [parent, around] = ancestorsOf(field);
  const labels = [...(get(field, 'labels') ?? []), form, parent];
  // What stands over a field as its name is often in another element, and no label for the browser.
  if (around && !tiles.some((tile) => isWithin(tile, around))) labels.push(around);
  const said = [
    ...NAMES.map((name) => attributeOf(field, name) ?? ''),
    (form && attributeOf(form, 'action')) ?? '',
    ...referredTo(field).map((label) => briefTextOf(label, MAX_SAID) ?? ''),
    ...labels.map((label) => (label && briefTextOf(label, MAX_SAID)) ?? ''),
  ];
  return languagesOf(site).every(({ otherFields, fold }) =>
    said.every((text) => !otherFields.test(fold(text.replace(/_/g, ' ')))),
  );
}

/** The elements that name or describe another. */
function referredTo(element: Element): readonly Element[] {
  const document = get(element, 'ownerDocument');
  const ids = REFERENCES.flatMap((name) => (attributeOf(element, name) ?? '').split(/\s+/)).filter(Boolean);
  return ids
    .slice(0, MAX_FIELDS)
    .map((id) => call(document, 'getElementById', id))
    .filter((it) => it !== null);
}

/** Whether a field can be seen, above or below the boards or beside them. */
function standsWith(field: HTMLInputElement, tiles: readonly Element[]): boolean {
  if (tiles.length === 0) return false;
  if (!isDisplayed(field, { opacityProperty: true, visibilityProperty: true })) return false;
  if (!hasLayout(get(field, 'ownerDocument'))) return true;
  const box = call(field, 'getBoundingClientRect');
  const boxes = tiles.map((tile) => call(tile, 'getBoundingClientRect'));
  const [left, right] = [Math.min(...boxes.map((it) => it.left)), Math.max(...boxes.map((it) => it.right))];
  const [top, bottom] = [Math.min(...boxes.map((it) => it.top)), Math.max(...boxes.map((it) => it.bottom))];
  const near = Math.max(NEAR, bottom - top);
  const isInReach = (from: number, to: number, low: number, high: number) =>
    to > low - near && from < high + near;
  return (
    box.width > 1 &&
    box.height > 1 &&
    isInReach(box.top, box.bottom, top, bottom) &&
    isInReach(box.left, box.right, left, right) &&
    // It is not out of the page's sight.
    box.right > 0
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
