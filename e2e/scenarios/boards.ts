/** Boards in, hint strings out: what the extension reads of a gallery of pages. */
import { expect, it } from 'vitest';
import type extensionApi from 'webextension-polyfill';
import type { TabRecord } from '../../src/protocol/records.ts';
import { COLOURS } from '../boards/colours.ts';
import { MARKUP } from '../boards/markup.ts';
import type { BoardPage } from '../boards/pages.ts';
import { STRAYS } from '../boards/strays.ts';
import { TURNS } from '../boards/turns.ts';
import { WORDS } from '../boards/words.ts';
import type { Page } from '../browsers/browser.ts';
import { until } from '../browsers/common.ts';
import { areForced, type BrowserName, onStage, rowsOf, type Stage } from '../stage.ts';

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
      for (const [n, board] of boards.entries()) read[board.title] = await readingOf(stage, page, board, n);
      expect(read).toEqual(Object.fromEntries(boards.map(({ title, hints }) => [title, hints])));
    });

    it('keeps what it has read when colours are taken away, and guesses at nothing new', async () => {
      const page = await stage.open('https://www.nytimes.com/games/wordle/archive');
      const key = `tab:${await stage.browser.tabId(page)}`;
      await stage.browser.inExtension(recordReports, key);
      const board = COLOURS[0]!;
      const lookAnew = () => stage.lookAnew(page);
      expect(await readingOf(stage, page, board, 0)).toEqual(board.hints);
      try {
        await stage.browser.setLook({ forcedColors: true });
        await page.waitFor(areForced, null, 'the colours to be forced');
        expect(await lookAnew()).toMatchObject({ boards: [board.hints] });
        const type = (first: number, last: number) =>
          page.evaluate(
            ([from, to]) => {
              const tiles = [...document.querySelectorAll('.tile')].slice(from, to);
              for (const tile of tiles) tile.textContent = 'a';
            },
            [first, last] as const,
          );
        // Nothing tells a word that is only typed from one that has been answered, until another follows.
        await type(10, 15);
        expect(await lookAnew()).toMatchObject({ boards: [board.hints] });
        await type(15, 16);
        expect(await lookAnew()).toBe('unreadable');
        await page.evaluate(() => {
          const tiles = [...document.querySelectorAll('.tile')].slice(15);
          for (const tile of tiles) tile.textContent = '';
        }, null);
      } finally {
        await stage.browser.setLook({});
      }
      await expect.poll(lookAnew).toMatchObject({ boards: [board.hints] });
    });
  });
}

type Reading = readonly string[] | string | null;
/** In the extension. */
interface Kept {
  /** Each with the visit to a page that it is of. */
  readings: [visit: string, reading: Reading][];
}

/** Keeps what was reported of a tab, in the extension. */
function recordReports(key: string): void {
  const kept = window as unknown as Kept;
  kept.readings = [];
  chrome.storage.onChanged.addListener((changes) => {
    const report = (changes[key]?.newValue as TabRecord | undefined)?.report;
    if (!report) return;
    const { page, puzzle } = report;
    kept.readings.push([page.visit, typeof puzzle === 'string' ? puzzle : puzzle.boards[0]!]);
  });
}

/** What is read of a page in the end; what was read on the way as well, when that was wrong. */
async function readingOf(stage: Stage, page: Page, board: BoardPage, n: number): Promise<unknown> {
  const address = new URL(`${n}`, board.address);
  const former = (await stage.remembered(page))?.report?.page.visit;
  stage.serve({
    hosts: [address.host],
    reply: ({ pathname }) =>
      pathname === address.pathname ? { type: 'text/html; charset=utf-8', body: board.html } : null,
  });
  const now = async (): Promise<Reading> => {
    const report = (await stage.remembered(page))?.report;
    if (!report || report.page.visit === former) return null;
    return rowsOf(report.puzzle) ?? 'unreadable';
  };
  await page.goto(address.href);
  // A game is not played before its page is there, nor without Knack.
  await until('the page to be looked at', now);
  await page.evaluate(() => (document.documentElement.dataset['go'] = ''), null);
  await page.waitFor(
    () => !('playing' in document.documentElement.dataset) || 'done' in document.documentElement.dataset,
    null,
    `“${board.title}” to be over`,
  );
  const expected = JSON.stringify(board.hints);
  const isRead = async () => JSON.stringify(await now()) === expected;
  await expect
    .poll(isRead, { interval: 20 })
    .toBe(true)
    .catch(() => undefined);
  const readings = await stage.browser.inExtension(() => (window as unknown as Kept).readings, null);
  const visit = (await stage.remembered(page))?.report?.page.visit;
  const wrong = readings.filter(
    ([seen, reading]) => seen === visit && Array.isArray(reading) && !isBeginning(reading as string[], board),
  );
  return wrong.length > 0 ? { wrong: wrong.map(([, reading]) => reading) } : now();
}

/** Whether hints are the expected ones, as far as they go, or those of the board of before. */
function isBeginning(hints: readonly string[], { hints: all, former = [] }: BoardPage): boolean {
  return [all, former].some((expected) => hints.every((hint, n) => hint === expected[n]));
}
