/**
 * The key of a puzzle: its address, and the id that its page gives it. Of a page that gives none it is the day, with a
 * number for all games of that day but the first.
 */

/** @param day as `Date.toDateString` writes it */
export const dayKey = (address: string, day: string): string => `${address} ${day}`;

export const numberedKey = (base: string, number: number): string =>
  number === 1 ? base : `${base} #${number}`;

/** The number of a game among those of its day; null for a key with another beginning. */
export function numberIn(key: string, base: string): number | null {
  if (key === base) return 1;
  return key.startsWith(`${base} #`) ? Number(key.slice(base.length + 2)) : null;
}

/** "/ Wed Nov 25 2026 #2" */
const OF_A_DAY = /^(.*) ([A-Z][a-z]{2} [A-Z][a-z]{2} \d{2} \d{4})(?: #\d+)?$/s;

/** What the key of a page that gives no id is made of; null where it gives one. */
export function dayIn(key: string): { readonly address: string; readonly day: string } | null {
  const [, address, day] = OF_A_DAY.exec(key) ?? [];
  return address === undefined ? null : { address, day: day! };
}
