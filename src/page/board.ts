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

/** The first row without feedback, if there is one. */
const openRowOf = ({ rows }: Pick<Board, 'rows'>): readonly Tile[] =>
  rows.find((row) => digitsOf(row) === null) ?? [];

/** The letters in that row: what is being typed, or is turning; with what the game gives, once something is typed. */
export function typedLetters({ rows, given }: Pick<Board, 'rows' | 'given'>): string {
  const row = openRowOf({ rows });
  const isTyped = row.some(({ letter }) => letter !== '');
  return isTyped ? row.map(({ letter }, n) => letter || (given?.[n] ?? '')).join('') : '';
}

/** Whether it has letters, and none in its first tile. */
export function beginsLate({ rows, given }: Pick<Board, 'rows' | 'given'>): boolean {
  const [first, ...others] = openRowOf({ rows });
  return first?.letter === '' && !given?.[0] && others.some(({ letter }) => letter !== '');
}
