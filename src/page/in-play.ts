/** Which of several boards guesses count on: not another player's, and not those that come later. */
import type { UnreadBoards } from './page-view.ts';
import { type BoardMemory, finishedCount, finishedRows, isAll, lettersOf, openRow, type Row } from './row.ts';

/** So long boards may have feedback one after the other, in milliseconds. */
const LONGEST_REVEAL = 5000;

/** What one look passes to the next. */
export interface KnownPlay {
  /** Which of the boards are the player's own, where others hold other words; null where all are of one game. */
  readonly own: readonly number[] | null;
  /** Since when some boards have feedback on a guess that others have none on; null while all have the same. */
  readonly unevenSince: number | null;
}

/** What may yet come of rows. */
interface Motion {
  /** Whether tiles move, or may be about to say more. */
  readonly isMoving: boolean;
  /** Whether a row of a board has yet to look the same for a while. */
  readonly isPending: (board: number, row: number) => boolean;
}

interface InPlay extends KnownPlay {
  /** The boards that are in play, by their numbers. */
  readonly boards: readonly number[];
  /** How many guesses all of these have feedback on, or were solved before. */
  readonly answered: number;
  /** Whether one of them may be about to say more. */
  readonly isWaiting: boolean;
}

/**
 * @param now in milliseconds, by the same clock at every look
 * @returns why they cannot be played, where nobody can tell which are
 */
export function inPlay(
  boards: readonly BoardMemory[],
  before: KnownPlay,
  now: number,
  { isMoving, isPending }: Motion,
): InPlay | UnreadBoards {
  const own = ownAmong(boards, before.own);
  if (own === 'unclear') return { kind: 'unclear' };
  const mine = own ?? boards.map((_, n) => n);
  const rowsOf = (numbers: readonly number[]) => numbers.map((n) => boards[n]!.rows);
  const least = answeredOnAll(rowsOf(mine));
  const most = Math.max(...rowsOf(mine).map(finishedCount));
  const unevenSince = most > least ? (before.unevenSince ?? now) : null;
  // Boards may be answered one after the other, but not two guesses apart.
  // One that holds the words and says nothing of them is not one that comes later, while something may come of it.
  const mayTurn = isMoving && rowsOf(mine).some((rows) => isBehind(rows, most) && isUnread(rows));
  // Colours that rest are counted from look to look: that goes on only while the boards are read.
  const isResting = boards.some(({ rows }, n) => isBehind(rows, most) && isPending(n, finishedCount(rows)));
  const isLate = unevenSince !== null && now - unevenSince > LONGEST_REVEAL;
  const isUneven = !isResting && (isLate || (most > least + 1 && !mayTurn));
  const reached = isUneven ? reachedAmong(boards, mine, most) : mine;
  if (isUneven && rowsOf(reached).some((rows) => isBehind(rows, most))) {
    const even = boards.filter(({ rows }) => finishedCount(rows) > least || isSolved(rows, least));
    return { kind: 'some', read: even.length, of: boards.length };
  }
  const isWaiting = unevenSince !== null && !isUneven;
  return { own, unevenSince, boards: reached, answered: answeredOnAll(rowsOf(reached)), isWaiting };
}

/**
 * Which boards are the player's own: every guess of a game counts on all of its boards, so what holds other words is
 * another player's. One's own is where one has been seen to type.
 * @param known what was found out before
 * @returns null where all have the same words
 */
function ownAmong(
  boards: readonly BoardMemory[],
  known: readonly number[] | null,
): readonly number[] | null | 'unclear' {
  const words = boards.map(({ rows }) => finishedRows(rows).map(lettersOf));
  const areOfOne = (one: readonly string[], other: readonly string[]) =>
    one.every((word, n) => n >= other.length || word === other[n]);
  if (words.every((one) => words.every((other) => areOfOne(one, other)))) return null;
  if (known) return known;
  const typed = boards.findIndex(({ isTyped }) => isTyped);
  const own = boards.flatMap((_, n) => (typed !== -1 && areOfOne(words[n]!, words[typed]!) ? [n] : []));
  const isTold = own.length > 0 && boards.every(({ isTyped }, n) => own.includes(n) || !isTyped);
  return isTold ? own : 'unclear';
}

/** Whether a board has no feedback yet on a guess that others have. */
const isBehind = (rows: readonly Row[], most: number): boolean => {
  const { length } = finishedRows(rows);
  return length < most && !isSolved(rows, length);
};

/** Whether a board holds a word, and none that has been read. */
const isUnread = (rows: readonly Row[]): boolean =>
  finishedCount(rows) === 0 && rows.length > 0 && lettersOf(rows[0]!) !== '';

/**
 * The boards that guesses have reached: some games show the later ones once those before are solved. What is ahead of a
 * board that one has not typed on may be another player's.
 */
function reachedAmong(
  boards: readonly BoardMemory[],
  among: readonly number[],
  most: number,
): readonly number[] {
  const reached = among.filter((n) => !isBehind(boards[n]!.rows, most) || finishedCount(boards[n]!.rows) > 0);
  return reached.some((n) => boards[n]!.isTyped) ? reached : among;
}

/** How many guesses every board has feedback on, or was solved before. */
function answeredOnAll(boards: readonly (readonly Row[])[]): number {
  const counts = boards.map(finishedCount);
  const open = counts.filter((count, n) => !isSolved(boards[n]!, count));
  return open.length > 0 ? Math.min(...open) : Math.max(...counts);
}

/** Whether the last of so many rows is the answer, or one before; of all unless given. */
export const isSolved = (rows: readonly Row[], count = rows.length): boolean =>
  finishedRows(rows)
    .slice(0, count)
    .some((row) => isAll(row, 'correct'));

/** The same rows with nothing below the answer: there some games go on to show what is guessed on other boards. */
export const toAnswer = (rows: readonly Row[]): readonly Row[] =>
  rows.map((row, n) => {
    const none = () => row.tiles.map(() => '');
    return isSolved(rows, n) ? openRow(none(), true) : row;
  });
