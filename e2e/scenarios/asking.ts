/**
 * What Knack types when it is asked to, by the popup, the overlay or the keyboard, and what stops it.
 * Both browsers stop the worker and dispatch the shortcuts, each in its own way. What keys do on the page is
 * true of any.
 */
import { beforeEach, expect, it } from 'vitest';
import type extensionApi from 'webextension-polyfill';
import type { Order } from '../../src/protocol/orders.ts';
import type { Page } from '../browsers/browser.ts';
import { until } from '../browsers/common.ts';
import { waitForText } from '../popup-page.ts';
import { wordle } from '../replicas/wordle/replica.ts';
import { type BrowserName, inOneBrowser, onStage, rowsOf, withoutAnswer } from '../stage.ts';
import { wordleOn } from '../wordle-stage.ts';
import { WHOLE_GAME } from './course.ts';

/** In the functions that run inside the extension. */
declare const chrome: typeof extensionApi;

export function describeAsking(name: BrowserName): void {
  onStage(name, 'Knack, asked to type', (stage) => {
    const { inFirefox, mainlyInFirefox } = inOneBrowser(name);
    const { serve, play, guess, hints, waitForLetters, waitForRows } = wordleOn(stage);

    const order = async (game: Page, it: Order) =>
      stage.browser.inExtension(([tab, what]) => chrome.tabs.sendMessage<unknown, boolean>(tab, what), [
        await stage.browser.tabId(game),
        it,
      ] as const);
    const set = (settings: Record<string, unknown>) =>
      stage.browser.inExtension((items) => chrome.storage.sync.set(items), settings);
    const stored = async () =>
      withoutAnswer(await stage.browser.inExtension(() => chrome.storage.sync.get(), null));
    const waitForAnswer = async (game: Page, rows: number) => {
      const read = async () => rowsOf((await stage.remembered(game))?.report?.game)?.length;
      await expect.poll(read).toBe(rows);
      return stage.finalAnswer(game);
    };

    // At the game's own pace: some keys have to come while tiles turn.
    beforeEach(() => serve({ '/games/wordle': 'aroma' }, { pace: 1 }));

    inFirefox(
      'takes out what is there for a word that is asked for, leaves Enter alone, and stops at Escape',
      async () => {
        const game = await play();
        await waitForAnswer(game, 0);
        await game.type('cr');
        await waitForLetters(game, 'cr');
        await set({ fill: true, enter: true });
        expect(await order(game, { type: 'fill', word: 'aroha' })).toBe(true);
        await waitForLetters(game, 'aroha');
        expect(await order(game, { type: 'fill', word: 'cranes' })).toBe(false);
        expect(await order(game, { type: 'fill', word: 'oater' })).toBe(true);
        await waitForLetters(game, 'oater');
        const popup = await stage.popupOf(game);
        await game.bringToFront();
        await game.press('Escape');
        await waitForText(popup, 'Stopped. Knack types nothing more until you ask for it again.');
        await expect.poll(stored).toEqual({ fill: false, enter: true });
        await game.press('Enter');
        await waitForRows(game, 1);
        expect((await hints(game))[0]).toMatch(/^oater/);
        await waitForAnswer(game, 1);
        expect((await stage.remembered(game))?.notice).toBeNull();
        await waitForLetters(game, '');

        // While the tiles of a guess turn, too.
        await set({ fill: true });
        await until('the tiles to turn', async () => (await game.evaluate(wordle.see, null)).moving);
        await game.press('Escape');
        await expect.poll(stored).toEqual({ fill: false, enter: true });
        await waitForRows(game, 2);
        await waitForAnswer(game, 2);
        await waitForLetters(game, '');
      },
    );

    mainlyInFirefox(
      'plays on until the player does anything, and then to the end, though the worker is stopped',
      async () => {
        serve({ '/games/wordle': 'trace' });
        const game = await play();
        const isPlaying = async () => (await stage.remembered(game))?.playing;
        await waitForAnswer(game, 0);
        expect(await order(game, { type: 'play', on: true })).toBe(true);
        await expect.poll(isPlaying).toBe(true);
        await until('a row', async () => (await hints(game)).length > 0);
        await game.press('z');
        await expect.poll(isPlaying).toBe(false);
        expect(await order(game, { type: 'play', on: true })).toBe(true);
        await stage.browser.stopBackground();
        const popup = await stage.popupOf(game);
        await game.bringToFront();
        await waitForText(popup, 'Solved: TRACE.', WHOLE_GAME);
        await expect.poll(isPlaying).toBe(false);
        expect(await order(game, { type: 'play', on: true })).toBe(false);
        expect(await stored()).toEqual({});
      },
    );

    it('heeds the shortcuts on a worker that was stopped, and does nothing without a game', async () => {
      const press = (which: string) => stage.browser.command(which);
      // The browser has taken every key that is suggested: it drops one that it needs itself
      // (https://developer.chrome.com/docs/extensions/reference/api/commands).
      const keys = await stage.browser.inExtension(async () => {
        const commands = await chrome.commands.getAll();
        return commands.filter(({ shortcut }) => shortcut).map((command) => command.name);
      }, null);
      expect(keys.sort()).toEqual(['_execute_action', 'fill', 'more-help', 'toggle-overlay']);
      const other = await stage.open('https://www.nytimes.com/games/connections');
      await other.bringToFront();
      await press('toggle-overlay');
      await press('fill');
      await set({ help: 'count' });
      const game = await play();
      await guess(game, 'oater');
      const { suggestions } = await waitForAnswer(game, 1);
      const help = async () => (await stage.remembered(game))?.help;
      await press('more-help');
      await expect.poll(help).toBe('nudge');
      await stage.browser.stopBackground();
      await press('fill');
      await expect.poll(help).toBe('word');
      await waitForLetters(game, suggestions[0]!.word);
      await press('toggle-overlay');
      await expect.poll(stored).toEqual({ help: 'count', sites: { wordle: { overlay: false } } });
      if (name === 'chromium') {
        // These have no key of their own.
        await press('play-on');
        await expect.poll(async () => (await stage.remembered(game))?.playing).toBe(true);
        await press('play-on');
        await expect.poll(async () => (await stage.remembered(game))?.playing).toBe(false);
        await press('toggle-auto-fill');
        await expect.poll(stored).toMatchObject({ fill: true });
      }
    });
  });
}
