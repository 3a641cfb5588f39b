/** What a scenario that fails leaves to find out why: it may not fail again. */
import type extensionApi from 'webextension-polyfill';
import type { Browser, Page } from './browsers/browser.ts';

/** In the functions that run inside the extension. */
declare const chrome: typeof extensionApi;

/** Of what a page says, so many characters. */
const MOST_SAID = 1500;

/** Runs in a page. @returns where it is, and what is to be seen there */
const seen = (most: number): string => {
  const { href } = location;
  const { title, visibilityState, body } = document;
  const state = `${visibilityState}, ${document.hasFocus() ? 'in focus' : 'not in focus'}`;
  return `${href} "${title}" (${state}):\n${body.innerText.replace(/\n+/g, ' | ').slice(0, most)}`;
};

/** Prints what each page shows, what is remembered of each tab, and what is set. */
export async function printEvidence(browser: Browser, pages: readonly Page[], of: string): Promise<void> {
  const ofPages = pages.map((page) => page.evaluate(seen, MOST_SAID).catch(String));
  const stored = browser.inExtension(
    async () => JSON.stringify([await chrome.storage.session.get(), await chrome.storage.sync.get()]),
    null,
  );
  const said = await Promise.all([...ofPages, stored.catch(String)]);
  console.error([`When "${of}" failed in ${browser.name}:`, ...said].join('\n\n'));
}
