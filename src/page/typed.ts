/** How rows looked that were only typed, to know them from how they look with feedback. */
import type { Backgrounds } from './backgrounds.ts';
import { parseColour, parsePaint, type Rgb } from './colour.ts';
import { type Channel, colourOf, isFill, isIn, looksOf } from './looks.ts';
import { type BoardNow, type Elements, isFull, lettersOf, type Row } from './row.ts';

/** Notes how an open row looks, and the keys of its letters, once it is full: each tile when it first rests. */
export function withTyped(
  row: Row,
  { elements, known }: BoardNow,
  n: number,
  { moving, keys }: { readonly moving: ReadonlySet<Element>; readonly keys: () => string },
): Row {
  if (row.way !== null || !isFull(row)) return row;
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

/** Letters that are typed stand on a colour no farther than this from one that is around them, from 0 to 1. */
const TINT = 0.35;

/** Whether a look may be a tint of letters that are typed: a colour not far from those without feedback. */
export function mayBeTint(look: string, { blanks }: Backgrounds): boolean {
  const paint = parsePaint(colourOf(look));
  const around = [...blanks].map((blank) => (isFill(blank) ? parseColour(colourOf(blank)) : null));
  const seen = around.filter((rgb) => rgb !== null);
  // What has no colour of its own lies on the white of the page.
  const all: readonly Rgb[] = seen.length > 0 ? seen : [[1, 1, 1]];
  return paint !== null && all.some((rgb) => paint.alpha * Math.abs(greyOf(paint.rgb) - greyOf(rgb)) < TINT);
}

const greyOf = (rgb: Rgb): number => rgb.reduce((sum, part) => sum + part) / 3;
