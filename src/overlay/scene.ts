/** What there is to show on a game's page. */
import type { Advice } from '../protocol/advice.ts';
import type { Notice } from '../protocol/notice.ts';
import type { Update } from '../protocol/orders.ts';
import type { Looks } from '../protocol/looks.ts';
import type { Unread } from '../protocol/report.ts';
import type { Weighed } from '../protocol/weighed.ts';
import type { Help } from '../protocol/help.ts';

export interface SceneBoard {
  readonly tiles: readonly Element[];
  /** The tiles of the open row while it is empty and nothing moves; else none. */
  readonly empty: readonly Element[];
  /** What the game itself has written on these, '' for nothing. */
  readonly written: readonly string[];
}

export interface Scene {
  /** Null when it cannot be read. */
  readonly puzzle: {
    /** Identifies the puzzle with its rows so far. */
    readonly key: string;
    /** Whether nothing has been guessed yet. */
    readonly isNew: boolean;
    readonly boards: readonly SceneBoard[];
    /** Null where that is not known. */
    readonly guessesLeft: number | null;
  } | null;
  /** Why it cannot be read. */
  readonly unread: {
    readonly why: Unread | null;
    /** Whether the player has added the site. */
    readonly isAdded: boolean;
    /** What its colours may mean, as far as that is known. */
    readonly proposed: Looks | null;
    /** Whether they mean none of what Knack knows, by what the player says. */
    readonly noLooks: boolean;
  };
  /** Null while it is being worked out. */
  readonly advice: Advice | null;
  /** The lexicons that the game may be played with, where that is not known. */
  readonly lexicons?: Update['lexicons'];
  readonly notice: Notice | null;
  /** What the player's word in the open row would be worth; null where there is none. */
  readonly weighed: Weighed | null;
  /** The help that the player has asked for with these boards; null means the setting. */
  readonly help: Help | null;
  readonly playing: boolean;
  /** Whether the player may ask on the page that Knack plays on. */
  readonly offersPlay: boolean;
}

/** The tiles of all its boards; none where it cannot be read. */
export const tilesIn = ({ puzzle }: Scene): readonly Element[] =>
  puzzle?.boards.flatMap(({ tiles }) => tiles) ?? [];
