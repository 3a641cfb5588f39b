/** How rows looked that were only typed, to know them from how they look with feedback. */
import { type Channel, colourOf, looksOf } from './looks.ts';
import { type BoardNow, type Elements, lettersOf, type Row } from './row.ts';

/** Notes how an open row looks, and the keys of its letters, once it is full. */
export function withTyped(
  row: Row,
  { elements, known }: BoardNow,
  n: number,
  { moving, keys }: { readonly moving: ReadonlySet<Element>; readonly keys: () => string },
): Row {
  const tiles = elements[n]!;
  const isFull = row.tiles.every(({ letter }) => letter !== '');
  if (row.way !== null || !isFull || row.givenAs !== undefined) return row;
  const before = known.rows[n];
  const isSame = before !== undefined && lettersOf(before) === lettersOf(row);
  if (isSame && before.typedAs !== undefined)
    return { ...row, typedAs: before.typedAs, keysAs: before.keysAs ?? '' };
  return tiles.some((tile) => moving.has(tile))
    ? row
    : { ...row, typedAs: tiles.flatMap(looksOf), keysAs: keys() };
}

/** Whether a row may look as when it was typed, in a channel. */
export function isAsTyped(
  before: Row | undefined,
  tiles: Elements,
  channel: Channel = 'background',
): boolean {
  const now = tiles.flatMap(looksOf);
  const coloursOf = (looks: readonly string[]) =>
    looks
      .filter((look) => look.startsWith(channel))
      .map(colourOf)
      .join();
  return coloursOf(before?.typedAs ?? now) === coloursOf(now);
}

/** Whether the keys of a row's letters look otherwise than when it was typed: then it has been answered. */
export const hasOtherKeys = (before: Row | undefined, keys: () => string): boolean =>
  Boolean(before?.keysAs) && before!.keysAs !== keys();
