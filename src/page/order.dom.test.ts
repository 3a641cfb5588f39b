/** The order of the guesses, whichever way a game puts its rows. */
import { expect, it } from 'vitest';
import { inOrder } from './order.ts';
import { NO_BACKGROUNDS } from './backgrounds.ts';
import { finishedRow } from './row.ts';

const rowOf = (word: string) =>
  [...word.padEnd(5)].map((letter) => {
    const tile = document.createElement('b');
    tile.textContent = letter.trim();
    return tile;
  });
const known = (...words: string[]) => ({
  rows: words.map((word) => finishedRow([...word], Array(5).fill('absent'), 'colour')),
  prints: [],
  backgrounds: NO_BACKGROUNDS,
  isTyped: false,
});

it.each([
  ['from the top down', ['slate', 'crony', 'hu'], ['slate', 'crony', 'hu']],
  ['the newest first', ['hu', 'crony', 'slate'], ['slate', 'crony', 'hu']],
  ['with the row in play above the guesses', ['hu', 'slate', 'crony'], ['slate', 'crony', 'hu']],
  ['the newest first, with the row in play below', ['crony', 'slate', 'hu'], ['slate', 'crony', 'hu']],
  ['as they are where none of these fits', ['crony', 'hu', 'slate'], ['crony', 'hu', 'slate']],
])('is that of the words that were read before: %s', (_, shown, expected) => {
  const rows = inOrder(shown.map(rowOf), known('slate', 'crony'));
  expect(rows.map((row) => row.map(({ textContent }) => textContent).join(''))).toEqual(expected);
});
