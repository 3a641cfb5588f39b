/** What happens to a session, and what it wants done. */
import type { PageView } from '../page/page-view.ts';
import type { Refusal } from '../page/refusals.ts';
import type { Update } from '../protocol/orders.ts';
import type { HardMode } from '../protocol/hard-mode.ts';
import type { Help } from '../protocol/help.ts';
import type { Boards, Game } from '../protocol/game.ts';
import type { Report } from '../protocol/report.ts';
import type { Entered, EnteredWord } from '../protocol/added-site.ts';
import type { KnownPuzzle, RowRecord } from '../protocol/records.ts';
import type { Act } from '../protocol/sync.ts';
import type { Beginning } from '../protocol/requests.ts';
import type { PageSettings } from '../protocol/page-settings.ts';

/** How Enter is pressed: on the screen, by the key with the page in focus, or by the key in a text field. */
export type EnterBy = Entered | 'screen';

/** The boards that a page shows, without its elements. */
export interface ShownBoards {
  readonly kind: 'boards';
  /** The finished rows of each board as hint strings. */
  readonly boards: Boards;
  /** What the open row holds. */
  readonly typed: string;
  readonly width: number;
  readonly limit: number | null;
  /** Whether tiles move: the page would lose a key pressed now. */
  readonly moving: boolean;
  /** The letters that the game gives in the open row of its only board, as a {@link Game} has them. */
  readonly given?: string;
  /** What the page says to be the answer of each board, once the game is lost. */
  readonly answers?: readonly (string | null)[];
  readonly reading: NonNullable<Report['reading']>;
}

export type Shown = ShownBoards | Exclude<PageView, { readonly kind: 'boards' }>;

/** Everything that one look at a page finds. */
export interface Look {
  readonly shown: Shown;
  /** The page's path. */
  readonly address: string;
  /** The player's local date. */
  readonly day: string;
  /** The id that the page itself gives its puzzle; null where it gives none. */
  readonly pageKey: string | null;
  readonly lexicon: Game['lexicon'];
  /** Whether the page says that it is in hard mode; null while it does not say. */
  readonly hard: HardMode | null;
  /**
   * Whether something lies on the boards: a key pressed now is meant for that. Null where it was not looked
   * up.
   */
  readonly covered: boolean | null;
  /** Whether there is a key for Enter on the screen, beyond doubt; null where it was not looked up. */
  readonly hasEnterKey: boolean | null;
  /** Whether nobody sees the page. */
  readonly isHidden: boolean;
  /** Whether there is a text field that is known to take guesses. */
  readonly hasField: boolean;
  /** The refusals that have come up since the last look. */
  readonly refusals: readonly Refusal[];
  /** Whether a refusal can be seen: a second one like it would not be noticed. */
  readonly refusing: boolean;
  /** Whether the page has marked the row as refused, without a message. */
  readonly marked: boolean;
  /** Whether its tiles have come to look different from each other since a guess was entered: that is no refusal. */
  readonly isAnswered: boolean;
}

/** A report without the part that identifies the page. */
export type Reported = Omit<Report, 'page'>;

/** What the worker is told of a game. */
export interface Told {
  readonly report: Reported | null;
  readonly rows: readonly RowRecord[];
  readonly puzzles: readonly KnownPuzzle[];
  readonly playing: boolean;
  readonly acts: readonly Act[];
}

/**
 * How typing has ended: 'failed' when the row ended up with other letters, 'interrupted' when it was stopped.
 */
export type TypingResult = 'done' | 'interrupted' | 'failed' | { readonly missing: string };

/** `at` is a time in milliseconds that only goes up. */
export type Event = { readonly at: number } & (
  | {
      readonly type: 'begin';
      readonly beginning: Pick<Beginning, 'settings' | 'isPrivate' | 'rows' | 'puzzles' | 'enteredBy'>;
      /** What the player had entered by keys until then; it may be the first guess. */
      readonly entered: EnteredWord | null;
    }
  | { readonly type: 'look'; readonly look: Look }
  | { readonly type: 'settings'; readonly settings: PageSettings }
  /** The popup or the worker wants a report, even if nothing has changed. */
  | { readonly type: 'report' }
  /** The worker's reply to what it was told with this number; null when it has none. */
  | { readonly type: 'reply'; readonly number: number; readonly update: Update | null }
  /** Nobody has replied to that. */
  | { readonly type: 'lost'; readonly number: number }
  /** The worker tells something by itself. */
  | { readonly type: 'update'; readonly update: Update }
  /** The player has pressed a key or clicked something on the page. */
  | { readonly type: 'press' }
  | { readonly type: 'escape' }
  /** The player has pressed Enter on this word; null when the row held no whole word. */
  | { readonly type: 'enter'; readonly word: string | null; readonly by: EnterBy }
  | { readonly type: 'typed'; readonly typing: number; readonly result: TypingResult }
  | { readonly type: 'rested'; readonly rest: number }
  /** How much help the player wants until the next guess; null means the setting. */
  | { readonly type: 'help'; readonly help: Help | null }
  /** The player wants a word typed, whatever the row holds. */
  | { readonly type: 'fill'; readonly word: string }
  | { readonly type: 'play'; readonly on: boolean }
  | { readonly type: 'leave' }
  /** The page has come back from the back/forward cache. */
  | { readonly type: 'return' }
);

/** An event without its time. */
export type UntimedEvent = Event extends infer E ? (E extends Event ? Omit<E, 'at'> : never) : never;

export type Effect =
  /** Tells the worker all that there is to tell, until it has replied or there is newer. */
  | { readonly type: 'sync'; readonly number: number; readonly told: Told }
  /** Looks at the page again, since the decision now needs more than was read. */
  | { readonly type: 'look' }
  /** Switches off the setting to fill in suggestions. */
  | { readonly type: 'switchOff' }
  /**
   * Takes `from` out of the open row, or whatever it holds when that is null, and types `to`; at a person's
   * pace if `paced`. It begins when all typing before it has ended.
   */
  | {
      readonly type: 'type';
      readonly typing: number;
      readonly from: string | null;
      readonly to: string;
      readonly paced: boolean;
    }
  | { readonly type: 'stopTyping' }
  /**
   * Presses Enter: by a key on the screen alone, where it is not known what else it would do; or else by the Enter key as
   * well; or in a text field, too.
   */
  | { readonly type: 'enter'; readonly by: EnterBy }
  /** The player's own Enter key has finished a row. */
  | { readonly type: 'entered'; readonly by: Entered }
  /** A row cannot be edited any more: looks at the page again with that known. */
  | { readonly type: 'close'; readonly letters: string }
  /** Waits as a person would who looks before typing a word, or before Enter. */
  | { readonly type: 'rest'; readonly rest: number; readonly before: 'word' | 'enter' }
  | { readonly type: 'stopResting' };
