/** The browsers that the built extension is measured in. */
import type { Browser, LaunchOptions } from '../../e2e/browsers/browser.ts';
import { launchChromium } from '../../e2e/browsers/chromium.ts';
import { launchFirefox } from '../../e2e/browsers/firefox.ts';
import type { Site } from '../../e2e/replicas/site.ts';
import { findChromium, findFirefox } from '../browsers.mjs';

const BROWSERS = {
  chromium: { folder: 'chrome', find: findChromium, launch: launchChromium },
  firefox: { folder: 'firefox', find: findFirefox, launch: launchFirefox },
} as const;

export type BrowserName = keyof typeof BROWSERS;
export const BROWSER_NAMES = Object.keys(BROWSERS) as BrowserName[];

/** The extension for a browser, of a folder with a build for each. */
export const extensionFor = (name: BrowserName, dist: string): string => `${dist}/${BROWSERS[name].folder}`;

/** Starts a browser. */
export const launchIn = (name: BrowserName, options: LaunchOptions): Promise<Browser> =>
  BROWSERS[name].launch(options);

/** Measures something of an extension in a browser of its own; null where there is none. */
export async function measureIn<R>(
  name: BrowserName,
  extension: string,
  sites: readonly Site[],
  measure: (browser: Browser) => Promise<R>,
): Promise<R | null> {
  const { find, launch } = BROWSERS[name];
  if (!(await find())) return null;
  const browser = await launch({ extension, sites });
  try {
    return await measure(browser);
  } finally {
    await browser.close();
  }
}
