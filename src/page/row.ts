/** The rows of boards, while they are read and once they have been. */
import type { Backgrounds } from './backgrounds.ts';
import type { Tile, TileFeedback } from './board.ts';

export type Elements = readonly Element[];
export type Letters = readonly string[];

export interface Row {
  readonly tiles: readonly Tile[];
  /** How its feedback was read; null while it is open. */
  readonly way: string | null;
  /** The looks that it was read by. */
  readonly looks?: readonly string[];
  /** Whether nothing says that its absent letters are. */
  readonly isInferred?: boolean;
  /** How each tile of an open row looked that was full, when it was first at rest; null where it has not been yet. */
  readonly typedAs?: readonly (readonly string[] | null)[];
  /** How the keys on the screen looked then that are of its letters; '' where there are none. */
  readonly keysAs?: string;
  /** How a row looks that was full when it was first seen, where it may as well be typed, or turning, as finished. */
  readonly givenAs?: string;
  /** Whether an open row is known to be open, and not just without feedback that could be found. */
  readonly isSure: boolean;
  /** The letters that the game gives in an open row, '' where it gives none: not among its tiles until that is full. */
  readonly given?: Letters;
  /** Those that it only reminds of, '' where there are none. */
  readonly reminds?: Letters;
}

export interface BoardMemory {
  /** As they were at the last look: a tile that moves cannot be read again. */
  readonly rows: readonly Row[];
  /** What their elements said of themselves, to know those that have changed since. */
  readonly prints: readonly string[];
  readonly backgrounds: Backgrounds;
  /** Whether a word has been seen to be typed on it, letter by letter. */
  readonly isTyped: boolean;
}

/** What a row has said since when, at how many looks, and when the last of these was. */
export interface PendingRow {
  readonly said: string;
  readonly since: number;
  readonly looks: number;
  readonly last: number;
  /** Whether it no longer has to wait. */
  readonly isSettled: boolean;
}

export type Pending = ReadonlyMap<string, PendingRow>;

/** Under what a row is kept there. */
export const pendingKey = (board: number, row: number): string => `${board} ${row}`;

/** The letters of a row that is not finished. */
export interface RowLetters {
  /** Those that a player has typed; all of them once the row is full. */
  readonly letters: Letters;
  /** Those that the game gives, '' for none; null where it gives none at all. */
  readonly given: Letters | null;
  /** The same of those that it only reminds of. */
  readonly reminds: Letters | null;
}

/** A board while it is read. */
export interface BoardNow {
  readonly elements: readonly Elements[];
  readonly board: Element;
  /** All that is written on it. */
  readonly written: readonly Letters[];
  /** Of each row, which of that is typed and which not. */
  readonly own: readonly RowLetters[];
  /** What is typed of each row. */
  readonly letters: readonly Letters[];
  readonly known: BoardMemory;
}

/** A full row of which a way has said something, but not all; or null where nothing says anything. */
export interface Unread {
  readonly way: string;
  /** What it has said of all, where it calls alike what does not look alike, and so nothing is believed. */
  readonly unlike?: readonly TileFeedback[];
  readonly said: readonly (TileFeedback | null)[];
}
export type ByWords = Row | Unread | null;

export const isRow = (read: ByWords): read is Row => read !== null && 'tiles' in read;

export const finishedRow = (letters: Letters, feedback: readonly TileFeedback[], way: string): Row => ({
  tiles: letters.map((letter, n) => ({ letter, feedback: feedback[n]! })),
  way,
  isSure: true,
});

export const openRow = (letters: Letters, isSure: boolean): Row => ({
  tiles: letters.map((letter) => ({ letter, feedback: null })),
  way: null,
  isSure,
});

/** The rows that have feedback, from the top down to the first that is open. */
export function finishedRows(rows: readonly Row[]): readonly Row[] {
  const open = rows.findIndex(({ way }) => way === null);
  return open === -1 ? rows : rows.slice(0, open);
}

/** How many these are. */
export const finishedCount = (rows: readonly Row[]): number => finishedRows(rows).length;

export const lettersOf = ({ tiles }: Row): string => tiles.map(({ letter }) => letter).join('');

/** What is said of each letter of a row. */
export const feedbackOf = ({ tiles }: Row): (TileFeedback | null)[] => tiles.map(({ feedback }) => feedback);

/** Whether all tiles of a row have a letter. */
export const isFull = ({ tiles }: Row): boolean => tiles.every(({ letter }) => letter);

/** Whether what is said of a letter is that it is in the answer. */
export const isHit = (said: unknown): said is 'present' | 'correct' =>
  said === 'present' || said === 'correct';

/** Whether all of a row has the same feedback. */
export const isAll = (row: Row, feedback: TileFeedback): boolean =>
  feedbackOf(row).every((said) => said === feedback);

/** Whether a row has some letters, and not all. */
export const isPartly = ({ tiles }: Row): boolean => {
  const count = tiles.filter(({ letter }) => letter).length;
  return count > 0 && count < tiles.length;
};

/** Whether a row has these letters. */
export const holds = (row: Row, letters: Letters): boolean => lettersOf(row) === letters.join('');

/** What the game writes into a row by itself, as far as there is any of it. */
export const givenIn = ({ given, reminds }: Partial<Row | RowLetters> = {}): Pick<
  Row,
  'given' | 'reminds'
> => ({
  ...(given && { given }),
  ...(reminds && { reminds }),
});

/** Whether a row has been read in the same way to be the same. */
export function isSame(row: Row, other?: Row): boolean {
  return (
    row.way === other?.way &&
    row.tiles.every(
      ({ letter, feedback }, n) => letter === other.tiles[n]?.letter && feedback === other.tiles[n].feedback,
    )
  );
}
