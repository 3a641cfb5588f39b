/** What reads a game while it is played. */
import type { Page } from '../browsers/browser.ts';
import type { ReaderInPage } from './reader-in-page.ts';
import type { PageRead } from './verdict.ts';

export interface Driver {
  /** What is read of the page now. */
  read(page: Page): Promise<PageRead>;
  /** Everything wrong that was read at any moment, in sentences. */
  wrong(page: Page): Promise<readonly string[]>;
}

/** In the functions that run inside the page. */
declare const reader: ReaderInPage;

/** The reader alone, in the page itself; its script has to be among those of the page. */
export const READER: Driver & { readonly script: string } = {
  script: 'e2e/games/reader-in-page.ts',
  read: (page) => page.evaluate(() => reader.read(), null),
  wrong: (page) => page.evaluate(() => reader.wrong(), null),
};
