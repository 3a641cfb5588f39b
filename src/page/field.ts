/** The text field that takes guesses, where a page has one. */
import { FIELDS, type FieldWords } from '../languages/fields.ts';
import type { Language } from '../languages/language.ts';
import { isDialog } from './dialogs.ts';
import { call, documentOf, get, localNameOf, matches, rectOf } from './dom.ts';
import { isCommand } from './key-commands.ts';
import { apart, namesOf, saidOn, SURELY_KEYS } from './key-names.ts';
import { letterIn } from './letter.ts';
import { hasLayout, isDisplayed, isVisible } from './place.ts';
import { fieldsOf, isPressable } from './pressable.ts';
import { foldOf, languagesOf, type SiteHints } from './site-hints.ts';
import { isInSurroundings } from './surroundings.ts';
import {
  ancestorsOf,
  attributeOf,
  briefTextOf,
  childrenOf,
  closest,
  findAll,
  isWithin,
  parentOf,
  referredTo,
} from './tree.ts';

/** With more of them it is a form for something else. */
const MAX_FIELDS = 100;
const ELSEWHERE = 'search, [role=search], [inert], [aria-hidden=true]';
/** No guess is longer. */
const MAX_LETTERS = 50;
/** What a field is called, and what is said around it, is no longer than this, in characters. */
const MAX_SAID = 300;
/** So far from a board a field may stand that belongs to it, in pixels, where the board is not higher than that. */
const NEAR = 300;

/** What names a field for those who see it. */
const NAMES = ['placeholder', 'aria-label', 'title'] as const;
/** What names a field and its form for scripts and styles. */
const MARKS = ['name', 'id', 'action', 'class'] as const;
/** What says which letters a field is for, and what Enter does in it: all else is for other things. */
const FOR_LETTERS = {
  role: /^(textbox)?$/,
  inputmode: /^(text|none|latin)?$/,
  enterkeyhint: /^(enter|done|go|send|next)?$/,
};
/** What reckons is no word. */
const SUMS = /[+*=×÷€$]/u;
/** What sends a form. */
const SENDERS = 'button:not([type=button], [type=reset]), input[type=submit]';
/** What pages write where a browser is to fill in nothing. */
const NO_AUTOCOMPLETE = new Set(['', 'off', 'on', 'none', 'nope', 'false', 'new-password']);

/** A text field that takes guesses. */
export interface GuessField {
  readonly element: HTMLInputElement;
  /** Whether it says so itself. Of one that says nothing, only the board can tell. */
  readonly isNamed: boolean;
  /** Whether it says something that Knack does not know: nothing is typed into it before it is known to take guesses. */
  readonly isStrange: boolean;
}

/**
 * Null where there is none, or several that are not for something else: then it is not known which.
 * @param tiles of the boards: a field for guesses stands with them
 * @param width of a page with keys on the screen, how many letters a guess has: beside keys it has to be for so many,
 *   or to say that it is for guesses, or it may be for anything
 */
export function findField(
  document: Document,
  site: SiteHints,
  tiles: readonly Element[],
  width: number | null,
): GuessField | null {
  const fields = (findAll(document, 'input', MAX_FIELDS) as HTMLInputElement[])
    .filter((field) => takesWords(field) && standsWith(field, tiles))
    .map((element) => ({ element, purpose: purposeOf(element, tiles, site) }))
    .filter(
      ({ element, purpose }) =>
        purpose !== 'other' && (width === null || element.maxLength === width || purpose === 'guesses'),
    );
  const [field, another] = fields;
  if (!field || another) return null;
  const { element, purpose } = field;
  return { element, isNamed: purpose === 'guesses', isStrange: purpose === 'unknown' };
}

/** The text field that has the focus, whatever it is for, but for what stands elsewhere than a game does; null for none. */
export function fieldInFocus(document: Document): HTMLInputElement | null {
  const focused = get(document, 'activeElement');
  return focused instanceof HTMLInputElement && takesWords(focused) ? focused : null;
}

const isElsewhere = (field: Element): boolean =>
  closest(field, ELSEWHERE) !== null || ancestorsOf(field).some(isDialog) || isInSurroundings(field);

function takesWords(field: HTMLInputElement): boolean {
  // Tiles can be fields of one letter each.
  const length = field.maxLength;
  return (
    ['text', ''].includes(field.type) &&
    !field.disabled &&
    !field.readOnly &&
    Object.entries(FOR_LETTERS).every(([name, isSo]) => isSo.test(attributeOf(field, name) ?? '')) &&
    // A pattern with figures and no letters is that of a number.
    !/^[^a-z]*(\\d|0-9)[^a-z]*$/i.test(attributeOf(field, 'pattern') ?? '') &&
    // What has a list to choose from is for something that is on it.
    attributeOf(field, 'list') === null &&
    (length < 0 || length > 1) &&
    !isElsewhere(field) &&
    isDisplayed(field)
  );
}

/** What a field is for, by its form and by what is said of it. */
function purposeOf(
  field: HTMLInputElement,
  tiles: readonly Element[],
  site: SiteHints,
): 'guesses' | 'unsaid' | 'unknown' | 'other' {
  const form = field.form;
  if (form && fieldsOf(form).length > 1) return 'other';
  if (!NO_AUTOCOMPLETE.has((attributeOf(field, 'autocomplete') ?? '').trim().toLowerCase())) return 'other';
  const [parent = null, around = null] = ancestorsOf(field);
  const said = (elements: readonly (Element | null)[]) =>
    elements.map((it) => (it && briefTextOf(it, MAX_SAID)) ?? '').filter((text) => text !== '');
  const names = [
    ...NAMES.map((name) => attributeOf(field, name) ?? ''),
    ...said([...(field.labels ?? []), ...referredTo(field, ['aria-labelledby'])]),
  ].filter((name) => name !== '');
  const marks = [field, ...(form ? [form] : [])].flatMap((it) =>
    MARKS.map((mark) => attributeOf(it, mark) ?? ''),
  );
  // What stands over a field as its name is often in another element, and no label for the browser.
  const beside = around && !tiles.some((tile) => isWithin(tile, around)) ? around : parent;
  const near = said([
    form,
    parent,
    beside,
    headingOf(form ?? beside),
    ...referredTo(field, ['aria-describedby']),
  ]);
  const languages = languagesOf(site);
  const says = saysWhat(languages);
  const isElse = [...names, ...near].some(says.other) || near.some(hasSum);
  if (isElse || (form && sendsElse(form, says, languages))) return 'other';
  // What scripts call it nobody sees, so that it may mean anything.
  if ([...marks, ...marks.map(spaced)].some(says.other)) return 'unknown';
  // Whatever says what it is for, and not for guesses, is for something that is not in any list, or says it in a language
  // that is not.
  if (!names.every(says.noMore)) return 'unknown';
  const isGuess = [...names, ...near].some(says.guess);
  // A form's button may be beside the field where there is no form.
  if (!form && leadsElse(beside, says, languages)) return isGuess ? 'unsaid' : 'other';
  const isCalled = ['name', 'id'].some((mark) => says.mark(spaced(attributeOf(field, mark) ?? '')));
  // What else is said with a field may be what it is for, unless those who see it and scripts call it the same.
  if (isGuess && ((isCalled && names.some(says.guess)) || near.every(says.noMore))) return 'guesses';
  // In an element with the board there is more to read.
  const apart = said([form, parent].filter((it) => it && !tiles.some((tile) => isWithin(tile, it))));
  const sender = senderOf(field, site);
  const isSent = sender !== null && saidOn(namesOf(sender)).every(says.guess);
  return (isSent || isCalled) && apart.every(says.noMore) ? 'guesses' : 'unsaid';
}

/**
 * The button that sends what a field holds as a guess: the only one called so in its form, or beside it, or else what
 * follows the element around it; null for none.
 */
export function senderOf(field: HTMLInputElement, site: SiteHints): HTMLElement | null {
  const around = field.form ?? parentOf(field);
  if (!around) return null;
  const within = findAll(around, SURELY_KEYS, MAX_FIELDS);
  const buttons = field.form || within.length > 0 ? within : buttonsAfter(around);
  const isEnter = isCommand('enter', languagesOf(site));
  const [sender, other] = buttons.filter(isPressable).filter((button) => isEnter(namesOf(button)));
  return sender && !other ? sender : null;
}

/** The buttons that follow an element at once. */
function buttonsAfter(element: Element): Element[] {
  const around = parentOf(element);
  const all = around ? childrenOf(around, MAX_FIELDS) : [];
  const after = all.slice(all.indexOf(element) + 1);
  const end = after.findIndex((it) => !matches(it, SURELY_KEYS));
  return end === -1 ? after : after.slice(0, end);
}

const hasSum = (text: string): boolean => /\d\s*[+*×÷]\s*\d+\s*[=?]/u.test(text);

/** What stands right above as the heading of an element. */
function headingOf(element: Element | null): Element | null {
  const around = element && parentOf(element);
  if (!around) return null;
  const children = childrenOf(around, MAX_FIELDS);
  const before = children[children.indexOf(element) - 1];
  return before && /^h\d|legend/.test(localNameOf(before)) ? before : null;
}
/** What scripts call something, as words. */
const spaced = (mark: string): string => apart(mark).replace(/[-_\d]+/g, ' ');

/** What a text says of a field, in any of some languages. */
function saysWhat(languages: readonly Language[]) {
  const isSo = (
    text: string,
    is: (fields: FieldWords, folded: string, words: readonly string[]) => boolean,
  ) =>
    languages.some(({ tag, fold }) => {
      const fields = FIELDS[tag];
      const folded = fold(text.replace(/_/g, ' '));
      return fields !== undefined && is(fields, folded, folded.split(/[^\p{L}]+/u).filter(Boolean));
    });
  const isPlain = ({ word, beside }: FieldWords, folded: string, words: readonly string[]) =>
    // Keys on the screen are letters, and stand in some forms with the field.
    words.every((it) => it.length === 1 || word.test(it) || beside.test(it)) && !SUMS.test(folded);
  return {
    /** That it is for guesses, and nothing else. */
    guess: (text: string) =>
      isSo(
        text,
        (fields, folded, words) => isPlain(fields, folded, words) && words.some((it) => fields.word.test(it)),
      ),
    /** Nothing else than that, if that. */
    noMore: (text: string) => isSo(text, isPlain),
    other: (text: string) => isSo(text, ({ other }, folded) => other.test(folded)),
    /** That it is for a guess, as scripts call it. */
    mark: (text: string) => isSo(text, ({ mark }, _, words) => words.some((it) => mark.test(it))),
    game: (text: string) => isSo(text, ({ game }, folded) => game.test(folded.trim())),
  };
}

type Says = ReturnType<typeof saysWhat>;

/** Tells whether a button is for something else than a guess. */
function isForElse(says: Says, languages: readonly Language[]): (button: Element) => boolean {
  const isEnter = isCommand('enter', languages);
  return (button) => {
    const names = namesOf(button);
    return !isEnter(names) && !saidOn(names).every((name) => says.noMore(name) || says.game(name));
  };
}

/** Whether a form has a button that sends it as something else than a guess. */
const sendsElse = (form: HTMLFormElement, says: Says, languages: readonly Language[]): boolean =>
  findAll(form, SENDERS, MAX_FIELDS).some(isForElse(says, languages));

/** Whether all buttons that stand with a field are for something else, if there are any. */
function leadsElse(around: Element | null, says: Says, languages: readonly Language[]): boolean {
  const buttons = around ? findAll(around, SURELY_KEYS, MAX_FIELDS) : [];
  return buttons.length > 0 && buttons.every(isForElse(says, languages));
}

/** Whether a field can be seen, above or below the boards or beside them. */
function standsWith(field: HTMLInputElement, tiles: readonly Element[]): boolean {
  if (tiles.length === 0) return false;
  if (!isVisible(field)) return false;
  if (!hasLayout(documentOf(field))) return true;
  const box = rectOf(field);
  const boxes = tiles.map(rectOf);
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

/**
 * The text field that only catches keys: nobody sees it, and it has the focus, or is the page's only one and says nothing
 * else of itself. Games have it so that phones bring up their keyboard.
 */
export function catcherOn(document: Document, site: SiteHints): HTMLInputElement | null {
  const focused = get(document, 'activeElement');
  const all = findAll(document, 'input:not([disabled], [readonly])', MAX_FIELDS) as HTMLInputElement[];
  const texts = all.filter(({ type }) => type === 'text');
  const [only, ...others] = texts.filter((field) => isDisplayed(field));
  const field = texts.find((it) => it === focused) ?? (others.length > 0 ? null : only);
  if (!field || !isUnseen(field)) return null;
  const isForLetters = () =>
    !isElsewhere(field) && ['guesses', 'unsaid'].includes(purposeOf(field, [], site));
  return field === focused || isForLetters() ? field : null;
}

/** Whether a field that is there cannot be seen: it lets all through, is as small as a dot, or beyond the page's edge. */
function isUnseen(field: HTMLInputElement): boolean {
  const { width, height, right } = rectOf(field);
  const isBeyond = hasLayout(documentOf(field)) && (width <= 2 || height <= 2 || right <= 0);
  return isBeyond || !isDisplayed(field, { opacityProperty: true });
}

/** The letters in a field, in lower case; '' where it holds anything else. */
export function lettersInField(field: HTMLInputElement, site: SiteHints): string {
  const fold = foldOf(site);
  const letters = [...field.value.slice(0, MAX_LETTERS)].map((letter) => letterIn(letter, fold));
  return letters.includes(null) ? '' : letters.join('');
}

/**
 * Has a field hold a text, as if it had been typed: the page is told so.
 * @param letter what was typed last; null where something was taken out
 */
export function fillField(field: HTMLInputElement, text: string, letter: string | null = null): void {
  // Frameworks put a property of their own on the field, which takes what comes through it for old.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, text);
  const inputType = letter === null ? 'deleteContentBackward' : 'insertText';
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, data: letter, inputType }));
}

/**
 * Sends the form that a field is in, as Enter does: by a click on its first button that sends it, where it has one, which
 * scripts may listen to (https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#implicit-submission).
 */
export function sendField(field: HTMLInputElement): void {
  const form = field.form;
  if (!form) return;
  const button = findAll(form, SENDERS, 1)[0] as HTMLButtonElement | HTMLInputElement | undefined;
  if (button) button.click();
  else call(form, 'requestSubmit');
}
