/** A board as a player sees it, whatever page it is on. */

export type TileState =
  | 'empty'
  /** A letter without a verdict: just typed, or still flipping. */
  | 'typed'
  | 'absent'
  | 'present'
  | 'correct';

export interface Tile {
  /** Lower case; '' on an empty tile. */
  readonly letter: string;
  readonly state: TileState;
}

/** Rows from top to bottom, all of one width. */
export interface Board {
  readonly rows: readonly (readonly Tile[])[];
}

const DIGITS: Partial<Record<TileState, string>> = { absent: '0', present: '1', correct: '2' };

/** Whether every tile of a row has its verdict. */
function isRevealed(row: readonly Tile[]): boolean {
  return row.every(({ letter, state }) => letter !== '' && state in DIGITS);
}

/** The hint strings of all revealed rows, from the top down: "oater 11001". */
export function hintsOf({ rows }: Board): string[] {
  const open = rows.findIndex((row) => !isRevealed(row));
  return rows.slice(0, open === -1 ? rows.length : open).map((row) => {
    const guess = row.map(({ letter }) => letter).join('');
    return `${guess} ${row.map(({ state }) => DIGITS[state]).join('')}`;
  });
}

/** The letters in the first row that is not revealed: what is being typed, or is flipping. */
export function typedLetters({ rows }: Board): string {
  const row = rows.find((candidate) => !isRevealed(candidate)) ?? [];
  return row.map(({ letter }) => letter).join('');
}
