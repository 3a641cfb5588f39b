/** The pictures in the README and the guide, the moving one among them. */
import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from '../../e2e/browsers/browser.ts';
import { launchChromium } from '../../e2e/browsers/chromium.ts';
import { waitForOverlay } from '../../e2e/overlay-page.ts';
import { guess, waitForLetters, waitForRows } from '../../e2e/play.ts';
import { openPopup, suggestion } from '../../e2e/popup-page.ts';
import { choosePractice, guessInPractice, openPractice, playOwn } from '../../e2e/practice-page.ts';
import { wordle } from '../../e2e/replicas/wordle/replica.ts';
import type { Help } from '../../src/protocol/help.ts';
import { film, writeFilm } from '../film.ts';
import { sideBySide } from '../picture.ts';
import { openAnew, set, wear } from './camera.ts';
import { sites } from './languages.ts';

const DOCS = 'docs';

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
    await popup.resize(360, 510);
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
  for (const [row, word] of ['tarne', 'hüfte'].entries()) await guessInPractice(page, word, row + 1);
  await page.waitFor(
    () => document.querySelector('knack-overlay')?.shadowRoot?.querySelector('.best:not([aria-busy="true"])'),
    null,
    'the suggestion',
  );
  await sideBySide(browser, [await page.screenshot()], `${DOCS}/practice.png`);
  await set(browser, { locale: 'auto' });
  await page.close();
}

/** A whole game in ten seconds: a word of the player's own, weighed; two that Knack fills in; the report. */
async function filmGame(browser: Browser): Promise<void> {
  const game = await openAnew(browser, wordle);
  await game.resize(960, 760);
  await wordle.start(game);
  await wordle.setTheme(game, 'dark');
  await wear(browser, game, 'dark');
  const shows = (what: string, text: string) =>
    waitForOverlay(game, wordle, what, (it) => it.form === 'panel' && it.text.includes(text));
  await shows('the first word', 'Fill in');
  const enter = async (row: number) => {
    await game.press('Enter');
    await waitForRows(game, wordle, row);
  };
  const frames = await film(game, async () => {
    await setTimeout(400);
    for (const letter of 'oater') {
      await game.press(letter);
      await setTimeout(100);
    }
    await shows('what the word is worth', 'OATER');
    await setTimeout(700);
    await enter(1);
    for (const [row, word] of ['cobra', 'aroma'].entries()) {
      await waitForOverlay(
        game,
        wordle,
        word,
        ({ ghosts }) =>
          ghosts
            .map(({ letter }) => letter)
            .join('')
            .toLowerCase() === word,
      );
      await setTimeout(400);
      await game.click('.best button');
      await waitForLetters(game, wordle, word);
      await setTimeout(200);
      await enter(row + 2);
    }
    await game.waitFor(() => document.querySelector('[role="dialog"], dialog[open]'), null, 'the statistics');
    await wordle.closeDialog(game);
    await shows('the report', 'Skill');
  });
  await writeFilm(browser, frames, `${DOCS}/game.gif`);
  await game.close();
  await browser.setLook({});
}

const browser = await launchChromium({ extension: 'dist/chrome', sites, languages: 'en' });
const game = await openAnew(browser, wordle);
await wordle.start(game);
await guess(game, wordle, 'oater');
await photographLevels(browser, game);
await game.close();
await photographPractice(browser);
await filmGame(browser);
await browser.close();
