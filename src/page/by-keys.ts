/** What the keys on the screen say of letters: the only sign of some guesses. */
import { documentOf } from './dom.ts';
import { feedbackWays } from './feedback-words.ts';
import { letterKeys } from './keyboard.ts';
import { looksOf } from './looks.ts';
import type { BoardNow } from './row.ts';
import type { SiteHints } from './site-hints.ts';

/**
 * Whether all letters of a row have keys that are called absent, one of them is in no row above it, and no key of a letter
 * without a row is called so.
 */
export function areAbsentByKeys({ board, letters: rows }: BoardNow, row: number, site: SiteHints): boolean {
  const letters = rows[row]!;
  // A word of letters that are known to be absent may only be typed.
  if (letters.every((letter) => rows.slice(0, row).some((above) => above.includes(letter)))) return false;
  const all = letterKeys(documentOf(board), site);
  const others = [...all.keys()].filter((letter) => !rows.some((its) => its.includes(letter)));
  return feedbackWays(site).some((way) => {
    const isAbsent = (letter: string) => all.get(letter)?.some((key) => way.read(key) === 'absent') ?? false;
    return letters.every(isAbsent) && !others.some(isAbsent);
  });
}

/** How the keys of a row's letters look; '' where there are none. */
export function keyLooks({ board, letters }: BoardNow, row: number, site: SiteHints): string {
  const all = letterKeys(documentOf(board), site);
  return letters[row]!.flatMap((letter) => all.get(letter) ?? [])
    .map((key) => looksOf(key).join())
    .join('/');
}
