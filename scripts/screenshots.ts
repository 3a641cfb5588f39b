/** Pictures of the popup, of the options and of the practice page in every state, language and theme, to be looked at: out/screenshots. */
import { mkdirSync, rmSync } from 'node:fs';
import { launchChromium } from '../e2e/browsers/chromium.ts';
import type { Browser, LaunchOptions, Page } from '../e2e/browsers/browser.ts';
import { importFile, openOptions, putWord } from '../e2e/options-page.ts';
import { choose, openPopup } from '../e2e/popup-page.ts';
import { choosePractice, openPractice, playOwn } from '../e2e/practice-page.ts';
import { wordleSite } from '../e2e/replicas/wordle/site.ts';
import { guess as guessAt } from '../e2e/play.ts';
import { literalnie } from '../e2e/replicas/literalnie/replica.ts';
import { wordle } from '../e2e/replicas/wordle/replica.ts';
import { wortel } from '../e2e/replicas/wortel/replica.ts';
import { wordsOf } from '../e2e/words.ts';
import { english } from '../src/test/english.ts';
import { sideBySide } from './picture.ts';

const OUT = 'out/screenshots';
const LOOKS: readonly (Partial<LaunchOptions> & { name: string })[] = [
  { name: 'light' },
  { name: 'dark', dark: true },
  { name: 'contrast', forcedColors: true },
];
const WIDTHS = [320, 360, 800];
const { words } = english;
const guess = (page: Page, word: string) => guessAt(page, wordle, word);
const sites = [
  wordleSite({ answers: { '/games/wordle': 'aroma' }, words }),
  wortel.site({ answer: 'tasse', words: wordsOf('de-written-out').words, hardMode: true }),
  literalnie.site({ answer: 'mapka', words: wordsOf('pl').words }),
];

/** What the options page shows when it is full. */
const WORDS = {
  format: 'knack',
  version: 1,
  settings: { vulgar: true },
  words: {
    en: { added: ['emoji', 'doomscrolls', 'selfie', 'vlogs'], forbidden: ['aargh', 'phpht'] },
    de: { added: ['emoji', 'straßenbahn', 'selfie', 'übern'], forbidden: ['aalen', 'zehnt'] },
    pl: { added: ['emoji', 'żółciutkich', 'fotka', 'łącza'], forbidden: ['abace', 'żżęła'] },
  },
  refused: { wordle: words.filter((_, n) => n % 600 === 0) },
};

/** A game in each language, as it begins, in mid-game and at its end. */
const PRACTICE: Readonly<
  Record<string, { lexicon: string; answer: string; guesses: string[]; noWord: string }>
> = {
  en: { lexicon: 'en', answer: 'aromas', guesses: ['treads', 'orates'], noWord: 'xxxxxx' },
  de: { lexicon: 'de', answer: 'füßen', guesses: ['tarne', 'süßer'], noWord: 'xßöxx' },
  pl: { lexicon: 'pl', answer: 'żabka', guesses: ['korna', 'bajka'], noWord: 'łłłłł' },
};

rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
for (const languages of ['en', 'de', 'pl']) {
  for (const { name, ...look } of LOOKS) {
    const browser = await launchChromium({ extension: 'dist/chrome', sites, languages, ...look });
    await photograph(browser, `${languages}-${name}`);
    await photographPractice(browser, languages, `${languages}-${name}-practice`);
    await browser.close();
    console.log(`${OUT}: ${languages}, ${name}`);
  }
}

/** Guesses, where forced colours hide from view what the game has replied. */
async function submit(game: Page, word: string, replied: string): Promise<void> {
  await game.type(word);
  await game.press('Enter');
  await game.waitFor((selector) => document.querySelector(selector), replied, 'the reply');
}

/** A page at each width, side by side. */
async function photographPage(browser: Browser, page: Page, file: string): Promise<void> {
  const pictures: Uint8Array[] = [];
  for (const width of WIDTHS) {
    await page.resize(width, 600);
    const height = await page.evaluate(() => document.documentElement.scrollHeight, null);
    await page.resize(width, height);
    pictures.push(await page.screenshot());
  }
  await page.close();
  await sideBySide(browser, pictures, file);
}

/** One strip of pictures for each state, a picture for each width. */
async function photograph(browser: Browser, name: string): Promise<void> {
  const strip = async (state: string, game?: Page, hints = '', rows = 0) => {
    const popup = await openPopup(browser, game);
    const areRead = (count: number) =>
      document.querySelectorAll('.hints li').length >= count &&
      (count === 0 || document.querySelector('.best') !== null);
    await popup.waitFor(areRead, rows, 'the rows to be read and answered');
    if (hints) {
      await choose(popup, 'select', 'en');
      await popup.fill('textarea', hints);
    }
    await popup.waitFor(
      () => !document.querySelector('.words:empty, .best[aria-busy="true"]'),
      null,
      'the words and the look-ahead',
    );
    await photographPage(browser, popup, `${OUT}/${name}-${state}.png`);
  };
  const optionsStrip = async (state: string, prepare: (options: Page) => Promise<void>) => {
    const options = await openOptions(browser);
    await prepare(options);
    await photographPage(browser, options, `${OUT}/${name}-options-${state}.png`);
  };
  await optionsStrip('empty', () => Promise.resolve());
  await optionsStrip('error', async (options) => {
    await putWord(options, 'abc', 'add');
    await importFile(options, '{}');
    await options.waitFor(() => document.querySelectorAll('.failed').length === 2, null, 'both sentences');
  });
  const game = await browser.open(wordle.address);
  await strip('no-board', game);
  await game.bringToFront();
  await wordle.start(game);
  await strip('opener', game);
  await game.bringToFront();
  await guess(game, 'oater');
  await strip('mid-game', game);
  await game.bringToFront();
  await guess(game, 'abord');
  await strip('two-left', game);
  await game.bringToFront();
  await guess(game, 'aroma');
  await strip('solved', game);
  await optionsStrip('readings', async (options) => {
    await options.waitFor(() => document.querySelector('.reading'), null, 'the game');
    await options.click('.reading summary');
    await options.waitFor(() => document.querySelector('.reading details[open] pre'), null, 'the report');
    await options.click('.reading button');
    await options.waitFor(
      () => document.querySelector('.reading [role="status"]:not(:empty)'),
      null,
      'what came of it',
    );
  });
  const german = await browser.open(wortel.address);
  await wortel.start(german);
  await submit(german, 'masse', '.correct');
  await strip('hard-mode', german, '', 1);
  const polish = await browser.open(literalnie.address);
  await literalnie.start(polish);
  await submit(polish, 'żabka', '.dobrze');
  if (!name.endsWith('contrast')) await strip('polish', polish, '', 1);
  await polish.evaluate(() => document.querySelector('.planszawrap')!.replaceWith('?'), null);
  await strip('unreadable', polish);
  const sister = await browser.open('https://www.nytimes.com/games/connections');
  await strip('no-game', sister);
  await strip('contradiction', sister, 'crane 20000\nstomp 00000\nbrick 20000');
  await strip('no-known-word', sister, 'zzzzz 22000\ncrane 00100');
  await strip('not-hints', sister, 'oater 1100');
  await strip('no-dictionary', sister, 'knowledge 000000000');
  await optionsStrip('words', async (options) => {
    await importFile(options, JSON.stringify(WORDS));
    await options.waitFor(() => document.querySelectorAll('.removable li').length > 20, null, 'the words');
    await options.click('#words .removable button');
    await options.waitFor(() => document.querySelector('.result button'), null, 'Undo');
  });
}

async function photographPractice(browser: Browser, language: string, name: string): Promise<void> {
  const { lexicon, answer, guesses, noWord } = PRACTICE[language]!;
  const open = async () => {
    const page = await openPractice(browser);
    await choosePractice(page, 'lexicon', lexicon);
    await playOwn(page, answer);
    return page;
  };
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
  await photographPage(browser, first, `${OUT}/${name}-welcome.png`);
  const middle = await open();
  for (const [n, word] of guesses.entries()) await play(middle, word, n + 1);
  await middle.type(noWord);
  await middle.press('Enter');
  await middle.waitFor(() => document.querySelector('.refusal:not(:empty)'), null, 'the refusal');
  await middle.click('.own summary');
  await middle.fill('#own-answer', 'é');
  await middle.click('.own [type="submit"]');
  await middle.waitFor(() => document.querySelector('#own-result:not(:empty)'), null, 'what is wrong');
  await photographPage(browser, middle, `${OUT}/${name}-refused.png`);
  const end = await open();
  for (const [n, word] of [...guesses, answer].entries()) await play(end, word, n + 1);
  await photographPage(browser, end, `${OUT}/${name}-won.png`);
}
