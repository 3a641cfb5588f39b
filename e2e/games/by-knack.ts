/** Plays drawn games by the built extension, as a player does who has Knack look for the board and type its words. */
import { setTimeout } from 'node:timers/promises';
import type extensionApi from 'webextension-polyfill';
import messages from '../../_locales/en/messages.json' with { type: 'json' };
import { type Lexicon, LEXICONS } from '../../src/lexicons/lexicons.ts';
import { parseColour } from '../../src/page/colour.ts';
import type { TabRecord } from '../../src/protocol/records.ts';
import type { Browser, Page, Popup } from '../browsers/browser.ts';
import { until } from '../browsers/common.ts';
import type { Game, GameHook, Truth } from './game.ts';
import { generate } from './generate.ts';
import { press } from './play.ts';
import { isTaken } from './properties/refusal.ts';
import { MARKS } from './properties/rules.ts';
import { addressOf } from './site.ts';
import { isWhole, type PageRead, wrongIn } from './verdict.ts';

/** In the functions that run inside the page, and inside the extension. */
declare const game: GameHook;
declare const chrome: typeof extensionApi;
declare const window: Window & { readings?: { readonly site: string; readonly read: PageRead }[] };

/** A game in which nothing has happened for so long goes no further, in milliseconds. */
const STUCK = 15_000;
/** So long a player waits where Knack has read nothing, in milliseconds. */
const UNREAD = 3000;
/** So many words the player enters by hand where nothing is read. */
const MOST_BY_HAND = 2;
/** So often the player says what colours mean. */
const MOST_TOLD = 3;
/** How often the player looks, and how long what has come last may take to be read. */
const LOOK = 100;
const LATE = 3000;

/** The languages as the popup names them. */
const NAMES: Readonly<Record<Game['language']['language'], string>> = {
  en: 'English',
  de: 'German',
  pl: 'Polish',
};

/** What has become of a game that Knack has played. */
export interface PlayedByKnack {
  readonly game: Game;
  /** What was read that is not so. */
  readonly wrong: readonly string[];
  /** Whether all that the page showed at the end was read. */
  readonly read: boolean;
  /** How many guesses the game has taken, but for a row that it gives. */
  readonly typed: number;
  readonly won: boolean;
  /** What the popup said at the end, or why the game could not be played on. */
  readonly said: string;
  /** In seconds. */
  readonly time: number;
}

/** Whether Knack has words for a game; without them it can be read, but not be won. */
export const hasWords = ({ language: { language, width } }: Game): boolean =>
  LEXICONS[language satisfies Lexicon].lengths.includes(width);

const truthOf = (page: Page): Promise<Truth> => page.evaluate(() => game.truth(), null);

const isWon = ({ over, boards }: Truth): boolean =>
  over && boards.every((hints) => /^\S+ 2+$/.test(hints.at(-1) ?? ''));

/** Runs in a page of the extension: has Knack type, and notes what it reads in any tab. */
async function prepare(): Promise<void> {
  window.readings = [];
  chrome.storage.session.onChanged.addListener((changes) => {
    for (const [key, { newValue }] of Object.entries(changes)) {
      const game = (newValue as TabRecord | undefined)?.report?.game;
      if (!key.startsWith('tab:') || !game || !('boards' in game)) continue;
      const { site, boards, width } = game;
      const read: PageRead = { kind: 'boards', boards, widths: boards.map(() => width), moving: false };
      window.readings!.push({ site, read });
    }
  });
  await chrome.storage.sync.set({ fill: true, enter: true });
}

/** What has been read of a game: of the one before, something may still come. */
async function readingsOf({ seed }: Game, browser: Browser): Promise<PageRead[]> {
  const all = await browser.inExtension(() => window.readings!, null);
  return all.filter(({ site }) => addressOf(seed).startsWith(site)).map(({ read }) => read);
}

/** Says which language the game is in where Knack asks. @returns whether it has asked */
function tellLanguage(popup: Popup, { language: { language } }: Game): Promise<boolean> {
  const tell = (name: string) => {
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('.which button')];
    buttons.find(({ textContent }) => textContent.startsWith(name))?.click();
    return buttons.length > 0;
  };
  return popup.evaluate(tell, NAMES[language]);
}

/** Has Knack look for the board, where it has not found one. */
async function seek(browser: Browser, page: Page, drawn: Game): Promise<void> {
  const popup = await browser.openPopup();
  await popup.waitFor(() => document.querySelector('main > *'), null, 'the popup');
  await popup.evaluate(() => document.querySelector<HTMLElement>('.offer .primary')?.click(), null);
  const isDone = () =>
    document.querySelector('.puzzle, .which, .summary, .offer > p:nth-of-type(2)') !== null;
  await popup.waitFor(isDone, null, 'Knack to have looked').catch(() => undefined);
  await tellLanguage(popup, drawn);
  await popup.close();
  await page.bringToFront();
}

/** Waits until the game is over or goes no further, and closes what it lays over itself. */
async function follow(page: Page, stuck = STUCK): Promise<Truth> {
  let truth = await truthOf(page);
  for (let since = Date.now(); !truth.over && Date.now() - since < stuck;) {
    await setTimeout(LOOK);
    await page.evaluate(() => game.unblock(), null);
    const next = await truthOf(page);
    if (JSON.stringify(next) !== JSON.stringify(truth)) since = Date.now();
    truth = next;
  }
  await page.evaluate(() => game.rest(), null);
  return truthOf(page);
}

/** The digit of what a colour means in a game; -1 where that is no colour of its marks. */
function digitOf({ palette }: Game, colour: string): number {
  const key = (css: string) =>
    parseColour(css)
      ?.map((part) => part.toFixed(2))
      .join() ?? css;
  return MARKS.findIndex((mark) => key(palette.paints[mark].background) === key(colour));
}

/**
 * Opens the popup of a game that goes no further, as a player does, and says what its colours mean, or which language
 * it is in, or presses Enter, where Knack asks for that.
 * @returns what the popup said, and whether the player had anything to say or to do
 */
async function ask(browser: Browser, page: Page, drawn: Game): Promise<{ said: string; isTold: boolean }> {
  const popup = await browser.openPopup();
  await popup.waitFor(() => document.querySelector('main > *'), null, 'the popup');
  const said = await popup.evaluate(() => document.body.innerText, null);
  const swatches = () =>
    [...document.querySelectorAll<HTMLElement>('.looks .swatch')].map((it) => it.style.background);
  const digits = (await popup.evaluate(swatches, null)).map((colour) => digitOf(drawn, colour));
  const areMeant = digits.length > 0 && !digits.includes(-1);
  const isTold = (await tellLanguage(popup, drawn)) || areMeant;
  if (areMeant) {
    await popup.evaluate((all) => {
      for (const [n, colour] of document.querySelectorAll('.looks fieldset').entries()) {
        colour.querySelectorAll('input')[2 - all[n]!]!.click();
      }
    }, digits);
    await popup.click('.looks .primary');
  }
  await popup.close();
  await page.bringToFront();
  const isToEnter = said.includes(messages.notice_enterUnknown.message);
  if (isToEnter) {
    await page.evaluate(() => game.focus(), null);
    await press(drawn, page, 'Enter');
  }
  return { said, isTold: isTold || isToEnter };
}

/** Enters a word by hand: some games show no board, or none that anybody could tell from other things, before that. */
async function enterByHand(page: Page, drawn: Game, word: string): Promise<void> {
  await page.evaluate(() => game.focus(), null);
  for (const key of [...word, 'Enter']) {
    await press(drawn, page, key);
    await setTimeout(LOOK);
  }
  await page.evaluate(() => game.rest(), null);
}

async function playOne(browser: Browser, page: Page, drawn: Game): Promise<PlayedByKnack> {
  const start = Date.now();
  await browser.inExtension(() => void (window.readings = []), null);
  await page.goto(addressOf(drawn.seed));
  await page.evaluate(() => game.clear(), null);
  await seek(browser, page, drawn);
  const isRead = async () => (await readingsOf(drawn, browser)).length > 0;
  let truth = await follow(page, UNREAD);
  const words = drawn.guesses.filter((it) => isTaken(drawn.refusal, it) && !drawn.answers.includes(it));
  for (const word of words.slice(0, MOST_BY_HAND)) {
    if (await isRead()) break;
    await enterByHand(page, drawn, word);
    await seek(browser, page, drawn);
    truth = await follow(page, UNREAD);
  }
  if (await isRead()) truth = await follow(page);
  let popup = await ask(browser, page, drawn);
  // Each kind of feedback has a colour, and Knack may meet them one after the other.
  for (let told = 0; popup.isTold && told < MOST_TOLD; told++) {
    truth = await follow(page);
    popup = await ask(browser, page, drawn);
  }
  const isWholeRead = async () => {
    const last = (await readingsOf(drawn, browser)).at(-1);
    return last !== undefined && isWhole(last, truth);
  };
  const read = await until('the last row', isWholeRead, LATE).catch(() => false);
  const readings = await readingsOf(drawn, browser);
  // A row may have been finished since the game was last looked at, and is read at once.
  const latest = await truthOf(page);
  const wrong = new Set(readings.flatMap((reading) => wrongIn(reading, latest) ?? []));
  return {
    game: drawn,
    wrong: [...wrong],
    read,
    typed: truth.boards[0]!.length - (drawn.given === null ? 0 : 1),
    won: isWon(truth),
    said: popup.said,
    time: (Date.now() - start) / 1000,
  };
}

const broken = (game: Game, said: string): PlayedByKnack => ({
  game,
  wrong: [],
  read: false,
  typed: 0,
  won: false,
  said,
  time: 0,
});

export interface KnackOptions {
  readonly seeds: readonly number[];
  /** How many browsers play at a time. */
  readonly browsers: number;
  readonly launch: () => Promise<Browser>;
  /** Hears of each game as soon as it has been played; its page is still open then. */
  readonly ended?: (played: PlayedByKnack, page: Page) => Promise<void> | void;
}

/** @returns what has become of each game, in the order of the seeds */
export async function playByKnack({
  seeds,
  browsers,
  launch,
  ended,
}: KnackOptions): Promise<PlayedByKnack[]> {
  const all: PlayedByKnack[] = [];
  let next = 0;
  const playOn = async (): Promise<void> => {
    const browser = await launch();
    try {
      await browser.inExtension(prepare, null);
      const page = await browser.open('about:blank');
      for (let n = next++; n < seeds.length; n = next++) {
        const drawn = generate(seeds[n]!);
        // One game that fails is no reason to lose all others.
        all[n] = await playOne(browser, page, drawn).catch((error: unknown) => broken(drawn, String(error)));
        await ended?.(all[n]!, page);
        // Another game is another site: nothing of this one is remembered.
        await page.goto('about:blank');
        await browser.inExtension(() => chrome.storage.local.clear(), null);
      }
    } finally {
      await browser.close();
    }
  };
  await Promise.all(Array.from({ length: Math.min(browsers, seeds.length) }, playOn));
  return all;
}
