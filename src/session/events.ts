/** What happens to a session, and what it wants done. */
import type { Refusal } from '../page/refusals.ts';
import type { Update } from '../protocol/orders.ts';
import type { Notice } from '../protocol/notice.ts';
import type { KnownPuzzle, RowRecord } from '../protocol/records.ts';
import type { Boards, Report } from '../protocol/report.ts';
import type { Beginning } from '../protocol/requests.ts';
import type { PageSettings } from '../protocol/page-settings.ts';

/** What a page shows of its boards, without its elements. */
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
  readonly reading: NonNullable<Report['reading']>;
}

export type Shown =
  | ShownBoards
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'no-board'; readonly reason: 'not-started' | 'unreadable' };

/** All that is taken in at one look at a page. */
export interface Look {
  readonly shown: Shown;
  /** The page's path and query. */
  readonly address: string;
  /** The player's date, as a day is told from the next. */
  readonly day: string;
  /** What the page itself calls its puzzle; null where it says nothing. */
  readonly pageKey: string | null;
  readonly lexicon: Report['lexicon'];
  /** Whether the page says that it is in hard mode; null while it does not tell. */
  readonly hard: boolean | null;
  /** Whether something lies on the boards: a key pressed now is meant for that. Null where nobody has asked. */
  readonly covered: boolean | null;
  /** The refusals that have come up since the last look. */
  readonly refusals: readonly Refusal[];
  /** Whether a refusal can be seen: another like it would not be noticed. */
  readonly refusing: boolean;
  /** Whether the page has marked the row as refused, without a word. */
  readonly marked: boolean;
}

/** What is reported of a page, but for what tells the page from others. */
export type Reported = Omit<Report, 'page'>;

/** How typing has ended: 'failed' when the row came to hold something else, 'interrupted' when it was stopped. */
export type TypingResult = 'done' | 'interrupted' | 'failed' | { readonly missing: string };

/** `at` is a time in milliseconds that only goes up. */
export type Event = { readonly at: number } & (
  | {
      readonly type: 'begin';
      readonly beginning: Pick<Beginning, 'settings' | 'isPrivate' | 'rows' | 'puzzles'>;
    }
  | { readonly type: 'look'; readonly look: Look }
  | { readonly type: 'settings'; readonly settings: PageSettings }
  /** Somebody wants a report, changed or not. */
  | { readonly type: 'report' }
  /** The worker's reply to the request of this number; null when it has none. */
  | { readonly type: 'reply'; readonly request: number; readonly update: Update | null }
  /** The worker tells something by itself. */
  | { readonly type: 'update'; readonly update: Update }
  /** A key or a click of the player's, meant for the page. */
  | { readonly type: 'press' }
  | { readonly type: 'escape' }
  /** Enter was pressed, by whomever, on what the row held; null when that was no whole word. */
  | { readonly type: 'enter'; readonly word: string | null }
  | { readonly type: 'typed'; readonly typing: number; readonly result: TypingResult }
  | { readonly type: 'rested'; readonly rest: number }
  /** The player wants a word typed, whatever the row holds. */
  | { readonly type: 'fill'; readonly word: string }
  | { readonly type: 'play'; readonly on: boolean }
  | { readonly type: 'leave' }
  /** The page has come back as it was left. */
  | { readonly type: 'return' }
);

export type Effect =
  | {
      readonly type: 'report';
      readonly request: number;
      readonly sequence: number;
      readonly report: Reported;
    }
  /** The game says that the word is not in its list. */
  | { readonly type: 'refused'; readonly request: number; readonly word: string }
  | { readonly type: 'left' }
  /** Looks at the page again, since more has to be known of it now. */
  | { readonly type: 'look' }
  | { readonly type: 'rememberRow'; readonly row: RowRecord }
  | { readonly type: 'rememberPuzzles'; readonly puzzles: readonly KnownPuzzle[] }
  | { readonly type: 'notice'; readonly notice: Notice | null }
  | { readonly type: 'playing'; readonly on: boolean }
  /** Switches the setting off that has Knack fill in suggestions. */
  | { readonly type: 'switchOff' }
  /**
   * Takes `from` out of the open row, or whatever it holds when that is null, and types `to`; at a person's pace if
   * so asked. It begins when all typing before it has ended.
   */
  | {
      readonly type: 'type';
      readonly typing: number;
      readonly from: string | null;
      readonly to: string;
      readonly paced: boolean;
    }
  | { readonly type: 'stopTyping' }
  | { readonly type: 'enter' }
  /** Waits as a person would who looks before typing a word, or before Enter. */
  | { readonly type: 'rest'; readonly rest: number; readonly before: 'word' | 'enter' };
