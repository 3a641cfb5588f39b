/**
 * Stops the worker at random moments of games, again and again. Two seconds after the last stop everything has to be
 * as it would be without: the advice there, the row filled, nothing typed twice, nothing forgotten.
 */
import { setTimeout } from 'node:timers/promises';
import type extensionApi from 'webextension-polyfill';
import type { Browser } from '../../e2e/browsers/browser.ts';
import { until } from '../../e2e/browsers/common.ts';
import { openPopup, popupText } from '../../e2e/popup-page.ts';
import { recordPresses } from '../../e2e/presses.ts';
import type { Site } from '../../e2e/replicas/site.ts';
import { wordsOf } from '../../e2e/words.ts';
import type { Order } from '../../src/protocol/orders.ts';
import type { Attack, BrowserTrial } from './attack.ts';
import { faultOf, type Game, isOver, seenOf } from './kill-faults.ts';
import { type Place, PRACTICE_PAGE, siteWith } from './kill-places.ts';

/** In the functions that run inside the extension. */
declare const chrome: typeof extensionApi;

/** How long nothing may happen that has to, in milliseconds since the last stop. */
const LIMIT = 2000;
/** How much longer it is waited for, to tell what is late from what never comes. */
const LATE = 10_000;
/** The longest pause before a stop. */
const PAUSE = 250;
/** How long it is waited for that the worker runs, to be stopped. */
const IDLE = 300;
const MOST_STOPS = 12;
const MOST_TURNS = 8;

const { words, opener, secondOpener } = wordsOf('en');

/** What a game is played with. */
interface Round {
  readonly trial: BrowserTrial;
  readonly game: Game;
  /** All that has been done, to see a failure again. */
  readonly story: string[];
}

export const kills: Attack = {
  name: 'kills',
  needs: 'browser',
  async run(trial) {
    let web: Site = { hosts: [], reply: () => null };
    const site = siteWith((next) => (web = next));
    const hosts = ['www.nytimes.com'];
    const browser = await trial.launch({ sites: [{ hosts, reply: (url) => web.reply(url) }] });
    while (trial.goesOn()) await playGame(trial, browser, trial.random() < 0.7 ? site : PRACTICE_PAGE);
    for (const error of await browser.extensionErrors()) trial.failed(`An error was logged: ${error}`);
  },
};

const pick = <T>(trial: BrowserTrial, items: readonly T[]): T =>
  items[Math.floor(trial.random() * items.length)]!;

async function playGame(trial: BrowserTrial, browser: Browser, place: Place): Promise<void> {
  const enters = trial.random() < 0.4;
  const refused = place.refuses && trial.random() < 0.5 ? [opener, secondOpener] : [];
  const answer = pick(trial, words);
  const story = [
    `${place.name}, ${answer}, ${enters ? 'Enter too' : 'without Enter'}, ${refused.length} refused`,
  ];
  await browser.inExtension(async (enter) => {
    await Promise.all([chrome.storage.local.clear(), chrome.storage.session.clear()]);
    await chrome.storage.sync.set({ fill: true, enter });
  }, enters);
  const page = await place.open(browser, { answer, refused });
  try {
    await recordPresses(page);
    const tab = await browser.tabId(page);
    const game: Game = { browser, place, page, tab, enters, before: 0, own: [], taken: 0, loaded: null };
    const round = { trial, game, story };
    for (let turn = 0; turn < MOST_TURNS && !isOver(await place.hints(page)); turn++) {
      await takeTurn(round);
      if (!(await comesRight(round))) break;
    }
    trial.tried('games');
  } catch (error) {
    trial.failed(`${story.join('; ')}: ${String(error)}`);
  }
  for (const error of page.errors()) trial.failed(`${story.join('; ')}: the page has logged ${error}`);
  await page.evaluate(() => localStorage.clear(), null);
  await page.close();
}

/** What a player does. */
const ACTS: Readonly<Record<string, (round: Round) => Promise<unknown>>> = {
  'nothing is done': () => Promise.resolve(),
  'Enter is pressed': pressEnter,
  'a guess is made': makeGuess,
  'the page is loaded again': reload,
  'the popup is opened': lookIntoPopup,
  'Knack plays on': playOn,
};

/** A player does something while the worker is being stopped. */
async function takeTurn(round: Round): Promise<void> {
  const { trial, story } = round;
  const act = pick(trial, Object.keys(ACTS));
  story.push(act);
  trial.tried(act);
  await Promise.all([ACTS[act]!(round), stopOften(round)]);
}

function pressEnter({ game }: Round): Promise<void> {
  // In the middle of Knack's typing this makes the row the player's.
  game.enters = false;
  return game.page.press('Enter');
}

/** The player types over what the row holds. */
async function makeGuess({ trial, game, story }: Round): Promise<void> {
  const { page, place } = game;
  const word = pick(trial, words);
  story.push(word);
  const { length } = await place.typed(page);
  game.taken += length;
  game.own.push(word);
  game.enters = false;
  for (let left = length; left > 0; left--) await page.press('Backspace');
  await page.type(word);
  await page.press('Enter');
}

async function reload({ game }: Round): Promise<void> {
  const { page, place } = game;
  game.before = (await place.hints(page)).length;
  game.taken = 0;
  game.loaded = game.before;
  await place.reload(page);
  await recordPresses(page);
}

async function playOn({ game }: Round): Promise<void> {
  const order = (tab: number) => chrome.tabs.sendMessage<Order, boolean>(tab, { type: 'play', on: true });
  if (await game.browser.inExtension(order, game.tab)) game.enters = true;
}

/** Stops the worker so many times, at random moments of its work. */
async function stopOften({ trial, game: { browser, tab }, story }: Round): Promise<void> {
  // Nothing wakes a worker that has nothing to do, but for a popup that has the page report anew.
  const wake = (id: number) =>
    void chrome.tabs.sendMessage<Order>(id, { type: 'look' }).catch(() => undefined);
  for (let left = 1 + Math.floor(trial.random() * MOST_STOPS); left > 0; left--) {
    if (trial.random() < 0.5) await browser.inExtension(wake, tab);
    await until('work', () => browser.isBackgroundRunning(), IDLE, 10).catch(() => false);
    const pause = Math.floor(trial.random() ** 2 * PAUSE);
    await setTimeout(pause);
    if (!(await browser.isBackgroundRunning())) continue;
    await browser.stopBackground();
    trial.tried('kills');
    story.push(`killed after ${pause} ms`);
  }
}

/** The popup is opened over the game, and shows what there is to show. */
async function lookIntoPopup({ game: { browser, page } }: Round): Promise<void> {
  const popup = await openPopup(browser, page);
  const says = () => popupText(popup).then((text) => /possible|likely|Solved/.test(text));
  await until('the popup to show the board', says, LIMIT + LATE);
  await popup.close();
  await page.bringToFront();
}

/** Waits until all is as it should be. @returns false when it does not come to that */
async function comesRight({ trial, game, story }: Round): Promise<boolean> {
  let before = '';
  let start = performance.now();
  let longest = 0;
  for (;;) {
    const seen = await seenOf(game);
    const fault = await faultOf(game, seen);
    const now = JSON.stringify(seen);
    longest = Math.max(longest, performance.now() - start);
    if (now !== before) start = performance.now();
    before = now;
    if (fault === null || longest > LIMIT + LATE) {
      trial.tried('states');
      if (longest > LIMIT)
        trial.failed(`${story.join('; ')}: after ${Math.round(longest)} ms ${fault ?? 'it went on'}`);
      return fault === null;
    }
    await setTimeout(50);
  }
}
