/** What Knack presses on a game's page, told from what the player presses. */
import type { Page } from './browsers/browser.ts';

/** What of Knack's keys a page has seen. */
export interface Presses {
  readonly enters: number;
  /** Letters typed, less those taken out. */
  readonly letters: number;
}

declare global {
  /** What the recorder keeps in a page. */
  interface Window {
    knackPresses: string[];
  }
}

/** Begins to record, in a document that has the keys of the replica of Wordle or of the practice page. */
export function recordPresses(page: Page): Promise<void> {
  return page.evaluate(() => {
    window.knackPresses = [];
    const record = (event: Event) => {
      const key = (event.target as Element).closest<HTMLElement>('[data-key]')?.dataset['key'];
      if (!event.isTrusted && key !== undefined) window.knackPresses.push(key);
    };
    window.addEventListener('click', record, true);
  }, null);
}

/** What has been pressed since it was recorded from. */
export async function pressesOf(page: Page): Promise<Presses> {
  const keys = await page.evaluate(() => window.knackPresses, null);
  const count = (...names: readonly string[]) => keys.filter((key) => names.includes(key)).length;
  const enters = count('↵', 'Enter');
  const deletes = count('←', 'Backspace');
  return { enters, letters: keys.length - enters - 2 * deletes };
}
