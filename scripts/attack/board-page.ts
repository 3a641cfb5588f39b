/** A page under a game's address that shows a board and does nothing else. */
import type { Site } from '../../e2e/replicas/site.ts';

const HOST = 'www.nytimes.com';

/** The address of the page that shows these rows. */
export const boardAddress = (rows: readonly string[]): string =>
  `https://${HOST}/games/wordle/?rows=${encodeURIComponent(rows.join(','))}`;

const STATES: Readonly<Record<string, string>> = { 0: 'absent', 1: 'present', 2: 'correct' };

function rowOf(hint: string): string {
  const [word = '', digits = ''] = hint.split(' ');
  const tiles = [...word.padEnd(5)].map((letter, n) => {
    const state = STATES[digits[n] ?? ''] ?? 'empty';
    return `<div data-testid="tile" data-state="${state}">${letter.trim()}</div>`;
  });
  return `<div class="row">${tiles.join('')}</div>`;
}

const page = (rows: readonly string[]): string => `<!doctype html><title>A board</title>
<style>
  .row { display: flex; gap: 4px; margin: 4px }
  [data-testid='tile'] { width: 40px; height: 40px; border: 1px solid #888; text-transform: uppercase }
  [data-state='absent'] { background: #777 }
  [data-state='present'] { background: #c9b458 }
  [data-state='correct'] { background: #6aaa64 }
</style>
<main>${Array.from({ length: 6 }, (_, n) => rowOf(rows[n] ?? '')).join('')}</main>`;

export const boardSite: Site = {
  hosts: [HOST],
  reply({ pathname, searchParams }) {
    if (!pathname.startsWith('/games/wordle')) return null;
    const rows = (searchParams.get('rows') ?? '').split(',').filter(Boolean);
    return { type: 'text/html; charset=utf-8', body: page(rows) };
  },
};
