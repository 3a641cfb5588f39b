/** What the keys on the screen say of letters: the only sign of some guesses. */
import { documentOf } from './dom.ts';
import { feedbackWays } from './feedback-words.ts';
import { areOne } from './groups.ts';
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

/** How the keys of a letter look; undefined where there are none. */
const lookIn = (keys: ReturnType<typeof letterKeys>, letter: string): string | undefined =>
  keys
    .get(letter)
    ?.map((key) => looksOf(key).join())
    .join();

/** How the keys of each letter of a row look, and those of letters that are in no row, of which nothing has been said. */
function keysIn({ board, letters: rows }: BoardNow, row: number, site: SiteHints) {
  const all = letterKeys(documentOf(board), site);
  const others = [...all.keys()].filter((letter) => !rows.some((its) => its.includes(letter)));
  return {
    own: rows[row]!.map((letter) => lookIn(all, letter)),
    unsaid: others.map((letter) => lookIn(all, letter)),
  };
}

/** Whether nothing has been said of a letter of a row, by its key: then nobody has answered the row. */
export function areKeysUnturned(board: BoardNow, row: number, site: SiteHints): boolean {
  const { own, unsaid } = keysIn(board, row, site);
  return own.some((look) => unsaid.includes(look));
}

/** Whether the same has been said of all letters of a row, by their keys. */
export function areKeysTurnedAlike(board: BoardNow, row: number, site: SiteHints): boolean {
  const { own, unsaid } = keysIn(board, row, site);
  return areOne(own) && own[0] !== undefined && !unsaid.includes(own[0]);
}

/** How the keys of a row's letters look; '' where there are none. */
export function keyLooks({ board, letters }: BoardNow, row: number, site: SiteHints): string {
  const all = letterKeys(documentOf(board), site);
  return letters[row]!.flatMap((letter) => lookIn(all, letter) ?? []).join('/');
}
