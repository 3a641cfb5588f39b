/**
 * Whether what stands in boxes can be guesses, where nothing is known of them but their shape: many things are made of
 * boxes. Guesses are written from the top down, each from its first letter on, and a game has room for another one
 * until it is over.
 */
import { areTwice } from './alike.ts';
import { areAlike, lookTheSame } from './backgrounds.ts';
import { GAME_NAMES } from '../languages/game-names.ts';
import { documentOf, get, styleOf } from './dom.ts';
import { type Grid, tilesIn } from './grid.ts';
import { isClear } from './groups.ts';
import { isSolved } from './in-play.ts';
import { hasKeyboard } from './keyboard.ts';
import { areBlank, hasRoomIn, letterOf } from './letter.ts';
import { takesLetters } from './parts.ts';
import { ownSizeOf } from './place.ts';
import { feedbackOf, finishedCount, isFull, lettersOf, type Row } from './row.ts';
import { languagesOf, type SiteHints } from './site-hints.ts';
import { briefTextOf, findAll } from './tree.ts';

/** Letters in the shortest words, and in those that two boards without a gap between them usually have at least. */
const SHORTEST = 4;
const USUAL = 5;

/** So many rows without a letter are looked at. */
const MAX_ROWS = 12;

/**
 * @param isFirst whether no board has been read on this page before
 * @param hasGrown whether they have got another row, as nothing else does
 */
export function canBeGuesses(
  grids: readonly Grid[],
  boards: readonly (readonly Row[])[],
  {
    isFirst,
    hasGrown,
    site,
  }: { readonly isFirst: boolean; readonly hasGrown: boolean; readonly site: SiteHints },
): boolean {
  if (areEmpty(boards) && isDrawing(grids)) return false;
  if (!isFirst) return true;
  const areInOrder = boards.every(
    (rows) => isFromTheTop(rows) && (rows.length > 1 || isFromTheLeft(rows[0]!)),
  );
  if (!areInOrder || hasGrown) return areInOrder;
  // A few boxes in a row may also be for a code that is to be entered, and full ones a plan in colours.
  const isAny =
    boards.some(({ length }) => length === 1) ||
    !(boards.some(hasRoom) || boards.every((rows) => isSolved(rows)) || boards.flat().some(isSaid));
  const document = documentOf(grids[0]!.board);
  return !isAny || hasKeyboard(document, site) || (areTold(boards, site) && takesLetters(document, site));
}

/** Whether the player says that there is a board, and all rows of some have colours of guesses. */
const areTold = (boards: readonly (readonly Row[])[], { isSought }: SiteHints): boolean =>
  isSought === true &&
  boards.every((rows) => {
    const feedback = rows.flatMap(feedbackOf);
    return rows.length > 1 && isClear(feedback) && new Set(feedback).size > 1;
  });

const areEmpty = (boards: readonly (readonly Row[])[]): boolean =>
  boards.every((rows) => rows.every((row) => lettersOf(row) === ''));

/** Whether grids without a letter are a pattern, as far as one of them shows it. */
export const isDrawing = (grids: readonly Grid[]): boolean =>
  areBlank(tilesIn(grids)) && grids.some(isPattern);

/** Whether boxes look different within a row, as in a picker of colours. */
const isPattern = ({ rows }: Grid): boolean => !rows.slice(0, MAX_ROWS).every(areAlike);

/** How many rows and columns of blank boxes are a board rather than anything else. */
const BLANK_ROWS = [5, 6, 7, 8];
const BLANK_COLUMNS = [4, 5, 6, 8];
/** What is rounder than this, as a part of its width, is a hole or a counter of another game. */
const ROUND = 0.4;

/** So many headings may have the name of a page. */
const MAX_HEADINGS = 5;
/** A name is no longer than this, in characters. */
const MAX_NAME = 60;

/**
 * Whether blank boxes are a board for all that can be seen, where the player says that there is one: they look alike,
 * are not round, and as many as a board has; squares of them are found elsewhere, unless the page is called like a game,
 * and so are seven in a row.
 */
export function canBeBlank([grid, ...others]: readonly Grid[], site: SiteHints): boolean {
  const { rows, board } = grid!;
  const [first] = rows;
  const columns = first!.length;
  if (others.length > 0 || (rows.length === columns && !isCalledGame(documentOf(board), site))) return false;
  if (!BLANK_ROWS.includes(rows.length) || !BLANK_COLUMNS.includes(columns)) return false;
  const radius = parseFloat(styleOf(first![0]!).borderTopLeftRadius) || 0;
  // The row in play may look other than those that wait.
  const areRows = areAlike(first!) && areAlike(rows.slice(1).flat());
  return areBlank(rows.flat()) && areRows && radius < ROUND * ownSizeOf(first![0]!).width;
}

/** The same of boxes with words in several looks in the first rows, and nothing below; of several boards with one word. */
export function canBeBegun(grids: readonly Grid[]): boolean {
  const written = grids.map(({ rows }) => rows.slice(0, rows.findIndex(areBlank)));
  const isBegun = grids.every(
    ({ rows }, n) => !written[n]!.some(hasRoomIn) && areBlank(rows.slice(written[n]!.length).flat()),
  );
  const firsts = new Set(written.map(([first]) => first?.map((tile) => letterOf(tile)).join()));
  return isBegun && firsts.size === 1 && !firsts.has(undefined) && !lookTheSame(written.flat(2));
}

/** Whether the title of a page, or one of its headings, is that of a game of words. */
function isCalledGame(document: Document, site: SiteHints): boolean {
  const headings = findAll(document, 'h1, h2', MAX_HEADINGS).map((it) => briefTextOf(it, MAX_NAME) ?? '');
  return [get(document, 'title'), ...headings].some((name) =>
    languagesOf(site).some(({ tag, fold }) => GAME_NAMES[tag]?.test(fold(name))),
  );
}

const hasRoom = (rows: readonly Row[]): boolean => !rows.every(isFull);

/** Whether nothing is written below the first row with room. */
function isFromTheTop(rows: readonly Row[]): boolean {
  const open = rows.findIndex((row) => !isFull(row));
  return open === -1 || rows.slice(open + 1).every((row) => lettersOf(row) === '');
}

/** Whether the letters of a row have no gaps. */
function isFromTheLeft({ tiles }: Row): boolean {
  const gap = tiles.findIndex(({ letter }) => !letter);
  return gap === -1 || !tiles.slice(gap).some(({ letter }) => letter);
}

/** Whether words on the page have told the feedback of a row. */
const isSaid = ({ way }: Row): boolean => way !== null && way !== 'colour';

/** Whether letters fill all of some grids and look alike, as in a game of finding words. */
export const areAllLetters = (grids: readonly Grid[]): boolean =>
  grids.every(({ rows }) => !rows.some(hasRoomIn) && lookTheSame(rows.flat()));

/** Whether rows without a letter can hold two words as well as one. */
export const canBeTwoWords = (rows: readonly Row[]): boolean =>
  isDouble(rows, isOneByRows(rows) ? USUAL : SHORTEST) && areEmpty([rows]);

/** Whether there are as many rows as a board alone has as a rule: two have more of them. */
const isOneByRows = ({ length }: readonly Row[]): boolean => length === 5 || length === 6;

/** Whether what was one long word when nothing was written is two words. */
export const isTwice = (rows: readonly Row[]): boolean =>
  isDouble(rows, SHORTEST) && areTwice(rows.map(({ tiles }) => tiles.map(({ letter }) => letter)));

/** Whether two rows hold the same letters: they are being typed on two boards, or were before any was known. */
export function isTypedTwice(rows: readonly Row[], isFirst: boolean): boolean {
  const words = rows.slice(isFirst ? 0 : finishedCount(rows)).map(lettersOf);
  return words.some((word, n) => word !== '' && word === words[n + 1]);
}

/** Whether a row has letters enough for two words of so many. */
function isDouble([first]: readonly Row[], least: number): boolean {
  const half = first!.tiles.length / 2;
  return half >= least && Number.isInteger(half);
}
