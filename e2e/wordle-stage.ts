/** The New York Times' Wordle on a stage. */
import type { Page } from './browsers/browser.ts';
import { guess, seenRows, visibleHints, waitForLetters, waitForRows } from './play.ts';
import { QUICK } from './replicas/pace.ts';
import { wordle } from './replicas/wordle/replica.ts';
import { wordleSite, type WordleSiteOptions } from './replicas/wordle/site.ts';
import type { Stage } from './stage.ts';
import { wordsOf } from './words.ts';

export const WORDLE = wordle.address;

export function wordleOn(stage: Stage) {
  return {
    /** Serves the site: answers by the paths that they are played at. */
    serve: (answers: Record<string, string>, options: Partial<WordleSiteOptions> = {}) =>
      stage.serve(wordleSite({ answers, words: wordsOf('en').words, pace: QUICK, ...options })),
    /** A new game, with nothing stored of earlier ones. */
    play: async (address = WORDLE): Promise<Page> => {
      const page = await stage.open(address);
      await wordle.start(page);
      return page;
    },
    start: (page: Page) => wordle.start(page),
    guess: (page: Page, word: string) => guess(page, wordle, word),
    hints: (page: Page) => visibleHints(page, wordle),
    letters: async (page: Page) =>
      (await seenRows(page, wordle)).flatMap((row) => row.map(({ letter }) => letter)).join(''),
    waitForRows: (page: Page, count: number) => waitForRows(page, wordle, count),
    waitForLetters: (page: Page, letters: string) => waitForLetters(page, wordle, letters),
  };
}
