/** Feedback by the backgrounds of tiles, for boards that do not put it into words. */
import type { TileFeedback } from './board.ts';
import { backgroundColours, feedbackByColour, legendOf, parseColour } from './colour.ts';
import { ancestorsOf, partsOf } from './tree.ts';

type Elements = readonly Element[];

/** What is known of how tiles without feedback look; it is remembered, since a full board has none. */
export interface Backgrounds {
  /** The colours around a board and of its empty tiles: they identify the theme. */
  readonly theme: string;
  readonly blanks: ReadonlySet<string>;
  /** The colours of an empty tile, as they were when there was one. */
  readonly empty: readonly string[];
  /** Whether the theme has just changed, and the tiles are still fading into it. */
  readonly isSettling: boolean;
}

export const NO_BACKGROUNDS: Backgrounds = { theme: '', blanks: new Set(), empty: [], isSettling: false };

/** A row whose tiles may show how tiles without feedback look. */
export interface BlankRow {
  readonly tiles: Elements;
  /** '' for empty tiles. */
  readonly letters: readonly string[];
  /** What it held at the last look, if it was open then. */
  readonly before: string | null;
}

/** Learns from a look at a board how its tiles look when they are empty or typed into. */
export function learnBackgrounds(
  known: Backgrounds,
  rows: readonly BlankRow[],
  board: Element,
  isMoving: boolean,
): Backgrounds {
  const last = rows.at(-1)!;
  const empty = last.letters.at(-1) === '' ? backgroundsOf(last.tiles.at(-1)!) : known.empty;
  const plain = [...[board, ...ancestorsOf(board)].flatMap(backgroundOf), ...empty];
  const theme = plain.join();
  const isOther = theme !== known.theme;
  const isSettling = isOther ? known.theme !== '' : known.isSettling;
  // In another theme, a colour of blank tiles may mean feedback.
  const blanks = new Set([...(isOther ? [] : known.blanks), ...plain]);
  for (const row of rows) {
    if (isBlank(row, isSettling)) for (const colour of row.tiles.flatMap(backgroundsOf)) blanks.add(colour);
  }
  return { theme, blanks, empty, isSettling: isSettling && isMoving };
}

/** Whether a row has no feedback yet, as far as can be told without knowing its colours. */
function isBlank({ tiles, letters, before }: BlankRow, isSettling: boolean): boolean {
  // A row that was full may be turning: then a letter can be gone for a moment.
  if (letters.includes('') && (before === null || [...before].length < tiles.length)) return true;
  if (!isSettling || before !== letters.join('')) return false;
  // A row that has just been finished seldom has one colour.
  return new Set(tiles.map((tile) => backgroundsOf(tile).join())).size === 1;
}

/**
 * @param rows full rows
 * @param legend custom properties of the page that hold colours of feedback
 * @returns null for a row in which a tile looks like one without feedback; null instead of all when a
 *   colour means nothing
 */
export function feedbackByBackground(
  { blanks }: Backgrounds,
  rows: readonly Elements[],
  legend: Readonly<Record<string, TileFeedback>>,
): (readonly TileFeedback[] | null)[] | null {
  /** The uppermost background that is not that of a blank tile. */
  const colourOf = (tile: Element): string | undefined =>
    backgroundsOf(tile).findLast((colour) => !blanks.has(colour));
  const isComplete = (row: readonly (string | undefined)[]): row is string[] => !row.includes(undefined);
  const colours = rows.map((row) => row.map(colourOf));
  const complete = colours.filter(isComplete);
  if (complete.length === 0) return rows.map(() => null);
  const named = legendOf(getComputedStyle(rows[0]![0]!), legend);
  const feedback = feedbackByColour(new Set(complete.flat()), named);
  return (
    feedback && colours.map((row) => (isComplete(row) ? row.map((colour) => feedback.get(colour)!) : null))
  );
}

/** Whether the browser replaces a tile's colours by its own (forced colours). */
export function areForced(tile: Element): boolean {
  return (
    matchMedia('(forced-colors: active)').matches &&
    getComputedStyle(tile).getPropertyValue('forced-color-adjust') !== 'none'
  );
}

/** Whether tiles with the same feedback in words look alike; if not, the words mean something else. */
export function lookAsSaid(tiles: Elements, said: readonly TileFeedback[]): boolean {
  const looks = new Map<TileFeedback, string>();
  return tiles.every((tile, n) => {
    const look = backgroundsOf(tile).join();
    const other = looks.get(said[n]!) ?? look;
    looks.set(said[n]!, other);
    return look === other;
  });
}

/** The backgrounds that can be seen in a tile, the lower ones first. */
function backgroundsOf(tile: Element): string[] {
  return partsOf(tile).flatMap(backgroundOf);
}

function backgroundOf(element: Element): string[] {
  const style = getComputedStyle(element);
  if (style.visibility === 'hidden' || style.opacity === '0') return [];
  return backgroundColours(style).filter((colour) => parseColour(colour));
}
