/** Pictures of the overlay on a game's page. */
import type extensionApi from 'webextension-polyfill';
import type { Browser, Page } from '../../e2e/browsers/browser.ts';
import type { Replica } from '../../e2e/replicas/replica.ts';
import { removeBoard, waitForOverlay } from '../../e2e/overlay-page.ts';
import { guess, waitForLetters } from '../../e2e/play.ts';
import type { Order } from '../../src/protocol/orders.ts';
import { type TabRecord, tabKey } from '../../src/protocol/records.ts';
import { HELP_OPTIONS } from '../../src/protocol/help.ts';
import { sideBySide } from '../picture.ts';
import { LOOK_NAMES, openAnew, OUT, overlayAtRest, set, wear } from './camera.ts';
import type { Language } from './languages.ts';

/** In the functions that run inside the extension. */
declare const chrome: typeof extensionApi;

/** Of a game's page, on which Knack takes the room that there is. */
const WINDOWS = [
  [1280, 800],
  [800, 600],
  [768, 1024],
  [360, 640],
] as const;

/** Of today, and the smallest. */
const PHONES = [
  [390, 844],
  [320, 568],
] as const;

/** Wins a game, and waits for the report on it in the panel. */
export async function winForReport(game: Page, replica: Replica, answer: string): Promise<void> {
  await guess(game, replica, answer);
  await game.waitFor(() => document.querySelector('[role="dialog"], dialog[open]'), null, 'the statistics');
  await replica.closeDialog(game);
  await waitForOverlay(
    game,
    replica,
    'the end',
    ({ form, ghosts }) => form === 'panel' && ghosts.length === 0,
  );
  await game.waitFor(
    () => document.querySelector('knack-overlay')?.shadowRoot?.querySelector('.report .sum'),
    null,
    'the report',
  );
}

export async function photographOverlay(
  browser: Browser,
  language: string,
  { game: replica, guesses, answer, themes }: Language,
): Promise<void> {
  const game = await openAnew(browser, replica);
  await replica.start(game);
  /** @param isBrief whether it is gone at the next touch: that may lie over a button of the smallest phone's page */
  const settled = async (isBrief: boolean) => {
    await waitForOverlay(
      game,
      replica,
      'the overlay',
      ({ form, covered }) => form !== null && (isBrief || covered.length === 0),
    );
    await overlayAtRest(game);
  };
  /** @param lead what ends with a click on the page, such as one that sets its theme */
  const shoot = async (state: string, lead?: () => Promise<void>) => {
    for (const look of LOOK_NAMES) {
      await game.bringToFront();
      await game.resize(1280, 800);
      await replica.setTheme(game, themes[look]);
      await wear(browser, game, look === 'dark' ? 'dark' : 'light');
      await lead?.();
      const pictures: Uint8Array[] = [];
      for (const [width, height] of WINDOWS) {
        await game.resize(width, height);
        await settled(Boolean(lead));
        pictures.push(await game.screenshot());
      }
      if (look === 'contrast') {
        await game.resize(1280, 800);
        await wear(browser, game, 'contrast');
        await settled(false);
        pictures.push(await game.screenshot());
      }
      await sideBySide(browser, pictures, `${OUT}/${language}-overlay-${state}-${look}.png`);
    }
    await browser.setLook({});
    await game.bringToFront();
    await game.resize(1280, 800);
  };
  const shows = (selector: string) =>
    game.waitFor(
      (it) => document.querySelector('knack-overlay')?.shadowRoot?.querySelector(it),
      selector,
      `"${selector}" in the overlay`,
    );

  /** What a tap on a phone brings up. */
  const shootSheet = async (state: string) => {
    const pictures: Uint8Array[] = [];
    for (const look of ['light', 'dark'] as const) {
      await game.bringToFront();
      await replica.setTheme(game, themes[look]);
      await wear(browser, game, look);
      for (const [width, height] of PHONES) {
        await game.resize(width, height);
        await waitForOverlay(game, replica, 'the pill', ({ form }) => form === 'pill');
        await game.click('.unfold');
        await waitForOverlay(game, replica, 'the sheet', ({ form }) => form === 'sheet');
        pictures.push(await game.screenshot());
        await game.press('Escape');
      }
    }
    await sideBySide(browser, pictures, `${OUT}/${language}-sheet-${state}.png`);
    await browser.setLook({});
    await game.resize(1280, 800);
  };

  for (const word of guesses) await guess(game, replica, word);
  const seen = {
    count: '.review',
    nudge: '.letters',
    word: '.best:not([aria-busy="true"])',
    all: '.words li',
  };
  for (const help of HELP_OPTIONS) {
    await set(browser, { help });
    await shows(seen[help]);
    await shoot(help);
    await shootSheet(help);
  }
  // A word of the player's own that cannot win: it has been guessed.
  await set(browser, { help: 'nudge' });
  await game.type(guesses[0]!);
  await shows('.weighed summary');
  await game.click('.weighed summary');
  await shoot('weighed');
  await shootSheet('weighed');
  for (let n = 0; n < guesses[0]!.length; n++) await game.press('Backspace');
  await waitForLetters(game, replica, '');
  await set(browser, { help: 'word' });
  const key = tabKey(await browser.tabId(game));
  await browser.inExtension(
    async ([it, tab]) => {
      const { advice, help, told } = (await chrome.storage.session.get(it))[it] as TabRecord;
      const notice = { kind: 'hardMode', word: 'aroma' } as const;
      const order: Order = {
        type: 'update',
        update: { number: told!.number, advice, notice, help },
      };
      await chrome.tabs.sendMessage(tab, order);
    },
    [key, await browser.tabId(game)] as const,
  );
  await shows('.notice');
  await shoot('notice');
  await shoot('leaving', async () => {
    await set(browser, { overlay: true, sites: {} });
    await waitForOverlay(game, replica, 'the panel', ({ form }) => form === 'panel');
    await game.click('.switch-off');
    await shows('.undo');
  });
  await game.click('.undo');
  await waitForOverlay(game, replica, 'the panel', ({ form }) => form === 'panel');
  await game.click('.fold');
  await waitForOverlay(game, replica, 'the pill', ({ form }) => form === 'pill');
  await shoot('folded');
  await game.click('.unfold');
  await winForReport(game, replica, answer);
  await shoot('solved');
  await shootSheet('solved');
  await removeBoard(game, replica);
  await waitForOverlay(game, replica, 'what is wrong', ({ form, text }) => form === 'pill' && text !== '');
  await shoot('unreadable');
  await game.close();
}
