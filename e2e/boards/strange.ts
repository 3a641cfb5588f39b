/** Boards of a site that Knack does not know, as they stand in the middle of a game. */
import { GREEN, GREY, MARKUP, tile, YELLOW } from '../reader/markup.ts';
import type { Site } from '../replicas/site.ts';

const KEYS = 'qwertyuiopasdfghjklzxcvbnm';

/** A board of so many rows: words, each with the colours of its tiles, and the rest empty. */
export function answered(
  rows: readonly (readonly [word: string, colours: readonly string[]])[],
  count = 6,
): string {
  const begun = rows.map(([word, colours]) =>
    [...word].map((it, n) => tile(it, `style="background:${colours[n]!}"`)).join(''),
  );
  const all = [...begun, ...Array<string>(count - rows.length).fill(tile('').repeat(5))];
  return `<div class="board">${all.map((it) => `<div class="row">${it}</div>`).join('')}</div>`;
}

/**
 * A board after one guess whose answer begins with a letter that stands there from the start: what is typed goes into the
 * tiles behind it.
 */
export function giving(guess: string, colours: readonly string[]): string {
  const board = answered([[guess, colours]]);
  const row = `<div class="row">${tile(guess[0]!, `style="background:${colours[0]!}"`)}${tile('').repeat(4)}</div>`;
  return `${board.replace(`<div class="row">${tile('').repeat(5)}</div>`, row)}
    <script>
      const [, ...tiles] = document.querySelectorAll('.row')[1].children;
      let typed = '';
      addEventListener('keydown', ({ key }) => {
        if (key === 'Backspace') typed = typed.slice(0, -1);
        else if (/^[a-z]$/.test(key) && typed.length < tiles.length) typed += key;
        tiles.forEach((it, n) => (it.textContent = typed[n] ?? ''));
      });
    </script>`;
}

/** An empty board that takes keys, and enters a word by nothing but a button of this name. */
export function enteredBy(name: string, answer: string): string {
  return `${answered([])}<button id="send">${name}</button>
    <script>
      const rows = [...document.querySelectorAll('.row')];
      let [row, typed] = [0, ''];
      addEventListener('keydown', ({ key }) => {
        if (key === 'Backspace') typed = typed.slice(0, -1);
        else if (/^[a-z]$/.test(key) && typed.length < 5) typed += key;
        [...rows[row].children].forEach((it, n) => (it.textContent = typed[n] ?? ''));
      });
      document.querySelector('#send').addEventListener('click', () => {
        if (typed.length < 5) return;
        const colourOf = (it, n) => it === '${answer}'[n] ? '${GREEN}' : '${answer}'.includes(it) ? '${YELLOW}' : '${GREY}';
        [...rows[row++].children].forEach((it, n) => (it.style.background = colourOf(typed[n], n)));
        typed = '';
      });
    </script>`;
}

/**
 * Pages with boards and keys, by their paths.
 * @param marks letters that have a key beside those from a to z
 */
export function strangeBoards(
  host: string,
  pages: Readonly<Record<string, string>>,
  lang = 'en',
  marks = '',
): Site {
  const keys = [...KEYS, ...marks].map((it) => `<button>${it}</button>`).join('');
  const pageOf = (boards: string) =>
    `<!doctype html><html lang="${lang}"><title>A game</title><style>${MARKUP}</style>${boards}${keys}`;
  return {
    hosts: [host],
    reply({ pathname }) {
      const boards = pages[pathname];
      return boards === undefined ? null : { type: 'text/html; charset=utf-8', body: pageOf(boards) };
    },
  };
}
