/**
 * The page of Knack's own to practise on: everything works on it as on a game's page, without a network.
 * The installation, and messages to a page of the extension’s own, are each browser’s own. The rules are true of
 * any.
 */
import { expect, it } from 'vitest';
import type extensionApi from 'webextension-polyfill';
import { gameIn } from '../../src/protocol/guesses.ts';
import { PRACTICE } from '../../src/sites/practice.ts';
import type { Page } from '../browsers/browser.ts';
import { putWord, waitForResult } from '../options-page.ts';
import { setSwitch, suggestion, waitForHints, waitForText } from '../popup-page.ts';
import {
  choosePractice,
  newGameBy,
  openPractice,
  playOwn,
  practiceRows,
  practiceSays,
  puzzleOn,
} from '../practice-page.ts';
import { type BrowserName, inOneBrowser, IS_ALL, onStage } from '../stage.ts';

/** In the functions that run inside the extension. */
declare const chrome: typeof extensionApi;

/** All guesses but one of a game with sixteen boards. */
const MANY_GUESSES =
  'salet crony humid pubic waltz glyph knave fjord vixen quack abbey mommy sissy puffy jazzy eerie cocoa daddy nanny fuzzy'.split(
    ' ',
  );

/** Has the page find so many guesses when it is loaded again. */
function putGuesses({ kept, guesses }: { kept: string; guesses: string[] }): void {
  const stored = JSON.parse(sessionStorage.getItem(kept)!) as object;
  sessionStorage.setItem(kept, JSON.stringify({ ...stored, guesses }));
}

/** Whether a board has so many rows; one whose answer was among the guesses has fewer. */
const hasRows = (rows: number): boolean =>
  [...document.querySelectorAll('.board')].some(({ children }) => children.length === rows);

/** Which boards stand side by side: how many there are before each in its line. */
function placesAcross(): number[] {
  const boards = [...document.querySelectorAll('.board')].map((board) => board.getBoundingClientRect());
  return boards.map(({ top, left }) => boards.filter((it) => it.top === top && it.left < left).length);
}

/** Whether boards and keys are in the window, and apart. */
function areInSight(): boolean {
  const boxOf = (part: string) => document.querySelector(part)!.getBoundingClientRect();
  const [boards, entry, keys] = [boxOf('.boards'), boxOf('.entry'), boxOf('.keys')];
  const areApart = boards.right <= entry.left || boards.bottom <= entry.top;
  return areApart && Math.max(boards.bottom, keys.bottom) <= innerHeight;
}

export function describePractice(name: BrowserName): void {
  onStage(
    name,
    'the practice page',
    (stage) => {
      const { inChromium, inChromiumForAll, inFirefox, mainlyInChromium } = inOneBrowser(name);
      const practise = async () => stage.adopt(await openPractice(stage.browser));
      const enter = async (page: Page, word: string, row: string) => {
        await page.bringToFront();
        await page.type(word);
        await page.press('Enter');
        await expect.poll(async () => (await practiceRows(page)).at(-1)).toBe(row);
      };
      const reported = async (page: Page) => gameIn((await stage.remembered(page))?.report ?? null);
      const reportedKey = async (page: Page) => (await reported(page))?.puzzle ?? null;

      it('opens once, at the first installation, and says what Knack does until it is told to stop', async () => {
        const page = stage.adopt(await stage.browser.openedPage('practice.html'));
        await waitForText(page, 'How much help would you like?');
        await page.click('.welcome summary');
        await waitForText(page, 'It never looks at the answer that a game has stored');
        expect(await page.evaluate(() => document.querySelectorAll('.welcome li').length, null)).toBe(3);
        /** The panel; as tried in Firefox 153, BiDi does not open that of a page of an extension. */
        const panelShows = async (...texts: [string, boolean][]) => {
          if (name === 'firefox') return;
          const shown = () =>
            page.evaluate(() => document.querySelector('knack-overlay')?.shadowRoot?.textContent ?? '', null);
          for (const [text, is] of texts)
            await expect.poll(async () => (await shown()).includes(text)).toBe(is);
        };
        // Until it is said how much help it is to be, no word is shown.
        await panelShows(['Letters to test', true], ['Best next word', false]);
        await page.click('.how-much button:nth-of-type(3)');
        await panelShows(['Best next word', true]);
        const chosen = () =>
          page.evaluate(() => document.querySelectorAll('.how-much [aria-pressed="true"]').length, null);
        await expect.poll(chosen).toBe(1);
        await page.click('.welcome .buttons button:last-child');
        const isGone = () => !document.querySelector('.welcome') && !!document.querySelector('[data-puzzle]');
        await page.waitFor(isGone, null, 'the welcome to go');
        await page.reload();
        await page.waitFor(isGone, null, 'the game alone');
        await page.click('.side a');
        await page.waitFor(() => document.querySelector('.welcome'), null, 'the welcome');
        await page.goto('about:blank');
        // An update is no installation.
        await stage.browser.reloadExtension();
        await waitForText(await stage.optionsPage(), 'Your words');
        const tabs = await stage.browser.inExtension(() => chrome.tabs.query({}), null);
        expect(tabs.map(({ url }) => url).filter((url) => url?.includes('practice'))).toEqual([]);
      });

      mainlyInChromium(
        'plays a German game with umlauts, which Knack reads and plays to its end',
        async () => {
          const page = await practise();
          await choosePractice(page, 'lexicon', 'de');
          await playOwn(page, 'Füßen');
          await enter(page, 'süßer', 'süßer 02220');
          // What is stored is gone, so the page itself has to say what it shows.
          await stage.browser.inExtension(() => chrome.storage.session.clear(), null);
          await stage.browser.stopBackground();
          const popup = await stage.popupOf(page);
          await waitForHints(popup, ['süßer 02220']);
          await expect
            .poll(() => stage.badge(page))
            .toEqual([expect.stringMatching(/^\d+$/), expect.stringContaining('likely')]);
          await setSwitch(popup, 'Fill in suggestions', true);
          await setSwitch(popup, 'Press Enter too', true);
          await page.bringToFront();
          await expect
            .poll(() => practiceSays(page), { timeout: 30_000 })
            .toMatch(/^Solved in \d guesses: FÜẞEN\.$/);
          expect((await practiceRows(page)).at(-1)).toBe('füßen 22222');
          const guesses = (await practiceRows(page)).length;
          await expect.poll(async () => (await stage.badge(page))[0]).toBe(String(guesses));
          // A new game at the same address is a new puzzle.
          const before = await reportedKey(page);
          await page.click('.said button');
          await expect.poll(() => reportedKey(page)).not.toBe(before);
          await expect.poll(async () => (await practiceRows(page)).length).toBeGreaterThan(0);
        },
      );

      inChromiumForAll(
        'plays seven letters in hard mode, says why a guess is not taken, and keeps the game over a reload',
        async () => {
          const page = await practise();
          await choosePractice(page, 'length', '7');
          await newGameBy(page, () => setSwitch(page, 'Hard mode', true));
          // A click leaves the keys to the game, Enter among them.
          await newGameBy(page, () => page.click('.anew button'));
          const anew = await puzzleOn(page);
          await page.type('no');
          await page.press('Enter');
          await expect.poll(() => practiceSays(page)).toBe('Not enough letters: the word has 7.');
          expect([await puzzleOn(page), await practiceRows(page)]).toEqual([anew, ['no']]);
          await playOwn(page, 'strange');
          await enter(page, 'saltine', 'saltine 2101012');
          await page.type('zzzzzzz');
          await page.press('Enter');
          await expect.poll(() => practiceSays(page)).toBe('“ZZZZZZZ” is not in the word list.');
          for (let n = 0; n < 7; n++) await page.press('Backspace');
          await page.type('cantier');
          await page.press('Enter');
          await expect.poll(() => practiceSays(page)).toMatch(/^Hard mode: \w must stay in place \d\.$/);
          expect(await stage.refusedWords('practice')).toEqual([]);
          const rows = [(await practiceRows(page))[0]];
          const puzzle = await puzzleOn(page);
          await expect
            .poll(() => reported(page))
            .toMatchObject({
              lexicon: 'en',
              hard: true,
              width: 7,
              boards: [rows],
            });

          await page.reload();
          await page.waitFor(() => document.querySelector('[data-puzzle]'), null, 'the game');
          expect([await puzzleOn(page), await practiceRows(page)]).toEqual([puzzle, rows]);
          const popup = await stage.popupOf(page);
          await waitForText(popup, 'Hard mode');
          const word = await suggestion(popup);
          await page.bringToFront();
          await page.type(word);
          await page.press('Enter');
          await expect.poll(async () => (await practiceRows(page))[1]).toMatch(/ \d{7}$/);
          // The choices are there in the next tab, and Knack's page hears of words that change.
          const next = await practise();
          expect(
            await next.evaluate(() => document.querySelectorAll('.board li:first-child .tile').length, null),
          ).toBe(7);
          const [left] = (await stage.finalAnswer(next)).boards;
          const options = await stage.optionsPage();
          await putWord(options, 'strange', 'forbid');
          await waitForResult(options, 'words', 'forbidden');
          await expect
            .poll(async () => (await stage.remembered(next))?.advice)
            .toMatchObject({ boards: [{ possible: left!.possible - 1 }] });
        },
      );

      inChromium('has board and keys in sight, however a phone is held', async () => {
        const page = await practise();
        for (const [lexicon, length] of [
          ['en', '5'],
          ['en', '8'],
          ['pl', '5'],
        ] as const) {
          await choosePractice(page, 'lexicon', lexicon);
          await choosePractice(page, 'length', length);
          for (const [width, height] of [
            [360, 640],
            [390, 844],
            [568, 320],
            [640, 360],
            [844, 390],
          ] as const) {
            await page.resize(width, height);
            expect(
              await page.evaluate(areInSight, null),
              `${length} letters of ${lexicon} at ${width} × ${height}`,
            ).toBe(true);
          }
        }
      });

      inChromium('has sixteen boards in sight with the keys, up to the last row', async () => {
        const page = await practise();
        await page.resize(1280, 900);
        await choosePractice(page, 'boards', '16');
        await page.bringToFront();
        const waitForRows = (made: number) => page.waitFor(hasRows, made + 1, `${made} guesses`);
        await waitForRows(0);
        // Knack tells them from one another though they have a row each.
        const popup = await stage.popupOf(page);
        await popup.waitFor((count) => document.querySelectorAll('.cells li').length === count, 16, 'boards');
        await popup.close();
        await page.bringToFront();
        const placesOf = () => page.evaluate(placesAcross, null);
        const places = await placesOf();
        for (const made of [...(IS_ALL ? [1, 7, 12, 16] : []), MANY_GUESSES.length - 1]) {
          await page.evaluate(putGuesses, { kept: PRACTICE.id, guesses: MANY_GUESSES.slice(0, made) });
          await page.reload();
          await waitForRows(made);
          expect(await page.evaluate(areInSight, null), `${made}`).toBe(true);
          expect(await placesOf(), `${made}`).toEqual(places);
        }
        await page.type(MANY_GUESSES.at(-1)!);
        await page.press('Enter');
        await waitForRows(MANY_GUESSES.length);
        expect(await page.evaluate(areInSight, null)).toBe(true);
        // The next game has tiles of its own size.
        await choosePractice(page, 'boards', '4');
        const tile = () => page.evaluate(() => document.querySelector('.tile')!.clientWidth, null);
        expect(await tile()).toBeGreaterThan(30);
      });

      mainlyInChromium('deals several boards, which Knack solves together', async () => {
        const boards = IS_ALL ? 4 : 2;
        const page = await practise();
        await choosePractice(page, 'boards', String(boards));
        await page.bringToFront();
        await page.type('salet');
        await page.press('Enter');
        const popup = await stage.popupOf(page);
        await waitForText(popup, `of ${boards} boards solved`);
        await waitForText(popup, `Board ${boards}: `);
        await page.bringToFront();
        await page.type('crony');
        const weighed = () => document.querySelector('knack-overlay')?.shadowRoot?.querySelector('.weighed');
        await page.waitFor(weighed, null, 'what a word is worth on all of them');
        for (let n = 0; n < 5; n++) await page.press('Backspace');
        await page.waitFor(() => !document.querySelector('[data-state="typed"]'), null, 'an empty row');
        await popup.bringToFront();
        await popup.click('.play-on button');
        await page.bringToFront();
        // How they are won is solve-boards.test.ts's; here a game takes half a minute.
        if (!IS_ALL) {
          await expect.poll(async () => (await practiceRows(page)).length).toBeGreaterThan(boards);
          return;
        }
        await expect.poll(() => practiceSays(page), { timeout: 60_000 }).toMatch(/^Solved in \d+ guesses: /);
        const lastReplies = async () => {
          const game = await reported(page);
          return game?.boards.map((hints) => hints.at(-1)?.split(' ')[1]);
        };
        await expect.poll(lastReplies).toEqual(Array(boards).fill('22222'));
        await expect.poll(async () => (await stage.badge(page))[0]).toMatch(/^\d+$/);
      });

      inFirefox('plays Polish by its keys on the screen, with a word that Knack does not know', async () => {
        const page = await practise();
        await choosePractice(page, 'lexicon', 'pl');
        await page.click('.own summary');
        await page.fill('#own-answer', 'żźćąę');
        await page.click('.own [aria-pressed]');
        expect(await page.evaluate(() => document.querySelector('input[type="text"]') !== null, null)).toBe(
          true,
        );
        await page.click('.own [type="submit"]');
        await waitForText(page, 'Play it anyway');
        await newGameBy(page, () => page.click('.own [type="submit"]'));
        for (const letter of 'ćmąże') await page.click(`[data-key="${letter}"]`);
        await page.click('[data-key="Backspace"]');
        await page.click('[data-key="ę"]');
        expect(await practiceRows(page)).toEqual(['ćmążę']);
        // Not a word; but the answer is taken, though the list does not have it either.
        await page.press('Enter');
        await expect.poll(() => practiceSays(page)).toBe('“ĆMĄŻĘ” is not in the word list.');
        for (let n = 0; n < 5; n++) await page.press('Backspace');
        await enter(page, 'ćwiek', 'ćwiek 10000');
        await waitForHints(await stage.popupOf(page), ['ćwiek 10000']);
        await enter(page, 'żźćąę', 'żźćąę 22222');
        expect(await practiceSays(page)).toBe('Solved in 2 guesses: ŻŹĆĄĘ.');
      });
    },
    { welcome: true },
  );
}
