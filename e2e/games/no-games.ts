/**
 * Pages that are no game, though they have boxes with letters, rows of colours, or keys: each kind is drawn in many
 * sizes and colours. No board is to be found on any of them.
 */
import type { Site } from '../replicas/site.ts';
import { createDice, type Dice } from './dice.ts';

export interface NoGame {
  readonly kind: string;
  readonly html: string;
  /** Whether it has so much of a game, such as a keyboard, that saying it cannot be read is not wrong. */
  readonly hasParts: boolean;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const times = <T>(count: number, make: (n: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => make(n));

/** A box, with a colour of its own or not. */
const box = (content: string, colour = ''): string =>
  `<div class="box"${colour && ` style="background: ${colour}"`}>${content}</div>`;
const row = (boxes: readonly string[]): string => `<div class="row">${boxes.join('')}</div>`;
const grid = (rows: number, columns: number, make: (row: number, column: number) => string): string =>
  `<div class="grid">${times(rows, (r) => row(times(columns, (c) => make(r, c)))).join('')}</div>`;
const table = (rows: number, columns: number, make: (row: number, column: number) => string): string =>
  `<table>${times(rows, (r) => `<tr>${times(columns, (c) => `<td>${make(r, c)}</td>`).join('')}</tr>`).join('')}</table>`;
const letter = (dice: Dice): string => dice.one([...LETTERS]).toUpperCase();
const keys = (rows: readonly string[], tag: string): string =>
  rows
    .map(
      (line) =>
        `<div>${[...line].map((key) => `<${tag} class="key">${key.toUpperCase()}</${tag}>`).join('')}</div>`,
    )
    .join('');
const QWERTY = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

interface Kind {
  readonly title: string;
  readonly hasParts?: true;
  readonly body: (dice: Dice) => string;
}

/** What is played, but with no guesses of words. */
const PLAYED: Readonly<Record<string, Kind>> = {
  crossword: {
    title: 'Crossword no. 4,213',
    body: (dice) => {
      const size = dice.whole(5, 13);
      const cell = () => (dice.chance(0.25) ? box('', '#000') : box(dice.chance(0.3) ? letter(dice) : ''));
      return `${grid(size, size, cell)}<h2>Across</h2><ol><li>Small river (5)</li><li>Not a dog (3)</li></ol>`;
    },
  },
  'crossword with checked cells': {
    title: 'Mini crossword',
    body: (dice) => {
      const cell = () =>
        dice.chance(0.2) ? box('', '#222') : box(letter(dice), dice.one(['#6aaa64', '#d64545', '#fff']));
      return `${grid(5, 5, cell)}<p>Green cells are right, red ones are wrong.</p>`;
    },
  },
  chessboard: {
    title: 'Chess: white to move',
    body: (dice) => {
      const piece = () => (dice.chance(0.3) ? dice.one(['♔', '♛', '♜', '♝', '♞', '♟']) : '');
      return grid(8, 8, (r, c) => box(piece(), (r + c) % 2 ? '#769656' : '#eeeed2'));
    },
  },
  'chessboard with letters': {
    title: 'Chess problem: mate in two',
    body: (dice) =>
      grid(8, 8, (r, c) =>
        box(dice.chance(0.3) ? dice.one([...'KQRBNP']) : '', (r + c) % 2 ? '#b58863' : '#f0d9b5'),
      ),
  },
  sudoku: {
    title: 'Sudoku',
    body: (dice) =>
      `${table(9, 9, () => (dice.chance(0.4) ? String(dice.whole(1, 9)) : ''))}<p>Level: ${dice.one(['easy', 'hard'])}</p>`,
  },
  'word search': {
    title: 'Find twelve animals',
    body: (dice) => {
      const size = dice.whole(6, 14);
      return `${grid(size, size, () => box(letter(dice)))}<ul><li>horse</li><li>otter</li><li>zebra</li></ul>`;
    },
  },
  hangman: {
    title: 'Hangman',
    hasParts: true,
    body: (dice) =>
      `<pre>  +---+\n  |   |\n  O   |\n      |\n=======</pre>${row(times(dice.whole(5, 9), () => box(dice.chance(0.4) ? letter(dice) : '_')))}${keys(QWERTY, 'button')}`,
  },
  scrabble: {
    title: 'Crossword tiles: your turn',
    body: (dice) => {
      const cell = () =>
        box(dice.chance(0.15) ? letter(dice) : '', dice.one(['#eee', '#eee', '#eee', '#fcc', '#ccf']));
      return `${grid(15, 15, cell)}<p>Your rack</p>${row(times(7, () => box(letter(dice), '#f3e3b0')))}`;
    },
  },
  boggle: {
    title: 'Words from neighbours',
    body: (dice) =>
      `${grid(dice.one([4, 5]), 5, () => box(letter(dice)))}<input placeholder="Word"><p>Score: 12</p>`,
  },
  'noughts and crosses': {
    title: 'Noughts and crosses',
    body: (dice) => grid(3, 3, () => box(dice.one(['X', 'O', '']))),
  },
  'four in a row': {
    title: 'Four in a row',
    body: (dice) => grid(6, 7, () => box('', dice.one(['#fff', '#fff', '#e53935', '#fdd835']))),
  },
  bingo: {
    title: 'Bingo',
    body: (dice) =>
      `${row([...'BINGO'].map((it) => box(it, '#36c')))}${grid(5, 5, () => box(String(dice.whole(1, 75)), dice.one(['#fff', '#6aaa64'])))}`,
  },
  nonogram: {
    title: 'Picture puzzle',
    body: (dice) => {
      const size = dice.one([5, 10]);
      return grid(size, size, () => box('', dice.one(['#fff', '#333'])));
    },
  },
};

/** What shows letters or colours in rows, and is nothing to be played. */
const SHOWN: Readonly<Record<string, Kind>> = {
  'table of single letters': {
    title: 'Grades of class 5b',
    body: (dice) =>
      `<table>${times(dice.whole(5, 9), (n) => `<tr><th>Pupil ${n + 1}</th>${times(5, () => `<td>${dice.one([...'ABCDEF'])}</td>`).join('')}</tr>`).join('')}</table>`,
  },
  'colour picker': {
    title: 'Choose a colour',
    body: (dice) =>
      grid(dice.whole(4, 8), dice.whole(5, 9), () => box('', `hsl(${dice.whole(0, 359)} 70% 55%)`)),
  },
  'periodic table': {
    title: 'Periodic table of the elements',
    body: (dice) => {
      const symbols = 'H He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca Sc Ti V Cr Mn Fe Co Ni Cu Zn'.split(
        ' ',
      );
      return grid(5, 6, (r, c) =>
        box(symbols[r * 6 + c]!, dice.one(['#c9b458', '#6aaa64', '#787c7e', '#85c0f9'])),
      );
    },
  },
  calendar: {
    title: 'November',
    body: (dice) =>
      `${table(1, 7, (_, c) => 'MTWTFSS'[c]!)}${table(5, 7, (r, c) => String(r * 7 + c + 1))}<p>${dice.whole(1, 5)} appointments</p>`,
  },
  'calendar by initials': {
    title: 'Shifts: E early, L late, N night',
    body: (dice) =>
      table(dice.whole(4, 6), 7, () => {
        const shift = dice.one([...'ELN']);
        return box(shift, { E: '#ffe082', L: '#a5d6a7', N: '#90a4ae' }[shift]);
      }),
  },
  timetable: {
    title: 'Timetable of class 7a',
    body: (dice) => {
      const colours: Readonly<Record<string, string>> = {
        M: '#6aaa64',
        E: '#c9b458',
        P: '#787c7e',
        S: '#85c0f9',
        H: '#f5793a',
      };
      const subjects = grid(6, 5, () => {
        const subject = dice.one(Object.keys(colours));
        return box(subject, colours[subject]);
      });
      return `${row(['Mon', 'Tue', 'Wed', 'Thu', 'Fri'].map((day) => box(day)))}${subjects}<p>M mathematics, E English, P physics, S sport, H history</p>`;
    },
  },
  'news with a keyboard diagram': {
    title: 'Why keyboards are as they are',
    hasParts: true,
    body: (dice) =>
      `<article><p>${'The typewriter had its keys in this order for a reason. '.repeat(6)}</p><figure>${keys(QWERTY, dice.one(['kbd', 'span', 'div']))}<figcaption>The order of 1878</figcaption></figure><p>Others tried to do better.</p></article>`,
  },
  'seat map': {
    title: 'Choose your seats',
    body: (dice) =>
      grid(dice.whole(6, 12), 6, (_, c) => box('ABCDEF'[c]!, dice.one(['#6aaa64', '#787c7e', '#787c7e']))) +
      '<p>Green seats are free.</p>',
  },
  'seat map without letters': {
    title: 'Choose your seats in the stalls',
    body: (dice) =>
      grid(dice.whole(5, 9), dice.whole(8, 11), () => box('', dice.one(['#90caf9', '#787c7e']))),
  },
  'alphabet index': {
    title: 'Index of plants',
    body: (dice) => {
      const tag = dice.one(['a href="#"', 'span', 'div']);
      return `<div class="row wrap">${[...LETTERS].map((it) => `<${tag} class="box">${it.toUpperCase()}</${tag.split(' ')[0]}>`).join('')}</div><p>Acer, Agave, Aster…</p>`;
    },
  },
  'alphabet for children': {
    title: 'Learn the letters',
    body: (dice) =>
      grid(5, 5, (r, c) =>
        box(LETTERS[r * 5 + c]!.toUpperCase(), dice.one(['#6aaa64', '#c9b458', '#e57373', '#64b5f6'])),
      ),
  },
  scoreboard: {
    title: 'Departures',
    body: (dice) =>
      times(6, () => row(times(dice.whole(7, 7), () => box(letter(dice), '#222')))).join('') +
      '<p>All times are local.</p>',
  },
  'eye chart': {
    title: 'Eye test',
    body: (dice) =>
      times(
        7,
        (n) =>
          `<p style="font-size: ${70 - n * 9}px; text-align: center">${times(n + 1, () => letter(dice)).join(' ')}</p>`,
      ).join(''),
  },
  'answer sheet': {
    title: 'Answer sheet',
    body: (dice) =>
      times(dice.whole(6, 12), (n) => {
        const chosen = dice.whole(0, 4);
        return `<div class="row"><span>${n + 1}.</span>${[...'ABCDE'].map((it, c) => box(it, c === chosen ? '#6aaa64' : '')).join('')}</div>`;
      }).join(''),
  },
  'genes side by side': {
    title: 'Alignment of six sequences',
    body: (dice) => {
      const colours: Readonly<Record<string, string>> = {
        A: '#6aaa64',
        C: '#85c0f9',
        G: '#c9b458',
        T: '#e57373',
      };
      return `${grid(6, dice.whole(8, 11), () => {
        const base = dice.one(Object.keys(colours));
        return box(base, colours[base]);
      })}<p>Bases are coloured by kind.</p>`;
    },
  },
  'heat map': {
    title: 'Contributions in the last year',
    body: (dice) =>
      grid(7, dice.one([11, 30]), () => box('', dice.one(['#ebedf0', '#9be9a8', '#40c463', '#216e39']))),
  },
  'code to be entered': {
    title: 'Enter the code that we have sent you',
    body: (dice) =>
      `<form>${times(dice.whole(4, 6), () => '<input class="box" maxlength="1">').join('')}<button>Continue</button></form>`,
  },
  'page of text': {
    title: 'Minutes of the meeting',
    body: () =>
      `<p>${'The chair opened the meeting and welcomed all who were there. '.repeat(20)}</p><button>Share</button>`,
  },
  'icons in a grid': {
    title: 'All apps',
    body: (dice) => grid(5, 6, () => `<button class="box">${dice.one(['⚙', '📷', '🎵', '📅'])}</button>`),
  },
};

const KINDS: Readonly<Record<string, Kind>> = { ...PLAYED, ...SHOWN };
export const NO_GAMES: readonly string[] = Object.keys(KINDS);

/** A page of a kind, the same one for the same seed. */
export function drawNoGame(kind: string, seed: number): NoGame {
  const dice = createDice(seed, kind);
  const { title, hasParts = false, body } = KINDS[kind]!;
  const size = dice.whole(24, 60);
  const gap = dice.one([0, 2, 6]);
  const isDark = dice.chance(0.3);
  const isSearched = dice.named('search').chance(0.4);
  const search = isSearched ? '<p><input placeholder="Search"></p>' : '';
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title><style>
    body { font-family: sans-serif; ${isDark ? 'background: #121213; color: #eee' : ''} }
    .row { display: flex; gap: ${gap}px; margin-bottom: ${gap}px } .wrap { flex-wrap: wrap }
    .box { box-sizing: border-box; width: ${size}px; height: ${size}px; border: 1px solid #8888; text-align: center; line-height: ${size}px }
    td { width: ${size}px; height: ${size}px; border: 1px solid #8888; text-align: center }
    .key { display: inline-block; margin: 2px; padding: 8px; border: 1px solid #888 }
    </style></head><body><h1>${title}</h1>${search}${body(dice)}</body></html>`;
  return { kind, html, hasParts: hasParts || isSearched };
}

const HOST = 'pages.example';

export const addressOfNoGame = (kind: string, seed: number): string =>
  `https://${HOST}/${encodeURIComponent(kind)}/${seed}`;

/** @param script what runs in each page */
export function noGamesSite(script: string): Site {
  return {
    hosts: [HOST],
    reply({ pathname }) {
      const [, kind = '', seed = ''] = pathname.split('/').map(decodeURIComponent);
      if (!NO_GAMES.includes(kind)) return null;
      const body = drawNoGame(kind, Number(seed)).html.replace(
        '</body>',
        () => `<script>${script}</script></body>`,
      );
      return { type: 'text/html; charset=utf-8', body };
    },
  };
}
