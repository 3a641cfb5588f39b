/** The Chromium to test in, never Google Chrome. */
export function findChromium(): Promise<string | undefined>;

/** The Firefox to test in, never Playwright's. */
export function findFirefox(): Promise<string | undefined>;
