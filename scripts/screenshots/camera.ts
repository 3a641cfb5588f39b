/** Takes the pictures of a page of Knack's own: in each look, at each width side by side. */
import type extensionApi from 'webextension-polyfill';
import type { Browser, Look, Page } from '../../e2e/browsers/browser.ts';
import type { Replica } from '../../e2e/replicas/replica.ts';
import type { Settings } from '../../src/protocol/settings.ts';
import { sideBySide } from '../picture.ts';

/** In the functions that run inside the extension. */
declare const chrome: typeof extensionApi;

export const OUT = 'out/screenshots';
const LOOKS = {
  light: {},
  dark: { dark: true },
  contrast: { forcedColors: true },
} satisfies Record<string, Look>;
export type LookName = keyof typeof LOOKS;
export const LOOK_NAMES = Object.keys(LOOKS) as LookName[];
/** The smallest phone, a popup, a usual phone, a tablet and a desktop. */
const WIDTHS = [320, 360, 390, 768, 1280];

export function set(browser: Browser, settings: Partial<Settings>): Promise<void> {
  return browser.inExtension((change) => chrome.storage.sync.set(change), settings);
}

/** Puts a look on and waits until nothing moves. */
export async function wear(browser: Browser, page: Page, look: LookName): Promise<void> {
  const settings: Look = LOOKS[look];
  await browser.setLook(settings);
  await page.waitFor(
    ({ dark = false, forcedColors = false }) =>
      matchMedia('(prefers-color-scheme: dark)').matches === dark &&
      matchMedia('(forced-colors: active)').matches === forcedColors &&
      document.getAnimations().length === 0 &&
      !document.querySelector('.words:empty, [aria-busy="true"]') &&
      // The panel follows a page of Knack's own, and that later where much has changed. A game has a theme of its own.
      (location.protocol.startsWith('http') ||
        !document
          .querySelector('knack-overlay')
          ?.shadowRoot?.querySelector(dark ? '.overlay.light' : '.overlay.dark')),
    settings,
    `the page to be at rest in ${look}`,
  );
}

/** A page with much to read has room for its contents beside it on the widest. */
export const PAGE_WIDTHS = [390, 768, 1280];

/**
 * A page of Knack's own: a picture of each look, at each width side by side.
 * @param options.hold brings back what does not last
 */
export async function photograph(
  browser: Browser,
  page: Page,
  name: string,
  { hold, widths = WIDTHS }: { hold?: () => Promise<void>; widths?: readonly number[] } = {},
): Promise<void> {
  for (const look of LOOK_NAMES) {
    await page.bringToFront();
    await wear(browser, page, look);
    const pictures: Uint8Array[] = [];
    for (const width of widths) {
      await page.resize(width, 600);
      const height = await page.evaluate(() => document.documentElement.scrollHeight, null);
      await page.resize(width, height);
      // A tall page is painted bit by bit.
      await page.evaluate(painted, null);
      await overlayAtRest(page);
      await hold?.();
      pictures.push(await page.screenshot());
    }
    await sideBySide(browser, pictures, `${OUT}/${name}-${look}.png`);
  }
  await browser.setLook({});
  await page.bringToFront();
}

/** Until the overlay, if there is one, has followed the page and is all there. */
export const overlayAtRest = (page: Page): Promise<unknown> =>
  page.waitFor(
    () => {
      const shadow = document.querySelector('knack-overlay')?.shadowRoot;
      return !shadow || (!shadow.querySelector('[data-moved]') && shadow.getAnimations().length === 0);
    },
    null,
    'the overlay to follow the page and be all there',
  );

/** Runs in a page. */
async function painted(): Promise<void> {
  for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** Opens a game with nothing stored of the one before. */
export async function openAnew(browser: Browser, { address }: Replica): Promise<Page> {
  const game = await browser.open(address);
  await game.evaluate(() => localStorage.clear(), null);
  await game.reload();
  return game;
}
