/** How a game takes letters. */
import type { Dice } from '../dice.ts';
import type { Keyboard } from './keyboard.ts';
import type { Language } from './language.ts';

export interface Input {
  /** Keys, a text field that is sent, or nothing but the keys on the screen. */
  readonly way: 'keys' | 'field' | 'screen';
  readonly event: 'keydown' | 'keyup' | 'keypress';
  readonly target: 'window' | 'document' | 'body';
  readonly by: 'key' | 'code' | 'keyCode';
  /** Keys that come sooner than this after another are dropped, in milliseconds. */
  readonly pause: number;
}

export function drawInput(dice: Dice, language: Language, { element, enter, delete: del }: Keyboard): Input {
  const hasKeys = element !== null && enter !== null && del !== null;
  return {
    way: dice.weighed({ keys: 86, field: element === null ? 60 : 4, screen: hasKeys ? 6 : 0 }),
    event: dice.weighed({ keydown: 72, keyup: 16, keypress: 12 }),
    target: dice.weighed({ window: 45, document: 40, body: 15 }),
    // Letters that a US keyboard has not have no code of their own.
    by: language === 'en' ? dice.weighed({ key: 76, code: 12, keyCode: 12 }) : 'key',
    pause: dice.chance(0.12) ? 15 : 0,
  };
}

const CODES: Readonly<Record<string, string>> = {
  Enter: 'Enter',
  Backspace: 'Backspace',
  NumpadEnter: 'Enter',
};
const NUMBERS: Readonly<Record<number, string>> = { 13: 'Enter', 8: 'Backspace' };

/** Which key an event is of: a letter in lower case, `Enter`, `Backspace`, or another. */
function keyOf(by: Input['by'], event: KeyboardEvent): string | null {
  if (by === 'code') return CODES[event.code] ?? /^Key([A-Z])$/.exec(event.code)?.[1]?.toLowerCase() ?? null;
  // The number is all that old code goes by.
  // oxlint-disable-next-line typescript/no-deprecated
  const number = event.keyCode;
  if (by === 'keyCode') {
    if (number >= 97 && number <= 122) return String.fromCharCode(number);
    return NUMBERS[number] ?? (number >= 65 && number <= 90 ? String.fromCharCode(number + 32) : null);
  }
  return event.key.length > 1 ? event.key : event.key.toLocaleLowerCase();
}

/** Hears the keys of the page; `press` gets each that the game takes. */
export function listen({ event, target, by, pause }: Input, press: (key: string) => void): void {
  const on = { window, document, body: document.body }[target];
  let last = -Infinity;
  const hear = (it: Event) => {
    const key = keyOf(by, it as KeyboardEvent);
    const { ctrlKey, altKey, metaKey } = it as KeyboardEvent;
    if (key === null || ctrlKey || altKey || metaKey) return;
    if (performance.now() - last < pause) return;
    last = performance.now();
    press(key);
  };
  on.addEventListener(event, hear);
  // No key press is heard of a key that writes nothing.
  if (event === 'keypress') {
    on.addEventListener('keydown', (it) => {
      if ((it as KeyboardEvent).key === 'Backspace') press('Backspace');
    });
  }
}
