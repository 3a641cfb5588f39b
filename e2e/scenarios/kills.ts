/**
 * A worker that is stopped whenever it runs, in the middle of whatever it does: what was asked of it is asked again,
 * and nothing is done twice. `npm run attack -- --only kills` does the same at random, a thousand times.
 */
import { expect } from 'vitest';
import type extensionApi from 'webextension-polyfill';
import type { Browser } from '../browsers/browser.ts';
import { until } from '../browsers/common.ts';
import { popupText, suggestion, waitForText, typeHints } from '../popup-page.ts';
import { openPractice, playOwn, practiceRows } from '../practice-page.ts';
import { pressesOf, recordPresses } from '../presses.ts';
import { type BrowserName, inOneBrowser, onStage } from '../stage.ts';
import { playOf, WHOLE_GAME, without } from './course.ts';
import { WORDLE } from './courses.ts';

/** In the functions that run inside the extension. */
declare const chrome: typeof extensionApi;

/**
 * Stops the worker as soon as it runs, at most so many times: once all that was asked is answered, it need not run
 * again.
 */
async function stopOften(browser: Browser, stops: number, isAnswered: () => Promise<boolean>): Promise<void> {
  for (let left = stops; left > 0; left--) {
    const isDone = () => (left < stops ? isAnswered() : false);
    const runs = async () => ((await browser.isBackgroundRunning()) ? 'runs' : (await isDone()) && 'done');
    if ((await until('the worker to run', runs, undefined, 5)) === 'done') return;
    await browser.stopBackground();
  }
}

export function describeKills(name: BrowserName): void {
  onStage(name, 'a worker that is stopped again and again', (stage) => {
    const play = playOf(stage, WORDLE);
    const { mainlyInChromium, mainlyInFirefox } = inOneBrowser(name);
    const { replica, words, opener } = play;
    const setAuto = () =>
      stage.browser.inExtension(() => chrome.storage.sync.set({ fill: true, enter: true }), null);

    mainlyInChromium('keeps no game from being won, and nothing is typed or entered twice', async () => {
      await setAuto();
      play.serve({ words: without(words, opener) });
      const game = await stage.open(replica.address);
      await recordPresses(game);
      const advice = async () => (await stage.remembered(game))?.advice;
      const isSolved = async () => (await advice())?.status === 'solved';
      await Promise.all([replica.start(game), stopOften(stage.browser, 15, isSolved)]);
      await expect.poll(advice, { timeout: WHOLE_GAME }).toMatchObject({ status: 'solved' });
      const hints = await play.hints(game);
      expect(hints.at(-1)).toBe(`${WORDLE.guesses[2]} 22222`);
      expect(await stage.refusedWords(replica.game)).toEqual([opener]);
      // The refused word was taken out again, and entered once like the others.
      expect(await pressesOf(game)).toEqual({ enters: hints.length + 1, letters: 5 * hints.length });
      const { rows, puzzles } = (await stage.remembered(game))!;
      expect(rows.flatMap(({ entered }) => entered)).toEqual([
        opener,
        ...hints.map((hint) => hint.slice(0, 5)),
      ]);
      expect(puzzles.at(-1)?.boards).toEqual([hints]);
    });

    mainlyInFirefox('keeps neither the practice page nor the popup waiting', async () => {
      const page = stage.adopt(await openPractice(stage.browser));
      await playOwn(page, 'aroma');
      const popup = await stage.popupOf(page);
      await popup.click('.manual summary');
      await typeHints(popup, 'oater 11001');
      const left = '1 likely word left, 2 in all';
      await Promise.all([
        typeHints(popup, 'oater 11001\nabord 20210'),
        stopOften(stage.browser, 3, async () => (await popupText(popup)).includes(left)),
      ]);
      await waitForText(popup, left);
      await page.bringToFront();
      await page.type('oater');
      const rows = () => practiceRows(page);
      const hasRow = async () => (await rows()).includes('oater 11001');
      await Promise.all([page.press('Enter'), stopOften(stage.browser, 3, hasRow)]);
      await expect.poll(rows).toEqual(['oater 11001']);
      await popup.bringToFront();
      expect(await suggestion(popup)).toMatch(/^[a-z]{5}$/);
    });
  });
}
