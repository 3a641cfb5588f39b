/**
 * Reads the boards of a page. Sites change, so there are several ways to find the tiles and to read their
 * feedback; the first that fits is used and is part of the result. Reading is a function of the page and of
 * what earlier readings have found; nothing is learnt from a grid that turns out to be no board.
 */
import { lookFilled } from './backgrounds.ts';
import { holdGuesses } from './carried-meanings.ts';
import { documentOf, get, isConnected } from './dom.ts';
import { explainedLooks } from './explained.ts';
import { BY_SHAPE, type Grids, gridsIn, tilesIn } from './grid.ts';
import { grownAmong, type Heights, heightsOf } from './growth.ts';
import {
  areAllLetters,
  canBeBegun,
  canBeBlank,
  canBeGuesses,
  canBeTwoWords,
  isTwice,
  isDrawing,
  isTypedTwice,
} from './guesses.ts';
import { areBlank, atOneReading } from './letter.ts';
import { inPlay, isSolved, type KnownPlay } from './in-play.ts';
import {
  type Counted,
  countRows,
  flatRowsAfter,
  limitOf,
  NOT_COUNTED,
  type RowCount,
  withoutAdded,
} from './limit.ts';
import { coloursUnread } from './colours-unread.ts';
import type { PageView, UnreadBoards } from './page-view.ts';
import { inOrder } from './order.ts';
import { hasPartsOf, takesLetters, whyUnread } from './parts.ts';
import { isDisplayed, ownSizeOf } from './place.ts';
import { withoutRivals } from './rivals.ts';
import {
  type BoardMemory,
  feedbackOf,
  finishedRows,
  givenIn,
  isHit,
  lettersOf,
  pendingKey,
  type Row,
} from './row.ts';
import { NO_ROWS, readRows, type RowsMemory } from './rows.ts';
import { foldOf, type SiteHints } from './site-hints.ts';
import { withoutSkipped } from './skipped.ts';
import { type Flaw, type Sign, toldOf, type Trace, type Trial, type Tried } from './trace.ts';
import { childrenOf, findFirst, isWithin, parentOf } from './tree.ts';

/** A page at one moment. */
export interface PageNow {
  readonly document: Document;
  readonly url: URL;
  /** In milliseconds, by the same clock at every look. */
  readonly now: number;
}

export const pageNow = ({ document, location }: Window): PageNow => ({
  document,
  url: new URL(location.href),
  now: performance.now(),
});

/** What one reading of a page passes to the next. It is never mutated, and is opaque to callers. */
export interface ReaderMemory extends KnownPlay {
  /** Of the page's address. */
  readonly path: string;
  /** The grids that were read last, what they were found in, and how many rows each had. */
  readonly boards: { readonly found: Grids; readonly setting: string; readonly count: string } | null;
  /** Of each board. */
  readonly counts: readonly RowCount[];
  /** Whether rows have been added to a board. */
  readonly hasGrown: boolean;
  readonly seen: RowsMemory;
  /** Of what could be boards if it grew, as long as none are known. */
  readonly heights: Heights;
  /** When the player was first asked to enter a word, since there was no board; null where they were not. */
  readonly askedAt: number | null;
  /** What was tried when boards were last looked for. */
  readonly tried: readonly Tried[];
}

/** How far around a board it is looked at what is added or taken away, in elements. */
const SETTING = 2;
/** So many elements in it are looked at for the last row. */
const MAX_CHILDREN = 400;

/** What is remembered of a page that has not been read yet. */
export const NOTHING_READ: ReaderMemory = {
  path: '',
  boards: null,
  own: null,
  counts: [],
  hasGrown: false,
  unevenSince: null,
  seen: NO_ROWS,
  heights: new Map(),
  askedAt: null,
  tried: [],
};

/** What is remembered without a board, or with another game's: how the page itself looks. */
const withoutBoard = ({ seen: { boards, movements } }: ReaderMemory, path: string): ReaderMemory => ({
  ...NOTHING_READ,
  path,
  seen: {
    ...NOTHING_READ.seen,
    boards: boards.map((board) => ({ ...board, rows: [], prints: [], isTyped: false })),
    movements,
  },
});

/** What is remembered of a page without a board, on which the player is asked to enter a word. */
export const withAsked = (memory: ReaderMemory, now: number): ReaderMemory => ({
  ...memory,
  askedAt: memory.askedAt ?? now,
});

/** What is remembered where a row cannot be edited any more, whatever it looks like. */
export const withClosed = (memory: ReaderMemory, letters: string): ReaderMemory => ({
  ...memory,
  seen: { ...memory.seen, closed: letters },
});

export interface PageReading {
  readonly view: PageView;
  /** To be passed to the next reading of the same page. */
  readonly memory: ReaderMemory;
  /** The tiles of each board, in rows from the top down. */
  readonly tiles: readonly (readonly Element[])[];
}

/** That of a page that has not been looked at. */
export const UNREAD: PageReading = { view: { kind: 'elsewhere' }, memory: NOTHING_READ, tiles: [] };

/** Why a page was read as it was. */
export const traceOf = ({ memory: { tried, seen } }: PageReading): Trace => ({
  tried: [...tried],
  misleading: [...seen.misleading],
});

/**
 * Reads a page. It is called at every change, so it must not force a layout while it knows the board.
 * @param site hints about the site; it may be empty
 */
export const readPage = (page: PageNow, site: SiteHints, before: ReaderMemory): PageReading =>
  atOneReading(() => readNow(page, site, before));

function readNow(page: PageNow, site: SiteHints, before: ReaderMemory): PageReading {
  const { document, url } = page;
  const path = url.pathname;
  const isElsewhere = site.hasBoard?.(url) === false;
  const memory = isElsewhere || path !== before.path ? withoutBoard(before, path) : before;
  if (isElsewhere) return { view: { kind: 'elsewhere' }, memory, tiles: [] };
  const trials: Trial[] = [];
  const likely = readBoards(page, site, memory, trials);
  const full = trials.filter(({ against }) => against === 'room' || against === 'guesses');
  const candidates = full.map(({ found }) => found);
  const heights = heightsOf(candidates, memory.heights, page.now, memory.askedAt);
  const grown = likely === null && takesLetters(document, site) ? grownAmong(candidates, heights) : null;
  const outcome = grown && readGrids(grown, site, memory, page.now, true);
  if (outcome) trials.push({ found: grown, sign: 'growth', against: isRead(outcome) ? null : outcome });
  const reading = typeof outcome === 'string' ? null : (outcome ?? likely);
  const tried = trials.length > 0 ? toldOf(trials) : memory.tried;
  if (isRead(reading)) return { ...reading, memory: { ...reading.memory, tried } };
  const isWaiting = site.start !== undefined && findFirst(document, site.start) !== null;
  const isPlayed = reading !== null || hasPartsOf(document, site);
  const view: PageView =
    isWaiting || !isPlayed
      ? { kind: 'no-board', reason: 'not-started' }
      : { kind: 'no-board', reason: 'unreadable', why: reading ?? whyUnread(document) };
  // A board that has grown may be missing only for a moment, and one that cannot be read is still there.
  const isThere =
    memory.boards !== null &&
    isWhole(memory.boards.found) &&
    (reading !== null || holdGuesses(memory.boards.found.grids, memory.seen.boards, foldOf(site)));
  const rest = isThere
    ? memory
    : { ...withoutBoard(memory, path), hasGrown: memory.hasGrown, heights, askedAt: memory.askedAt };
  return { view, memory: { ...rest, tried }, tiles: [] };
}

/** What comes of grids that are tried. */
type Outcome = PageReading | UnreadBoards | Flaw;

const isRead = (outcome: Outcome | null): outcome is PageReading =>
  outcome !== null && typeof outcome === 'object' && 'view' in outcome;

/** Why grids cannot be read; null where they can, or are no boards. */
const unreadOf = (outcome: Outcome | null): UnreadBoards | null =>
  typeof outcome === 'string' || isRead(outcome) ? null : outcome;

/**
 * Reads the boards that are known, or else the first grids on the page that can be read.
 * @param trials gets what was tried
 */
function readBoards(
  { document, now }: PageNow,
  site: SiteHints,
  memory: ReaderMemory,
  trials: Trial[],
): PageReading | UnreadBoards | null {
  const before = memory.boards?.found;
  const old = before && isWhole(before) && !before.isPassing ? before : null;
  // Of a board of one row the guesses may come to stand somewhere else.
  const isSettled =
    old !== null &&
    old.grids.every(({ rows }) => rows.length > 1) &&
    memory.boards?.setting === settingOf(old, SETTING) &&
    !memory.seen.boards.some(isFull);
  const known = isSettled ? readGrids(old, site, memory, now) : null;
  if (isRead(known)) return known;
  let takes: boolean | undefined;
  const signOf = (found: Grids, outcome: Outcome): Sign | null => {
    if (found.way !== BY_SHAPE) return 'names';
    if ((takes ??= takesLetters(document, site))) return 'keys';
    if (isRead(outcome) && showsFeedback(outcome)) return 'feedback';
    // Whatever its colours are, or where nothing tells yet whether a row is finished.
    const canBe = memory.boards !== null || canBeBlank(found.grids, site) || canBeBegun(found.grids);
    return site.isSought && canBe ? 'asked' : null;
  };
  // Of several boards one that has come to show colours alone is another player's.
  const hasOther = old !== null && old.grids.length > 1 && unreadOf(known)?.kind === 'pictures';
  const knownWhy = hasOther ? null : unreadOf(known);
  // What is smaller than a board that is known and still there is no board.
  const isThere = old !== null && !hasOther && isDisplayed(old.grids[0]!.rows[0]![0]!);
  const least = isThere ? areaOf(old) : 0;
  let hasRows = false;
  let unread: { readonly why: UnreadBoards; readonly area: number } | null = knownWhy && {
    why: knownWhy,
    area: least,
  };
  for (const found of gridsIn(document, site, before)) {
    // What is smaller than a board that cannot be read is no board: an example, or one of yesterday.
    const isLess = found.area < Math.max(unread?.area ?? 0, least) || (found.isSmall && hasRows);
    if (found.isUnlikely || isLess) {
      trials.push({ found, sign: null, against: found.isUnlikely ? 'room' : 'size' });
      continue;
    }
    const outcome = readGrids(found, site, memory, now);
    // Beside what has the rows of a board, though they make no sense now, a few more are none; a pattern has no rows.
    if (typeof outcome === 'string' && !found.isSmall && !isDrawing(found.grids)) hasRows = true;
    const sign = signOf(found, outcome);
    trials.push({ found, sign, against: isRead(outcome) ? (sign ? null : 'signs') : outcome });
    if (!sign) continue;
    if (isRead(outcome)) return outcome;
    const why = unreadOf(outcome);
    // Many alike may be old games, or a pattern: what is smaller can still be the board.
    if (why && found.area > (unread?.area ?? 0)) unread = { why, area: why.kind === 'many' ? 0 : found.area };
  }
  if (!old || isSettled) return unread?.why ?? null;
  // A message on the board, or a dialog in its place, is not a board.
  const outcome = readGrids(old, site, memory, now);
  return typeof outcome === 'string' ? null : outcome;
}

function readGrids(
  found: Grids,
  site: SiteHints,
  memory: ReaderMemory,
  now: number,
  hasGrown = false,
): Outcome {
  const { way, problem } = found;
  if (problem) return problem;
  const known = memory.boards && memory.seen.boards;
  const grids = found.grids
    .map((grid) => ({ ...grid, rows: withoutRivals(grid.rows, (row) => [row]) }))
    .map((grid, n) =>
      known?.[n] ? withoutSkipped({ ...grid, rows: inOrder(grid.rows, known[n]) }, known[n]) : grid,
    );
  const readAs = (its: SiteHints) => readRows(grids, its, memory.seen, now);
  let reading = readAs(site);
  if (typeof reading === 'object' && 'looks' in reading)
    reading = readAs({
      ...site,
      looks: { ...explainedLooks(documentOf(grids[0]!.board)), ...site.looks },
    });
  if (reading === 'no-board') return 'order';
  if (reading === 'letters') return { kind: 'letters' };
  if ('looks' in reading) {
    const isLetters = way === BY_SHAPE && memory.boards === null && areAllLetters(grids);
    return isLetters ? 'alike' : coloursUnread(reading);
  }
  const { memory: read, isMoving } = reading;
  const before = countedOn(grids, memory);
  const rows = read.boards.map((board, n) => withoutAdded(board.rows, before[n]!));
  const seen = { ...read, boards: read.boards.map((board, n) => ({ ...board, rows: rows[n]! })) };
  if (rows.every(isTwice)) return 'twice';
  if (way === BY_SHAPE) {
    const isKnown = memory.boards?.found === found;
    if (isKnown && !isMoving && areBlank(tilesIn(grids)) && grids.some((grid) => lookFilled(grid.rows)))
      return { kind: 'pictures' };
    const isFirst = memory.boards === null;
    if (!isKnown && !canBeGuesses(grids, rows, { isFirst, hasGrown, site })) return 'guesses';
    // It may be a long word, or two that stand beside each other, and what holds a guess twice may be two boards.
    const areTwice = rows.some((own) => isTypedTwice(own, isFirst));
    if (areTwice || (rows.length === 1 && canBeTwoWords(rows[0]!))) return { kind: 'unclear' };
  }
  const played = inPlay(seen.boards, memory, now, {
    isMoving,
    isPending: (n, row) => seen.pending.get(pendingKey(n, row))?.isSettled === false,
  });
  if ('kind' in played) return played;
  const { own, boards, answered, isWaiting, unevenSince } = played;
  const counts = grids.map((grid, n) => countRows(rows[n]!, flatRowsAfter(grid), before[n]!));
  return {
    view: {
      kind: 'boards',
      boards: boards.map((n) => ({
        rows: rows[n]!.map((row, at) => (at < answered ? row.tiles : withoutFeedback(row))),
        limit: site.limit?.() ?? limitOf(rows[n]!, counts[n]!),
        ...givenIn(rows[n]![answered]),
      })),
      moving: isMoving || isWaiting,
      reading: {
        tiles: way,
        feedback: rows.map((its) => finishedRows(its).at(-1)?.way).find(Boolean) ?? null,
      },
    },
    memory: {
      ...memory,
      boards: { found, setting: settingOf(found, SETTING), count: settingOf(found, 1) },
      own,
      counts,
      hasGrown: counts.some(({ hasGrown }) => hasGrown),
      unevenSince,
      seen,
      heights: NOTHING_READ.heights,
      askedAt: null,
    },
    tiles: boards.map((n) => grids[n]!.rows.flat()),
  };
}

/** What has been seen so far of the rows of so many boards. */
const countedOn = ({ length }: readonly unknown[], { seen, counts, hasGrown }: ReaderMemory): Counted[] =>
  Array.from({ length }, (_, n) => ({
    rows: seen.boards.length === length ? seen.boards[n]!.rows : [],
    count: counts[n] ?? { ...NOT_COUNTED, hasGrown },
  }));

/** Whether a board has no room for a guess that is to come: there may be more of it that nobody could see. */
const isFull = ({ rows }: BoardMemory): boolean =>
  rows.length > 0 && rows.every((row) => row.way !== null) && !isSolved(rows);

/**
 * Whether a board shows feedback: then it is one, even where nothing else takes letters. Words say so by themselves;
 * colours do where they tell a letter that is in the answer from one that is not, and there is room for another guess.
 */
function showsFeedback({ memory: { seen } }: PageReading): boolean {
  const isTold = (row: Row) => feedbackOf(row).includes('absent') && feedbackOf(row).some(isHit);
  const hasRoom = ({ rows }: BoardMemory) => rows.some((row) => lettersOf(row) === '');
  const isShown = () => seen.boards.some((board) => board.rows.some(isTold) && hasRoom(board));
  return seen.trusted !== null || isShown();
}

const withoutFeedback = ({ tiles }: Row): Row['tiles'] =>
  tiles.map(({ letter }) => ({ letter, feedback: null }));

/** Whether all of some grids is still on the page, and in its place. */
const isWhole = ({ grids }: Grids): boolean => tilesIn(grids).every(isConnected);

/** How much of the page some grids take now. */
const areaOf = ({ grids }: Grids): number =>
  tilesIn(grids)
    .map(ownSizeOf)
    .reduce((sum, { width, height }) => sum + width * height, 0);

/** Whether no row of the boards that were read has come or gone since: it may now be in another's place. */
export function isAsRead({ memory: { boards } }: PageReading): boolean {
  return boards !== null && isWhole(boards.found) && boards.count === settingOf(boards.found, 1);
}

/** What changes when rows are added to boards, or others take their place, so many elements up. */
function settingOf({ grids }: Grids, levels: number): string {
  const sizes = new Map<Element, number>();
  for (const holder of grids.flatMap(({ holders }) => holders)) {
    let up: Element | null = holder;
    for (let level = 0; up && level < levels; level++, up = parentOf(up)) {
      if (!sizes.has(up)) sizes.set(up, get(up, 'childElementCount'));
    }
  }
  const places = grids.map(({ rows, board }) =>
    childrenOf(board, MAX_CHILDREN).findIndex((child) => isWithin(rows.at(-1)![0]!, child)),
  );
  return [...grids.map(({ rows }) => isDisplayed(rows[0]![0]!)), ...sizes.values(), ...places].join();
}
