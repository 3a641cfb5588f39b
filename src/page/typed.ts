/** How rows looked that were only typed, to know them from how they look with feedback. */
import { type Channel, colourOf, isIn, looksOf } from './looks.ts';
import { type BoardNow, type Elements, isFull, lettersOf, type Row } from './row.ts';

/** Notes how an open row looks, and the keys of its letters, once it is full: each tile when it first rests. */
export function withTyped(
  row: Row,
  { elements, known }: BoardNow,
  n: number,
  { moving, keys }: { readonly moving: ReadonlySet<Element>; readonly keys: () => string },
): Row {
  if (row.way !== null || !isFull(row) || row.givenAs !== undefined) return row;
  const before = known.rows[n];
  const { typedAs = [], keysAs = keys() } = before && lettersOf(before) === lettersOf(row) ? before : {};
  const looks = elements[n]!.map((tile, m) => typedAs[m] ?? (moving.has(tile) ? null : looksOf(tile)));
  return { ...row, typedAs: looks, keysAs };
}

/** Whether a row may look as when it was typed, in a channel. */
export const isAsTyped = (
  before: Row | undefined,
  tiles: Elements,
  channel: Channel = 'background',
): boolean => {
  const coloursOf = (looks: readonly string[]) =>
    looks
      .filter((look) => isIn(channel, look))
      .map(colourOf)
      .join();
  return tiles.every((tile, n) => {
    const now = looksOf(tile);
    return coloursOf(before?.typedAs?.[n] ?? now) === coloursOf(now);
  });
};

/** Whether the keys of a row's letters look otherwise than when it was typed: then it has been answered. */
export const hasOtherKeys = (before: Row | undefined, keys: () => string): boolean =>
  Boolean(before?.keysAs) && before!.keysAs !== keys();
