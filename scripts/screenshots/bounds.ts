/**
 * Measures the popup in each state of a game and at each level, and the settings: how far down goes what matters, how many
 * words there are, and what of it is beyond its bound.
 */
import { answered, strangeBoards } from '../../e2e/boards/strange.ts';
import type { Browser, Page } from '../../e2e/browsers/browser.ts';
import { openOptions } from '../../e2e/options-page.ts';
import { guess } from '../../e2e/play.ts';
import { openPopup } from '../../e2e/popup-page.ts';
import { GREEN, GREY, YELLOW } from '../../e2e/reader/markup.ts';
import { HELP_OPTIONS, type Help } from '../../src/protocol/help.ts';
import type { Settings } from '../../src/protocol/settings.ts';
import { slowFeedback } from '../../src/test/brute-force.ts';
import { openAnew, set } from './camera.ts';
import { LANGUAGES, type Language } from './languages.ts';

/** A popup is as wide as this, and no browser shows more of it than so much, in pixels. */
const POPUP = { width: 360, height: 510 };
/** What of the settings is seen at once on a usual screen, and how high they may be, in pixels. */
const SETTINGS = { width: 1280, height: 1500 };
/** How many words a glance may have, at the level that shows one. */
const MOST_WORDS = 60;
/** So many boards have more to say than a popup has room for. */
const MANY = '/boards-16';

/** What is played in each language, and the letters that its keyboard has beside those from a to z. */
const GAMES: Readonly<
  Record<string, { guesses: readonly string[]; answers: readonly string[]; marks: string }>
> = {
  en: {
    marks: '',
    guesses: ['slate', 'crony', 'humid', 'bowls', 'vixen'],
    answers: ['aroma', 'piano', 'robot', 'mound'],
  },
  de: {
    marks: 'äöüß',
    guesses: ['tarne', 'moden', 'kilos', 'bevor', 'sucht'],
    answers: ['fahrt', 'kluft', 'mauer', 'biene'],
  },
  pl: {
    marks: 'ąćęłńóśźż',
    guesses: ['korna', 'bajka', 'tusze', 'dymem', 'wilcy'],
    answers: ['mapka', 'rower', 'pasek', 'zegar'],
  },
};
const COLOURS = [GREY, YELLOW, GREEN];

/** A board after some guesses. */
const boardOf = (answer: string, guesses: readonly string[], limit: number): string =>
  answered(
    guesses.map((word) => [word, [...slowFeedback(word, answer)].map((digit) => COLOURS[Number(digit)]!)]),
    limit,
  );

function pagesIn(language: string): Readonly<Record<string, string>> {
  const { guesses, answers } = GAMES[language]!;
  const boards = (count: number, limit: number) =>
    Array.from({ length: count }, (_, n) =>
      boardOf(answers[n % answers.length]!, guesses.slice(0, 2), limit),
    ).join('');
  const rowsOf = (count: number) => boardOf(answers[0]!, guesses.slice(0, count), 6);
  const side = (all: string) => `<main class="row" style="flex-wrap:wrap;gap:40px">${all}</main>`;
  return {
    '/fresh': rowsOf(0),
    '/after-1': rowsOf(1),
    '/after-3': rowsOf(3),
    '/after-5': rowsOf(5),
    '/boards-4': side(boards(4, 9)),
    [MANY]: side(boards(16, 21)),
  };
}

export const boundSites = Object.keys(LANGUAGES).map((language) =>
  strangeBoards(`${language}.example`, pagesIn(language), language, GAMES[language]!.marks),
);

interface Measures {
  /** How far down goes what matters, and all of it, in pixels. */
  readonly size: number;
  readonly height: number;
  readonly words: number;
}

/** Runs in a page. Numbers are no words, nor are letters on tiles. */
function measure(): Measures {
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let words = 0;
  while (walk.nextNode()) {
    const holder = walk.currentNode.parentElement!;
    const isSeen = holder.checkVisibility() && !holder.closest('.tile, .sr-only, option');
    if (isSeen) words += walk.currentNode.nodeValue!.split(/\s+/).filter((it) => /\p{L}/u.test(it)).length;
  }
  const parts = [...document.querySelectorAll('.levels, .summary, .best, .added, .switches')];
  const size = Math.round(Math.max(0, ...parts.map((part) => part.getBoundingClientRect().bottom)));
  return { size, height: document.body.offsetHeight, words };
}

/** @returns how many measures are beyond their bounds */
export async function sayBounds(
  browser: Browser,
  language: string,
  { game, guesses }: Language,
): Promise<number> {
  let beyond = 0;
  const say = (name: string, { size, height, words }: Measures, most: number, mostWords = Infinity) => {
    const isBeyond = size > most || words > mostWords;
    beyond += Number(isBeyond);
    const figures = `${String(size).padStart(5)} of ${String(height).padStart(4)} px ${String(words).padStart(4)} words`;
    console.log(`${figures}  ${language} ${name}${isBeyond ? '  TOO MUCH' : ''}`);
  };
  const sayOf = async (popup: Page, state: string, changes: Partial<Settings> = {}, most = POPUP.height) => {
    await set(browser, { help: 'word' });
    await popup.waitFor(isAtRest, 'word', state);
    for (const help of HELP_OPTIONS) {
      await set(browser, { help, helpChosen: true, ...changes });
      await popup.waitFor(isAtRest, help, `${state} at the level ${help}`);
      const measures = await popup.evaluate(measure, null);
      say(`${state}, ${help}`, measures, most, help === 'word' ? MOST_WORDS : Infinity);
    }
  };
  const popupOf = async (page: Page) => {
    const popup = await openPopup(browser, page);
    await popup.resize(POPUP.width, POPUP.height);
    return popup;
  };

  const page = await openAnew(browser, game);
  await game.start(page);
  for (const word of guesses) await guess(page, game, word);
  const known = await popupOf(page);
  await sayOf(known, 'known site');
  await sayOf(known, 'known site, hard mode, filled in', { hard: 'on', fill: true });
  await set(browser, { hard: 'auto', fill: false });
  await known.close();
  await page.close();

  for (const path of Object.keys(pagesIn(language))) {
    const strange = await browser.open(`https://${language}.example${path}`);
    const real = await browser.openPopup();
    await real.click('.offer .primary');
    await real.waitFor(() => document.querySelector('.levels'), null, 'the game');
    await real.close();
    const popup = await popupOf(strange);
    const most = path === MANY ? Infinity : POPUP.height;
    await sayOf(popup, `new site ${path}`, {}, most);
    await sayOf(popup, `new site ${path}, hard mode, filled in`, { hard: 'on', fill: true }, most);
    await set(browser, { hard: 'auto', fill: false });
    await popup.close();
    await strange.close();
  }

  const options = await openOptions(browser);
  await options.resize(SETTINGS.width, 800);
  const settings = await options.evaluate(measure, null);
  say('settings', { ...settings, size: settings.height }, SETTINGS.height);
  await options.close();
  return beyond;
}

/** Runs in a page. */
const isAtRest = (help: Help): boolean =>
  document.querySelector(`.levels [value="${help}"]`)?.matches('[aria-pressed="true"], :disabled') === true &&
  document.getAnimations().length === 0 &&
  !document.querySelector('.words:empty, [aria-busy="true"], .why.awaited');
