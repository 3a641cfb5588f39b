/** The pictures of a listing: of the tests' own replicas of the games, in the listing's language. */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Browser, Page } from '../../e2e/browsers/browser.ts';
import { waitForOverlay } from '../../e2e/overlay-page.ts';
import { guess } from '../../e2e/play.ts';
import { openPopup, suggestion } from '../../e2e/popup-page.ts';
import { choosePractice, guessInPractice, openPractice, playOwn } from '../../e2e/practice-page.ts';
import { ROOT } from '../bundles.ts';
import { openAnew, set, wear } from '../screenshots/camera.ts';
import { winForReport } from '../screenshots/overlay.ts';
import type { ListingGame } from './games.ts';
import { SCREENSHOT, TILE } from './limits.ts';

const POPUP_WIDTH = 360;

/** Takes a language's screenshots and draws its tile. */
export async function takePictures(
  browser: Browser,
  folder: string,
  its: ListingGame,
  tile: { name: string; line: string },
): Promise<void> {
  const write = (name: string, picture: Uint8Array) => writeFileSync(`${folder}/${name}.png`, picture);
  const { onPage, inPopup, report } = await photographGame(browser, its);
  write('screenshot-1-page', onPage);
  write('screenshot-2-popup', inPopup);
  write('screenshot-3-report', report);
  write('screenshot-4-practice', await photographPractice(browser, its.practice));
  write('tile', await drawTile(browser, tile));
}

/** A game on its page: in the middle with the panel and with the popup, and at its end with the report. */
async function photographGame(browser: Browser, { replica, guesses, answer, theme }: ListingGame) {
  const game = await openAnew(browser, replica);
  await game.resize(SCREENSHOT.width, SCREENSHOT.height);
  await replica.start(game);
  await replica.setTheme(game, theme);
  await game.evaluate(hideOthers, null);
  for (const word of guesses) await guess(game, replica, word);
  await wear(browser, game, 'light');
  await waitForOverlay(
    game,
    replica,
    'the best word on the page',
    ({ form, ghosts, covered }) => form === 'panel' && ghosts.length > 0 && covered.length === 0,
  );
  await game.waitFor(shows, '.best:not([aria-busy="true"])', 'the best word in the panel');
  const onPage = await game.screenshot();

  await set(browser, { overlay: false });
  await game.waitFor(
    () => !document.querySelector('knack-overlay')?.shadowRoot?.querySelector('.panel, .pill, .ghosts > *'),
    null,
    'the page without Knack',
  );
  const inPopup = await withPopup(browser, game);
  await set(browser, { overlay: true });

  await game.bringToFront();
  await winForReport(game, replica, answer);
  await wear(browser, game, 'light');
  const report = await game.screenshot();
  await game.close();
  return { onPage, inPopup, report };
}

/** Runs in the page: links to other games go, and the line that says that this is not the game itself. */
function hideOthers(): void {
  for (const other of document.querySelectorAll<HTMLElement>('footer, header nav, header .sister'))
    other.style.visibility = 'hidden';
}

/** Runs in the page: whether the overlay has such an element. */
function shows(selector: string) {
  return document.querySelector('knack-overlay')?.shadowRoot?.querySelector(selector);
}

/** The game with the popup where it hangs from the toolbar: no browser lets a program take both at once. */
async function withPopup(browser: Browser, game: Page): Promise<Uint8Array> {
  const below = await game.screenshot();
  const popup = await openPopup(browser, game);
  await suggestion(popup);
  await wear(browser, popup, 'light');
  await popup.resize(POPUP_WIDTH, 600);
  await popup.resize(POPUP_WIDTH, await popup.evaluate(() => document.body.offsetHeight, null));
  const above = await popup.screenshot();
  await popup.close();
  return draw(browser, SCREENSHOT, {
    style: `body { background: url(${dataOf(below)}) } img { position: absolute; top: 0; right: 8px; border-radius: 0 0 8px 8px; box-shadow: 0 4px 24px #0006 }`,
    body: `<img src="${dataOf(above)}">`,
  });
}

async function photographPractice(
  browser: Browser,
  { lexicon, answer, guesses }: ListingGame['practice'],
): Promise<Uint8Array> {
  const page = await openPractice(browser);
  await choosePractice(page, 'lexicon', lexicon);
  await playOwn(page, answer);
  await page.resize(SCREENSHOT.width, SCREENSHOT.height);
  await wear(browser, page, 'light');
  for (const [row, word] of guesses.entries()) await guessInPractice(page, word, row + 1);
  await page.waitFor(shows, '.best:not([aria-busy="true"])', 'the suggestion');
  const picture = await page.screenshot();
  await page.close();
  return picture;
}

/** The small tile of the Chrome Web Store: the icon, the name and a line. */
function drawTile(browser: Browser, { name, line }: { name: string; line: string }): Promise<Uint8Array> {
  const icon = readFileSync(`${ROOT}icons/icon.svg`, 'utf8');
  return draw(browser, TILE, {
    style: `body { display: grid; place-content: center; justify-items: center; gap: 14px; text-align: center; background: #f3f5f1; color: #1d2a22; font-family: system-ui, sans-serif }
      svg { width: 104px; height: 104px } h1 { margin: 0; font-size: 44px; line-height: 1 } p { margin: 0; max-width: 380px; text-wrap: balance; font-size: 21px; line-height: 1.25 }`,
    body: `${icon}<h1>${name}</h1><p>${line}</p>`,
  });
}

const dataOf = (picture: Uint8Array) => `data:image/png;base64,${Buffer.from(picture).toString('base64')}`;

/** What a browser shows of a page of this size. */
async function draw(
  browser: Browser,
  { width, height }: { width: number; height: number },
  { style, body }: { style: string; body: string },
): Promise<Uint8Array> {
  const page = await browser.open('about:blank');
  await page.resize(width, height);
  await page.evaluate(
    async ([css, html]) => {
      document.head.innerHTML = `<style>html, body { height: 100%; margin: 0; overflow: hidden } ${css}</style>`;
      document.body.innerHTML = html;
      await Promise.all([...document.images].map((image) => image.decode()));
    },
    [style, body] as const,
  );
  const picture = await page.screenshot();
  await page.close();
  return picture;
}
