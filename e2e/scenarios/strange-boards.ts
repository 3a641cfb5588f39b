/** Boards of sites that Knack does not know, on which something is to be asked or told. */
import { afterEach, expect } from 'vitest';
import type extensionApi from 'webextension-polyfill';
import { answered, enteredBy, giving, strangeBoards } from '../boards/strange.ts';
import type { Page, Popup } from '../browsers/browser.ts';
import { waitForHints } from '../popup-page.ts';
import { GREEN, GREY, YELLOW } from '../reader/markup.ts';
import { type BrowserName, forAll, inOneBrowser, onStage, STRANGE_HOST } from '../stage.ts';

/** In the functions that run inside the extension. */
declare const chrome: typeof extensionApi;

const GAME = `https://${STRANGE_HOST}/boards`;
/** Two blues: nobody can tell what they mean but who plays there. */
const [DARK, LIGHT] = ['#4a4e9d', '#74a8ff'];

export function describeStrangeBoards(name: BrowserName): void {
  onStage(name, 'a board that Knack does not know', (stage) => {
    const { mainlyInChromium, mainlyInFirefox } = inOneBrowser(name);
    let popup: Popup | undefined;
    // None can be opened over another.
    afterEach(async () => {
      if (await popup?.isOpen()) await popup!.close();
    });
    const show = (boards: string): Promise<Page> => {
      stage.serve(strangeBoards(STRANGE_HOST, { '/boards': boards }));
      return stage.open(GAME);
    };
    const look = async (): Promise<Popup> => {
      popup = await stage.browser.openPopup();
      await popup.click('.offer .primary');
      return popup;
    };
    const says = (it: Popup, text: string) =>
      it.waitFor((wanted) => document.body.innerText.includes(wanted), text, `the popup to say "${text}"`);
    /** What the popup says after a reload: where Knack has looked for the board before, it does so by itself. */
    const saysAgain = async (game: Page, text: string): Promise<void> => {
      if (await popup!.isOpen()) await popup!.close();
      await game.bringToFront();
      await game.reload();
      popup = await stage.browser.openPopup();
      await says(popup, text);
    };

    mainlyInFirefox('has its colours explained once by the player', async () => {
      const game = await show(answered([['oater', [DARK, LIGHT, DARK, LIGHT, LIGHT]]]));
      const asking = await look();
      await says(asking, 'does not know what its colours mean');
      expect(await asking.evaluate(() => document.querySelector('.looks')!.textContent, null)).toMatch(
        /The colour of O T.*The colour of A E R/,
      );
      await asking.evaluate(() => {
        const [dark, light] = document.querySelectorAll('.looks fieldset');
        dark!.querySelectorAll('input')[2]!.click();
        light!.querySelectorAll('input')[1]!.click();
      }, null);
      await asking.click('.looks .primary');
      await says(asking, 'words left');
      await waitForHints(await stage.popupOf(game), ['oater 01011']);
      await saysAgain(game, 'words left');
    });

    mainlyInChromium(
      'has its colours explained in the panel, which is to be seen on a small screen too',
      async () => {
        const game = await show(answered([['oater', [DARK, LIGHT, DARK, LIGHT, LIGHT]]]));
        await says(await look(), 'does not know what its colours mean');
        await popup!.close();
        await game.bringToFront();
        await game.resize(1280, 800);
        const shows = (selector: string) => game.waitFor(isShown, selector, `"${selector}" to be seen`);
        for (const [width, height] of [
          [390, 600],
          [320, 480],
        ] as const) {
          await game.resize(width, height);
          await shows('.pill.message');
        }
        await game.resize(1280, 800);
        await shows('.looks');
        await game.click('.looks fieldset:nth-of-type(1) label:nth-of-type(3)');
        await game.click('.looks fieldset:nth-of-type(2) label:nth-of-type(2)');
        await game.click('.looks .primary');
        await waitForHints(await stage.popupOf(game), ['oater 01011']);
      },
    );

    mainlyInChromium('is asked in the panel which language it is in', async () => {
      const row = answered([['oater', [GREY, YELLOW, GREY, YELLOW, YELLOW]]]);
      stage.serve(strangeBoards(STRANGE_HOST, { '/boards': row }, ''));
      const game = await stage.open(GAME);
      await says(await look(), 'Which language is this game in?');
      await popup!.close();
      await game.bringToFront();
      await game.resize(1280, 800);
      await game.waitFor(isShown, '.panel .which', 'the question in the panel');
      await game.click('.which button');
      await waitForHints(await stage.popupOf(game), ['oater 01011']);
    });

    forAll('may mark repeated letters by a rule of its own, which the player can change', async () => {
      // With no copy in its place two rules mark all of them.
      const game = await show(
        answered([
          ['geese', [GREY, YELLOW, YELLOW, GREY, YELLOW]],
          ['crate', [GREY, YELLOW, YELLOW, GREY, YELLOW]],
        ]),
      );
      const telling = await look();
      await says(telling, 'Repeated letters: every copy is marked');
      const rule = () => document.querySelector<HTMLSelectElement>('.rule select')!.selectedOptions[0]!.text;
      expect(await telling.evaluate(rule, null)).toBe('every copy is marked');
      await says(telling, 'words left');
      await telling.evaluate(() => {
        const select = document.querySelector<HTMLSelectElement>('.rule select')!;
        select.value = 'unless-green';
        select.dispatchEvent(new Event('change', { bubbles: true }));
      }, null);
      const told = 'every copy, until the right places are used up';
      const isTold = (text: string) =>
        document.querySelector<HTMLSelectElement>('.rule select')?.selectedOptions[0]?.text === text;
      await telling.waitFor(isTold, told, 'the rule that was told');
      await telling.close();
      // It is the site's from now on.
      await game.reload();
      popup = await stage.browser.openPopup();
      await popup.waitFor(isTold, told, 'the same rule after a reload');
    });

    mainlyInChromium('gives a letter, which is obeyed and typed around', async () => {
      const game = await show(giving('clout', [GREEN, GREY, GREY, GREY, GREY]));
      const helping = await look();
      await says(helping, 'words left');
      const best = () => document.querySelector('.best .pick')?.textContent ?? '';
      await helping.waitFor(() => document.querySelector('.best .pick'), null, 'the best word');
      const word = (await helping.evaluate(best, null)).toLowerCase();
      expect(word[0]).toBe('c');
      await helping.click('.best .primary');
      const typed = () => document.querySelectorAll('.row')[1]!.textContent.toLowerCase();
      await expect.poll(() => game.evaluate(typed, null)).toBe(word);
    });

    mainlyInChromium('is entered with the button that the player has entered a guess with', async () => {
      await stage.browser.inExtension(() => chrome.storage.sync.set({ fill: true, enter: true }), null);
      const game = await show(enteredBy('Enviar', 'plumb'));
      await says(await look(), 'Press Enter yourself once');
      await popup!.close();
      await game.bringToFront();
      const isTyped = () => document.querySelector('.row')!.textContent.length === 5;
      await game.waitFor(isTyped, null, 'the first word');
      await game.click('#send');
      const isWon = () =>
        [...document.querySelectorAll('.row')].some(({ textContent }) => textContent === 'plumb');
      await game.waitFor(isWon, null, 'the answer');
    });

    mainlyInChromium('is not helped with where a board beside it cannot be read', async () => {
      const other = `<div class="board"><canvas width="220" height="264"></canvas></div>`;
      await show(
        `<main class="row">${answered([['oater', [GREY, YELLOW, GREY, YELLOW, YELLOW]]])}${other}</main>`,
      );
      const telling = await look();
      await says(telling, 'Knack can read only 1 of the 2 boards here');
      expect(await telling.evaluate(() => document.querySelector('.best'), null)).toBeNull();
    });
  });
}

/** Whether the person in front of the page sees this of Knack's overlay. */
const isShown = (selector: string): boolean =>
  document
    .querySelector('knack-overlay')
    ?.shadowRoot?.querySelector(selector)
    ?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ?? false;
