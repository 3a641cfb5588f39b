/** Pictures of every page and state, in each language, look and width, to be looked at: out/screenshots. */
import { mkdirSync, rmSync } from 'node:fs';
import type extensionApi from 'webextension-polyfill';
import type { Browser, Look, Page } from '../e2e/browsers/browser.ts';
import { launchChromium } from '../e2e/browsers/chromium.ts';
import { chooseGame, importFile, openOptions, putWord } from '../e2e/options-page.ts';
import { waitForOverlay } from '../e2e/overlay-page.ts';
import { guess } from '../e2e/play.ts';
import { choose, openPopup } from '../e2e/popup-page.ts';
import { choosePractice, openPractice, playOwn } from '../e2e/practice-page.ts';
import { literalnie } from '../e2e/replicas/literalnie/replica.ts';
import type { Replica } from '../e2e/replicas/replica.ts';
import { wordle } from '../e2e/replicas/wordle/replica.ts';
import { wordleSite } from '../e2e/replicas/wordle/site.ts';
import { wortel } from '../e2e/replicas/wortel/replica.ts';
import { wordsOf } from '../e2e/words.ts';
import type { Order } from '../src/messages.ts';
import { type TabState, tabKey } from '../src/session.ts';
import { LEVELS, type Settings } from '../src/settings.ts';
import { english } from '../src/test/english.ts';
import { sideBySide } from './picture.ts';

/** In the functions that run inside the extension. */
declare const chrome: typeof extensionApi;

const OUT = 'out/screenshots';
const LOOKS = {
  light: {},
  dark: { dark: true },
  contrast: { forcedColors: true },
} satisfies Record<string, Look>;
type LookName = keyof typeof LOOKS;
const LOOK_NAMES = Object.keys(LOOKS) as LookName[];
const WIDTHS = [320, 360, 800];
/** Of a game's page, on which Knack takes the room that there is. */
const WINDOWS = [
  [1280, 800],
  [800, 600],
  [360, 640],
] as const;

const { words } = english;
const sites = [
  wordleSite({ answers: { '/games/wordle': 'aroma' }, words }),
  wortel.site({ answer: 'tasse', words: wordsOf('de-written-out').words, hardMode: true }),
  literalnie.site({ answer: 'mapka', words: wordsOf('pl').words }),
];

/** What the options page shows when it is full. */
const WORDS = {
  format: 'knack',
  version: 1,
  settings: { vulgar: true, games: { wordle: { level: 'nudge', fill: true, hard: 'on' } } },
  words: {
    en: { added: ['emoji', 'doomscrolls', 'selfie', 'vlogs'], forbidden: ['aargh', 'phpht'] },
    de: { added: ['emoji', 'straßenbahn', 'selfie', 'übern'], forbidden: ['aalen', 'zehnt'] },
    pl: { added: ['emoji', 'żółciutkich', 'fotka', 'łącza'], forbidden: ['abace', 'żżęła'] },
  },
  refused: { wordle: words.filter((_, n) => n % 600 === 0) },
};

interface Language {
  /** The game that the overlay is on, its guesses, and its themes for the looks. */
  readonly game: Replica;
  readonly guesses: readonly string[];
  readonly themes: Readonly<Record<LookName, string>>;
  /** A game of practice: as it begins, in mid-game and at its end. */
  readonly practice: { lexicon: string; answer: string; guesses: string[]; noWord: string };
}

const LANGUAGES: Readonly<Record<string, Language>> = {
  en: {
    game: wordle,
    guesses: ['oater'],
    themes: { light: 'light', dark: 'dark', contrast: 'colorblind' },
    practice: { lexicon: 'en', answer: 'aromas', guesses: ['treads', 'orates'], noWord: 'xxxxxx' },
  },
  de: {
    game: wortel,
    guesses: ['masse'],
    themes: { light: 'light', dark: 'dark', contrast: 'high contrast' },
    practice: { lexicon: 'de', answer: 'füßen', guesses: ['tarne', 'süßer'], noWord: 'xßöxx' },
  },
  pl: {
    game: literalnie,
    guesses: ['rybka'],
    themes: { light: 'lightfalse', dark: 'darkfalse', contrast: 'darktrue' },
    practice: { lexicon: 'pl', answer: 'żabka', guesses: ['korna', 'bajka'], noWord: 'łłłłł' },
  },
};

rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
for (const [language, its] of Object.entries(LANGUAGES)) {
  const browser = await launchChromium({ extension: 'dist/chrome', sites, languages: language });
  await photographOptions(browser, language);
  await photographPopup(browser, language);
  await photographPractice(browser, language, its.practice);
  await photographOverlay(browser, language, its);
  await browser.close();
  console.log(`${OUT}: ${language}`);
}

function set(browser: Browser, settings: Partial<Settings>): Promise<void> {
  return browser.inExtension((change) => chrome.storage.sync.set(change), settings);
}

/** Puts a look on and waits until nothing moves. */
async function wear(browser: Browser, page: Page, look: LookName): Promise<void> {
  const settings: Look = LOOKS[look];
  await browser.setLook(settings);
  await page.waitFor(
    ({ dark = false, forcedColors = false }) =>
      matchMedia('(prefers-color-scheme: dark)').matches === dark &&
      matchMedia('(forced-colors: active)').matches === forcedColors &&
      document.getAnimations().length === 0 &&
      !document.querySelector('.words:empty, [aria-busy="true"]'),
    settings,
    `the page to be at rest in ${look}`,
  );
}

/**
 * A page of Knack's own: a picture of each look, at each width side by side.
 * @param hold brings back what does not last
 */
async function photograph(
  browser: Browser,
  page: Page,
  name: string,
  hold?: () => Promise<void>,
): Promise<void> {
  for (const look of LOOK_NAMES) {
    await page.bringToFront();
    await wear(browser, page, look);
    const pictures: Uint8Array[] = [];
    for (const width of WIDTHS) {
      await page.resize(width, 600);
      const height = await page.evaluate(() => document.documentElement.scrollHeight, null);
      await page.resize(width, height);
      // A tall page is painted bit by bit.
      await page.evaluate(painted, null);
      await hold?.();
      pictures.push(await page.screenshot());
    }
    await sideBySide(browser, pictures, `${OUT}/${name}-${look}.png`);
  }
  await browser.setLook({});
  await page.bringToFront();
}

/** Runs in a page. */
async function painted(): Promise<void> {
  for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
}

async function photographOptions(browser: Browser, language: string): Promise<void> {
  const options = await openOptions(browser);
  const shoot = (state: string) => photograph(browser, options, `${language}-options-${state}`);
  await shoot('empty');
  await putWord(options, 'abc', 'add');
  await importFile(options, '{}');
  await options.waitFor(() => document.querySelectorAll('.failed').length === 2, null, 'both sentences');
  await shoot('error');
  const game = await browser.open(wordle.address);
  await wordle.start(game);
  await options.bringToFront();
  await options.waitFor(() => document.querySelector('.reading'), null, 'the game');
  await options.click('.reading summary');
  await options.waitFor(() => document.querySelector('.reading details[open] pre'), null, 'the report');
  await importFile(options, JSON.stringify(WORDS));
  await options.waitFor(() => document.querySelectorAll('.removable li').length > 20, null, 'the words');
  await options.click('#words .removable button');
  await options.waitFor(() => document.querySelector('.result button'), null, 'Undo');
  await shoot('words');
  await chooseGame(options, 'wordle');
  await shoot('one-game');
  await options.close();
  await game.close();
  await browser.inExtension(async () => {
    await chrome.storage.sync.clear();
    await chrome.storage.local.clear();
  }, null);
}

/** What the popup shows of a game. */
async function photographPopup(browser: Browser, language: string): Promise<void> {
  const shoot = (popup: Page, state: string) => photograph(browser, popup, `${language}-popup-${state}`);
  const over = async (game: Page, state: string, shown: string) => {
    const popup = await openPopup(browser, game);
    await popup.waitFor((selector) => document.querySelector(selector), shown, state);
    await shoot(popup, state);
    return popup;
  };
  const play = async (game: Page, replica: Replica, guesses: readonly string[]) => {
    await game.bringToFront();
    for (const word of guesses) await guess(game, replica, word);
  };

  const game = await browser.open(wordle.address);
  await (await over(game, 'not-started', '.summary')).close();
  await game.bringToFront();
  await wordle.start(game);
  await (await over(game, 'opener', '.best')).close();
  await play(game, wordle, ['oater']);
  const popup = await openPopup(browser, game);
  for (const level of LEVELS) {
    await set(browser, { level });
    const seen = { count: '.review', nudge: '.letters', word: '.best', all: '.words li' }[level];
    const tooMuch = { count: '.letters', nudge: '.best', word: '.words', all: 'none' }[level];
    await popup.waitFor(
      ([some, none]) => document.querySelector(some) && !document.querySelector(none),
      [seen, tooMuch] as const,
      `the level "${level}"`,
    );
    await shoot(popup, `level-${level}`);
  }
  await set(browser, { level: 'word', fill: true });
  const PASSING = {
    notice: [{ notice: { kind: 'notInListPrivate', word: 'aroma' } }, '.notice'],
    playing: [{ playing: true }, '.play-on .primary'],
  } as const;
  for (const [state, [change, shown]] of Object.entries(PASSING)) {
    await photograph(browser, popup, `${language}-popup-${state}`, async () => {
      await changeTab(browser, game, { ...change });
      await popup.waitFor((selector) => document.querySelector(selector), shown, state);
    });
    await changeTab(browser, game, { notice: null, playing: false });
  }
  await popup.close();
  await play(game, wordle, ['aroma']);
  await set(browser, { fill: false });
  await (await over(game, 'solved', '.hints li:nth-child(2)')).close();
  await game.close();

  const german = await browser.open(wortel.address);
  await wortel.start(german);
  await play(german, wortel, ['masse']);
  await (await over(german, 'hard-mode', '.best')).close();
  await german.close();

  const polish = await browser.open(literalnie.address);
  await literalnie.start(polish);
  await play(polish, literalnie, ['rybka', 'kajak', 'tatar', 'kakao', 'danie', 'panie']);
  await set(browser, { level: 'all' });
  await (await over(polish, 'lost', '.words li')).close();
  await set(browser, { level: 'word' });
  await polish.evaluate(() => document.querySelector('.planszawrap')!.replaceWith('?'), null);
  await (await over(polish, 'unreadable', '.by-hand[open]')).close();
  await polish.close();

  const sister = await browser.open('https://www.nytimes.com/games/connections');
  const hand = await over(sister, 'no-game', '.by-hand[open]');
  await choose(hand, 'select', 'en');
  const HANDS = {
    'by-hand': ['oater 11001\nabord 20210', '.best'],
    probe: ['might 02222', '.badge.probe'],
    contradiction: ['crane 20000\nstomp 00000\nbrick 20000', '.at-fault'],
    'no-known-word': ['zzzzz 22000\ncrane 00100', '.words li'],
    'not-hints': ['oater 1100', '.answer:not(:has(.hints)) .summary'],
    'no-dictionary': ['knowledge 000000000', '.answer:not(:has(.best, .words)) .summary'],
  } as const;
  for (const [state, [hints, shown]] of Object.entries(HANDS)) {
    await hand.fill('textarea', hints);
    await hand.waitFor((selector) => document.querySelector(selector), shown, state);
    await shoot(hand, state);
  }
  await hand.fill('textarea', '');
  await hand.close();
  await sister.close();
}

/** Changes what is remembered of a tab, to what comes and goes too fast for pictures. */
async function changeTab(browser: Browser, game: Page, state: Partial<TabState>): Promise<void> {
  const key = tabKey(await browser.tabId(game));
  await browser.inExtension(
    async ([it, change]) => {
      const now = (await chrome.storage.session.get(it))[it] as TabState;
      await chrome.storage.session.set({ [it]: { ...now, ...change } });
    },
    [key, state] as const,
  );
}

async function photographPractice(
  browser: Browser,
  language: string,
  { lexicon, answer, guesses, noWord }: Language['practice'],
): Promise<void> {
  const shoot = (page: Page, state: string) => photograph(browser, page, `${language}-practice-${state}`);
  const play = async (page: Page, word: string, rows: number) => {
    await page.type(word);
    await page.press('Enter');
    const hasTurned = (count: number) => {
      const told = [...document.querySelectorAll('.board li')].filter((row) =>
        row.querySelector(':is([data-state="absent"], [data-state="present"], [data-state="correct"])'),
      );
      return told.length === count && document.getAnimations().length === 0;
    };
    await page.waitFor(hasTurned, rows, `${rows} rows`);
  };
  const first = await browser.openExtensionPage('practice.html#welcome');
  await first.waitFor(() => document.querySelector('[data-puzzle]'), null, 'a word');
  await shoot(first, 'welcome');
  await first.close();
  const page = await openPractice(browser);
  await choosePractice(page, 'lexicon', lexicon);
  await playOwn(page, answer);
  for (const [n, word] of guesses.entries()) await play(page, word, n + 1);
  await page.type(noWord);
  await page.press('Enter');
  await page.waitFor(() => document.querySelector('.refusal:not(:empty)'), null, 'the refusal');
  await page.click('.own summary');
  await page.fill('#own-answer', 'é');
  await page.press('Enter');
  await page.waitFor(() => document.querySelector('#own-result:not(:empty)'), null, 'what is wrong');
  await shoot(page, 'refused');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur(), null);
  for (let n = 0; n < noWord.length; n++) await page.press('Backspace');
  await play(page, answer, guesses.length + 1);
  await shoot(page, 'won');
  await page.close();
}

async function photographOverlay(
  browser: Browser,
  language: string,
  { game: replica, guesses, themes }: Language,
): Promise<void> {
  const game = await browser.open(replica.address);
  await game.evaluate(() => localStorage.clear(), null);
  await game.reload();
  await replica.start(game);
  const shoot = async (state: string) => {
    for (const look of LOOK_NAMES) {
      await game.bringToFront();
      await game.resize(1280, 800);
      await replica.setTheme(game, themes[look]);
      await wear(browser, game, look === 'dark' ? 'dark' : 'light');
      const pictures: Uint8Array[] = [];
      for (const [width, height] of WINDOWS) {
        await game.resize(width, height);
        await waitForOverlay(game, replica, 'the overlay', ({ covered }) => covered.length === 0);
        pictures.push(await game.screenshot());
      }
      if (look === 'contrast') {
        await game.resize(1280, 800);
        await wear(browser, game, 'contrast');
        await waitForOverlay(game, replica, 'the overlay', ({ covered }) => covered.length === 0);
        pictures.push(await game.screenshot());
      }
      await sideBySide(browser, pictures, `${OUT}/${language}-overlay-${state}-${look}.png`);
    }
    await browser.setLook({});
    await game.bringToFront();
    await game.resize(1280, 800);
  };
  const shows = (selector: string) =>
    game.waitFor(
      (it) => document.querySelector('knack-overlay')?.shadowRoot?.querySelector(it),
      selector,
      `"${selector}" in the overlay`,
    );

  for (const word of guesses) await guess(game, replica, word);
  await set(browser, { level: 'nudge' });
  await shows('.letters');
  await shoot('nudge');
  await set(browser, { level: 'word' });
  await shows('.best:not([aria-busy="true"])');
  await shoot('word');
  await set(browser, { level: 'all' });
  await shows('.words li');
  await shoot('all');
  await set(browser, { level: 'word' });
  const key = tabKey(await browser.tabId(game));
  await browser.inExtension(
    async ([it, tab]) => {
      const { answer, fillings, level, report } = (await chrome.storage.session.get(it))[it] as TabState;
      const notice = { kind: 'hardMode', word: 'aroma' } as const;
      const order: Order = {
        type: 'advice',
        advice: { answer, fillings, level, notice, turn: report!.page.turn },
      };
      await chrome.tabs.sendMessage(tab, order);
    },
    [key, await browser.tabId(game)] as const,
  );
  await shows('.notice');
  await shoot('notice');
  await game.click('.panel header .icon[aria-expanded]');
  await shows('.icon[aria-expanded="true"]');
  await shoot('leaving');
  await game.click('.fold');
  await waitForOverlay(game, replica, 'the pill', ({ form }) => form === 'pill');
  await shoot('folded');
  await game.close();
}
