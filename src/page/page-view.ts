/** What a page shows of a game at one moment. */
import type { Board } from './board.ts';

export type PageView =
  /** A page without the game: a list of days, or another game of the site. */
  | { readonly kind: 'elsewhere' }
  /** A page with a game, but no board on it: the game has yet to begin, or cannot be read. */
  | { readonly kind: 'no-board'; readonly reason: 'not-started' }
  | { readonly kind: 'no-board'; readonly reason: 'unreadable'; readonly why: Unread }
  | {
      readonly kind: 'boards';
      /** At least one. */
      readonly boards: readonly Board[];
      /** Whether tiles are moving: keys pressed now would be lost. */
      readonly moving: boolean;
      readonly reading: Reading;
    };

/** Whether there is a board, be it one that cannot be read. */
export const isOfGame = (view: PageView): boolean =>
  view.kind === 'boards' || (view.kind === 'no-board' && view.reason === 'unreadable');

/** A look of tiles that have feedback. */
interface Look {
  /** Stable over reloads: where it shows, such as `background`, and its computed value. */
  readonly key: string;
  /** The value, as CSS writes it: a colour, or a number for opacity. */
  readonly colour: string;
  /** Some of the letters that have it, with spaces between them. */
  readonly letters: string;
}

/** A finished row whose looks have no meaning yet. */
interface LookRow {
  readonly letters: readonly string[];
  /** The key of each tile's look. */
  readonly looks: readonly string[];
}

/** Why boards cannot be read. */
export type UnreadBoards =
  /** Only so many of its boards can: to play those alone would be another game. */
  | { readonly kind: 'some'; readonly read: number; readonly of: number }
  /** It has so many boards, more than Knack reads. */
  | { readonly kind: 'many'; readonly of: number }
  /** Several can be the game, such as that of today and a friend's. */
  | { readonly kind: 'unclear' }
  /** Its colours mean nothing for sure. */
  | {
      readonly kind: 'colours';
      /** What is seen on its finished rows, which the player may say the meaning of. */
      readonly looks: readonly Look[];
      /** The finished rows of each board. */
      readonly rows: readonly (readonly LookRow[])[];
    }
  /** What is in its tiles is no single letter. */
  | { readonly kind: 'letters' }
  /** Its letters are pictures. */
  | { readonly kind: 'pictures' }
  /** There is nothing on it that is known to be a board. */
  | { readonly kind: 'unknown' };

/** Why the game of a page cannot be read: it may also be painted. */
export type Unread = UnreadBoards | { readonly kind: 'canvas' };

/** The ways in which boards were read. */
interface Reading {
  readonly tiles: string;
  /** Null while no row has feedback. */
  readonly feedback: string | null;
}
