/** What a page shows of a game at one moment. */
import type { Board } from './board.ts';

export type PageView =
  /** A page without the game: a list of days, or another game of the site. */
  | { readonly kind: 'elsewhere' }
  /** A page with a game, but no board on it: the game has yet to begin, or cannot be read. */
  | { readonly kind: 'no-board'; readonly reason: 'not-started' | 'unreadable' }
  | {
      readonly kind: 'boards';
      /** At least one. */
      readonly boards: readonly Board[];
      /** Whether tiles are moving: keys pressed now would be lost. */
      readonly moving: boolean;
      readonly reading: Reading;
    };

/** The ways in which boards were read. */
interface Reading {
  readonly tiles: string;
  /** Null while no row has feedback. */
  readonly feedback: string | null;
}
