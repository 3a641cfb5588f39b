/**
 * Shows Knack at work, without a network: Chromium with the extension on a replica of Wordle, under
 * the game's own address. With a display one plays; without one (or with --headless) the game is
 * played by the popup's suggestions, and a transcript and a picture are left.
 */
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type extensionApi from 'webextension-polyfill';
import type { Browser, Page } from '../e2e/browsers/browser.ts';
import { launchChromium } from '../e2e/browsers/chromium.ts';
import { openPopup, shownHints, suggestion, summary, waitForHints, waitForText } from '../e2e/popup-page.ts';
import { wordleSite } from '../e2e/replicas/wordle/site.ts';
import { guess, startGame, visibleHints, WORDLE } from '../e2e/wordle-page.ts';
import { english } from '../src/test/english.ts';
import { sideBySide } from './picture.ts';

/** In the function that runs inside the extension. */
declare const chrome: typeof extensionApi;

const PICTURE = 'out/start.png';

const { values } = parseArgs({
  options: { headless: { type: 'boolean' }, answer: { type: 'string' } },
});
const hasDisplay =
  process.platform !== 'linux' || Boolean(process.env['DISPLAY'] ?? process.env['WAYLAND_DISPLAY']);
const headless = values.headless ?? !hasDisplay;

const { words } = english;
const likely = words.filter((_, n) => english.likely[n] && !english.vulgar[n]);
/** A word a day. */
const answer = values.answer ?? likely[(Math.floor(Date.now() / 86_400_000) * 997) % likely.length]!;
if (!/^[a-z]{5}$/.test(answer)) {
  console.error(`--answer takes a word of five letters from a to z, which "${answer}" is not.`);
  process.exit(1);
}

const site = wordleSite({ answers: { '/games/wordle': answer }, words });
const browser = await launchChromium({ extension: 'dist/chrome', sites: [site], headless });
if (headless) {
  await playItself(browser);
  await browser.close();
} else {
  await playByHand(browser);
}

async function playItself(browser: Browser): Promise<void> {
  console.log(`Wordle at ${WORDLE}, with Knack:`);
  const game = await browser.open(WORDLE);
  await game.resize(560, 800);
  await startGame(game);
  const popup = await openPopup(browser, game);
  await popup.resize(360, 800);
  await waitForText(popup, 'possible');
  let picture: [Uint8Array, Uint8Array] | undefined;
  for (let turn = 1; turn <= 6; turn++) {
    const word = await suggestion(popup);
    console.log(`  ${await summary(popup)}; best next word: ${word.toUpperCase()}`);
    await game.bringToFront();
    await guess(game, word);
    const hints = await visibleHints(game);
    await waitForHints(popup, hints);
    console.log(`  read: ${(await shownHints(popup)).at(-1)!}`);
    if (/^Solved|No guesses/.test(await summary(popup))) break;
    picture ??= await photograph(game, popup);
  }
  console.log(`  ${await summary(popup)}`);
  picture ??= await photograph(game, popup);
  mkdirSync('out', { recursive: true });
  await sideBySide(browser, picture, PICTURE);
  console.log(`The game and the popup after the first guess: ${PICTURE}`);
}

/** Both pages, once there is nothing more to come. */
async function photograph(game: Page, popup: Page): Promise<[Uint8Array, Uint8Array]> {
  await popup.waitFor(
    () => !document.querySelector('.best[aria-busy="true"], .words:empty'),
    null,
    'the popup to have it all',
  );
  await game.bringToFront();
  const left = await game.screenshot();
  await popup.bringToFront();
  return [left, await popup.screenshot()];
}

async function playByHand(browser: Browser): Promise<void> {
  const game = await browser.open(WORDLE);
  await startGame(game);
  const tab = await browser.tabId(game);
  // The toolbar's popup closes at a click elsewhere, so the same page stands beside the game.
  await browser.inExtension(async (tabId) => {
    await chrome.windows.create({ url: `popup.html?tab=${tabId}`, type: 'popup', width: 400, height: 800 });
  }, tab);
  console.log(
    'Play in the browser that has opened; Knack is in the window beside it. Close the browser to end.',
  );
  await browser.closed();
}
