/** The text field that takes a game's guesses, and the button that enters them, once they are known to do so. */
import { documentOf, isConnected, localNameOf, matches } from '../page/dom.ts';
import { fieldInFocus, findField, type GuessField, lettersInField, senderOf } from '../page/field.ts';
import { isPressable } from '../page/pressable.ts';
import type { PageReading } from '../page/reader.ts';
import { attributeOf, findAll, wholeTextOf } from '../page/tree.ts';
import type { Site } from '../sites/site.ts';

/** What is pressed sooner after a key for the same word may be for anything, in milliseconds: the key may have done it. */
const AFTER_KEY = 1500;
/** So long a guess may take to be on the boards once its button is pressed, in milliseconds. */
const ANSWERED = 5000;

export interface GuessFields {
  /** The game's text field; null where it has none. */
  readonly field: () => GuessField | null;
  /**
   * Looks for it; on sites that are known games take keys.
   * @param hasKeys whether there are keys on the screen
   */
  readonly find: (reading: PageReading, hasKeys: boolean) => void;
  /** Whether the page has taken it away, so that it is to be looked for again. */
  readonly isGone: () => boolean;
  /** What the player has entered a guess with, where nothing else says so; null for none. */
  readonly enterButton: () => HTMLElement | null;
  /** Whether there is such a button, or one that is called so beside a field that holds letters. */
  readonly hasEnterButton: () => boolean;
  /**
   * The player has entered something.
   * @param typed the letters in the open row; '' for none
   * @param button what may have entered them; null for a key
   * @returns the letters in the row, or else in what may be the field for guesses; '' for none
   */
  readonly noteEnter: (typed: string, button: HTMLElement | null) => string;
  /**
   * Takes in which guess is the last on the boards: what was entered may be it, which says what field and button are for.
   * @returns whether the field is known to be for guesses
   */
  readonly noteGuess: (guess: string) => boolean;
  /** Whether the open row holds what the field has lost: then it has been entered, whatever it looks like. */
  readonly hasLost: (row: string) => boolean;
  /** A key on the screen has written into it: then it is for guesses. */
  readonly noteKey: (element: HTMLInputElement) => void;
}

/** So many buttons of a page are looked at. */
const MAX_BUTTONS = 500;
/** What tells one field, or one button, of a page from another. */
const MARKS = ['name', 'id', 'class', 'placeholder', 'maxlength'] as const;
const areAlike = (one: Element, other: Element): boolean =>
  MARKS.every((mark) => attributeOf(one, mark) === attributeOf(other, mark));

const isUsable = (button: Element): button is HTMLElement =>
  isConnected(button) && !matches(button, ':disabled') && isPressable(button);

/** The only button that can be pressed of those that are called like one: each row of a board may have its own. */
function buttonLike(known: HTMLElement | null): HTMLElement | null {
  const all = known ? findAll(documentOf(known), localNameOf(known), MAX_BUTTONS) : [];
  const [button, other] = all.filter(
    (it) => isUsable(it) && areAlike(it, known!) && wholeTextOf(it) === wholeTextOf(known!),
  );
  return button && !other ? (button as HTMLElement) : null;
}

/** What was entered last, the field that held it, if any, and the button that may have entered it. */
interface Sent {
  readonly word: string;
  readonly element: HTMLInputElement | null;
  readonly button: HTMLElement | null;
  readonly at: number;
}

export function createGuessFields(site: Site, document: Document): GuessFields {
  let found: GuessField | null = null;
  let sent: Sent | null = null;
  /** The field of which that has become a guess, and the button. */
  let proven: HTMLInputElement | null = null;
  let enters: HTMLElement | null = null;
  /** What it held last. */
  let last = '';
  const known = (): GuessField | null =>
    proven && isConnected(proven) ? { element: proven, isNamed: true, isStrange: false } : found;
  const field = () => {
    const its = known();
    return its && !its.isStrange && isConnected(its.element) ? its : null;
  };

  const enterButton = () => (enters && isUsable(enters) ? enters : buttonLike(enters));

  return {
    field,
    find({ view, tiles }, hasKeys) {
      if (site.kind !== 'added') return;
      const width = view.kind === 'boards' ? view.boards[0]!.rows[0]!.length : 0;
      found = findField(document, site, tiles.flat(), hasKeys ? width : null);
      // Some games build their field anew for each guess.
      if (found && proven && !isConnected(proven) && areAlike(found.element, proven)) proven = found.element;
    },
    isGone: () => {
      const element = proven ?? found?.element;
      return element !== undefined && !isConnected(element);
    },
    enterButton,
    hasEnterButton() {
      const element = field()?.element;
      const sender = element && lettersInField(element, site) ? senderOf(element, site) : null;
      return (enterButton() ?? sender) !== null;
    },
    noteEnter(typed, button) {
      const focused = fieldInFocus(document);
      const inFocus = focused ? lettersInField(focused, site) : '';
      // What stands in the row may be the guess before, which cannot be read yet.
      const isNext = inFocus !== typed && inFocus.length === typed.length;
      // Where no row shows what is typed, a field that nothing is known of may hold it.
      const isAny = !typed || isNext;
      const its = known() ?? (focused && isAny ? { element: focused, isStrange: true } : null);
      const isField = its && (!its.isStrange || focused === its.element);
      const held = isField ? lettersInField(its.element, site) : '';
      const word = isNext && held === inFocus ? held : typed || held;
      const at = performance.now();
      if (button !== null && sent?.word === word && at < sent.at + AFTER_KEY) return word;
      const element = isField && held === word ? its.element : null;
      if (element) last = word;
      const enterer = button !== null && isPressable(button) ? button : null;
      sent = word ? { word, element, button: enterer, at } : null;
      return word;
    },
    noteGuess(guess) {
      // Some games leave it in their field.
      if (guess && found && lettersInField(found.element, site) === guess) proven = found.element;
      if (sent?.word === guess) {
        proven = sent.element ?? proven;
        if (sent.button && performance.now() < sent.at + ANSWERED) enters = sent.button;
        sent = null;
      }
      return field()?.isNamed === true;
    },
    hasLost(row) {
      const its = field();
      // One that says nothing is for guesses as far as the player has entered what it held.
      const element = its?.isNamed ? its.element : sent?.element;
      const held = element ? lettersInField(element, site) : '';
      last = held || last;
      return !held && row !== '' && row === last;
    },
    noteKey: (element) => void (proven = element),
  };
}
