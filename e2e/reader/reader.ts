/** What the page reader makes of real pages, all of it in one browser. */
import { afterAll, beforeAll, describe } from 'vitest';
import type { Browser } from '../browsers/browser.ts';
import { describeGallery } from './gallery.ts';
import { describeLayout } from './layout.ts';
import { openPlainPages, type PlainPages } from './plain-pages.ts';

export function describeReader(name: Browser['name']): void {
  describe(`The page reader in ${name}`, () => {
    let pages: PlainPages;
    beforeAll(async () => {
      pages = await openPlainPages(name);
    });
    afterAll(() => pages.close());
    describeGallery(name, () => pages);
    describeLayout(() => pages);
  });
}
