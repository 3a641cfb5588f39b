/** Pictures of the popup on sites that Knack does not know, and of the settings of one that was added. */
import { answered, strangeBoards } from '../../e2e/boards/strange.ts';
import type { Browser, Page } from '../../e2e/browsers/browser.ts';
import { openOptions } from '../../e2e/options-page.ts';
import { openPopup } from '../../e2e/popup-page.ts';
import { GREEN, GREY, row, YELLOW } from '../../e2e/reader/markup.ts';
import { photograph } from './camera.ts';

const HOST = 'games.example';
const [DARK, LIGHT] = ['#4a4e9d', '#74a8ff'];

const OATER = [['oater', [GREY, YELLOW, GREY, YELLOW, YELLOW]]] as const;
const TWO = [
  answered([['oater', [GREY, YELLOW, GREY, YELLOW, YELLOW]]], 7),
  answered([['oater', [GREY, GREY, GREEN, GREY, GREY]]], 7),
];
const PAGES = {
  '/one': answered(OATER),
  '/two': `<main class="row" style="gap:40px">${TWO.join('')}</main>`,
  '/colours': answered([['oater', [DARK, LIGHT, DARK, LIGHT, LIGHT]]]),
  '/rule': answered([
    ['geese', [GREY, YELLOW, YELLOW, GREY, GREEN]],
    ['crate', [GREEN, GREEN, GREEN, GREY, GREEN]],
  ]),
  '/some': `<main class="row">${answered(OATER)}<div class="board"><canvas width="220" height="264"></canvas></div></main>`,
  // Each of the rows may be the first of a board.
  '/unclear': `<main style="display:grid;gap:20px">${row('.....').repeat(8)}</main>`,
  '/nothing': '<p>News of the day.</p>',
};

export const strangeSites = [
  strangeBoards(HOST, PAGES),
  // Its page says no language.
  strangeBoards('spiele.example', { '/which': answered(OATER) }, ''),
];

/** What each of the pages has the popup show. */
const SHOWN: Readonly<Record<string, string>> = {
  '/one': '.added ~ .advice .best, .best',
  '/two': '.best',
  '/colours': '.looks',
  '/rule': '.rule-found',
  '/some': '.summary',
  '/unclear': '.summary',
};

export async function photographStrange(browser: Browser, language: string): Promise<void> {
  const shoot = (page: Page, state: string) => photograph(browser, page, `${language}-strange-${state}`);
  const look = async (shown: string) => {
    const popup = await browser.openPopup();
    await popup.click('.offer .primary');
    await popup.waitFor((it) => document.querySelector(it), shown, shown);
    return popup;
  };
  const offered = await browser.open(`https://${HOST}/one`);
  const offer = await openPopup(browser, offered);
  await shoot(offer, 'offer');
  await offer.close();
  await offered.close();
  for (const [path, shown] of Object.entries(SHOWN)) {
    const game = await browser.open(`https://${HOST}${path}`);
    const real = await look(shown);
    await real.close();
    const popup = await openPopup(browser, game);
    await popup.waitFor((it) => document.querySelector(it), shown, path);
    await shoot(popup, path.slice(1));
    await popup.close();
    await game.close();
  }
  const strange = await browser.open('https://spiele.example/which');
  await (await look('.which')).close();
  const which = await openPopup(browser, strange);
  await which.waitFor(() => document.querySelector('.which'), null, 'the question');
  await shoot(which, 'which');
  await which.close();
  await strange.close();
  const options = await openOptions(browser);
  await options.waitFor(() => document.querySelector('.added-site'), null, 'the sites');
  await shoot(options, 'settings');
  await options.close();
}
