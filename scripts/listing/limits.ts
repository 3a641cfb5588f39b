/** What the Chrome Web Store and addons.mozilla.org take, as far as it is the same for every language. */

/** How many characters a text may have, by the stricter of the stores that take it. */
export const LIMITS = {
  /** addons.mozilla.org; Chrome's is 75 (https://developer.chrome.com/docs/extensions/reference/manifest/name). */
  name: 50,
  /**
   * The description in Chrome's manifest (https://developer.chrome.com/docs/extensions/reference/manifest/description);
   * the summary at addons.mozilla.org may have 250.
   */
  summary: 132,
  /** Knack's own: Chrome takes 16,000, addons.mozilla.org 15,000, and nobody reads that. */
  description: 2_500,
  /** The next ones are fields of the Chrome Web Store's page on privacy. */
  purpose: 1_000,
  permission: 1_000,
  dataUse: 1_000,
  /** What fits on the tile in two lines. */
  line: 60,
} as const;

interface Size {
  readonly width: number;
  readonly height: number;
}

export const SCREENSHOT: Size = { width: 1280, height: 800 };
export const TILE: Size = { width: 440, height: 280 };
export const ICON: Size = { width: 128, height: 128 };

/** How many screenshots the Chrome Web Store takes; the least is Knack's own. */
export const SCREENSHOTS = { least: 3, most: 5 } as const;

/** As the stores call them. */
export const CATEGORIES = {
  chrome: 'Lifestyle: Games',
  firefox: 'Games & Entertainment',
} as const;
