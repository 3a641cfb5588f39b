/** Pictures of the journal. */
import type extensionApi from 'webextension-polyfill';
import type { Browser } from '../../e2e/browsers/browser.ts';
import { A_HUNDRED, ALL_KINDS } from '../../src/test/games.ts';
import { photograph, set } from './camera.ts';

/** In the functions that run inside the extension. */
declare const chrome: typeof extensionApi;

export async function photographJournal(browser: Browser, language: string): Promise<void> {
  const text = JSON.stringify({ format: 'knack', version: 1, games: ALL_KINDS });
  const take = (file: string) => chrome.runtime.sendMessage({ type: 'import', text: file });
  const page = await browser.openExtensionPage('journal.html');
  const shoot = (state: string) => photograph(browser, page, `${language}-journal-${state}`);
  await page.waitFor(() => document.querySelector('.empty'), null, 'the journal');
  await set(browser, { keepGames: false });
  await page.waitFor(() => document.querySelector('.notice'), null, 'the notice');
  await shoot('empty');
  await set(browser, { keepGames: true });
  await browser.inExtension(take, text);
  await page.reload();
  await page.waitFor(() => document.querySelector('.game'), null, 'the games');
  await shoot('games');
  await page.click('.game .quiet');
  await page.waitFor(() => document.querySelector('.result button'), null, 'the undo');
  await page.click('.scope .buttons button:last-child');
  await shoot('deleting');
  await page.evaluate(() => (location.hash = '#statistics'), null);
  await page.waitFor(() => document.querySelector('.bars'), null, 'the statistics');
  await shoot('unreviewed');
  const many = JSON.stringify({ format: 'knack', version: 1, games: A_HUNDRED });
  await browser.inExtension(take, many);
  await page.reload();
  await page.waitFor(() => document.querySelectorAll('.chart').length === 2, null, 'the statistics');
  await page.evaluate(() => (document.querySelector('details')!.open = true), null);
  await shoot('statistics');
  await page.close();
}
