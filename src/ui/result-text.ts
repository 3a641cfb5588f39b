/** A game's result as a text of coloured squares. */
import { isSolved } from '../protocol/guesses.ts';
import type { Boards } from '../protocol/game.ts';

/** A letter's feedback: absent, present or correct. */
export type Digit = 0 | 1 | 2;

export interface ResultBoard {
  readonly rows: readonly (readonly Digit[])[];
  /** How many guesses it took; null where it was not solved. */
  readonly guesses: number | null;
}

/** What a game has come to, as players show it to each other: what it said of each guess, and no letter. */
export interface GameResult {
  /** The game and its guesses. */
  readonly heading: string;
  /** Skill and luck; null where the game is not reviewed. */
  readonly score: string | null;
  readonly width: number;
  readonly boards: readonly ResultBoard[];
}

const digitsOf = (hint: string): Digit[] => [...hint.split(' ')[1]!].map((digit) => Number(digit) as Digit);

/** What a game has said of the guesses on each board. */
export const resultBoards = (boards: Boards, width: number): ResultBoard[] =>
  boards.map((hints) => ({
    rows: hints.map(digitsOf),
    guesses: isSolved(hints, width) ? hints.length : null,
  }));

/** "4/6"; X where it was lost. */
export const guessesOfLimit = (guesses: number | null, limit: number | null): string =>
  limit === null ? String(guesses ?? 'X') : `${guesses ?? 'X'}/${limit}`;

export type Squares = Readonly<Record<Digit, string>>;

export const SQUARES: Squares = { 0: '⬛', 1: '🟨', 2: '🟩' };
/** Those that games show to players who tell green and yellow badly. */
export const HIGH_CONTRAST: Squares = { 0: '⬛', 1: '🟦', 2: '🟧' };
/** Beside the last rows of a board that takes longer. */
const NOTHING = '⬜';
const UNSOLVED = '🟥';

/** More boards than these are told by their guesses alone, as the games that have so many do it. */
const MOST_IN_SQUARES = 4;

/** The digits of a number as keys of a telephone. */
const keys = (number: string): string => [...number].map((digit) => `${digit}\uFE0F\u20E3`).join('');

function inLines<T>(items: readonly T[], length: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / length) }, (_, n) =>
    items.slice(n * length, (n + 1) * length),
  );
}

/** The guesses of each board, two boards in a line, or four where there are many. */
function countsOf(boards: readonly ResultBoard[]): string {
  const most = Math.max(...boards.map(({ guesses }) => guesses ?? 0));
  const digits = String(most).length;
  const said = boards.map(({ guesses }) =>
    guesses === null ? UNSOLVED.repeat(digits) : keys(String(guesses).padStart(digits, '0')),
  );
  return inLines(said, boards.length > MOST_IN_SQUARES ? 4 : 2)
    .map((line) => line.join(' '))
    .join('\n');
}

/** Boards side by side. */
function squaresOf(boards: readonly ResultBoard[], width: number, squares: Squares): string {
  const most = Math.max(...boards.map(({ rows }) => rows.length));
  const line = (row: number) =>
    boards
      .map(({ rows }) => rows[row]?.map((digit) => squares[digit]).join('') ?? NOTHING.repeat(width))
      .join(' ');
  return Array.from({ length: most }, (_, row) => line(row)).join('\n');
}

/** @param squares what each letter's feedback is shown as */
export function resultText({ heading, score, width, boards }: GameResult, squares: Squares): string {
  const lines = boards.length > MOST_IN_SQUARES ? [] : inLines(boards, 2);
  const parts = lines.map((pair) => squaresOf(pair, width, squares));
  const head = score === null ? heading : `${heading}\n${score}`;
  return boards.length > 1 ? [head, countsOf(boards), ...parts].join('\n\n') : `${head}\n${parts.join('\n')}`;
}
