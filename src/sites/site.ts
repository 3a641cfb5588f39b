/** What has to be known of one game: where it is, its language, how its board is read and typed into. */
import type { Board } from '../page/board.ts';
import type { TileFeedback } from '../page/colour.ts';
import type { TileWays } from '../page/grid.ts';
import type { Keys } from '../page/keyboard.ts';
import type { StateNames } from '../page/feedback-words.ts';

/**
 * One game. What it says of its pages is tried first; whatever is true of every board is tried next, so
 * a site that changes a name is still read.
 */
export interface Site {
  readonly id: string;
  /** As its players call it. */
  readonly name: string;
  /** The words it is played with, in its spelling. */
  readonly lexicon: 'en' | 'de' | 'de-written-out' | 'pl';
  /** The address that its players know. */
  readonly home: string;
  /** Match patterns of its sites, as in the manifest: whole path trees, for `hasBoard` to tell apart. */
  readonly matches: readonly string[];
  /** Whether a page of its sites is one with a board; others are lists of days, or other games. */
  hasBoard(url: URL): boolean;
  readonly board: TileWays;
  readonly states: StateNames;
  /** Custom properties that hold the colours of verdicts. */
  readonly legend: Readonly<Record<string, TileFeedback>>;
  readonly keys: Keys;
  /** What is on the page only while the game's own theme of high contrast is on. */
  readonly highContrast?: string;
  /** What else the page has to be read, and is not to be covered. */
  readonly texts?: string;
  /** What is on the page as long as the game has not begun. */
  readonly start?: string;
  /** What a row matches whose guess is refused, whatever for; what the game says tells why. */
  readonly refusedRow?: string;
  /** Whether it takes the words that Knack knows and no others: then its refusals teach nothing. */
  readonly takesOurWords?: boolean;
  /** Which puzzle the page shows, where that is not told by its address and the day. */
  readonly puzzle?: () => string;
  /** Whether every hint must be used; null while the page does not tell. */
  isHard(document: Document): boolean | null;
}

/** What a page shows of a game at this moment. */
export type PageView =
  /** Another page of the site: a list of days, another game. */
  | { readonly kind: 'elsewhere' }
  /** The game's page, but no board on it: the game has yet to begin, or cannot be read. */
  | { readonly kind: 'no-board'; readonly reason: 'not-started' | 'unreadable' }
  | {
      readonly kind: 'board';
      readonly board: Board;
      /** Whether tiles are moving: keys pressed now would be lost. */
      readonly moving: boolean;
      readonly reading: Reading;
    };

/** The ways in which a board was read. */
export interface Reading {
  readonly tiles: string;
  /** Null while no row has a verdict. */
  readonly states: string | null;
}
