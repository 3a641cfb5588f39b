/** Reads the rows of a grid: the letters of its tiles, and what feedback they show. */
import {
  areForced,
  type Backgrounds,
  learnBackgrounds,
  lookAsSaid,
  looksOfRows,
  type Meanings,
  NO_BACKGROUNDS,
  type RowLooks,
  sureMeaningOf,
} from './backgrounds.ts';
import { completedRows } from './completed.ts';
import { get } from './dom.ts';
import { type FeedbackWay, feedbackWays, isFeedback } from './feedback-words.ts';
import type { Grid } from './grid.ts';
import { letterOf } from './letter.ts';
import { motionOf, type Movements } from './motion.ts';
import {
  type BoardMemory,
  type BoardNow,
  type ByWords,
  type Elements,
  finishedRow,
  isRow,
  type Letters,
  openRow,
  type Pending,
  type Row,
  type Unread,
} from './row.ts';
import { foldOf, type SiteHints } from './site-hints.ts';

/** What earlier looks have found about boards and the page around them. */
export interface RowsMemory {
  /** Of each board. */
  readonly boards: readonly BoardMemory[];
  /** The way that has read the feedback of a whole row; a row in which it finds none is open. */
  readonly trusted: string | null;
  /** Ways that are unreliable, since they read feedback on an empty tile. */
  readonly misleading: ReadonlySet<string>;
  readonly movements: Movements;
  /** What rows have said that may go on to say more, and since when, by board and row. */
  readonly pending: Pending;
  /** The letters of a row that cannot be edited any more, though it may not look finished. */
  readonly closed: string | null;
}

const NEW_BOARD: BoardMemory = { rows: [], backgrounds: NO_BACKGROUNDS };

/** How rows look that could not be read, or why else they could not: no single letters in tiles, or no board. */
export type Unreadable =
  | { readonly looks: RowLooks; readonly letters: readonly (readonly Letters[])[] }
  | 'letters'
  | 'no-board';

export interface RowsReading {
  readonly memory: RowsMemory;
  /** Whether tiles move, or may be about to say more. */
  readonly isMoving: boolean;
}

export const NO_ROWS: RowsMemory = {
  boards: [],
  trusted: null,
  misleading: new Set(),
  movements: new Map(),
  pending: new Map(),
  closed: null,
};

/**
 * Reads all rows of the boards of a game: what a way or a colour means, it means on all of them.
 * @param now in milliseconds, by the same clock at every look
 */
export function readRows(
  grids: readonly Grid[],
  site: SiteHints,
  before: RowsMemory,
  now: number,
): RowsReading | Unreadable {
  const fold = foldOf(site);
  const boards: BoardNow[] = [];
  for (const [n, { rows: elements, board }] of grids.entries()) {
    const letters = lettersIn(elements, fold);
    if (!letters) return 'letters';
    // The boards of one game have the same words, so by words alone one would be taken for another.
    const known = before.boards.length === grids.length ? before.boards[n]! : NEW_BOARD;
    boards.push({ elements, board, letters, known });
  }
  const tiles = grids.flatMap(({ rows }) => rows.flat());
  const holders = grids.map(({ board }) => board);
  const { moving, movements } = motionOf(tiles, holders, before.movements, now);
  const ways = trueWays(boards, site, before.misleading);
  const isTold = before.trusted !== null;
  const backgrounds = boards.map((board) => backgroundsOn(board, moving, isTold ? ways.others : []));
  const meanings = { legend: site.legend ?? {}, looks: site.looks ?? {}, isKnown: site.tiles !== undefined };
  const words = truthfulWords(boards, moving, ways, { before: before.trusted, backgrounds, meanings });
  const read = boards.map((board, n) =>
    areForced(cornerOf(board)) ? keptFrom(board.known.rows, words.read[n]!, board.letters) : words.read[n]!,
  );
  const looks = looksOfUnread(boards, read, backgrounds, meanings);
  // Once it is gone, the same word may be typed anew.
  const isThere = boards.some(({ letters }) => letters.some((row) => row.join('') === before.closed));
  const closed = isThere ? before.closed : null;
  const completed = completedRows(boards, read, looks, {
    pending: before.pending,
    now,
    isHidden: isHidden(boards),
    isTrusted: words.trusted !== null,
    closed,
    moving,
  });
  if (!completed) return { looks: looks!, letters: boards.map(({ letters }) => letters) };
  const { rows, pending } = completed;
  if (rows.some(hasLettersBelow)) return 'no-board';
  return {
    memory: {
      boards: rows.map((own, n) => ({ rows: own, backgrounds: backgrounds[n]! })),
      trusted: words.trusted,
      misleading: words.misleading,
      movements,
      pending,
      closed,
    },
    isMoving: moving.size > 0 || [...pending.values()].some(({ isSettled }) => !isSettled),
  };
}

/** Whether the page is in a tab in the background. */
const isHidden = (boards: readonly BoardNow[]): boolean =>
  get(get(boards[0]!.elements[0]![0]!, 'ownerDocument'), 'hidden');

const cornerOf = ({ elements }: BoardNow): Element => elements.at(-1)!.at(-1)!;

/** The ways that are not known to be wrong: an empty tile has no feedback. */
function trueWays(boards: readonly BoardNow[], site: SiteHints, misleading: ReadonlySet<string>) {
  const blanks = boards.filter(({ letters }) => letters.at(-1)!.at(-1) === '').map(cornerOf);
  const ways = feedbackWays(site).filter(({ name }) => !misleading.has(name));
  const untrue = ways.filter((way) => blanks.some((tile) => isFeedback(way.read(tile))));
  return {
    others: ways.filter((way) => !untrue.includes(way)),
    misleading: new Set([...misleading, ...untrue.map(({ name }) => name)]),
  };
}

/** @param ways those by which a board that says which tiles are empty is read rather than by its colours */
function backgroundsOn(
  board: BoardNow,
  moving: ReadonlySet<Element>,
  ways: readonly FeedbackWay[],
): Backgrounds {
  const { elements, letters, known } = board;
  const corner = cornerOf(board);
  if (ways.some((way) => way.read(corner))) return known.backgrounds;
  const rows = blankRows(elements, letters, known.rows);
  return learnBackgrounds(known.backgrounds, rows, board.board, moving);
}

/** The rows that have feedback, from the top down to the first that is open. */
export function finishedRows(rows: readonly Row[]): readonly Row[] {
  const open = rows.findIndex(({ way }) => way === null);
  return open === -1 ? rows : rows.slice(0, open);
}

export const lettersOf = ({ tiles }: Row): string => tiles.map(({ letter }) => letter).join('');

/** @returns null when a tile has more than one letter */
function lettersIn(elements: readonly Elements[], fold: (text: string) => string): Letters[] | null {
  const letters = elements.map((row) => row.map((tile) => letterOf(tile, fold)));
  return letters.every((row): row is string[] => !row.includes(null)) ? letters : null;
}

const blankRows = (elements: readonly Elements[], letters: readonly Letters[], before: readonly Row[]) =>
  elements.map((tiles, n) => {
    const row = before[n];
    return { tiles, letters: letters[n]!, before: row?.way === null ? lettersOf(row) : null };
  });

interface Ways {
  readonly others: readonly FeedbackWay[];
  readonly misleading: ReadonlySet<string>;
}

/**
 * Reads by words, but by none that mean something else than the colours of the same tiles: a game may call a letter
 * present that is at its place.
 */
function truthfulWords(
  boards: readonly BoardNow[],
  moving: ReadonlySet<Element>,
  { others, misleading }: Ways,
  {
    before,
    backgrounds,
    meanings,
  }: {
    readonly before: string | null;
    readonly backgrounds: readonly Backgrounds[];
    readonly meanings: Meanings;
  },
): ReturnType<typeof readByWords> & Pick<Ways, 'misleading'> {
  let truthful = others;
  let trusted = before;
  for (;;) {
    const words = readByWords(boards, moving, truthful, trusted);
    const untrue = untrueWays(boards, words.read, { moving, backgrounds, meanings });
    if (!truthful.some(({ name }) => untrue.has(name))) {
      const found = others.filter((way) => !truthful.includes(way)).map(({ name }) => name);
      return { ...words, misleading: new Set([...misleading, ...found]) };
    }
    truthful = truthful.filter(({ name }) => !untrue.has(name));
    if (trusted !== null && untrue.has(trusted)) trusted = null;
  }
}

/** The ways that call something in a new row another thing than its colours do. */
function untrueWays(
  boards: readonly BoardNow[],
  read: readonly (readonly ByWords[])[],
  {
    moving,
    backgrounds,
    meanings,
  }: {
    readonly moving: ReadonlySet<Element>;
    readonly backgrounds: readonly Backgrounds[];
    readonly meanings: Meanings;
  },
): ReadonlySet<string> {
  const isNew = (row: ByWords, known: Row | undefined): row is Row =>
    isRow(row) && row.way !== null && row.way !== 'colour' && !isSame(row, known);
  const rows = boards.map(({ elements, known }, n) =>
    elements.flatMap((tiles, m) => {
      const row = read[n]![m]!;
      return isNew(row, known.rows[m]) && !tiles.some((tile) => moving.has(tile)) ? [{ tiles, row }] : [];
    }),
  );
  /** The ways that have called something right: what they call present is then something else. */
  const knowRight = new Set(
    read.flat().flatMap((row) => (isRow(row) && row.way !== null && saysRight(row) ? [row.way] : [])),
  );
  const untrue = new Set<string>();
  for (const [n, own] of rows.entries()) {
    for (const { tiles, row } of own) {
      // Each row by itself: what others look like may mean nothing for sure.
      const looksAs = (isKnown: boolean) =>
        looksOfRows([{ backgrounds: backgrounds[n]!, rows: [tiles] }], { ...meanings, isKnown });
      const looks = looksAs(false);
      const shown = looks?.boards[0]?.[0];
      const usual = meanings.isKnown || knowRight.has(row.way!) ? null : looksAs(true);
      const differs = row.tiles.some(({ feedback }, at) => {
        const look = shown?.[at];
        if (look == null) return false;
        const meaning = looks!.feedback?.get(look) ?? sureMeaningOf(look);
        // Words that have called nothing right yet may call it present: orange is right where contrast is high.
        const isUsuallyRight = feedback === 'present' && usual?.feedback?.get(look) === 'correct';
        return isUsuallyRight || (meaning !== null && meaning !== feedback);
      });
      if (differs) untrue.add(row.way!);
    }
  }
  return untrue;
}

const saysRight = ({ tiles }: Row): boolean => tiles.some(({ feedback }) => feedback === 'correct');

/** So many of the rows that are known are read again at each look: those above them stay as they are. */
const READ_AGAIN = 2;

/** Reads each row of each board by words on the page, as far as they tell. */
function readByWords(
  boards: readonly BoardNow[],
  moving: ReadonlySet<Element>,
  ways: readonly FeedbackWay[],
  before: string | null,
): { readonly read: ByWords[][]; readonly trusted: string | null } {
  let trusted = before;
  const names = new Set(ways.map(({ name }) => name));
  const hidden = isHidden(boards);
  const isUsed = (way: string | null) => way === 'colour' || (way !== null && names.has(way));
  const read = boards.map(({ elements, letters, known: { rows: rowsBefore } }) => {
    const finished = finishedRows(rowsBefore);
    const last = finished.length - 1;
    // With another word in the last row it may be another game, and with another way the same words mean other things.
    const isKept =
      last >= 0 && holds(finished[last]!, letters[last] ?? []) && finished.every(({ way }) => isUsed(way));
    return elements.map((tiles, n): ByWords => {
      const row = letters[n]!;
      if (row.includes('')) return openRow(row, true);
      const old = finished[n];
      if (isKept && n < finished.length - READ_AGAIN && holds(old!, row)) return old!;
      const isMoving = tiles.some((tile) => moving.has(tile));
      const known = finished[n];
      // A row that has turned may still bounce, or fade into another theme.
      if (isMoving && known && holds(known, row)) return known;
      const trustedWay = ways.find(({ name }) => name === trusted) ?? null;
      const isStill = !isMoving && !hidden;
      const words = readRowByWords(tiles, row, { ways, trusted: trustedWay, isStill, known });
      // In a hidden tab, tiles may take arbitrarily long to turn, and nobody sees it.
      if (isMoving && !(words && hidden)) return openRow(row, true);
      if (isRow(words) && words.way !== null && provesItsWay(words)) trusted = words.way;
      return words;
    });
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
): ByWords {
  let partly: Unread | null = null;
  for (const way of ways) {
    const said = tiles.map(way.read);
    if (said.every(isFeedback)) {
      const row = finishedRow(letters, said, way.name);
      if (!isStill || isSame(row, known) || lookAsSaid(tiles, said)) return row;
      partly ??= { way: way.name, said: said.map(() => null), isUntrue: true };
      continue;
    }
    const feedback = said.map((word) => (isFeedback(word) ? word : null));
    const isSaid = said.every((word) => word !== null);
    if (isSaid || feedback.some((word) => word !== null)) {
      partly ??= { way: way.name, said: feedback };
      if (isSaid) return partly;
    }
  }
  const saysNothing = trusted && !tiles.some((tile) => isFeedback(trusted.read(tile)));
  return saysNothing && !partly?.isUntrue ? null : partly;
}

/** Whether a row proves that its way distinguishes kinds of feedback. */
function provesItsWay({ tiles }: Row): boolean {
  const said = new Set(tiles.map(({ feedback }) => feedback));
  return said.size > 1 && said.has('absent');
}

/** With forced colours the page hides its own, so rows known from before are kept. */
function keptFrom(before: readonly Row[], read: readonly ByWords[], letters: readonly Letters[]): Row[] {
  const finished = finishedRows(before);
  return read.map((row, n) => {
    if (isRow(row)) return row;
    const known = finished[n];
    return known && holds(known, letters[n]!) ? known : openRow(letters[n]!, false);
  });
}

/** How the rows look that words do not describe. */
function looksOfUnread(
  boards: readonly BoardNow[],
  read: readonly (readonly ByWords[])[],
  backgrounds: readonly Backgrounds[],
  meanings: Meanings,
): RowLooks | null {
  const rows = boards.map(({ elements }, n) => ({
    backgrounds: backgrounds[n]!,
    rows: elements.filter((_, row) => !isRow(read[n]![row]!)),
  }));
  const looksIn = (all: readonly ByWords[]) => all.flatMap((row) => (isRow(row) ? (row.looks ?? []) : []));
  return looksOfRows(
    rows,
    meanings,
    looksIn(read.flat()),
    looksIn(boards.flatMap(({ known }) => known.rows)),
  );
}

/** Whether letters stand below a row that is only taken for open: then it is not. */
function hasLettersBelow(rows: readonly Row[]): boolean {
  const open = finishedRows(rows).length;
  if (rows[open]?.isSure !== false) return false;
  return rows.slice(open + 1).some((row) => lettersOf(row) !== '');
}

const holds = (row: Row, letters: Letters): boolean => lettersOf(row) === letters.join('');

function isSame(row: Row, other?: Row): boolean {
  return (
    row.way === other?.way &&
    row.tiles.every(
      ({ letter, feedback }, n) => letter === other.tiles[n]?.letter && feedback === other.tiles[n].feedback,
    )
  );
}
