/** A playable copy of a game, and how a person plays it: by what is to be seen, and by keys. */
import type { Page } from '../browsers/browser.ts';
import type { Site } from './site.ts';

export interface ReplicaOptions {
  /** Lower case. */
  answer: string;
  /** Accepted guesses, lower case. */
  words: readonly string[];
  /** Whether hard mode is on for a visitor who has not chosen. */
  hardMode?: boolean;
  /** Whether a consent layer covers the page until it is accepted. */
  consent?: boolean;
  /** How long after the load the board is built, in milliseconds. */
  boardDelay?: number;
  /** How long the game takes to answer a guess, in milliseconds, before any tile turns; its own way unless given. */
  replyDelay?: number;
  /** How many times as quickly as in the game itself a guess is answered and its tiles turn; 1 unless given. */
  pace?: number;
  /** Whether Enter does nothing at all. */
  silent?: boolean;
  /** A wrong answer, left wherever such sites keep theirs: local storage and globals. */
  planted?: string;
}

export type SeenState = 'empty' | 'typed' | 'absent' | 'present' | 'correct';

/** A tile as a person sees it: one that is still turning is `typed`. */
export interface SeenTile {
  /** Lower case, '' for none. */
  letter: string;
  state: SeenState;
}

export interface Replica {
  /** For the names of tests. */
  readonly name: string;
  /** Knack's id of the game. */
  readonly game: string;
  readonly address: string;
  /** The host of the address. */
  readonly host: string;
  /** What the game says to a guess that it does not take, or a part of it. */
  readonly says: { readonly notInList: string; readonly tooShort: string; readonly hardMode: string };
  /** Whether its page tells of hard mode during the game, and not only by refusing a guess. */
  readonly tellsHardMode: boolean;
  site(options: ReplicaOptions): Site;
  /** Runs in the page: all rows of the board, [] while there is none; `moving` while keys would be lost. */
  readonly see: () => { rows: SeenTile[][]; moving: boolean };
  /** From a page that has just loaded to a board that nothing covers. */
  start(page: Page): Promise<void>;
  /** Accepts the consent layer. */
  consent(page: Page): Promise<void>;
  /** Opens a dialog over the board (help, with its example rows, where there is one). */
  openDialog(page: Page): Promise<void>;
  closeDialog(page: Page): Promise<void>;
  /** The names of the themes, each reached by the page's own control. */
  readonly themes: readonly string[];
  setTheme(page: Page, theme: string): Promise<void>;
  /** Goes to a page of the site without a board, and back, both by a link and without a load. */
  leave(page: Page): Promise<void>;
  comeBack(page: Page): Promise<void>;
  /** Runs in the page: makes it throw its board away and build a new one that shows the same. */
  readonly rebuild: () => void;
}
