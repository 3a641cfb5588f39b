/** What the user has set for all pages, as Chromium's media features. */
import type { Look } from './browser.ts';

export function media({ dark, forcedColors, reducedMotion }: Look) {
  return {
    colorScheme: dark ? 'dark' : 'light',
    forcedColors: forcedColors ? 'active' : 'none',
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
  } as const;
}
