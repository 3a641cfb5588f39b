/** Reads the rows of a grid: the letters of its tiles, and what feedback they show. */
import {
  areForced,
  type Backgrounds,
  feedbackByBackground,
  learnBackgrounds,
  lookAsSaid,
} from './backgrounds.ts';
import type { Tile, TileFeedback } from './board.ts';
import { type FeedbackWay, feedbackWays, isFeedback } from './feedback-words.ts';
import type { Grid } from './grid.ts';
import { letterOf } from './letter.ts';
import { motionOf, type Movements } from './motion.ts';
import { foldOf, type SiteHints } from './site-hints.ts';

type Elements = readonly Element[];
type Letters = readonly string[];

export interface Row {
  readonly tiles: readonly Tile[];
  /** How its feedback was read; null while it is open. */
  readonly way: string | null;
  /** Whether an open row is known to be open, and not just without feedback that could be found. */
  readonly isSure: boolean;
}

/** What earlier looks have found about a board and the page around it. */
export interface RowsMemory {
  /** As they were at the last look: a tile that moves cannot be read again. */
  readonly rows: readonly Row[];
  /** The way that has read the feedback of a whole row; a row in which it finds none is open. */
  readonly trusted: string | null;
  /** Ways that are unreliable, since they read feedback on an empty tile. */
  readonly misleading: ReadonlySet<string>;
  readonly backgrounds: Backgrounds;
  readonly movements: Movements;
}

export interface RowsReading {
  readonly memory: RowsMemory;
  readonly isMoving: boolean;
}

/**
 * Reads all rows of a grid.
 * @param now in milliseconds, by the same clock at every look
 * @returns null when the grid is no board, or its feedback cannot be told
 */
export function readRows(
  { rows: elements, board }: Grid,
  site: SiteHints,
  before: RowsMemory,
  now: number,
): RowsReading | null {
  const letters = lettersIn(elements, site);
  if (!letters) return null;
  const { moving, movements } = motionOf(elements.flat(), board, before.movements, now);
  const isMoving = moving.size > 0;
  const corner = elements.at(-1)!.at(-1)!;
  const ways = feedbackWays(site).filter(({ name }) => !before.misleading.has(name));
  // An empty tile has no feedback, so a way that reads some there is wrong.
  const isBlank = letters.at(-1)!.at(-1) === '';
  const untrue = isBlank ? ways.filter((way) => isFeedback(way.read(corner))) : [];
  const others = ways.filter((way) => !untrue.includes(way));
  // A board that says which tiles are empty is not read by its colours.
  const backgrounds = others.some((way) => way.read(corner))
    ? before.backgrounds
    : learnBackgrounds(before.backgrounds, blankRows(elements, letters, before.rows), board, isMoving);

  const isHidden = board.ownerDocument.hidden;
  const words = readByWords({ elements, letters, moving, isHidden, ways: others }, before);
  const read = areForced(corner) ? keptFrom(before.rows, words.read, letters) : words.read;
  const rows = withColours(read, elements, letters, backgrounds, site.legend ?? {});
  if (!rows || hasLettersBelow(rows)) return null;
  const misleading = new Set([...before.misleading, ...untrue.map(({ name }) => name)]);
  return { memory: { rows, trusted: words.trusted, misleading, backgrounds, movements }, isMoving };
}

/** The rows that have feedback, from the top down to the first that is open. */
export function finishedRows(rows: readonly Row[]): readonly Row[] {
  const open = rows.findIndex(({ way }) => way === null);
  return open === -1 ? rows : rows.slice(0, open);
}

export const lettersOf = ({ tiles }: Row): string => tiles.map(({ letter }) => letter).join('');

/** @returns null when a tile has more than one letter */
function lettersIn(elements: readonly Elements[], site: SiteHints): Letters[] | null {
  const fold = foldOf(site);
  const letters = elements.map((row) => row.map((tile) => letterOf(tile, fold)));
  return letters.every((row): row is string[] => !row.includes(null)) ? letters : null;
}

const blankRows = (elements: readonly Elements[], letters: readonly Letters[], before: readonly Row[]) =>
  elements.map((tiles, n) => {
    const row = before[n];
    return { tiles, letters: letters[n]!, before: row?.way === null ? lettersOf(row) : null };
  });

/** The input of one reading. */
interface RowsNow {
  readonly elements: readonly Elements[];
  readonly letters: readonly Letters[];
  readonly moving: ReadonlySet<Element>;
  /** Whether the page is in a hidden tab. */
  readonly isHidden: boolean;
  readonly ways: readonly FeedbackWay[];
}

/** Reads each row by words on the page; null for a row that only its colours can show. */
function readByWords(
  { elements, letters, moving, isHidden, ways }: RowsNow,
  before: Pick<RowsMemory, 'rows' | 'trusted'>,
): { readonly read: (Row | null)[]; readonly trusted: string | null } {
  const finished = finishedRows(before.rows);
  let { trusted } = before;
  const read = elements.map((tiles, n) => {
    const row = letters[n]!;
    if (row.includes('')) return openRow(row, true);
    const isMoving = tiles.some((tile) => moving.has(tile));
    const known = finished[n];
    // A row that has turned may still bounce, or fade into another theme.
    if (isMoving && known && holds(known, row)) return known;
    const trustedWay = ways.find(({ name }) => name === trusted) ?? null;
    const words = readRowByWords(tiles, row, {
      ways,
      trusted: trustedWay,
      isStill: !isMoving && !isHidden,
      known,
    });
    if (words?.way != null && provesItsWay(words)) trusted = words.way;
    // In a hidden tab, tiles may take arbitrarily long to turn, and nobody sees it.
    if (words && (!isMoving || isHidden)) return words;
    return isMoving || words ? openRow(row, true) : null;
  });
  return { read, trusted };
}

/** Reads a full row by words on the page; null when there are none. */
function readRowByWords(
  tiles: Elements,
  letters: Letters,
  {
    ways,
    trusted,
    isStill,
    known,
  }: {
    readonly ways: readonly FeedbackWay[];
    readonly trusted: FeedbackWay | null;
    readonly isStill: boolean;
    readonly known: Row | undefined;
  },
): Row | null {
  for (const way of ways) {
    const said = tiles.map(way.read);
    if (said.every(isFeedback)) {
      const row = finishedRow(letters, said, way.name);
      if (isStill && !isSame(row, known) && !lookAsSaid(tiles, said)) continue;
      return row;
    }
    if (said.every((word) => word === 'typed' || isFeedback(word))) return openRow(letters, true);
  }
  const saysNothing = trusted && !tiles.some((tile) => isFeedback(trusted.read(tile)));
  return saysNothing ? openRow(letters, true) : null;
}

/** Whether a row proves that its way distinguishes kinds of feedback. */
function provesItsWay({ tiles }: Row): boolean {
  const said = new Set(tiles.map(({ feedback }) => feedback));
  return said.size > 1 && said.has('absent');
}

/** With forced colours the page hides its own, so rows known from before are kept. */
function keptFrom(before: readonly Row[], read: readonly (Row | null)[], letters: readonly Letters[]): Row[] {
  const finished = finishedRows(before);
  return read.map((row, n) => {
    if (row) return row;
    const known = finished[n];
    return known && holds(known, letters[n]!) ? known : openRow(letters[n]!, false);
  });
}

/** Completes the rows that words do not describe by their colours; null when a colour has no meaning. */
function withColours(
  read: readonly (Row | null)[],
  elements: readonly Elements[],
  letters: readonly Letters[],
  backgrounds: Backgrounds,
  legend: Readonly<Record<string, TileFeedback>>,
): Row[] | null {
  const unread = elements.filter((_, n) => !read[n]);
  const feedback = feedbackByBackground(backgrounds, unread, legend);
  if (!feedback) return null;
  return read.map((row, n) => {
    if (row) return row;
    const said = feedback.shift();
    return said ? finishedRow(letters[n]!, said, 'colour') : openRow(letters[n]!, false);
  });
}

/** Whether letters stand below a row that is only taken for open: then it is not. */
function hasLettersBelow(rows: readonly Row[]): boolean {
  const open = finishedRows(rows).length;
  if (rows[open]?.isSure !== false) return false;
  return rows.slice(open + 1).some((row) => lettersOf(row) !== '');
}

function finishedRow(letters: Letters, feedback: readonly TileFeedback[], way: string): Row {
  return { tiles: letters.map((letter, n) => ({ letter, feedback: feedback[n]! })), way, isSure: true };
}

const openRow = (letters: Letters, isSure: boolean): Row => ({
  tiles: letters.map((letter) => ({ letter, feedback: null })),
  way: null,
  isSure,
});

const holds = (row: Row, letters: Letters): boolean => lettersOf(row) === letters.join('');

function isSame(row: Row, other?: Row): boolean {
  return (
    row.way === other?.way &&
    row.tiles.every(
      ({ letter, feedback }, n) => letter === other.tiles[n]?.letter && feedback === other.tiles[n].feedback,
    )
  );
}
