/** What follows from a game: its guesses, how it has ended, its answers. */
import type { RowRecord } from './records.ts';
import { MAX_ROWS } from './maximums.ts';
import type { Boards, Game } from './game.ts';
import type { NoGame, Report } from './report.ts';

/** The game that a page shows; null where it shows none that can be read. */
export const gameIn = (report: Pick<Report, 'game'> | null): Game | null =>
  report && 'boards' in report.game ? report.game : null;

/** What it shows instead. */
export const noGameIn = (report: Pick<Report, 'game'> | null): NoGame | null =>
  report && !('boards' in report.game) ? report.game : null;

/** The guesses made so far: those of the board with the most rows, since solved boards get no more. */
export function guessesOn(boards: Boards): string[] {
  const longest = boards.reduce((most, board) => (board.length > most.length ? board : most), []);
  return longest.map((hint) => hint.split(' ')[0]!);
}

/** Whether the last guess on a board is its answer. */
export const isSolved = (board: Boards[number], width: number): boolean =>
  board.at(-1)?.endsWith(` ${'2'.repeat(width)}`) ?? false;

/**
 * The answer of each board: the guess that has solved it, or else what is known of it.
 * @param said the answers of boards that were not solved; null where they are not known
 * @returns null for a board whose answer is not known
 */
export const answersOf = (
  boards: Boards,
  width: number,
  said: readonly (string | null)[] = [],
): (string | null)[] =>
  boards.map((board, n) => (isSolved(board, width) ? board.at(-1)!.split(' ')[0]! : (said[n] ?? null)));

/** How a game has ended; one that is neither won nor lost was left, or goes on. */
export type GameOutcome = 'won' | 'lost' | 'open';

export function outcomeOf({ boards, width, limit }: Pick<Game, 'boards' | 'width' | 'limit'>): GameOutcome {
  if (boards.every((board) => isSolved(board, width))) return 'won';
  return limit !== null && guessesOn(boards).length >= limit ? 'lost' : 'open';
}

type SomeBoards = readonly (readonly string[])[];

/** How many rows are finished on all boards. */
export const rowsOn = (boards: SomeBoards): number => boards.reduce((sum, board) => sum + board.length, 0);

/** Whether one state of a game can have come before or after another: rows that are finished stay as they are. */
export function areOfOneGame(one: SomeBoards, other: SomeBoards): boolean {
  if (one.length !== other.length) return false;
  return one.every((board, n) => {
    const common = Math.min(board.length, other[n]!.length);
    return board.slice(0, common).every((hint, row) => hint === other[n]![row]);
  });
}

/** How many guesses the game still allows; null where that is not known. */
export const guessesLeftIn = ({ limit, boards }: Pick<Game, 'limit' | 'boards'>): number | null =>
  limit === null ? null : Math.max(0, limit - guessesOn(boards).length);

/** The key of a row in its puzzle: the guesses made before it. */
export const rowKeyOf = (guesses: readonly string[]): string => guesses.join(',');

/** The row records with one that is new or has changed; those of other puzzles are no longer needed. */
export const withRow = (rows: readonly RowRecord[], row: RowRecord): RowRecord[] =>
  [...rows.filter((it) => it.puzzle === row.puzzle && it.row !== row.row), row].slice(-MAX_ROWS);
