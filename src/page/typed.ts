/** How rows looked that were only typed, to know them from how they look with feedback. */
import type { Backgrounds } from './backgrounds.ts';
import { parseColour, parsePaint, type Rgb } from './colour.ts';
import { type Channel, colourOf, isFill, isIn, looksOf } from './looks.ts';
import { type FeedbackWay, isFeedback } from './feedback-words.ts';
import {
  type BoardMemory,
  type BoardNow,
  type Elements,
  holds,
  isFull,
  isHit,
  isPartly,
  type Letters,
  lettersOf,
  type Row,
} from './row.ts';

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

/** Whether a row may look as when it was typed, by colours in a channel; in all ways where there is none. */
export const isAsTyped = (
  before: Row | undefined,
  tiles: Elements,
  channel: Channel | null = 'background',
): boolean => {
  const toldBy = (looks: readonly string[]) =>
    (channel ? looks.filter((look) => isIn(channel, look)).map(colourOf) : looks).join();
  return tiles.every((tile, n) => {
    const now = looksOf(tile);
    return toldBy(before?.typedAs?.[n] ?? now) === toldBy(now);
  });
};

/** The looks that say of a letter that it is in the answer, by the guesses on a board. */
export const hitLooksOn = ({ rows }: BoardMemory): ReadonlySet<string> =>
  new Set(rows.flatMap(({ looks = [], tiles }) => looks.filter((_, n) => isHit(tiles[n]!.feedback))));

/** Whether a row of a board that is being typed shows feedback: what is known of its letters by then. */
export function showsHints(
  rows: readonly Row[],
  { elements, known }: BoardNow,
  ways: readonly FeedbackWay[],
): boolean {
  const hits = hitLooksOn(known);
  const saysAny = (tile: Element) =>
    ways.some((way) => isFeedback(way.read(tile))) || looksOf(tile).some((look) => hits.has(look));
  return rows.some(
    (row, n) =>
      isPartly(row) &&
      known.rows[n]?.way === null &&
      elements[n]!.some((tile, at) => row.tiles[at]!.letter !== '' && saysAny(tile)),
  );
}

/** Whether a full row, which was open when it was read last, looks as it did when it was typed, whatever it says. */
export const isOnlyTyped = (letters: Letters, tiles: Elements, before: Row | undefined): boolean =>
  before?.way === null && (!holds(before, letters) || isAsTyped(before, tiles, null));

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
