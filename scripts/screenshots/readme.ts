/** The pictures in the README. */
import type { Browser, Page } from '../../e2e/browsers/browser.ts';
import { launchChromium } from '../../e2e/browsers/chromium.ts';
import { waitForOverlay } from '../../e2e/overlay-page.ts';
import { guess } from '../../e2e/play.ts';
import { openPopup, suggestion } from '../../e2e/popup-page.ts';
import { choosePractice, openPractice, playOwn } from '../../e2e/practice-page.ts';
import { wordle } from '../../e2e/replicas/wordle/replica.ts';
import type { Help } from '../../src/protocol/help.ts';
import { sideBySide } from '../picture.ts';
import { openAnew, set, wear } from './camera.ts';
import { sites } from './languages.ts';

const DOCS = 'docs';

async function photographGame(browser: Browser, game: Page): Promise<void> {
  await game.bringToFront();
  await game.resize(960, 760);
  await wordle.setTheme(game, 'dark');
  await wear(browser, game, 'dark');
  const isThere = ({ form, ghosts, text }: { form: unknown; ghosts: unknown[]; text: string }) =>
    form === 'panel' && ghosts.length > 0 && text.includes('on average');
  await waitForOverlay(game, wordle, 'the overlay', isThere);
  await sideBySide(browser, [await game.screenshot()], `${DOCS}/overlay.png`);
  await wordle.setTheme(game, 'light');
  await wear(browser, game, 'light');
}

/** A nudge, the best word, and all words, side by side. */
async function photographLevels(browser: Browser, game: Page): Promise<void> {
  const popup = await openPopup(browser, game);
  await suggestion(popup);
  const pictures: Uint8Array[] = [];
  const seen: [Help, string][] = [
    ['nudge', '.letters'],
    ['word', '.best'],
    ['all', '.words li'],
  ];
  for (const [help, selector] of seen) {
    await set(browser, { help });
    await popup.waitFor((it) => document.querySelector(it), selector, `the level "${help}"`);
    await popup.resize(360, 760);
    pictures.push(await popup.screenshot());
  }
  await set(browser, { help: 'word' });
  await popup.close();
  await sideBySide(browser, pictures, `${DOCS}/popup.png`);
}

async function photographPractice(browser: Browser): Promise<void> {
  await set(browser, { locale: 'de' });
  const page = await openPractice(browser);
  await choosePractice(page, 'lexicon', 'de');
  await playOwn(page, 'füßen');
  await page.resize(960, 760);
  for (const [row, word] of ['tarne', 'hüfte'].entries()) {
    await page.type(word);
    await page.press('Enter');
    await page.waitFor(
      (n) =>
        document.querySelectorAll('.board li:has([data-state="absent"])').length === n &&
        document.getAnimations().length === 0,
      row + 1,
      'the reply',
    );
  }
  await page.waitFor(
    () => document.querySelector('knack-overlay')?.shadowRoot?.querySelector('.best:not([aria-busy="true"])'),
    null,
    'the suggestion',
  );
  await sideBySide(browser, [await page.screenshot()], `${DOCS}/practice.png`);
  await set(browser, { locale: 'auto' });
  await page.close();
}

const browser = await launchChromium({ extension: 'dist/chrome', sites, languages: 'en' });
const game = await openAnew(browser, wordle);
await wordle.start(game);
await guess(game, wordle, 'oater');
await photographGame(browser, game);
await photographLevels(browser, game);
await game.close();
await photographPractice(browser);
await browser.close();
