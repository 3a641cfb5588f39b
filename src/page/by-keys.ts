/** What the keys on the screen say of letters in words: the only sign of a guess of which a game marks no tile. */
import { documentOf } from './dom.ts';
import { feedbackWays } from './feedback-words.ts';
import { findKey } from './keyboard.ts';
import type { BoardNow } from './row.ts';
import type { SiteHints } from './site-hints.ts';

/** Whether all letters of a row have keys that are called absent, and one of them is in no row above it. */
export function areAbsentByKeys({ board, letters: rows }: BoardNow, row: number, site: SiteHints): boolean {
  const letters = rows[row]!;
  // A word of letters that are known to be absent may only be typed.
  if (letters.every((letter) => rows.slice(0, row).some((above) => above.includes(letter)))) return false;
  const keys = letters.map((letter) => findKey(documentOf(board), site, letter));
  return (
    keys.every((key) => key !== null) &&
    feedbackWays(site).some((way) => keys.every((key) => way.read(key) === 'absent'))
  );
}
