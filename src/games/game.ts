import type { Board } from './board.ts';

/** What a game says to a guess that it does not take. */
export type Refusal =
  /** The word is not in the game's list: the only one that is remembered. */
  | 'notInList'
  | 'tooShort'
  /** The hints must be used. */
  | 'hardMode';

/** What a page shows of a game at this moment. */
export type Sight =
  /** Another page of the site: a list of days, another game. */
  | { readonly kind: 'elsewhere' }
  /** The game's page, but no board on it: the game has yet to begin, or cannot be read. */
  | { readonly kind: 'no-board'; readonly reason: 'not-started' | 'unreadable' }
  | {
      readonly kind: 'board';
      readonly board: Board;
      /** Whether tiles are moving: keys pressed now would be lost. */
      readonly moving: boolean;
    };

/** One game: where it is, how its board is read and how it is typed into. */
export interface Game {
  readonly id: GameId;
  /** As its players call it. */
  readonly name: string;
  readonly lexicon: 'en';
  /** Match patterns of its pages, as in the manifest: whole path trees, for `look` to tell apart. */
  readonly matches: readonly string[];
  /** Reads the page. It is called at every change, so it must not force a layout. */
  look(document: Document, url: URL): Sight;
  /** The refusals that the page is showing, with the elements that show them. */
  refusals(document: Document): { readonly kind: Refusal; readonly shownBy: Element }[];
  /** Whether something lies over the board, so that typing has to wait. */
  isCovered(document: Document): boolean;
  /** The on-screen key of a letter, or of the two others; null when the page has none. */
  key(document: Document, key: Key): HTMLElement | null;
}

export type GameId = 'wordle';

/** A letter in lower case, {@link ENTER} or {@link DELETE}. */
export type Key = string;
export const ENTER = 'Enter';
export const DELETE = 'Backspace';
