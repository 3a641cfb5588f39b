/** Verdicts by the colours of tiles, for boards that do not put them into words. */
import { isVivid, legendOf, parseColour, type Verdict, verdictsOf } from './colour.ts';
import { ancestorsOf, partsOf } from './tree.ts';

type Elements = readonly Element[];

/** Remembers the colours of tiles without a verdict, since a full board has none. */
export function createBackgrounds(legend: Readonly<Record<string, Verdict>>) {
  let theme = '';
  let blanks = new Set<string>();

  /** The uppermost background of a tile that is not that of a blank one. */
  const colourOf = (tile: Element): string | undefined =>
    backgroundsOf(tile).findLast((colour) => !blanks.has(colour));

  return {
    /** Notes how tiles look that are empty, or that the player is typing into. */
    learn(rows: readonly Elements[], letters: readonly (readonly string[])[], board: Element): void {
      const tiles = rows.flat().map((tile, n) => ({ tile, letter: letters.flat()[n]! }));
      const empty = tiles.filter(({ letter }) => letter === '').flatMap(({ tile }) => backgroundsOf(tile));
      const around = [board, ...ancestorsOf(board)].flatMap(backgroundOf);
      const next = [...around, ...empty].join();
      // In another theme a colour that was a blank one may be a verdict.
      if (theme !== next && empty.length > 0) blanks = new Set();
      theme = next;
      const typed = rows
        .filter((_, n) => letters[n]!.includes(''))
        .flatMap((row) => row.flatMap(backgroundsOf))
        .filter((colour) => !isVivid(colour));
      for (const colour of [...around, ...empty, ...typed]) blanks.add(colour);
    },

    /**
     * @param rows full rows
     * @returns null for a row in which a tile looks like one without a verdict; null instead of all when a
     *   colour means nothing
     */
    verdictsOf(rows: readonly Elements[]): (readonly Verdict[] | null)[] | null {
      const colours = rows.map((row) => row.map(colourOf));
      const isTold = (row: readonly (string | undefined)[]): row is string[] => !row.includes(undefined);
      const told = colours.filter(isTold);
      if (told.length === 0) return rows.map(() => null);
      const verdicts = verdictsOf(new Set(told.flat()), legendOf(getComputedStyle(rows[0]![0]!), legend));
      return (
        verdicts && colours.map((row) => (isTold(row) ? row.map((colour) => verdicts.get(colour)!) : null))
      );
    },
  };
}

/** The backgrounds that can be seen in a tile, the lower ones first. */
function backgroundsOf(tile: Element): string[] {
  return partsOf(tile).flatMap(backgroundOf);
}

function backgroundOf(element: Element): string[] {
  const { backgroundColor } = getComputedStyle(element);
  return parseColour(backgroundColor) ? [backgroundColor] : [];
}
