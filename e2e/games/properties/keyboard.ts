/** The keys on the screen. */
import type { Dice } from '../dice.ts';
import type { Language } from './language.ts';
import type { Mark } from './rules.ts';

export interface Keyboard {
  /** Null where there is none. */
  readonly element: 'button' | 'kbd' | 'div' | 'span' | 'td' | 'a' | null;
  /** What says that an element is a key. */
  readonly said: 'nothing' | 'class' | 'data-key' | 'aria-label' | 'role' | 'id';
  readonly order: 'qwerty' | 'qwertz' | 'alphabetical';
  /** What is on the key for Enter; null where there is none. */
  readonly enter: string | null;
  readonly delete: string | null;
  readonly event: 'click' | 'mousedown' | 'pointerdown';
  /** How a key shows what is known of its letter: not at all, in quarters where there are several boards. */
  readonly state: 'none' | 'class' | 'colour' | 'faded' | 'quarters';
  readonly capitals: boolean;
  readonly place: 'below' | 'above';
}

const ROWS: Readonly<Record<Keyboard['order'], readonly string[]>> = {
  qwerty: ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
  qwertz: ['qwertzuiop', 'asdfghjkl', 'yxcvbnm'],
  alphabetical: ['abcdefghi', 'jklmnopqr', 'stuvwxyz'],
};

/** An icon that has no name. */
const ICON =
  '<svg viewBox="0 0 24 24" width="18" height="18"><path fill="currentColor" d="M4 12l6-6v4h10v4H10v4z"/></svg>';
const ENTER: Readonly<Record<Language, readonly string[]>> = {
  en: ['Enter', 'ENTER', 'Submit', 'Guess', 'Go', 'OK', 'Check'],
  de: ['Enter', 'Eingabe', 'Raten', 'Prüfen', 'OK'],
  pl: ['Enter', 'Zatwierdź', 'Sprawdź', 'OK'],
};
const DELETE: Readonly<Record<Language, readonly string[]>> = {
  en: ['Del', 'Delete', 'Backspace', '⌫'],
  de: ['Löschen', 'Entf', '⌫'],
  pl: ['Usuń', 'Cofnij', '⌫'],
};

export function drawKeyboard(dice: Dice, language: Language, several: boolean): Keyboard {
  const enter = dice.weighed({ word: 58, arrow: 14, tick: 8, icon: 10, none: 10 });
  const del = dice.weighed({ word: 40, sign: 40, icon: 14, none: 6 });
  return {
    element: dice.chance(0.08) ? null : dice.weighed({ button: 60, kbd: 6, div: 18, span: 8, td: 4, a: 4 }),
    said: dice.weighed({ nothing: 34, class: 28, 'data-key': 18, 'aria-label': 8, role: 6, id: 6 }),
    order: dice.weighed({
      qwerty: language === 'de' ? 30 : 80,
      qwertz: language === 'de' ? 58 : 6,
      alphabetical: 14,
    }),
    enter: {
      word: dice.one(ENTER[language]),
      arrow: dice.one(['↵', '⏎', '→']),
      tick: '✓',
      icon: ICON,
      none: null,
    }[enter],
    delete: { word: dice.one(DELETE[language]), sign: dice.one(['⌫', '←', '✕']), icon: ICON, none: null }[
      del
    ],
    event: dice.weighed({ click: 80, mousedown: 9, pointerdown: 11 }),
    state: several
      ? dice.weighed({ none: 40, class: 0, colour: 10, quarters: 50 })
      : dice.weighed({ none: 14, class: 40, colour: 34, faded: 12 }),
    capitals: dice.chance(0.65),
    place: dice.weighed({ below: 94, above: 6 }),
  };
}

export interface Keys {
  readonly element: HTMLElement;
  /** Shows what is known of a letter: the best mark on each board. */
  mark(letter: string, marks: readonly (Mark | undefined)[]): void;
  /** The key of a letter, of `Enter` or of `Backspace`. */
  key(name: string): HTMLElement | undefined;
  /** Nothing is known of any letter any more. */
  forget(): void;
}

/** The letters in rows, those of the language at the ends. */
function rowsOf(order: Keyboard['order'], letters: string): string[][] {
  const rows = ROWS[order].map((row) => [...row]);
  const own = [...letters].filter((letter) => letter > 'z');
  if (order === 'alphabetical') return [...rows, ...(own.length > 0 ? [own] : [])];
  own.forEach((letter, n) => rows[n % 2]!.push(letter));
  return own.length > 6 ? [own, ...ROWS[order].map((row) => [...row])] : rows;
}

/**
 * @param press hears of a letter, `Enter` or `Backspace`
 * @param colourOf of a mark, for keys that show it
 */
export function createKeyboard(
  keyboard: Keyboard,
  { letters, key: keyClass, keyboard: boardClass }: { letters: string; key: string; keyboard: string },
  colourOf: (mark: Mark | undefined) => string,
  press: (key: string) => void,
): Keys {
  const { said, event, state } = keyboard;
  const made = new Map<string, HTMLElement>();
  const isTable = keyboard.element === 'td';
  const create = (key: string, content: string, isIcon: boolean): HTMLElement => {
    const element = document.createElement(keyboard.element!);
    if (element instanceof HTMLButtonElement) element.type = 'button';
    if (isIcon) element.innerHTML = content;
    else element.textContent = keyboard.capitals && key.length === 1 ? content.toLocaleUpperCase() : content;
    element.classList.add('key-look');
    if (said === 'class' && keyClass) element.className += ` ${keyClass}`;
    // An icon has no name: what says so would be one.
    if (!isIcon && said === 'data-key') element.dataset['key'] = key;
    if (!isIcon && said === 'aria-label') element.setAttribute('aria-label', key);
    if (!isIcon && said === 'id') element.id = `key-${key}`;
    if (said === 'role') element.setAttribute('role', 'button');
    element.addEventListener(event, (it) => {
      it.preventDefault();
      press(key);
    });
    made.set(key, element);
    return element;
  };
  const all = document.createElement(isTable ? 'table' : 'div');
  if (boardClass) all.className = boardClass;
  all.classList.add('keys-look');
  const rows = rowsOf(keyboard.order, letters);
  for (const [n, row] of rows.entries()) {
    const line = all.appendChild(document.createElement(isTable ? 'tr' : 'div'));
    line.className = 'keys-row';
    const isLast = n === rows.length - 1;
    if (isLast && keyboard.enter !== null)
      line.append(create('Enter', keyboard.enter, keyboard.enter === ICON));
    for (const letter of row) line.append(create(letter, letter, false));
    if (isLast && keyboard.delete !== null)
      line.append(create('Backspace', keyboard.delete, keyboard.delete === ICON));
  }
  return {
    element: all,
    key: (name) => made.get(name),
    forget() {
      for (const element of made.values()) {
        element.classList.remove('used-correct', 'used-present', 'used-absent');
        element.removeAttribute('style');
      }
    },
    mark(letter, marks) {
      const element = made.get(letter);
      if (!element || state === 'none') return;
      const best = marks.includes('correct') ? 'correct' : marks.includes('present') ? 'present' : 'absent';
      if (state === 'class') element.classList.add(`used-${best}`);
      if (state === 'class' || state === 'colour') element.style.background = colourOf(best);
      if (state === 'faded' && best === 'absent') element.style.opacity = '0.3';
      if (state === 'quarters') {
        const part = 360 / marks.length;
        const stops = marks.map((mark, n) => `${colourOf(mark)} ${n * part}deg ${(n + 1) * part}deg`);
        element.style.background = `conic-gradient(${stops.join(', ')})`;
      }
    },
  };
}

export const KEYBOARD_STYLE = `
  .keys-look { margin: 14px auto; user-select: none } .keys-row { text-align: center; white-space: nowrap }
  .key-look { display: inline-block; box-sizing: border-box; min-width: 34px; height: 44px; line-height: 40px; margin: 2px;
    padding: 0 8px; border: 1px solid #9994; border-radius: 4px; background: #9993; color: inherit; font: 14px/40px sans-serif;
    text-align: center; cursor: pointer; vertical-align: top }
  tr.keys-row .key-look { display: table-cell }`;
