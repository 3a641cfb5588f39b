/** Verdicts by the colours of tiles, for boards that do not put them into words. */
import { legendOf, parseColour, type TileFeedback, feedbackByColour } from './colour.ts';
import { ancestorsOf, partsOf } from './tree.ts';

type Elements = readonly Element[];

/** A row whose tiles may tell how tiles without a verdict look. */
export interface BlankRow {
  readonly tiles: Elements;
  /** '' for empty tiles. */
  readonly letters: readonly string[];
  /** What it held at the last look, if it was open then. */
  readonly before: string | null;
}

/** Remembers the colours of tiles without a verdict, since a full board has none. */
export function createBackgrounds(legend: Readonly<Record<string, TileFeedback>>) {
  let theme = '';
  let blanks = new Set<string>();
  /** Whether the theme has just changed, and the tiles are still on their way to it. */
  let isSettling = false;
  let empty: readonly string[] = [];

  /** The uppermost background of a tile that is not that of a blank one. */
  const colourOf = (tile: Element): string | undefined =>
    backgroundsOf(tile).findLast((colour) => !blanks.has(colour));

  return {
    /** Notes how tiles look that are empty, or that the player is typing into. */
    learn(rows: readonly BlankRow[], board: Element, isMoving: boolean): void {
      const last = rows.at(-1)!;
      if (last.letters.at(-1) === '') empty = backgroundsOf(last.tiles.at(-1)!);
      const around = [board, ...ancestorsOf(board)].flatMap(backgroundOf);
      const next = [...around, ...empty].join();
      if (theme !== next) {
        // In another theme a colour that was a blank one may be a verdict.
        blanks = new Set();
        isSettling = theme !== '';
        theme = next;
      }
      for (const colour of [...around, ...empty]) blanks.add(colour);
      for (const { tiles, letters, before } of rows) {
        // A row that was full may be turning: then a letter can be gone for a moment.
        const isTyped = letters.includes('') && (before === null || [...before].length < tiles.length);
        const looks = tiles.map((tile) => backgroundsOf(tile).join());
        // A row that is finished in this very moment seldom looks the same all over.
        const isStill = isSettling && before === letters.join('') && new Set(looks).size === 1;
        if (isTyped || isStill) for (const colour of tiles.flatMap(backgroundsOf)) blanks.add(colour);
      }
      if (!isMoving) isSettling = false;
    },

    /**
     * @param rows full rows
     * @returns null for a row in which a tile looks like one without a verdict; null instead of all when a
     *   colour means nothing
     */
    verdictsOf(rows: readonly Elements[]): (readonly TileFeedback[] | null)[] | null {
      const colours = rows.map((row) => row.map(colourOf));
      const isTold = (row: readonly (string | undefined)[]): row is string[] => !row.includes(undefined);
      const told = colours.filter(isTold);
      if (told.length === 0) return rows.map(() => null);
      const verdicts = feedbackByColour(
        new Set(told.flat()),
        legendOf(getComputedStyle(rows[0]![0]!), legend),
      );
      return (
        verdicts && colours.map((row) => (isTold(row) ? row.map((colour) => verdicts.get(colour)!) : null))
      );
    },
  };
}

/** Whether the browser shows colours of its own in place of a tile's. */
export function areForced(tile: Element): boolean {
  return (
    matchMedia('(forced-colors: active)').matches &&
    getComputedStyle(tile).getPropertyValue('forced-color-adjust') !== 'none'
  );
}

/** Whether tiles that are said to be in one state look alike: else what is said is something else. */
export function lookAsSaid(tiles: Elements, states: readonly unknown[]): boolean {
  const looks = new Map<unknown, string>();
  return tiles.every((tile, n) => {
    const look = backgroundsOf(tile).join();
    const other = looks.get(states[n]) ?? look;
    looks.set(states[n], other);
    return look === other;
  });
}

/** The backgrounds that can be seen in a tile, the lower ones first. */
function backgroundsOf(tile: Element): string[] {
  return partsOf(tile).flatMap(backgroundOf);
}

/** In a gradient one colour is as good as another. */
const COLOUR = /(?:rgba?|color|oklab|oklch|lab|lch)\([^()]*\)/;

function backgroundOf(element: Element): string[] {
  const { backgroundColor, backgroundImage, visibility, opacity } = getComputedStyle(element);
  if (visibility === 'hidden' || opacity === '0') return [];
  return [backgroundColor, COLOUR.exec(backgroundImage)?.[0] ?? ''].filter((colour) => parseColour(colour));
}
