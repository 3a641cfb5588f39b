/**
 * Shows Knack at work, without a network: Chromium with the extension on a replica of a game, under
 * the game's own address. With a display one plays, there or on Knack's practice page; without one (or
 * with --headless) the game is played by the popup's suggestions, and a transcript and a picture are left.
 */
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type extensionApi from 'webextension-polyfill';
import type { Browser, Page } from '../e2e/browsers/browser.ts';
import { launchChromium } from '../e2e/browsers/chromium.ts';
import { openPopup, shownHints, suggestion, summary, waitForHints, waitForText } from '../e2e/popup-page.ts';
import { guess, visibleHints } from '../e2e/play.ts';
import type { Replica } from '../e2e/replicas/replica.ts';
import { LITERALNIE, WORDLE, WORTEL } from '../e2e/scenarios/courses.ts';
import type { Dictionary } from '../src/solver/dictionary.ts';
import { loadBook } from './lexicon-option.ts';
import { sideBySide } from './picture.ts';
import { isUsageError, saysUsage, UsageError } from './usage.ts';

/** In the function that runs inside the extension. */
declare const chrome: typeof extensionApi;

const PICTURE = 'out/start.png';

const COURSES = { wordle: WORDLE, wortel: WORTEL, literalnie: LITERALNIE };

const USAGE = `npm start -- [options]

  --game NAME    on this game (wordle): ${Object.keys(COURSES).join(', ')}
  --answer WORD  with this answer of five small letters (one of the day)
  --headless     without a window, also where there is a display`;

try {
  if (!saysUsage(USAGE)) await start();
} catch (error) {
  if (!isUsageError(error)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function start(): Promise<void> {
  const { values } = parseArgs({
    options: {
      headless: { type: 'boolean' },
      game: { type: 'string', default: 'wordle' },
      answer: { type: 'string' },
    },
  });
  const course = new Map(Object.entries(COURSES)).get(values.game);
  if (!course) throw new UsageError(`--game takes one of: ${Object.keys(COURSES).join(', ')}.`);
  const { replica, lexicon } = course;
  const { dictionary } = await loadBook(lexicon, 5);
  const answer = values.answer ?? wordOfTheDay(dictionary);
  if (!/^\p{Ll}{5}$/u.test(answer)) {
    throw new UsageError(`--answer takes a word of five small letters, which "${answer}" is not.`);
  }
  const hasDisplay =
    process.platform !== 'linux' || Boolean(process.env['DISPLAY'] ?? process.env['WAYLAND_DISPLAY']);
  const headless = values.headless ?? !hasDisplay;
  const site = replica.site({ answer, words: dictionary.words });
  // At the installation Knack's own game opens; it stays beside the replica for who plays by hand.
  const browser = await launchChromium({
    extension: 'dist/chrome',
    sites: [site],
    headless,
    welcome: !headless,
  });
  if (headless) {
    await playItself(browser, replica);
    await browser.close();
  } else {
    await playByHand(browser, replica);
  }
}

function wordOfTheDay({ words, likely, vulgar }: Dictionary): string {
  const answers = words.filter((_, n) => likely[n] && !vulgar[n]);
  return answers[(Math.floor(Date.now() / 86_400_000) * 997) % answers.length]!;
}

async function playItself(browser: Browser, replica: Replica): Promise<void> {
  console.log(`A copy of ${replica.name}, as if at ${replica.address}, with Knack:`);
  const game = await browser.open(replica.address);
  await game.resize(560, 800);
  await replica.start(game);
  const popup = await openPopup(browser, game);
  await popup.resize(360, 800);
  await waitForText(popup, 'in all');
  let picture: [Uint8Array, Uint8Array] | undefined;
  for (let turn = 1; turn <= 6; turn++) {
    const word = await suggestion(popup);
    console.log(`  ${await summary(popup)}; best next word: ${word.toUpperCase()}`);
    await game.bringToFront();
    await guess(game, replica, word);
    const hints = await visibleHints(game, replica);
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

async function playByHand(browser: Browser, replica: Replica): Promise<void> {
  const game = await browser.open(replica.address);
  await replica.start(game);
  const tab = await browser.tabId(game);
  // The toolbar's popup closes at a click elsewhere, so the same page stands beside the game.
  await browser.inExtension(async (tabId) => {
    await chrome.windows.create({ url: `popup.html?tab=${tabId}`, type: 'popup', width: 400, height: 800 });
  }, tab);
  console.log(
    'Play in the browser that has opened; Knack is in the window beside it, and a game of its own in the tab before. Close the browser to end.',
  );
  await browser.closed();
}
