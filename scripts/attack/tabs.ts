/** Many games are open and a word changes: each gets the suggestions that it would get alone. */
import type extensionApi from 'webextension-polyfill';
import type { Browser, Page } from '../../e2e/browsers/browser.ts';
import { until } from '../../e2e/browsers/common.ts';
import type { Advice } from '../../src/protocol/advice.ts';
import type { TabRecord } from '../../src/protocol/records.ts';
import type { Order } from '../../src/protocol/orders.ts';
import type { RequestOf } from '../../src/protocol/requests.ts';
import type { Attack, BrowserTrial } from './attack.ts';
import { boardAddress, boardSite } from './board-page.ts';

/** In the functions that run inside the extension. */
declare const chrome: typeof extensionApi;

const TABS = 30;
/** What takes long to look ahead from, as nearly all words are left. */
const OPENERS = ['fuzzy', 'mummy', 'vivid', 'queue', 'jazzy', 'kayak', 'civic', 'puffy', 'mamma', 'fizzy'];

/** Strings of letters that are no words, each of which fits all of these. */
const WORDS = ['orths', 'nolth', 'rhtos', 'sthro', 'lorth'];

const adviceOf = (key: string): Promise<Advice | null> =>
  chrome.storage.session.get(key).then((items) => (items[key] as TabRecord | undefined)?.advice ?? null);

const look = (tab: number) => chrome.tabs.sendMessage<Order>(tab, { type: 'look' });

async function finalAdvice(browser: Browser, tab: number): Promise<Advice> {
  return until(
    `the last word on tab ${tab}`,
    async () => {
      const advice = await browser.inExtension(adviceOf, `tab:${tab}`);
      return advice && (advice.status !== 'open' || advice.progress !== 'looking') ? advice : null;
    },
    120_000,
  );
}

const shortOf = (advice: Advice | undefined): string =>
  advice?.status === 'open'
    ? `${advice.suggestions.map(({ word }) => word).join(', ')} (${advice.progress})`
    : String(advice?.status);

async function play({ random, tried, failed }: BrowserTrial, browser: Browser, word: string): Promise<void> {
  const pages: Page[] = [];
  const tabs: number[] = [];
  for (let n = 0; n < TABS; n++) {
    const opener = OPENERS[Math.floor(random() * OPENERS.length)]!;
    const page = await browser.open(boardAddress([`${opener} 00000`]));
    pages.push(page);
    tabs.push(await browser.tabId(page));
    await finalAdvice(browser, tabs[n]!);
  }
  const options = await browser.openExtensionPage('options.html');
  const countIn = (advice: Advice) => ('boards' in advice ? advice.boards[0]!.possible : 0);
  const before = await Promise.all(tabs.map(async (tab) => countIn(await finalAdvice(browser, tab))));
  const change: RequestOf<'changeWords'> = {
    type: 'changeWords',
    change: { kind: 'add', language: 'en', word },
  };
  await options.evaluate((request) => chrome.runtime.sendMessage(request).then(() => true), change);
  const together: Advice[] = [];
  for (const [n, tab] of tabs.entries()) {
    together.push(
      await until(
        `the new word in tab ${tab}`,
        async () => {
          const advice = await finalAdvice(browser, tab);
          return countIn(advice) > before[n]! ? advice : null;
        },
        120_000,
      ),
    );
  }
  for (const [n, tab] of tabs.entries()) {
    await browser.inExtension(look, tab);
    const alone = await finalAdvice(browser, tab);
    // Where the clock has ended the work on one game alone, the machine is too slow to tell anything.
    if (alone.status === 'open' && alone.progress === 'cut-short') {
      tried('games that the machine was too slow for');
      continue;
    }
    tried('games with a changed word');
    if (JSON.stringify(alone) !== JSON.stringify(together[n]))
      failed(`Number ${n} of ${TABS} open games has ${shortOf(together[n])}, and alone ${shortOf(alone)}.`);
  }
  for (const page of [options, ...pages]) await page.close();
}

export const tabs: Attack = {
  name: 'tabs',
  needs: 'browser',
  async run(trial) {
    const browser = await trial.launch({ sites: [boardSite] });
    for (let n = 0; n === 0 || trial.goesOn(); n++) await play(trial, browser, WORDS[n % WORDS.length]!);
  },
};
