/**
 * A gallery of boards: how the same game can be marked up, coloured and turned by pages that share no
 * code. Every one of them is a page of its own at a game's address, and what a person would write down of it.
 */

export const WORDLE = 'https://www.nytimes.com/games/wordle/';
export const CUSTOM = 'https://www.nytimes.com/games/create/wordle/';
export const WORTEL = 'https://wordle.uber.space/';
export const LITERALNIE = 'https://literalnie.fun/';

export interface BoardPage {
  readonly title: string;
  readonly address: string;
  readonly html: string;
  /** What a person would write down once the page is at rest, of each board if there are several; or that nobody could. */
  readonly hints: readonly string[] | readonly (readonly string[])[] | 'unreadable' | 'not-started';
  /** The same where nothing is known of the site, if that differs. */
  readonly bare?: BoardPage['hints'];
  /** The same of what the page shows before it plays, where that is another board. */
  readonly former?: readonly string[];
}

export type State = 'empty' | 'typed' | 'absent' | 'present' | 'correct';
interface Cell {
  readonly letter: string;
  readonly state: State;
}
export type Tile = (cell: Cell) => string;

export const EN = ['oater 11001', 'crane 20102'];
export const DE = ['boese 00121', 'gruen 20010'];
export const PL = ['mąkać 10201', 'łódka 01012'];
const LETTERS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const STATES: readonly State[] = ['absent', 'present', 'correct'];

/** The cells of a board: finished rows, then what is being typed, then nothing. */
export function cellsOf(hints: readonly string[], typed = '', rows = 6): Cell[][] {
  const width = hints[0]?.indexOf(' ') ?? 5;
  return Array.from({ length: rows }, (_, row) => {
    const [word = '', digits = ''] = hints[row]?.split(' ') ?? [row === hints.length ? typed : ''];
    return Array.from({ length: width }, (_, n) => {
      const letter = [...word][n] ?? '';
      const state: State = digits ? STATES[Number(digits[n])]! : letter ? 'typed' : 'empty';
      return { letter, state };
    });
  });
}

export const div = (className: string, content: string): string =>
  `<div class="${className}">${content}</div>`;

/** A board with an element for each row. */
export const inRows = (cells: readonly (readonly Cell[])[], tile: Tile): string =>
  div('board', cells.map((row) => div('row', row.map(tile).join(''))).join(''));

/** A board that is one list of tiles. */
export const flat = (cells: readonly (readonly Cell[])[], tile: Tile, className = 'flat'): string =>
  div(className, cells.flat().map(tile).join(''));

export const KEYS = div(
  'keys',
  LETTERS.map((row, n) => {
    const letters = [...row].map((letter) => `<button>${letter}</button>`).join('');
    return div('', n === 2 ? `<button>Enter</button>${letters}<button>⌫</button>` : letters);
  }).join(''),
);

const STYLE = `
  body { font-family: sans-serif; background: #fff; color: #111 }
  .row { display: flex } .flat { display: grid; grid-template-columns: repeat(5, 48px); width: 260px }
  .tile { box-sizing: border-box; width: 44px; height: 44px; margin: 2px; border: 2px solid #ccc;
    display: flex; align-items: center; justify-content: center; text-transform: uppercase }
  .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
  .keys { margin-top: 12px }`;

export function pageOf(content: string, { css = '', script = '' } = {}): string {
  return `<!doctype html><html><head><meta charset="utf-8"><title>Game</title><style>${STYLE}${css}</style></head>
    <body><h1>Game</h1>${content}${script && `<script>${script}</script>`}</body></html>`;
}

export const coloursOf = (palette: Readonly<Partial<Record<State, string>>>, selector = '.'): string =>
  Object.entries(palette)
    .map(([state, colour]) => `${selector}${state} { background: ${colour}; }`)
    .join(' ');

export const LIGHT = { absent: '#787c7e', present: '#c9b458', correct: '#6aaa64' };
export const DARK = { absent: '#3a3a3c', present: '#b59f3b', correct: '#538d4e' };

/** State words that mean nothing to anybody, so that only the colours are left. */
export const CODES: Record<State, string> = {
  empty: 'k0',
  typed: 'k1',
  absent: 'k2',
  present: 'k3',
  correct: 'k4',
};
export const coded = (palette: Readonly<Partial<Record<State, string>>>): string =>
  Object.entries(palette)
    .map(([state, colour]) => `.${CODES[state as State]} { background: ${colour}; }`)
    .join(' ');
export const codedTile: Tile = ({ letter, state }) => div(`tile ${CODES[state]}`, letter);

/** A tile whose state is a class among others. */
export const classed =
  (words: Readonly<Partial<Record<State, string>>>): Tile =>
  ({ letter, state }) =>
    div(`tile ${words[state] ?? ''}`, letter);

export interface Language {
  readonly address: string;
  readonly hints: readonly string[];
  readonly typed: string;
}
export const english: Language = { address: WORDLE, hints: EN, typed: 'abo' };
export const german: Language = { address: WORTEL, hints: DE, typed: 'maerz' };
export const polish: Language = { address: LITERALNIE, hints: PL, typed: 'żó' };

/** A page with a board and a keyboard, both of them at rest. */
export function still(
  title: string,
  { address, hints, typed }: Language,
  board: (cells: Cell[][]) => string,
  css = '',
): BoardPage {
  return { title, address, hints, html: pageOf(board(cellsOf(hints, typed)) + KEYS, { css }) };
}

export const upper =
  (tile: Tile): Tile =>
  (cell) =>
    tile({ ...cell, letter: cell.letter.toUpperCase() });

/** Makes elements whose shadow roots hold their content. */
export const SHADOW = `
  const inShadow = (host, html) => {
    host.attachShadow({ mode: 'open' }).innerHTML = '<style>' + document.querySelector('style').textContent + '</style>' + html;
    return host.shadowRoot;
  };`;

/**
 * A page that plays by itself, once it is told to go: types a word, as fast as a person can, has it answered
 * in its own way, and types the next one.
 */
export function playing(
  title: string,
  { address, hints, typed }: Language,
  how: {
    readonly css?: string;
    readonly board?: string;
    /** Overrides `put(n, letter)` and `reply(row, digits)`, or `start()`. */
    readonly script: string;
    readonly rows?: number;
    readonly former?: readonly string[];
  },
): BoardPage {
  const guesses = hints.slice(0, how.rows ?? 1);
  const board = how.board ?? inRows(cellsOf([], ''), codedTile);
  const script = `
    const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
    const codes = ${JSON.stringify(CODES)}, states = ['absent', 'present', 'correct'];
    const tiles = () => [...document.querySelectorAll('.tile')];
    const rowOf = (row) => tiles().slice(row * 5, row * 5 + 5);
    const classesOf = (state) => 'tile ' + codes[state];
    let put = (n, letter) => { tiles()[n].textContent = letter; tiles()[n].className = classesOf('typed'); };
    let reply = async () => {};
    let start = async () => {};
    let end = async () => {};
    ${how.script}
    (async () => {
      while (!('go' in document.documentElement.dataset)) await wait(10);
      await start();
      const type = async (row, word) => {
        for (const [n, letter] of [...word].entries()) { put(row * 5 + n, letter); await wait(60); }
        await wait(80);
      };
      const hints = ${JSON.stringify(guesses)}.map((hint) => hint.split(' '));
      for (const [row, [word, digits]] of hints.entries()) {
        await type(row, word);
        await reply(row, [...digits].map((digit) => states[digit]));
      }
      await type(hints.length, ${JSON.stringify(typed.padEnd(5, typed[0]))});
      await end();
      await wait(120);
      document.documentElement.dataset.done = '';
    })();`;
  return {
    title,
    address,
    hints: guesses,
    ...(how.former && { former: how.former }),
    html: pageOf(`${board}${KEYS}`, { css: how.css ?? coded(LIGHT), script }).replace(
      '<html>',
      '<html data-playing>',
    ),
  };
}
