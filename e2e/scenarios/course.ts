/** What a scenario plays a game with, whichever game it is. */
import type { Lexicon } from '../../src/lexicons/lexicons.ts';
import type { Page } from '../browsers/browser.ts';
import { QUICK } from '../replicas/pace.ts';
import { guess, visibleHints, waitForLetters, waitForRows } from '../play.ts';
import type { Replica, ReplicaOptions } from '../replicas/replica.ts';
import type { BrowserName, Stage } from '../stage.ts';
import { wordsOf } from '../words.ts';

/** How long six rows may take to turn, in milliseconds. */
export const WHOLE_GAME = 60_000;

/** What a game is played with. */
export interface Course {
  readonly replica: Replica;
  /** Where it shows what is true of any browser. */
  readonly home: BrowserName;
  /** The folder of its words in dicts/. */
  readonly lexicon: Lexicon;
  /** What a first guess leads to: a few more words, of which the last is the answer. */
  readonly guesses: readonly [first: string, second: string, answer: string];
  /** An answer with repeated letters, and guesses with others. */
  readonly repeated: readonly [...guesses: string[], answer: string];
  /** Letters that are no word in any list. */
  readonly noWord: string;
  /** A guess that leaves words that differ in one letter only, so that a probe is best, and what they end in. */
  readonly trap: { readonly answer: string; readonly guess: string; readonly end: RegExp };
}

/** A game that a scenario plays. */
export interface Play extends Course {
  readonly stage: Stage;
  readonly words: readonly string[];
  readonly opener: string;
  readonly secondOpener: string;
  /** Serves the game; the answer and the words are those of the course unless given. */
  serve(options?: Partial<ReplicaOptions>): void;
  /** A new game, ready to be played. */
  start(options?: Partial<ReplicaOptions>): Promise<Page>;
  guess(page: Page, word: string): Promise<void>;
  hints(page: Page): Promise<string[]>;
  /** The letters in the open row, which has none when it is not on the page. */
  waitForLetters(page: Page, letters: string): Promise<void>;
  waitForRows(page: Page, count: number): Promise<void>;
}

export function playOf(stage: Stage, course: Course): Play {
  const { replica, lexicon, guesses } = course;
  const shipped = wordsOf(lexicon);
  const serve = (options: Partial<ReplicaOptions> = {}) =>
    stage.serve(replica.site({ answer: guesses[2], words: shipped.words, pace: QUICK, ...options }));
  return {
    ...course,
    stage,
    ...shipped,
    serve,
    async start(options) {
      serve(options);
      const page = await stage.open(replica.address);
      await replica.start(page);
      return page;
    },
    async guess(page, word) {
      await page.bringToFront();
      await guess(page, replica, word);
    },
    hints: (page) => visibleHints(page, replica),
    waitForLetters: (page, letters) => waitForLetters(page, replica, letters),
    waitForRows: (page, count) => waitForRows(page, replica, count),
  };
}

export const without = (words: readonly string[], ...removed: readonly string[]): string[] =>
  words.filter((word) => !removed.includes(word));

export async function deleteLetters(page: Page, count: number): Promise<void> {
  for (let i = 0; i < count; i++) await page.press('Backspace');
}
