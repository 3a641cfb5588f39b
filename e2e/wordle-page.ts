/** Plays Wordle as a person does: by what is to be seen on the page, and by keys. */
import type { Page } from './browsers/browser.ts';

export const WORDLE = 'https://www.nytimes.com/games/wordle';

const TILE = '#wordle-app-game [data-testid="tile"]';

/** The visible rows that are not empty: each the letters and the states of its tiles. */
export function visibleRows(page: Page): Promise<{ word: string; states: string[] }[]> {
  return page.evaluate((tile) => {
    const rows: { word: string; states: string[] }[] = [];
    for (const row of document.querySelectorAll('#wordle-app-game [role="group"]')) {
      const tiles = [...row.querySelectorAll<HTMLElement>(tile)];
      const word = tiles.map(({ textContent }) => textContent).join('');
      if (word !== '') rows.push({ word, states: tiles.map(({ dataset }) => dataset['state'] ?? '') });
    }
    return rows;
  }, TILE);
}

/** What a person would write down of the finished rows: "oater 11001". */
export async function visibleHints(page: Page): Promise<string[]> {
  const digits: Record<string, string> = { absent: '0', present: '1', correct: '2' };
  const rows = await visibleRows(page);
  return rows
    .filter(({ states }) => states.every((state) => state in digits))
    .map(({ word, states }) => `${word} ${states.map((state) => digits[state]).join('')}`);
}

/** Presses Play, and closes the help that a first visitor is shown. */
export async function startGame(page: Page): Promise<void> {
  await page.waitFor(() => document.querySelector('[data-testid="Play"]'), null, 'the Play button');
  await page.click('[data-testid="Play"]');
  await page.waitFor((tile) => document.querySelector(tile), TILE, 'the board');
  await closeDialog(page);
}

export async function closeDialog(page: Page): Promise<void> {
  const open = await page.evaluate(
    () => document.querySelector('#help-dialog, [role="dialog"]') !== null,
    null,
  );
  if (!open) return;
  await page.click('button[aria-label="Close"]');
  await page.waitFor(
    () => !document.querySelector('#help-dialog, [role="dialog"]'),
    null,
    'the dialog to close',
  );
}

/** Waits until so many rows are revealed and every tile is at rest. */
export function waitForRows(page: Page, count: number): Promise<void> {
  return page.waitFor(
    ([tile, expected]) => {
      const tiles = [...document.querySelectorAll<HTMLElement>(tile)];
      const width = document.querySelector('#wordle-app-game [role="group"]')!.querySelectorAll(tile).length;
      const revealed = tiles.filter(({ dataset }) => /absent|present|correct/.test(dataset['state']!));
      const still = tiles.every(({ dataset }) => dataset['animation'] === 'idle');
      return revealed.length === expected * width && still;
    },
    [TILE, count] as const,
    `${count} revealed rows`,
  );
}

/** Types a word with the keyboard, presses Enter and waits for the reply. */
export async function guess(page: Page, word: string): Promise<void> {
  const before = (await visibleHints(page)).length;
  await page.type(word);
  await page.press('Enter');
  await waitForRows(page, before + 1);
}

/** Waits until the open row holds these letters (none for an empty row). */
export function waitForLetters(page: Page, letters: string): Promise<void> {
  return page.waitFor(
    ([tile, expected]) => {
      const open = [...document.querySelectorAll<HTMLElement>(tile)].filter(({ dataset }) =>
        /empty|tbd/.test(dataset['state']!),
      );
      return open.map(({ textContent }) => textContent).join('') === expected;
    },
    [TILE, letters] as const,
    `the open row to hold "${letters}"`,
  );
}
