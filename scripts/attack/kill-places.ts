/** Where the worker is killed during a game: a replica of a site, and the practice page. */
import type { Browser, Page } from '../../e2e/browsers/browser.ts';
import { until } from '../../e2e/browsers/common.ts';
import { seenRows, visibleHints } from '../../e2e/play.ts';
import { openPractice, playOwn, practiceRows } from '../../e2e/practice-page.ts';
import { QUICK } from '../../e2e/replicas/pace.ts';
import { wordle } from '../../e2e/replicas/wordle/replica.ts';
import type { Site } from '../../e2e/replicas/site.ts';
import { wordsOf } from '../../e2e/words.ts';

/** A game as it is dealt. */
interface Deal {
  readonly answer: string;
  /** Words that the game does not take, though they are words. */
  readonly refused: readonly string[];
}

/** Where games are played. */
export interface Place {
  readonly name: string;
  /** Opens a new game, ready to be played. */
  readonly open: (browser: Browser, deal: Deal) => Promise<Page>;
  /** Loads the page again, up to a board that can be played on. */
  readonly reload: (page: Page) => Promise<void>;
  /** The finished rows: "oater 11001". */
  readonly hints: (page: Page) => Promise<readonly string[]>;
  /** What the open row holds. */
  readonly typed: (page: Page) => Promise<string>;
  /** Whether it keeps words that it refuses from being taken for words. */
  readonly refuses: boolean;
}

const { words } = wordsOf('en');

/** A replica of Wordle. @param serve has a site stand for the web from now on */
export const siteWith = (serve: (site: Site) => void): Place => ({
  name: 'a site',
  refuses: true,
  async open(browser, { answer, refused }) {
    serve(wordle.site({ answer, words: words.filter((word) => !refused.includes(word)), pace: QUICK }));
    const page = await browser.open(wordle.address);
    await wordle.start(page);
    return page;
  },
  async reload(page) {
    const before = (await visibleHints(page, wordle)).length;
    await page.reload();
    await wordle.start(page);
    await until('its rows', async () => (await visibleHints(page, wordle)).length >= before);
  },
  hints: (page) => visibleHints(page, wordle),
  async typed(page) {
    const open = (await seenRows(page, wordle)).find((row) =>
      row.some(({ state }) => state === 'empty' || state === 'typed'),
    );
    return (open ?? []).map(({ letter }) => letter).join('');
  },
});

const isFinished = (row: string): boolean => row.includes(' ');

/** The practice page. */
export const PRACTICE_PAGE: Place = {
  name: 'the practice page',
  refuses: false,
  async open(browser, { answer }) {
    const page = await openPractice(browser);
    await playOwn(page, answer);
    return page;
  },
  async reload(page) {
    await page.reload();
    await page.waitFor(() => document.querySelector('[data-puzzle]'), null, 'the game');
  },
  hints: async (page) => (await practiceRows(page)).filter(isFinished),
  typed: async (page) => (await practiceRows(page)).find((row) => !isFinished(row)) ?? '',
};
