/** What is done in a private window: Knack works there, and nothing of it is kept. */
import { expect, it } from 'vitest';
import type extensionApi from 'webextension-polyfill';
import { until } from '../browsers/common.ts';
import { setSwitch, waitForHints, typeHints } from '../popup-page.ts';
import { wordle } from '../replicas/wordle/replica.ts';
import { type BrowserName, onStage, withoutAnswer } from '../stage.ts';
import { WORDLE, wordleOn } from '../wordle-stage.ts';
import { waitForOverlay } from '../overlay-page.ts';

/** In the functions that run inside the extension. */
declare const chrome: typeof extensionApi;

const isRefused = () => document.body.innerText.includes('Not in word list');

export function describePrivateWindow(name: BrowserName): void {
  onStage(name, 'a private window', (stage) => {
    const { serve, start, guess, waitForRows } = wordleOn(stage);

    it('has Knack in it, and of what is played and set there nothing is kept', async () => {
      serve({ '/games/wordle': 'aroma' });
      const { browser } = stage;
      const kept = async () =>
        withoutAnswer(
          await browser.inExtension(
            async () => ({
              ...(await chrome.storage.local.get()),
              ...(await chrome.storage.sync.get()),
              ...Object.fromEntries((await indexedDB.databases()).map((it) => [it.name!, it] as const)),
            }),
            null,
          ),
        );
      const inSession = (key: string) =>
        browser.inExtension(async (it) => (await chrome.storage.session.get(it))[it], key);

      const game = stage.adopt(await browser.openPrivately(WORDLE));
      await start(game);
      await guess(game, 'oater');
      await waitForRows(game, 1);
      await expect.poll(async () => (await stage.remembered(game))?.isPrivate).toBe(true);
      await game.type('zzzzz');
      const held = async () => (await stage.remembered(game))?.held.map(({ word }) => word);
      // Where the machine is so busy that Knack looks too late at a message, the player enters the word again.
      await until('the word to be held', async () => {
        if ((await held())?.[0] === 'zzzzz') return true;
        if (!(await game.evaluate(isRefused, null))) await game.press('Enter');
        return false;
      });
      expect(await held()).toEqual(['zzzzz']);
      for (let letter = 0; letter < 5; letter++) await game.press('Backspace');

      await waitForOverlay(game, wordle, 'the panel', ({ form }) => form === 'panel');
      await game.click('.fold');
      await waitForOverlay(game, wordle, 'the folded panel', ({ form }) => form === 'pill');
      await game.click('.unfold');
      await waitForOverlay(game, wordle, 'the panel again', ({ form }) => form === 'panel');

      // What a private window sets holds on its page and in its popup, whichever of them it is set in.
      await game.click('.panel [role="switch"]');
      const popup = await stage.popupOf(game);
      await waitForHints(popup, ['oater 11001']);
      const isOn = () => document.querySelector<HTMLInputElement>('.switch input')!.checked;
      await popup.waitFor(isOn, null, 'the switch to be on here too');
      await setSwitch(popup, 'Fill in suggestions', false);
      await setSwitch(popup, 'Show Knack on the page', false);
      await game.bringToFront();
      await game.waitFor(() => !document.querySelector('knack-overlay'), null, 'the overlay to go');
      expect(await inSession('private-settings')).toMatchObject({
        fill: false,
        sites: { wordle: { overlay: false } },
      });

      await popup.bringToFront();
      await popup.click('.manual summary');
      await typeHints(popup, 'fuzzy 00000');
      await expect.poll(async () => inSession('private-manual')).toMatchObject({ boards: [['fuzzy 00000']] });
      expect(await inSession('manual')).toBeUndefined();
      expect(await kept()).toEqual({});

      await popup.close();
      await game.close();
      await expect.poll(() => inSession('private-settings')).toBeUndefined();
      expect(await kept()).toEqual({});
    });
  });
}
