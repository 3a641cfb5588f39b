/** How long the journal takes to show ten years of games, in real browsers. */
import type { Browser } from '../../e2e/browsers/browser.ts';
import { GAMES } from '../../src/test/games.ts';
import { percentile, round, type Times, timesOf } from './percentiles.ts';

/** From the moment that the browser asks for the page, in milliseconds. */
export interface JournalTimes {
  readonly times: number;
  readonly games: number;
  /** To its first paint with anything in it: the latest games, and how many there are. */
  readonly first: Times;
  /** Until all of its statistics are there, where these are what is asked for. */
  readonly statistics: Times;
  /** To the first paint of a page that is a plain text, which takes the browser itself so long. */
  readonly reference: Times;
  /** The medians as times the reference's. */
  readonly ratios: { readonly first: number; readonly statistics: number };
}

/** Five a day in ten years. */
const COUNT = 18_250;

const JOURNAL = 'journal.html';
/** A file of the extension that runs no script. */
const PLAIN = 'THIRD-PARTY.txt';

/** Runs in the journal, which has made the database: fills it. */
async function fill({ game, count }: { game: (typeof GAMES)[number]; count: number }): Promise<void> {
  const opened = indexedDB.open('knack');
  await new Promise((resolve) => (opened.onsuccess = resolve));
  const transaction = opened.result.transaction('games', 'readwrite');
  for (let n = 0; n < count; n++) {
    const begun = game.begun - (n * 24 * 60 * 60 * 1000) / 5;
    const score = { skill: n % 100, luck: (n * 7) % 100, knack: 3 + (n % 3) };
    transaction.objectStore('games').put({ ...game, id: `game ${n}`, begun, changed: begun, score });
  }
  await new Promise((resolve) => (transaction.oncomplete = resolve));
  opened.result.close();
}

const firstPaint = () =>
  performance.getEntriesByType('paint').find(({ name }) => name === 'first-contentful-paint')?.startTime;

/** Runs in the journal: when its statistics are there. */
async function statisticsShown(): Promise<number> {
  while (!document.querySelector('.chart')) await new Promise((resolve) => setTimeout(resolve));
  return performance.now();
}

async function measurePaint(browser: Browser, path: string): Promise<number> {
  const page = await browser.openExtensionPage(path);
  await page.waitFor(firstPaint, null, 'the first paint');
  const time = await page.evaluate(firstPaint, null);
  await page.close();
  return time!;
}

async function measureStatistics(browser: Browser): Promise<number> {
  const page = await browser.openExtensionPage(`${JOURNAL}#statistics`);
  const time = await page.evaluate(statisticsShown, null);
  await page.close();
  return time;
}

/** @param times how often each is opened */
export async function measureJournal(browser: Browser, times: number): Promise<JournalTimes> {
  const empty = await browser.openExtensionPage(JOURNAL);
  await empty.waitFor(() => document.querySelector('main > *'), null, 'the journal');
  await empty.evaluate(fill, { game: GAMES[0]!, count: COUNT });
  await empty.close();
  const first: number[] = [];
  const statistics: number[] = [];
  const reference: number[] = [];
  for (let n = 0; n < times; n++) {
    reference.push(await measurePaint(browser, PLAIN));
    first.push(await measurePaint(browser, JOURNAL));
    statistics.push(await measureStatistics(browser));
  }
  const ratio = (some: number[]) => round(percentile(some, 0.5) / percentile(reference, 0.5), 1);
  return {
    times,
    games: COUNT,
    first: timesOf(first),
    statistics: timesOf(statistics),
    reference: timesOf(reference),
    ratios: { first: ratio(first), statistics: ratio(statistics) },
  };
}
