/** Boards in, hint strings out: what the extension reads of a gallery of pages. */
import { expect, it } from 'vitest';
import type extensionApi from 'webextension-polyfill';
import type { TabState } from '../../src/session.ts';
import { type BoardPage, COLOURS, MARKUP, STRAYS, TURNS, WORDS } from '../boards.ts';
import type { Page } from '../browsers/browser.ts';
import { type BrowserName, onStage, type Stage } from '../stage.ts';

/** In the functions that run inside the extension. */
declare const chrome: typeof extensionApi;

const GROUPS: readonly (readonly [string, readonly BoardPage[]])[] = [
  ['however it is marked up', MARKUP],
  ['whatever words it has for its states', WORDS],
  ['whatever its colours are', COLOURS],
  ['whatever else is on the page', STRAYS],
  ['however its tiles turn', TURNS],
];

export function describeBoards(name: BrowserName): void {
  onStage(name, 'Reading a board', (stage) => {
    it.each(GROUPS)('%s', async (_, boards) => {
      const page = await stage.open('https://www.nytimes.com/games/wordle/archive');
      const key = `tab:${await stage.browser.tabId(page)}`;
      await stage.browser.inExtension(recordReports, key);
      const read: Record<string, unknown> = {};
      for (const board of boards) read[board.title] = await readingOf(stage, page, board);
      expect(read).toEqual(Object.fromEntries(boards.map(({ title, hints }) => [title, hints])));
    });
  });
}

type Reading = readonly string[] | string | null;

/** Keeps what was reported of a tab, in the extension. */
function recordReports(key: string): void {
  const kept = globalThis as { readings?: Reading[] };
  if (kept.readings) return;
  kept.readings = [];
  chrome.storage.onChanged.addListener((changes, area) => {
    const board = (changes[key]?.newValue as TabState | undefined)?.report?.board;
    if (area === 'session' && board) kept.readings!.push(typeof board === 'string' ? board : board.hints);
  });
}

/** What is read of a page in the end; what was read on the way as well, when that was wrong. */
async function readingOf(stage: Stage, page: Page, board: BoardPage): Promise<unknown> {
  const { host } = new URL(board.address);
  stage.serve({ hosts: [host], reply: () => ({ type: 'text/html; charset=utf-8', body: board.html }) });
  await stage.browser.inExtension(() => void ((globalThis as { readings?: Reading[] }).readings = []), null);
  await page.goto(board.address);
  await page.waitFor(
    () => !('playing' in document.documentElement.dataset) || 'done' in document.documentElement.dataset,
    null,
    `“${board.title}” to be over`,
  );
  const now = async (): Promise<Reading> => {
    const found = (await stage.remembered(page))?.report?.board;
    return typeof found === 'object' ? found.hints : (found ?? null);
  };
  const expected = JSON.stringify(board.hints);
  await expect.poll(async () => JSON.stringify(await now()), { timeout: 3000 }).toBe(expected).catch(() => undefined);
  const readings = await stage.browser.inExtension(() => (globalThis as { readings?: Reading[] }).readings!, null);
  const wrong = readings.filter((reading) => Array.isArray(reading) && !isBeginning(reading as string[], board));
  return wrong.length > 0 ? { wrong } : now();
}

/** Whether hints are some of the expected ones, from the top. */
function isBeginning(hints: readonly string[], { hints: all }: BoardPage): boolean {
  return hints.every((hint, n) => hint === all[n]);
}
