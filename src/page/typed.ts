/** How rows looked that were only typed, to know them from how they look with feedback. */
import { backgroundsIn } from './backgrounds.ts';
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
    : { ...row, typedAs: backgroundsIn(tiles), keysAs: keys() };
}

/** Whether a row may have the backgrounds that it had when it was typed. */
export const isAsTyped = (before: Row | undefined, tiles: Elements): boolean =>
  (before?.typedAs ?? backgroundsIn(tiles)) === backgroundsIn(tiles);

/** Whether the keys of a row's letters look otherwise than when it was typed: then it has been answered. */
export const hasOtherKeys = (before: Row | undefined, keys: () => string): boolean =>
  Boolean(before?.keysAs) && before!.keysAs !== keys();
