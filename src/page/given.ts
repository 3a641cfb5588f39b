/**
 * Letters that a game writes into a row by itself, where nothing is entered yet: given ones, such as the first of a
 * word, and faint ones that show what is known by now. A player types around them, or over them.
 */
import { isFaint, looksRight } from './backgrounds.ts';
import {
  type BoardMemory,
  type Elements,
  finishedCount,
  finishedRows,
  type Letters,
  lettersOf,
  type Row,
  type RowLetters,
} from './row.ts';

/**
 * The letters of row `n` of a board by how they look.
 * @param letters all of them, '' for an empty tile
 */
export function withoutGiven(
  tiles: Elements,
  letters: Letters,
  n: number,
  { rows }: BoardMemory,
): RowLetters {
  const before = rows[n];
  if (!letters.some(Boolean) || (before && before.way !== null))
    return { letters, given: null, reminds: null };
  const gap = letters.indexOf('');
  const known = rightLetters(rows);
  // What is typed comes letter by letter, from the left, once the guess above has been answered.
  const isFirst = !before || (rows[n - 1]?.way === null && lettersOf(before) === '');
  const isLate = (at: number) => gap !== -1 && at > gap;
  const given = givenBy(letters, (at) => {
    if (!letters[at]) return false;
    if (before?.given?.[at] === letters[at]) return true;
    return gap !== -1 && (isFirst || isLate(at)) && looksRight(tiles[at]!, tiles[gap]!);
  });
  // Where all are faint it is the row.
  const areFaint = tiles.map((tile, at) => letters[at] !== '' && isFaint(tile));
  const mayRemind = areFaint.includes(false);
  const reminds = givenBy(
    letters,
    (at) => mayRemind && areFaint[at]! && (isLate(at) || known[at] === letters[at]),
  );
  const isOwn = (at: number) => (gap !== -1 && given?.[at]) || reminds?.[at];
  return { letters: letters.map((letter, at) => (isOwn(at) ? '' : letter)), given, reminds };
}

/** The letters of a row on a board that nothing is known of yet, without those that a game may have written by itself. */
export function typedIn<T extends string | null>(
  tiles: Elements,
  letters: readonly T[],
): readonly (T | '')[] {
  const gap = letters.indexOf('' as T);
  if (gap === -1) return letters;
  return letters.map((letter, at) =>
    letter && (looksRight(tiles[at]!, tiles[gap]!) || isFaint(tiles[at]!)) ? '' : letter,
  );
}

/** Rows of which the open one gives the letters that are known to be right, where these stay and look like typed ones. */
export function withKept(rows: readonly Row[], { rows: before }: BoardMemory): readonly Row[] {
  const n = finishedCount(rows);
  const open = rows[n];
  if (n === 0 || !open || open.given) return rows;
  const letters = open.tiles.map(({ letter }) => letter);
  const gap = letters.indexOf('');
  const known = rightLetters(rows);
  const areAllThere = known.every((letter, at) => !letter || letters[at] === letter);
  // One letter may have been typed while the row above was turning.
  const areMany = known.filter(Boolean).length > 1;
  const isFirst = before[n - 1]?.way === null && (areMany || !before[n] || lettersOf(before[n]) === '');
  if (gap === -1 || !areAllThere) return rows;
  const isLate = letters.slice(gap).some(Boolean);
  const given =
    isFirst || isLate ? givenBy(letters, (at) => letters[at] !== '' && known[at] === letters[at]) : null;
  if (!given) return rows;
  const tiles = open.tiles.map((tile, at) => (given[at] === '' ? tile : { ...tile, letter: '' }));
  return rows.map((row) => (row === open ? { ...open, tiles, given } : row));
}

function givenBy(letters: Letters, isGiven: (at: number) => boolean): Letters | null {
  const given = letters.map((letter, at) => (isGiven(at) ? letter : ''));
  return given.some(Boolean) ? given : null;
}

/** The letters that finished rows have shown to be right, each at its place. */
function rightLetters(rows: readonly Row[]): readonly string[] {
  const known: string[] = [];
  for (const { tiles } of finishedRows(rows))
    for (const [at, { letter, feedback }] of tiles.entries()) {
      known[at] ||= feedback === 'correct' ? letter : '';
    }
  return known;
}
