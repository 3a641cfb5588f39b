/** Reads the rows of a grid: the letters of its tiles, and what feedback they show. */
import {
  areForced,
  type Backgrounds,
  learnBackgrounds,
  looksOfRows,
  type Meanings,
  NO_BACKGROUNDS,
  type RowLooks,
} from './backgrounds.ts';
import { carriedMeanings } from './carried-meanings.ts';
import { areAbsentByKeys, areKeysTurnedAlike, areKeysUnturned, keyLooks } from './by-keys.ts';
import { isHidden, truthfulWords } from './by-words.ts';
import { completedRows } from './completed.ts';
import { type FeedbackWay, feedbackWays, isFeedback, namesHue } from './feedback-words.ts';
import { type Grid, tilesIn } from './grid.ts';
import { withKept, withoutGiven } from './given.ts';
import { isClear } from './groups.ts';
import { toAnswer } from './in-play.ts';
import { letterOf } from './letter.ts';
import { motionOf, type Movements } from './motion.ts';
import {
  type BoardMemory,
  type BoardNow,
  type ByWords,
  type Elements,
  finishedCount,
  finishedRows,
  givenIn,
  holds,
  isAll,
  isPartly,
  isRow,
  isSame,
  type Letters,
  lettersOf,
  openRow,
  type Pending,
  type Row,
} from './row.ts';
import { foldOf, type SiteHints } from './site-hints.ts';
import { printOf } from './tree.ts';
import { hitLooksOn, mayBeTint, showsHints } from './typed.ts';

/** What earlier looks have found about boards and the page around them. */
export interface RowsMemory {
  /** Of each board. */
  readonly boards: readonly BoardMemory[];
  /** The way that has read the feedback of a whole row; a row in which it finds none is open. */
  readonly trusted: string | null;
  /** Ways that are unreliable: they read feedback on an empty tile, or colours contradict them. */
  readonly misleading: ReadonlySet<string>;
  /** Whether words have called something else than its colour would, which may not mean what it usually does. */
  readonly isDisputed: boolean;
  readonly movements: Movements;
  /** What rows have said that may go on to say more, and since when, by board and row. */
  readonly pending: Pending;
  /** The letters of a row that cannot be edited any more, though it may not look finished. */
  readonly closed: string | null;
  /** Whether a row was all grey before its answer came. */
  readonly isLate: boolean;
  /** Whether the game shows what is known of letters while they are typed, so that a full row may not be a guess yet. */
  readonly isHinted: boolean;
}

const NEW_BOARD: BoardMemory = { rows: [], prints: [], backgrounds: NO_BACKGROUNDS, isTyped: false };

/**
 * How rows look that could not be read, and their letters, or why else they could not: no single letters in tiles, or no
 * board.
 */
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
  isDisputed: false,
  movements: new Map(),
  pending: new Map(),
  closed: null,
  isLate: false,
  isHinted: false,
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
  const boards = boardsNow(grids, foldOf(site), before);
  if (!boards) return 'letters';
  const holders = grids.map(({ board }) => board);
  const { moving, movements } = motionOf(tilesIn(grids), holders, before.movements, now);
  const ways = trueWays(boards, site, before.misleading);
  const isTold = before.trusted !== null;
  const backgrounds = boards.map((board) => backgroundsOn(board, moving, isTold ? ways.others : []));
  const meanings = { legend: site.legend ?? {}, looks: site.looks ?? {}, isKnown: site.tiles !== undefined };
  const words = truthfulWords(boards, moving, ways, {
    before,
    backgrounds,
    meanings,
    namesHue: (tile) => namesHue(tile, site),
  });
  const read = boards.map((board, n) =>
    areForced(cornerOf(board)) ? keptFrom(board.known.rows, words.read[n]!, board.letters) : words.read[n]!,
  );
  const isDisputed = before.isDisputed || words.isDisputed;
  const seen = looksOfUnread(boards, read, backgrounds, { ...meanings, isDisputed });
  const carried = () => carriedMeanings(seen!.boards, unreadIn(boards, read, knownOf));
  const looks = seen && { ...seen, feedback: seen.feedback ?? carried() };
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
    isAbsentByKeys: (board, row) => areAbsentByKeys(boards[board]!, row, site),
    areKeysTurnedAlike: (board, row) => areKeysTurnedAlike(boards[board]!, row, site),
    mayBeTinted: ({ board, row, seen }) =>
      mayBeTint(seen[0]!, backgrounds[board]!) && areKeysUnturned(boards[board]!, row, site),
    keysOf: (board, row) => keyLooks(boards[board]!, row, site),
    isLate: before.isLate,
    isHinted: before.isHinted,
  });
  if (!completed) return { looks: looks!, letters: unreadIn(boards, read, ({ letters }) => letters) };
  const { pending } = completed;
  const rows = completed.rows.map((own, n) => toAnswer(withGiven(own, boards[n]!)));
  const isPending = [...pending.values()].some(({ isSettled }) => !isSettled);
  // A row that is about to be finished is none that cannot be read.
  if (!isPending && !areInPlay(rows)) return 'no-board';
  return {
    memory: {
      boards: rows.map((own, n) => ({
        rows: own,
        prints: printsOf(own, boards[n]!),
        backgrounds: backgrounds[n]!,
        isTyped: boards[n]!.known.isTyped || own.some(isPartly),
      })),
      trusted: words.trusted,
      misleading: words.misleading,
      isDisputed,
      movements,
      pending,
      closed,
      isLate:
        before.isLate ||
        rows.some((own, n) => own.some((row, m) => wasAbsent(row, boards[n]!.known.rows[m]))),
      isHinted: before.isHinted || rows.some((own, n) => showsHints(own, boards[n]!, ways.others)),
    },
    isMoving: moving.size > 0 || isPending,
  };
}

/** @returns null when a tile has more than one letter */
function boardsNow(
  grids: readonly Grid[],
  fold: (text: string) => string,
  before: RowsMemory,
): BoardNow[] | null {
  const boards: BoardNow[] = [];
  for (const [n, { rows: elements, board }] of grids.entries()) {
    const written = lettersIn(elements, fold);
    if (!written) return null;
    // The boards of one game have the same words, so by words alone one would be taken for another.
    const known = before.boards.length === grids.length ? before.boards[n]! : NEW_BOARD;
    const own = written.map((row, m) => withoutGiven(elements[m]!, row, m, known));
    boards.push({ elements, board, written, own, letters: own.map(({ letters }) => letters), known });
  }
  return boards;
}

function withGiven(rows: readonly Row[], { own, known, elements, written }: BoardNow): readonly Row[] {
  const open = finishedCount(rows);
  // What a guess has just shown to be right, the row below it may remind of.
  const isNew = open > finishedCount(known.rows);
  const told = rows.map((row, n) => {
    const isBelow = isNew && n === open;
    const { letters, given, reminds } = isBelow
      ? withoutGiven(elements[n]!, written[n]!, n, { ...known, rows: rows.slice(0, n) })
      : own[n]!;
    if (row.way !== null || !(given ?? reminds)) return row;
    const its = isBelow ? openRow(letters, row.isSure) : row;
    return { ...its, ...givenIn({ given, reminds }) };
  });
  return withKept(told, known);
}

const cornerOf = ({ elements }: BoardNow): Element => elements.at(-1)!.at(-1)!;

/**
 * The ways that are not known to be wrong: an empty tile has no feedback, neither the last of all nor that of the open row. What one said nothing of while guesses were read
 * by it is what a game does once it is over.
 */
function trueWays(boards: readonly BoardNow[], site: SiteHints, misleading: ReadonlySet<string>) {
  const blanks = boards.flatMap(({ written, elements }) =>
    [written.findIndex((row) => row.includes('')), written.length - 1].flatMap((n) =>
      written[n]?.at(-1) === '' ? [elements[n]!.at(-1)!] : [],
    ),
  );
  const ways = feedbackWays(site).filter(({ name }) => !misleading.has(name));
  const used = new Set(boards.flatMap(({ known }) => known.rows.map((row) => row.way)));
  const untrue = ways.filter(
    (way) => !used.has(way.name) && blanks.some((tile) => isFeedback(way.read(tile))),
  );
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
  const { elements, written, known } = board;
  const corner = cornerOf(board);
  if (ways.some((way) => way.read(corner))) return known.backgrounds;
  const rows = blankRows(elements, written, known.rows);
  return learnBackgrounds(known.backgrounds, rows, board.board, moving, hitLooksOn(known));
}

/** @returns null when a tile has more than one letter */
function lettersIn(elements: readonly Elements[], fold: (text: string) => string): Letters[] | null {
  const letters: (readonly (string | null)[])[] = elements.map((row) =>
    row.map((tile) => letterOf(tile, fold)),
  );
  return letters.every(isClear) ? letters : null;
}

const blankRows = (elements: readonly Elements[], letters: readonly Letters[], before: readonly Row[]) =>
  elements.map((tiles, n) => {
    const row = before[n];
    return { tiles, letters: letters[n]!, before: row?.way === null ? lettersOf(row) : null };
  });

/** With forced colours the page hides its own, so rows known from before are kept. */
function keptFrom(before: readonly Row[], read: readonly ByWords[], letters: readonly Letters[]): Row[] {
  const finished = finishedRows(before);
  return read.map((row, n) => {
    if (isRow(row)) return row;
    const known = finished[n];
    return known && holds(known, letters[n]!) ? known : openRow(letters[n]!, false);
  });
}

/** Something of the rows of each board that words do not describe. */
const unreadIn = <T>(
  boards: readonly BoardNow[],
  read: readonly (readonly ByWords[])[],
  of: (board: BoardNow) => readonly T[],
): T[][] => boards.map((board, n) => of(board).filter((_, row) => !isRow(read[n]![row]!)));

/** What was known of each row of a board, and what it holds now. */
const knownOf = ({ known, letters }: BoardNow) => {
  const finished = finishedRows(known.rows);
  return letters.map((own, n) => ({ row: finished[n], letters: own }));
};

/** How the rows look that words do not describe. */
function looksOfUnread(
  boards: readonly BoardNow[],
  read: readonly (readonly ByWords[])[],
  backgrounds: readonly Backgrounds[],
  meanings: Meanings,
): RowLooks | null {
  const elements = unreadIn(boards, read, (board) => board.elements);
  const rows = elements.map((own, n) => ({ backgrounds: backgrounds[n]!, rows: own }));
  const looksIn = (all: readonly ByWords[]) => all.flatMap((row) => (isRow(row) ? (row.looks ?? []) : []));
  return looksOfRows(
    rows,
    meanings,
    looksIn(read.flat()),
    looksIn(boards.flatMap(({ known }) => known.rows)),
  );
}

/** Whether a row was all absent by its colours until now. */
const wasAbsent = (row: Row, before: Row | undefined): boolean =>
  before?.way === 'colour' &&
  row.way !== null &&
  !isSame(row, before) &&
  lettersOf(row) === lettersOf(before) &&
  isAll(before, 'absent');

/** Of each finished row as it was when it was read: one that moves is kept, and read again at rest. */
const printsOf = (rows: readonly Row[], { elements, known }: BoardNow): string[] =>
  finishedRows(rows).map((row, n) => (row === known.rows[n] ? known.prints[n]! : printOf(elements[n]!)));

/** Whether all boards can be read, but for those that say nothing yet: they come once the ones before are solved. */
function areInPlay(boards: readonly (readonly Row[])[]): boolean {
  const odd = boards.filter(hasLettersBelow);
  const isBegun = (rows: readonly Row[]) => finishedCount(rows) > 0;
  return (
    odd.length === 0 || (boards.some((rows) => isBegun(rows) && !odd.includes(rows)) && !odd.some(isBegun))
  );
}

/** Whether letters stand below a row that is only taken for open: then it is not. */
function hasLettersBelow(rows: readonly Row[]): boolean {
  const open = finishedCount(rows);
  if (rows[open]?.isSure !== false) return false;
  return rows.slice(open + 1).some((row) => lettersOf(row) !== '');
}
