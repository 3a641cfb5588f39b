/** Boards of a site that Knack does not know, as they stand in the middle of a game. */
import { MARKUP, tile } from '../reader/markup.ts';
import type { Site } from '../replicas/site.ts';

const KEYS = [...'qwertyuiopasdfghjklzxcvbnm'].map((it) => `<button>${it}</button>`).join('');

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

/** Pages with boards and keys, by their paths. */
export function strangeBoards(host: string, pages: Readonly<Record<string, string>>, lang = 'en'): Site {
  const pageOf = (boards: string) =>
    `<!doctype html><html lang="${lang}"><title>A game</title><style>${MARKUP}</style>${boards}${KEYS}`;
  return {
    hosts: [host],
    reply({ pathname }) {
      const boards = pages[pathname];
      return boards === undefined ? null : { type: 'text/html; charset=utf-8', body: pageOf(boards) };
    },
  };
}
