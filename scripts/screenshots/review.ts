/** Pictures of a game's review. */
import type extensionApi from 'webextension-polyfill';
import type { Browser } from '../../e2e/browsers/browser.ts';
import { reviewOfGame } from '../../src/protocol/game-review.ts';
import { ALL_KINDS } from '../../src/test/games.ts';
import { photograph } from './camera.ts';

/** In the functions that run inside the extension. */
declare const chrome: typeof extensionApi;

export async function photographReview(browser: Browser, language: string): Promise<void> {
  const text = JSON.stringify({ format: 'knack', version: 1, games: ALL_KINDS });
  await browser.inExtension((file) => chrome.runtime.sendMessage({ type: 'import', text: file }), text);
  for (const { id, site, limit } of ALL_KINDS) {
    if (limit === null) continue;
    const page = await browser.openExtensionPage(reviewOfGame(id));
    await page.waitFor(() => document.querySelector('.replay, .whole > p:not(.working)'), null, 'the review');
    await page.evaluate(() => document.querySelector('summary')?.click(), null);
    await photograph(browser, page, `${language}-review-${site}`);
    await page.close();
  }
  const page = await browser.openExtensionPage('review.html#game=none');
  await page.waitFor(() => document.querySelector('.notice'), null, 'the notice');
  await photograph(browser, page, `${language}-review-none`);
  await page.close();
}
