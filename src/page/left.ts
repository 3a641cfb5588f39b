/** Tells guesses that a game has entered by itself, and says nothing of: letters come below what was only typed. */
import { matches } from './dom.ts';
import { letterOf } from './letter.ts';
import { type Elements, holds, type Letters, type Row } from './row.ts';
import { ancestorsOf, attributeOf, attributesOf, isWithin, ownTextsOf, partsOf } from './tree.ts';

/** What may be typed into whenever the player likes. */
const EDITABLE = 'input, [contenteditable], [tabindex]';

/**
 * Whether a row was seen typed, is drawn as the letters are that are being typed in the next one, cannot be edited, and has
 * beside it what the next one has.
 */
export const isLeft = (tiles: Elements, letters: Letters, before: Row | undefined, next: Elements): boolean =>
  before?.way === null &&
  holds(before, letters) &&
  new Set([...tiles, ...next.filter((tile) => letterOf(tile) !== '')].map(drawnAs)).size === 1 &&
  !tiles.flatMap((tile) => partsOf(tile)).some((part) => matches(part, EDITABLE)) &&
  // Some games say beside a guess how many of its letters are right.
  besideOf(tiles, next) === besideOf(next, tiles);

/** What says how a tile is drawn, also in ways that are not read. */
const drawnAs = (tile: Element): string =>
  partsOf(tile)
    .map((part) => `${attributeOf(part, 'class')} ${attributeOf(part, 'style')}`)
    .join();

/** What stands in the element of a row beside its tiles. */
function besideOf(tiles: Elements, [other]: Elements): string {
  const row = ancestorsOf(tiles[0]!).findLast((up) => !isWithin(other!, up)) ?? tiles[0]!;
  return partsOf(row)
    .filter((part) => !tiles.some((tile) => isWithin(part, tile) || isWithin(tile, part)))
    .flatMap((part) => [...ownTextsOf(part), ...attributesOf(part).map(({ value }) => value)])
    .join();
}
