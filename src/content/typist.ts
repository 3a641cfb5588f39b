/** Types into a game: by its on-screen keys, or by key events where these do nothing. */
import { bodyOf, get } from '../page/dom.ts';
import { fillField, sendField } from '../page/field.ts';
import type { Language } from '../languages/language.ts';
import { LANGUAGES } from '../languages/languages.ts';
import type { Site } from '../sites/site.ts';
import { DELETE, ENTER, findKey, type Key } from '../page/keyboard.ts';
import type { TypingResult } from '../session/events.ts';
import type { PageChanges } from './page-changes.ts';

/** How long a game may take to show a letter, in milliseconds. */
const LETTER_TIMEOUT = 1500;
/** What to leave between two keys once a game has lost one, in milliseconds, and no more than that. */
const SHORTEST_SPACING = 50;
const LONGEST_SPACING = 200;
/** So long the page can do other things between two keys where reading it has taken a while, in milliseconds. */
const BREATHER = 8;
/** How long a dialog may stand over a word that is half typed, in milliseconds. */
const LONGEST_DIALOG = 600_000;

export interface Typist {
  /**
   * Takes `from` out of the open row, letter by letter, or whatever it holds when that is null, and types
   * `to`, checking that each letter arrives before the next. It pauses between two letters if `rest` is given.
   * A letter that does not arrive, on a page with a keyboard without its key, is `missing`.
   */
  replace(
    from: string | null,
    to: string,
    signal: AbortSignal,
    rest?: () => Promise<void>,
  ): Promise<TypingResult>;
  enter(): void;
}

type Press = (key: Key) => boolean;

/** What the typist sees of the page. */
export interface RowView {
  /** What the open row holds. */
  readonly letters: () => string;
  /** The text field that takes guesses; null where there is none. */
  readonly field: () => HTMLInputElement | null;
  /** Whether something lies over the board: keys pressed now go elsewhere. */
  readonly isCovered: () => boolean;
  /** Whether reading has taken so much of the page's time that the page is to go on before more is read. */
  readonly isTiring: () => boolean;
}

export function createTypist(
  site: Site,
  document: Document,
  changes: PageChanges,
  { letters, field, isCovered, isTiring }: RowView,
): Typist {
  const pressOnScreen: Press = (key) => {
    const button = findKey(document, site, key);
    if (button) click(button);
    return button !== null;
  };
  const pressByEvent: Press = (key) => {
    // A document may have no body.
    strike(bodyOf(document) ?? document, key);
    return true;
  };
  const pressInField: Press = (key) => {
    const target = field();
    if (target) write(target, key);
    return target !== null;
  };
  /** The way that has worked before comes first. */
  let presses: readonly Press[] = [pressOnScreen, pressInField, pressByEvent];
  /** How long a game needs between two keys, in milliseconds: some lose what comes sooner. */
  let spacing = 0;

  /** Presses a key so that the row goes from one text to another. */
  const step = async (
    key: Key,
    before: string,
    after: string,
    signal: AbortSignal,
  ): Promise<TypingResult> => {
    // A key may be lost while a game is not ready for it, so what should work is tried once more.
    for (const [n, press] of [...presses, presses[0]!].entries()) {
      await changes.until(() => !isCovered(), LONGEST_DIALOG, signal);
      if (signal.aborted) return 'interrupted';
      // A large page takes a while to be read, so that it is read no more often than it changes.
      let held = letters();
      if (held === after) return 'done';
      if (held !== before) return 'failed';
      if (!press(key)) continue;
      // Waits for the letter even after the signal: what comes next depends on the letters in the row.
      await changes.until(() => (held = letters()) !== before, LETTER_TIMEOUT);
      if (held !== after) continue;
      if (n > 0) spacing = Math.min(Math.max(2 * spacing, SHORTEST_SPACING), LONGEST_SPACING);
      presses = [press, ...presses.filter((other) => other !== press)];
      return 'done';
    }
    if (signal.aborted) return 'interrupted';
    const isMissing = !findKey(document, site, key) && findKey(document, site, 'e') !== null;
    return isMissing ? { missing: key } : 'failed';
  };

  const spaceOut = async () => {
    const pause = Math.max(spacing, isTiring() ? BREATHER : 0);
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
  };

  return {
    async replace(from, to, signal, rest) {
      const way = textsBetween(from ?? letters(), to);
      for (const [n, after] of way.slice(1).entries()) {
        if (n > 0) await (rest ? rest() : spaceOut());
        const before = way[n]!;
        const key = after.length < before.length ? DELETE : [...after].at(-1)!;
        const result = await step(key, before, after, signal);
        if (result !== 'done') return result;
      }
      return 'done';
    },
    // Pressed in one way only: a game may be slow to react, and must not get Enter twice.
    enter: () => void presses.some((press) => press(ENTER)),
  };
}

/** The texts of a row on the way from one to the other. */
function textsBetween(from: string, to: string): string[] {
  const [old, next] = [[...from], [...to]];
  const down = old.map((_, n) => old.slice(0, old.length - n).join(''));
  return [...down, ...['', ...next].map((_, n) => next.slice(0, n).join(''))];
}

/** Sends every event of a click: some keyboards act when the button goes down. */
function click(button: HTMLElement): void {
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
 * @returns whether the page leaves it to the browser to do what the key does
 */
function strike(target: EventTarget, key: Key): boolean {
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
  // As in a browser: none for keys without a character, and none where the page wants nothing to come of the key.
  const isLeft = isToType && (key === DELETE || send('keypress', ofCharacter));
  send('keyup', ofKey);
  return isLeft;
}

/** Does in a text field what a key does there. */
function write(field: HTMLInputElement, key: Key): void {
  if (!strike(field, key)) return;
  if (key === ENTER) {
    sendField(field);
    return;
  }
  const letters = [...get(field, 'value')];
  fillField(field, key === DELETE ? letters.slice(0, -1).join('') : [...letters, key].join(''));
}
