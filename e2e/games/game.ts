/** A Wordle-like game as it is drawn: all that its page and its player have to know, as plain data. */
import type { Boards } from './properties/boards.ts';
import type { Extras } from './properties/extras.ts';
import type { Input } from './properties/input.ts';
import type { Keyboard } from './properties/keyboard.ts';
import type { LanguageDrawn } from './properties/language.ts';
import type { Layout } from './properties/layout.ts';
import type { Markup } from './properties/markup.ts';
import type { Palette } from './properties/palette.ts';
import type { Refusal } from './properties/refusal.ts';
import type { Reveal } from './properties/reveal.ts';
import type { Rule } from './properties/rules.ts';
import type { Unreadable } from './properties/unreadable.ts';
import type { Wording } from './properties/wording.ts';

export interface Game {
  readonly seed: number;
  /** Why nobody could read it from the page; null where one can. */
  readonly unreadable: Unreadable | null;
  readonly language: LanguageDrawn;
  readonly rule: Rule;
  readonly boards: Boards;
  readonly markup: Markup;
  readonly layout: Layout;
  readonly palette: Palette;
  readonly wording: Wording;
  readonly reveal: Reveal;
  readonly keyboard: Keyboard;
  readonly input: Input;
  readonly refusal: Refusal;
  readonly extras: Extras;
  /** One for each board. */
  readonly answers: readonly string[];
  /** The answers of the game that may follow at the same address. */
  readonly nextAnswers: readonly string[];
  /** What the page shows as the first guess, and what its examples and its other boards are made of. */
  readonly given: string | null;
  readonly examples: readonly string[];
  /** What its player enters, one after the other; some of it may be refused. */
  readonly guesses: readonly string[];
}

/** What a page's script leaves in its main world, as `game`: no person sees it, and no game has it. */
export interface GameHook {
  /** What is true at the moment: the hint strings of each board, and how many letters are in the open row. */
  truth(): Truth;
  /** Resolves once nothing turns and the game takes keys, or is over. */
  rest(): Promise<void>;
  /** Puts the focus where keys have to go. */
  focus(): void;
  /** Presses a key on the screen. */
  tap(key: string): void;
  /** Clears away what lies over the board: a bubble, a dialog. */
  clear(): void;
  /** Closes what keeps the game from taking keys, as a player does who wants to go on. */
  unblock(): void;
  /** Begins the next game at the same address. */
  again(): void;
}

export interface Truth {
  readonly boards: readonly (readonly string[])[];
  /** How many letters a word has. */
  readonly width: number;
  readonly typed: string;
  readonly over: boolean;
}
