/**
 * A page that is out for Knack. What browsers let a page get hold of, and in what order they run scripts, is each
 * browser's own.
 */
import { isDeepStrictEqual } from 'node:util';
import { expect, it } from 'vitest';
import type extensionApi from 'webextension-polyfill';
import type { TabRecord } from '../../src/protocol/records.ts';
import type { Page } from '../browsers/browser.ts';
import { until } from '../browsers/common.ts';
import { hostileSite } from '../hostile-page.ts';
import { areOnRow, type SeenOverlay, seenOverlay, waitForOverlay } from '../overlay-page.ts';
import { waitForText } from '../popup-page.ts';
import { QUICK } from '../replicas/pace.ts';
import { wordle } from '../replicas/wordle/replica.ts';
import { wordleSite } from '../replicas/wordle/site.ts';
import { type BrowserName, inOneBrowser, IS_ALL, onStage, type Stage } from '../stage.ts';
import { wordleOn } from '../wordle-stage.ts';
import { wordsOf } from '../words.ts';

/** In the functions that run inside the extension. */
declare const chrome: typeof extensionApi;
declare const window: Window & { losses?: string[] };

const site = () =>
  wordleSite({ answers: { '/games/wordle': 'aroma' }, words: wordsOf('en').words, pace: QUICK });

/** Runs in a page of the extension: notes when a tab is said to show no game any more. */
function noteLosses(): void {
  const losses: string[] = (window.losses = []);
  chrome.storage.session.onChanged.addListener((changes) => {
    for (const [key, { oldValue, newValue }] of Object.entries(changes)) {
      const [before, after] = [oldValue, newValue] as Partial<TabRecord | undefined>[];
      if (key.startsWith('tab:') && before?.report && !after?.report) losses.push(key);
    }
  });
}

/** Waits until Knack plays no longer, before the game has ended. */
async function waitForStop(stage: Stage, game: Page): Promise<void> {
  await until('Knack to stop', async () => !(await isPlaying(stage, game)));
  const advice = await until('advice', async () => (await stage.remembered(game))?.advice);
  expect(advice.status).toBe('open');
}

const isPlaying = async (stage: Stage, page: Page) => (await stage.remembered(page))?.playing === true;

/** Has Knack play on from the popup, and waits until it has begun to type. */
async function playOn(stage: Stage, game: Page, popup: Page): Promise<void> {
  await popup.bringToFront();
  await waitForText(popup, 'Play on for me');
  await popup.evaluate(() => document.querySelector<HTMLElement>('.play-on button')!.click(), null);
  await game.bringToFront();
  const { letters } = wordleOn(stage);
  await until('Knack to type', async () => (await isPlaying(stage, game)) && (await letters(game)) !== '');
}

export function describeHostile(name: BrowserName): void {
  onStage(name, 'a hostile page', (stage) => {
    const { inFirefox, mainlyInFirefox } = inOneBrowser(name);
    const { play } = wordleOn(stage);

    it('gets nothing out of the overlay, and operates none of it', async () => {
      stage.serve(hostileSite(site()));
      const game = await play();
      await game.resize(1280, 800);
      await stage.finalAnswer(game);
      // On a busy machine the overlay rests for a while before it follows a window that has changed its size.
      const isWhole = (it: SeenOverlay) => it.text.includes('Show all words') && areOnRow(it, 0);
      const { place } = await waitForOverlay(game, wordle, 'the whole overlay', isWhole);
      // What a player clicks twice, they would select.
      await game.click('.panel .reason');
      await game.click('.panel .reason');
      expect(await game.evaluate(() => window.hostile.loot(), null)).toEqual([]);
      const settings = () => stage.browser.inExtension(() => chrome.storage.sync.get(null), null);
      const panels = () => stage.browser.inExtension(() => chrome.storage.local.get(null), null);
      const now = async () => [await seenOverlay(game, wordle), await settings(), await panels()];
      let before: unknown = null;
      const isAtRest = async () => isDeepStrictEqual(before, (before = await now()));
      await until('the overlay to be at rest', isAtRest, undefined, 250);
      expect(await game.evaluate(() => window.hostile.operate(), null)).toBeGreaterThan(100);
      await stage.lookAnew(game);
      // Advice that comes again is shown with the next frame, or the one after a rest.
      await expect.poll(now).toEqual(before);
      expect(await game.evaluate(() => window.hostile.loot(), null)).toEqual([]);
      // The same place, clicked by the player.
      expect(place).not.toBeNull();
      await game.click('.fold');
      await waitForOverlay(game, wordle, 'the pill', ({ form }) => form === 'pill');
    });

    mainlyInFirefox('is asked for no letter of a font by the ghosts or the panel', async () => {
      stage.serve(site());
      const game = await play();
      await waitForOverlay(game, wordle, 'the ghosts', ({ ghosts }) => ghosts.length === 5);
      await game.evaluate(() => {
        const names = ['Spy', 'Verdana', 'system-ui', 'sans-serif', 'serif', 'monospace'];
        // All letters but the one that is typed.
        const rest = 'src: url("/none"); unicode-range: U+42-5A, U+62-7A';
        const face = (name: string) =>
          `@font-face { font-family: ${name}; ${rest} } @font-face { font-family: "${name}"; ${rest} }`;
        const style = document.createElement('style');
        const tiles = `[data-testid="tile"] { font-family: ${names.join(', ')} !important; }`;
        style.textContent = names.map(face).join('') + tiles;
        document.head.append(style);
      }, null);
      await game.type('a');
      await waitForOverlay(game, wordle, 'the ghosts to go', ({ ghosts }) => ghosts.length === 0);
      await game.press('Backspace');
      await waitForOverlay(game, wordle, 'the ghosts', ({ ghosts }) => ghosts.length === 5);
      const asked = () =>
        [...document.fonts].flatMap(({ family, status }) => (status === 'unloaded' ? [] : [family]));
      expect(await game.evaluate(asked, null)).toEqual([]);
    });

    mainlyInFirefox('makes no Enter up that teaches a word, and no end of the page', async () => {
      stage.serve(hostileSite(site()));
      const game = await play();
      await stage.finalAnswer(game);
      await stage.browser.inExtension(noteLosses, null);
      await game.type('zzzzz');
      await game.evaluate(() => window.hostile.strike('Enter'), null);
      await game.waitFor(() => document.body.innerText.includes('Not in word list'), null, 'the refusal');
      await stage.lookAnew(game);
      await game.evaluate(() => {
        window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
        window.dispatchEvent(new Event('pagehide'));
      }, null);
      await stage.lookAnew(game);
      expect(await stage.refusedWords('wordle')).toEqual([]);
      expect(await stage.browser.inExtension(() => window.losses, null)).toEqual([]);
    });

    const stops: readonly (readonly [what: string, stop: (game: Page) => Promise<void>])[] = [
      ['Escape', (game) => game.press('Escape')],
      ['a click', (game) => game.click('header')],
      ['a letter', (game) => game.press('x')],
    ];
    // One key and one click are enough for what differs between browsers.
    it.each(stops.filter(([what]) => IS_ALL || (name === 'chromium') === (what === 'Escape')))(
      'that stops every event keeps %s from the game alone',
      async (_, stop) => {
        stage.serve(hostileSite(site()));
        const game = await play();
        const popup = await stage.popupOf(game);
        await game.evaluate(() => (window.hostile.stops = true), null);
        await playOn(stage, game, popup);
        await stop(game);
        await waitForStop(stage, game);
      },
    );

    mainlyInFirefox(
      'that is written anew is followed, but playing on is offered in the popup alone',
      async () => {
        stage.serve(site());
        const game = await play();
        await waitForOverlay(game, wordle, 'the offer', ({ text }) => text.includes('Play on for me'));
        await game.evaluate(async () => {
          const html = await (await fetch(location.href)).text();
          // A document runs a module once.
          document.open();
          // oxlint-disable-next-line typescript/no-deprecated -- pages may do so
          document.write(html.replace('wordle.js', 'wordle.js?again'));
          document.close();
        }, null);
        await wordle.start(game);
        await waitForOverlay(
          game,
          wordle,
          'the popup to be named',
          ({ text }) => text.includes('To have Knack play on') && !text.includes('Play on for me'),
        );
        const popup = await stage.popupOf(game);
        await playOn(stage, game, popup);
        await game.press('Escape');
        await waitForStop(stage, game);
      },
    );

    mainlyInFirefox(
      'that takes all listeners and keeps its root gets a panel that works, without the offer',
      async () => {
        stage.serve(site());
        const game = await play();
        await game.resize(1280, 800);
        await waitForOverlay(game, wordle, 'the offer', ({ text }) => text.includes('Play on for me'));
        await game.evaluate(() => {
          const root = document.documentElement;
          document.open();
          document.append(root);
          document.close();
        }, null);
        await waitForOverlay(
          game,
          wordle,
          'the popup to be named',
          ({ text }) => text.includes('To have Knack play on') && !text.includes('Play on for me'),
        );
        await game.click('.fold');
        await waitForOverlay(game, wordle, 'the pill', ({ form }) => form === 'pill');
      },
    );

    // In Chromium no script comes to pages that are open: https://github.com/w3c/webextensions/issues/617
    inFirefox('that was open before Knack came is followed, but not played on from the page', async () => {
      stage.serve(site());
      const game = await play();
      await waitForOverlay(game, wordle, 'the offer', ({ text }) => text.includes('Play on for me'));
      await stage.browser.reloadExtension();
      // Whatever the Knack of before has left; the one that is there puts its own back.
      await game.evaluate(
        () => document.querySelectorAll('knack-overlay').forEach((it) => it.remove()),
        null,
      );
      await game.type('a');
      await game.press('Backspace');
      await waitForOverlay(
        game,
        wordle,
        'the popup to be named',
        ({ text }) => text.includes('To have Knack play on') && !text.includes('Play on for me'),
      );
      await playOn(stage, game, await stage.popupOf(game));
      await game.press('Escape');
      await waitForStop(stage, game);
    });
  });
}
