/** How long the popup takes to show a game in progress, in real browsers. */
import type extensionApi from 'webextension-polyfill';
import type { Browser } from '../../e2e/browsers/browser.ts';
import { guess } from '../../e2e/play.ts';
import { openPopup, suggestion } from '../../e2e/popup-page.ts';
import { wordle } from '../../e2e/replicas/wordle/replica.ts';
import { wordleSite } from '../../e2e/replicas/wordle/site.ts';
import { wordsOf } from '../../e2e/words.ts';
import { percentile, round, type Times, timesOf } from './percentiles.ts';

/** In the functions that run inside the extension. */
declare const chrome: typeof extensionApi;

/** From the moment that the browser asks for the popup's page to its first paint with anything in it, in milliseconds. */
export interface PopupTimes {
  readonly times: number;
  readonly warm: Times;
  /** With the worker killed just before. */
  readonly killed: Times;
  /** Of a popup that is a plain text, which takes the browser itself so long. */
  readonly reference: Times;
  /** The medians as times the reference's. */
  readonly ratios: { readonly warm: number; readonly killed: number };
}

/** What the popup is opened over. */
export const popupSite = wordleSite({ answers: { '/games/wordle': 'aroma' }, words: wordsOf('en').words });

/** A file of the extension that runs no script. */
const PLAIN = 'THIRD-PARTY.txt';

const firstPaint = () =>
  performance.getEntriesByType('paint').find(({ name }) => name === 'first-contentful-paint')?.startTime;

async function measure(browser: Browser, times: number, prepare?: () => Promise<void>): Promise<number[]> {
  const found: number[] = [];
  for (let n = 0; n < times; n++) {
    await prepare?.();
    const popup = await browser.openPopup();
    await popup.waitFor(firstPaint, null, 'the first paint');
    found.push((await popup.evaluate(firstPaint, null))!);
    await popup.close();
  }
  return found;
}

/** @param browser one with {@link popupSite} */
export async function measurePopup(browser: Browser, times: number): Promise<PopupTimes> {
  const game = await browser.open(wordle.address);
  await wordle.start(game);
  await guess(game, wordle, 'oater');
  const inTab = await openPopup(browser, game);
  await suggestion(inTab);
  await inTab.close();
  await game.bringToFront();
  const warm = await measure(browser, times);
  const killed = await measure(browser, times, () => browser.stopBackground());
  const usual = await browser.inExtension(() => chrome.action.getPopup({}), null);
  const setPopup = (popup: string) =>
    browser.inExtension((it) => chrome.action.setPopup({ popup: it }), popup);
  await setPopup(PLAIN);
  const reference = await measure(browser, times);
  await setPopup(usual);
  await game.close();
  const ratio = (some: number[]) => round(percentile(some, 0.5) / percentile(reference, 0.5), 1);
  return {
    times,
    warm: timesOf(warm),
    killed: timesOf(killed),
    reference: timesOf(reference),
    ratios: { warm: ratio(warm), killed: ratio(killed) },
  };
}
