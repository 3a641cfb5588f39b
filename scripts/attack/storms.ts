/** One tab reports 200 times a second, and another asks meanwhile: it must hardly notice. */
import type extensionApi from 'webextension-polyfill';
import type { Browser, Page } from '../../e2e/browsers/browser.ts';
import type { Report } from '../../src/protocol/report.ts';
import type { Sync } from '../../src/protocol/sync.ts';
import { percentile } from '../bench/percentiles.ts';
import type { Attack, BrowserTrial } from './attack.ts';
import { GAME_PAGE } from '../../src/test/game-page.ts';

/** In the functions that run inside the extension; `sent` counts what a page has told. */
declare const chrome: typeof extensionApi;
declare const window: { storm?: ReturnType<typeof setInterval>; sent?: number };

/** How much longer than alone another tab may wait, and what no clock tells apart, in milliseconds. */
const MOST = 2;
const SLACK = 60;
/** How soon after a storm its last report has its answer, in milliseconds. */
const SOON = 1000;
/** How long a storm lasts before anybody else asks, in milliseconds. */
const BEFORE = 1500;
const QUESTIONS = 6;

const letters = 'abcdefghijklmnopqrstuvwxyz';
const wordBy = (random: () => number): string =>
  Array.from({ length: 5 }, () => letters[Math.floor(random() * 26)]).join('');

const reportOn = (word: string, number: number): Report => ({
  game: {
    site: 'wordle',
    lexicon: 'en',
    puzzle: `${word} ${number}`,
    width: 5,
    limit: 6,
    boards: [[`${word} 00000`]],
    hard: false,
  },
  page: GAME_PAGE,
});

/** Runs in a page of the extension: how long the last word on a report takes, in milliseconds; null when there is none. */
async function timeOf(report: Report): Promise<number | null> {
  const start = performance.now();
  window.sent = (window.sent ?? 0) + 1;
  const told = { visit: 'one', number: window.sent, rows: [], puzzles: [], playing: false, acts: [] };
  const sync: Sync = { type: 'sync', ...told, report };
  const reply: { value?: unknown } | undefined = await chrome.runtime.sendMessage(sync);
  return reply?.value ? performance.now() - start : null;
}

function startStorm(reports: readonly Report[]): void {
  window.storm = setInterval(() => {
    const number = (window.sent ?? 0) + 1;
    const told = { visit: 'one', number, rows: [], puzzles: [], playing: false, acts: [] };
    const sync: Sync = { type: 'sync', ...told, report: reports[number % reports.length]! };
    void chrome.runtime.sendMessage(sync).catch(() => undefined);
    window.sent = number;
  }, 5);
}

function endStorm(): number {
  clearInterval(window.storm);
  return window.sent ?? 0;
}

async function ask({ random, failed }: BrowserTrial, page: Page, during: string): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < QUESTIONS; n++) {
    const word = wordBy(random);
    const time = await page.evaluate(timeOf, reportOn(word, n));
    if (time === null) failed(`A report on "${word} 00000" got no answer ${during}.`);
    else times.push(time);
  }
  return times;
}

/** @param inFront whether the storm is in the tab that the player sees */
async function storm(trial: BrowserTrial, browser: Browser, inFront: boolean): Promise<void> {
  const { random, tried, failed } = trial;
  const other = await browser.openExtensionPage('options.html');
  const stormy = await browser.openExtensionPage('options.html');
  await (inFront ? stormy : other).bringToFront();
  await ask(trial, other, 'before the storm');
  const alone = percentile(await ask(trial, other, 'before the storm'), 0.5);
  const reports = Array.from({ length: 50 }, (_, n) => reportOn(wordBy(random), n));
  await stormy.evaluate(startStorm, reports);
  await new Promise((resolve) => setTimeout(resolve, BEFORE));
  const during = percentile(await ask(trial, other, 'during the storm'), 0.5);
  tried('reports in a storm', await stormy.evaluate(endStorm, null));
  const after = await stormy.evaluate(timeOf, reportOn(wordBy(random), 0));
  tried('questions meanwhile', QUESTIONS);
  const place = inFront ? 'in front' : 'behind';
  if (during > MOST * alone + SLACK) {
    failed(`With a storm ${place} an answer took ${during.toFixed()} ms, alone ${alone.toFixed()} ms.`);
  }
  if (after === null || after > SOON + alone) {
    failed(`After a storm ${place} the answer took ${after?.toFixed() ?? 'more than'} ms.`);
  }
  await other.close();
  await stormy.close();
}

export const storms: Attack = {
  name: 'storms',
  needs: 'browser',
  async run(trial) {
    const browser = await trial.launch({ sites: [] });
    for (let n = 0; n === 0 || trial.goesOn(); n++) await storm(trial, browser, n % 2 === 0);
  },
};
