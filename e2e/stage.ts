/** What scenarios are played on: a browser with the extension, and the sites that a scenario serves. */
import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type extensionApi from 'webextension-polyfill';
import type { OpenAdvice } from '../src/protocol/advice.ts';
import type { Order } from '../src/protocol/orders.ts';
import type { TabRecord } from '../src/protocol/records.ts';
import type { Report } from '../src/protocol/report.ts';
import { hostsOf, SITES } from '../src/sites/sites.ts';
import type { Browser, LaunchOptions, Page } from './browsers/browser.ts';
import { PATIENCE } from './browsers/common.ts';
import { launchChromium } from './browsers/chromium.ts';
import { launchFirefox } from './browsers/firefox.ts';
import { printEvidence } from './evidence.ts';
import { openOptions, openParts } from './options-page.ts';
import { openPopup, setSwitch } from './popup-page.ts';
import type { Site } from './replicas/site.ts';

/** In the functions that run inside the extension. */
declare const chrome: typeof extensionApi;

export type BrowserName = Browser['name'];

/** Of a site that Knack does not know, and of what such a site has in a frame. */
export const STRANGE_HOST = 'games.example';
export const FRAME_HOST = 'frames.example';

const HOSTS = [...SITES.flatMap(hostsOf), STRANGE_HOST, FRAME_HOST];

const LAUNCH: Readonly<Record<BrowserName, (options: LaunchOptions) => Promise<Browser>>> = {
  chromium: launchChromium,
  firefox: launchFirefox,
};

export interface Stage {
  readonly browser: Browser;
  /** From now on these sites are the web. */
  serve(...sites: Site[]): void;
  /** Has the overlay off in every scenario: where nothing is about it, it only costs time. */
  withoutOverlay(): void;
  /**
   * Opens an address in a new tab. At the end it is closed, what it has stored is forgotten, and its errors fail
   * the scenario.
   */
  open(address: string): Promise<Page>;
  popupOf(game?: Page): Promise<Page>;
  /** The settings, with all parts of their page opened. */
  optionsPage(): Promise<Page>;
  /** Auto-fill as a player switches it on, with the game in front afterwards. @returns the popup */
  switchOn(game: Page, switches?: { enter?: boolean }): Promise<Page>;
  /** The badge's text and the title of the toolbar's button. */
  badge(page: Page): Promise<[string, string]>;
  /** What is remembered of the tab until the browser closes. */
  remembered(page: Page): Promise<TabRecord | undefined>;
  /** What is suggested for an open board once nothing better is looked for, and the page knows it too. */
  finalAnswer(page: Page): Promise<OpenAdvice>;
  /** Looks at a page again, and waits until it has done what there is to do after that. @returns what is read of it */
  lookAnew(page: Page): Promise<Report['game'] | undefined>;
  refusedWords(game: string): Promise<string[]>;
  /** Sees to it that a page that the scenario got elsewhere is closed too. */
  adopt(page: Page): Page;
}

/** In a page: whether the browser shows its own colours in place of the page's. */
export const areForced = (): boolean => matchMedia('(forced-colors: active)').matches;

/** Runs in a page: it has stored nothing, and stores nothing from now on. */
function forget(): void {
  if (!location.protocol.startsWith('http')) return;
  localStorage.clear();
  Storage.prototype.setItem = () => undefined;
}

/**
 * Runs in the extension: waits until worker and session are at rest, by what the browser tells of it. The worker looks
 * for nothing better, and the page has done what there is to do after that.
 * @param patience in milliseconds @returns what is suggested; null where it takes longer
 */
async function atRest([tab, patience]: readonly [number, number]): Promise<OpenAdvice | null> {
  const key = `tab:${tab}`;
  const { session } = chrome.storage;
  const look = () => chrome.tabs.sendMessage<Order>(tab, { type: 'look' });
  // What the page shows now may not have been told yet.
  await look();
  const final = await new Promise<OpenAdvice | null>((resolve) => {
    const end = (advice: OpenAdvice | null) => {
      session.onChanged.removeListener(check);
      clearTimeout(timer);
      resolve(advice);
    };
    const check = () =>
      void session.get(key).then((items) => {
        const { advice } = (items[key] ?? {}) as Partial<TabRecord>;
        if (advice?.status === 'open' && advice.progress !== 'looking') end(advice);
      });
    const timer = setTimeout(() => end(null), patience);
    session.onChanged.addListener(check);
    check();
  });
  if (final) await look();
  return final;
}

/** What is set, but for the answer to the question of the first run. */
export const withoutAnswer = ({
  helpChosen: _,
  ...items
}: Record<string, unknown>): Record<string, unknown> => items;

/** The rows of the only board of a game; null where it cannot be read. */
export function rowsOf(game: Report['game'] | undefined): readonly string[] | null {
  return game && 'boards' in game ? (game.boards[0] ?? []) : null;
}

/** It names all that is stored. */
const PRIVACY = readFileSync('PRIVACY.md', 'utf8');

/** Where scenarios ask for what Knack may not ask for. A browser may log its refusal in the middle of the next one. */
export const FORBIDDEN_ADDRESS = 'https://forbidden.example/';

/** Describes a scenario, as `it` does. */
export type Scenario = (title: string, play: () => Promise<void>) => void;

/** Whether each scenario is played on each of its games: for a night or a release (`npm run test:all`). */
export const IS_ALL = process.env['KNACK_TESTS'] === 'all';

/** `it` for a scenario that is played where something holds, and does not exist elsewhere. */
export const onlyIf = (holds: boolean): Scenario => (holds ? it : () => undefined);

/** `it` for what is also tested without a browser, or in other scenarios: it is played for `npm run test:all` alone. */
export const forAll: Scenario = onlyIf(IS_ALL);

/**
 * `it` for what is true of any browser, because no browser has a part in it: it is played in the one that is
 * named, while the other plays something else. What a browser hardly has a part in is mainly in one, and in both for
 * `npm run test:all`.
 */
export const inOneBrowser = (
  name: BrowserName,
): Record<
  'inChromium' | 'inChromiumForAll' | 'inFirefox' | 'mainlyInChromium' | 'mainlyInFirefox',
  Scenario
> => ({
  inChromium: onlyIf(name === 'chromium'),
  inChromiumForAll: onlyIf(IS_ALL && name === 'chromium'),
  inFirefox: onlyIf(name === 'firefox'),
  mainlyInChromium: onlyIf(IS_ALL || name === 'chromium'),
  mainlyInFirefox: onlyIf(IS_ALL || name === 'firefox'),
});

let web: readonly Site[] = [];

interface StageOptions extends Pick<LaunchOptions, 'welcome'> {
  /** The folder of another extension than what is built. */
  readonly extension?: () => string;
}

function launch(name: BrowserName, { welcome = false, extension }: StageOptions = {}): Promise<Browser> {
  const reply = (url: URL) => web.find(({ hosts }) => hosts.includes(url.host))?.reply(url) ?? null;
  const folder = extension?.() ?? `dist/${name === 'chromium' ? 'chrome' : 'firefox'}`;
  return LAUNCH[name]({ extension: folder, sites: [{ hosts: HOSTS, reply }], welcome });
}

/** A browser for all files of the process that plays them, since to start one takes as long as a scenario. */
const shared =
  (name: BrowserName) =>
  async ({}, { onCleanup }: { onCleanup: (close: () => Promise<void>) => void }) => {
    const browser = await launch(name);
    onCleanup(() => browser.close());
    return browser;
  };
const withBrowsers = it
  .extend('chromium', { scope: 'worker' }, shared('chromium'))
  .extend('firefox', { scope: 'worker' }, shared('firefox'));

/** Describes what the extension does in one browser; whatever it stores is gone after each scenario. */
export function onStage(
  name: BrowserName,
  title: string,
  tell: (stage: Stage) => void,
  options: StageOptions = {},
): void {
  describe(`${title} in ${name}`, () => {
    let browser: Browser;
    const pages: Page[] = [];

    // A page that opens at the installation needs one of its own, and so does another extension.
    if (options.welcome || options.extension) {
      beforeAll(async () => void (browser = await launch(name, options)));
      afterAll(() => browser.close());
    } else if (name === 'chromium') withBrowsers.beforeAll(({ chromium }) => void (browser = chromium));
    else withBrowsers.beforeAll(({ firefox }) => void (browser = firefox));

    afterEach(async ({ task }) => {
      if (task.result?.state === 'fail') await printEvidence(browser, pages, task.name);
      const errors = pages.flatMap((page) => page.errors());
      // First all of them: a game that Knack still plays would store its next row for the next scenario.
      for (const page of pages) await page.evaluate(forget, null).catch(() => undefined);
      for (const page of pages.splice(0)) await page.close();
      // The worker may still be looking ahead for hints typed by hand, and would store them again.
      const isManual = async () => 'manual' in (await chrome.storage.session.get('manual'));
      if (await browser.inExtension(isManual, null)) await browser.stopBackground();
      const kept = await browser.inExtension(async () => {
        const { sync, local, session } = chrome.storage;
        const databases = (await indexedDB.databases()).map(({ name }) => name!);
        const keys = Object.keys({ ...(await local.get()), ...(await session.get()) });
        await Promise.all([sync.clear(), local.clear(), session.clear()]);
        // The question of the first run has been answered.
        await sync.set({ helpChosen: true });
        for (const name of databases) {
          await new Promise((resolve, reject) => {
            const deletion = indexedDB.deleteDatabase(name);
            deletion.onsuccess = resolve;
            deletion.onerror = reject;
          });
        }
        return [...keys, ...databases];
      }, null);
      // All are taken before any of them fails the scenario: none is left for the next.
      const extensionErrors = (await browser.extensionErrors()).filter(
        (error) => !error.includes(FORBIDDEN_ADDRESS),
      );
      const requests = await browser.extensionRequests();
      const names = kept.map((key) => key.replace(/:.*/, ':'));
      expect(names.filter((storeName) => !PRIVACY.includes(`\`${storeName}\``))).toEqual([]);
      // As texts, since a report cuts lists short.
      expect(errors.join('\n')).toBe('');
      expect(extensionErrors.join('\n')).toBe('');
      // Nothing leaves: what the extension itself asks for is in the extension.
      expect(requests).toEqual([]);
    });

    const adopt = (page: Page) => {
      pages.push(page);
      return page;
    };
    const stage: Stage = {
      get browser() {
        return browser;
      },
      serve: (...sites) => void (web = sites),
      withoutOverlay() {
        beforeEach(() => browser.inExtension(() => chrome.storage.sync.set({ overlay: false }), null));
      },
      open: async (address) => adopt(await browser.open(address)),
      popupOf: async (game) => adopt(await openPopup(browser, game)),
      optionsPage: async () => {
        const options = adopt(await openOptions(browser));
        await openParts(options);
        return options;
      },
      async switchOn(game, { enter = false } = {}) {
        const popup = await stage.popupOf(game);
        await setSwitch(popup, 'Fill in suggestions', true);
        if (enter) await setSwitch(popup, 'Press Enter too', true);
        await game.bringToFront();
        return popup;
      },
      badge: async (page) =>
        browser.inExtension(
          async (tabId) => [
            await chrome.action.getBadgeText({ tabId }),
            await chrome.action.getTitle({ tabId }),
          ],
          await browser.tabId(page),
        ),
      async remembered(page) {
        const key = `tab:${await browser.tabId(page)}`;
        return browser.inExtension(
          async (it) => (await chrome.storage.session.get(it))[it] as TabRecord | undefined,
          key,
        );
      },
      async finalAnswer(page) {
        const tab = await browser.tabId(page);
        const final = await browser.inExtension(atRest, [tab, PATIENCE] as const);
        if (!final) throw new Error(`The worker was not at rest within ${PATIENCE / 1000} s.`);
        return final;
      },
      async lookAnew(page) {
        const look = (tab: number) => chrome.tabs.sendMessage<Order>(tab, { type: 'look' });
        await browser.inExtension(look, await browser.tabId(page));
        return (await stage.remembered(page))?.report?.game;
      },
      refusedWords: (game) =>
        browser.inExtension(
          async (key) => ((await chrome.storage.local.get(key))[key] ?? []) as string[],
          `refused:${game}`,
        ),
      adopt,
    };
    tell(stage);
  });
}
