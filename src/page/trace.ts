/** Why a page is read as it is: what could be its boards, in the order in which it was tried, and what became of each. */
import type { Grids } from './grid.ts';
import type { UnreadBoards } from './page-view.ts';

/** What speaks for grids being boards: one of these is needed. */
export type Sign =
  /** Their tiles have the names that the site is known for. */
  | 'names'
  /** The page takes letters. */
  | 'keys'
  /** They show feedback. */
  | 'feedback'
  /** The player has asked for a board here, and they are as blank as one. */
  | 'asked'
  /** They get a row with each guess. */
  | 'growth';

/** What makes grids no boards, though they are rows of equal boxes. */
export type Flaw =
  /** They are few rows, without room for another word. */
  | 'room'
  /** They are smaller than what is the board. */
  | 'size'
  /** Nothing speaks for them. */
  | 'signs'
  /** Letters stand below a row that is not finished. */
  | 'order'
  /** They are full of letters that look alike, as in a search for words. */
  | 'alike'
  /** They hold each word twice. */
  | 'twice'
  /** They are not filled as guesses fill a board. */
  | 'guesses';

/** Grids that were tried. */
export interface Trial {
  readonly found: Grids;
  readonly sign: Sign | null;
  /** Why they were not taken, or cannot be read; null for those that were read. */
  readonly against: Flaw | UnreadBoards | null;
}

/** The same without the elements. */
export interface Tried {
  readonly boards: number;
  /** Of the highest. */
  readonly rows: number;
  readonly width: number;
  /** How they were found: by a selector, or by their shape. */
  readonly way: string;
  readonly sign: Sign | null;
  readonly against: Flaw | UnreadBoards['kind'] | null;
}

/** Why a page is read as it is. */
export interface Trace {
  /** What could be its boards, the last at the end. */
  readonly tried: Tried[];
  /** The ways to read feedback that the page itself contradicts. */
  readonly misleading: string[];
}

/** No more are told of: `MAX_TRIALS` in protocol/maximums.ts. */
const MAX_TRIALS = 12;

/** The last of some trials, with that which was read. */
export const toldOf = (trials: readonly Trial[]): readonly Tried[] => trials.slice(-MAX_TRIALS).map(triedIn);

const triedIn = ({ found: { grids, way }, sign, against }: Trial): Tried => ({
  boards: grids.length,
  rows: Math.max(...grids.map(({ rows }) => rows.length)),
  width: grids[0]!.rows[0]!.length,
  way,
  sign,
  against: typeof against === 'string' ? against : (against?.kind ?? null),
});
