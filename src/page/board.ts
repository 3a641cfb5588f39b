/** A board as a player sees it, whatever page it is on. */

/** What a game says of one letter of a guess. */
export type TileFeedback = 'absent' | 'present' | 'correct';

export interface Tile {
  /** In lower case, as its language writes it; '' on an empty tile. */
  readonly letter: string;
  /** Null on an empty tile, and on a letter that was just typed or is still turning. */
  readonly feedback: TileFeedback | null;
}

export interface Board {
  /** From top to bottom, all of one width. */
  readonly rows: readonly (readonly Tile[])[];
  /** How many guesses it allows; null where its rows do not show that. */
  readonly limit: number | null;
  /** The letters that the game gives in the open row, '' for none: they are in no tile until that row is full. */
  readonly given?: readonly string[];
  /** The letters there that the game only reminds of, '' for none. */
  readonly reminds?: readonly string[];
}

const DIGITS: Readonly<Record<TileFeedback, string>> = { absent: '0', present: '1', correct: '2' };

/** The feedback of a row as digits; null while a tile has none. */
function digitsOf(row: readonly Tile[]): string | null {
  const digits = row.map(({ feedback }) => feedback && DIGITS[feedback]);
  return digits.includes(null) ? null : digits.join('');
}

const lettersOf = (row: readonly Tile[]): string => row.map(({ letter }) => letter).join('');

/** The hint strings of all rows with feedback, from the top down: "oater 11001". */
export function hintsOf({ rows }: Pick<Board, 'rows'>): string[] {
  const open = rows.findIndex((row) => digitsOf(row) === null);
  return rows.slice(0, open === -1 ? rows.length : open).map((row) => `${lettersOf(row)} ${digitsOf(row)!}`);
}

type Open = Pick<Board, 'rows' | 'given'>;

/** A letter, or nothing, for each tile of a row; nothing at all where there is no such row. */
type Letters = readonly (string | undefined)[] | undefined;

/** The letters that rows have in common, each at its place; '' where they differ. */
const inCommon = ([first = [], ...others]: readonly Letters[]): string[] =>
  first.map((letter = '', n) => (others.every((letters) => letters?.[n] === letter) ? letter : ''));

/** The letters that a game gives in the first row without feedback of all boards, '' for none. */
export const givenOn = (boards: readonly Pick<Board, 'given'>[]): string[] =>
  inCommon(boards.map(({ given }) => given));

/**
 * What all boards show there in common: a letter of one alone only reminds of what is known of it, since one word goes
 * into all of them. Some games show it on one board alone, and then the others show nothing.
 */
function shownOn(boards: readonly Open[]): string[] {
  const isGiving = boards.some(({ given }) => given);
  const shown = boards.map(({ rows, given }) =>
    rows.find((row) => !digitsOf(row))?.map(({ letter }, n) => letter || given?.[n]),
  );
  return inCommon(shown.filter((letters) => isGiving || letters?.some(Boolean)));
}

/** The letters in that row: what is being typed, or is turning; with what the game gives, once something is typed. */
export function typedLetters(boards: readonly Open[]): string {
  const letters = shownOn(boards);
  return letters.some((letter, n) => letter && letter !== givenOn(boards)[n]) ? letters.join('') : '';
}

/** Whether it has letters, and none in its first tile. */
export const beginsLate = (boards: readonly Open[]): boolean =>
  !shownOn(boards)[0] && typedLetters(boards) !== '';
