/** What the extension does, in one description for both browsers. */
import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type extensionApi from 'webextension-polyfill';
import { english } from '../src/test/english.ts';
import type { Browser, LaunchOptions, Page } from './browsers/browser.ts';
import {
  exportFile,
  focused,
  importFile,
  listedWords,
  openOptions,
  pressButton,
  putWord,
  waitForResult,
} from './options-page.ts';
import {
  choose,
  openPopup,
  popupText,
  setSwitch,
  shownHints,
  suggestion,
  summary,
  waitForHints,
  waitForText,
} from './popup-page.ts';
import type { Site } from './replicas/site.ts';
import { wordleSite, type WordleSiteOptions } from './replicas/wordle/site.ts';
import {
  closeDialog,
  guess,
  startGame,
  visibleHints,
  visibleRows,
  waitForLetters,
  waitForRows,
  WORDLE,
} from './wordle-page.ts';

/** In the functions that run inside the extension. */
declare const chrome: typeof extensionApi;

const WORDS = english.words;
const OPENERS = JSON.parse(readFileSync(new URL('../dicts/en/5.openers.json', import.meta.url), 'utf8')) as {
  word: string;
}[];
const OPENER = OPENERS[0]!.word;
/** How long six rows may take to turn, in milliseconds. */
const WHOLE_GAME = 40_000;
const SECOND_OPENER = OPENERS[1]!.word;

export function describeExtension(name: string, launch: (options: LaunchOptions) => Promise<Browser>): void {
  describe(`the extension in ${name}`, () => {
    let browser: Browser;
    /** The site of the test that is running. */
    let site: Site;
    const pages: Page[] = [];

    beforeAll(async () => {
      browser = await launch({
        extension: `dist/${name === 'chromium' ? 'chrome' : 'firefox'}`,
        sites: [{ hosts: ['www.nytimes.com'], reply: (url) => site.reply(url) }],
      });
    });
    afterAll(() => browser.close());

    beforeEach(() => serve({ '/games/wordle': 'aroma' }));

    afterEach(async () => {
      const errors = pages.flatMap((page) => page.errors());
      for (const page of pages.splice(0)) await page.close();
      await browser.inExtension(async () => {
        await chrome.storage.sync.clear();
        await chrome.storage.local.clear();
        await chrome.storage.session.clear();
      }, null);
      expect(errors).toEqual([]);
      expect(await browser.extensionErrors()).toEqual([]);
      // Nothing leaves: what the extension itself asks for is in the extension.
      expect(await browser.extensionRequests()).toEqual([]);
    });

    const serve = (answers: Record<string, string>, options: Partial<WordleSiteOptions> = {}) => {
      site = wordleSite({ answers, words: WORDS, ...options });
    };
    const open = async (address: string) => {
      const page = await browser.open(address);
      pages.push(page);
      return page;
    };
    /** A new game, with nothing stored of earlier ones. */
    const play = async (address = WORDLE) => {
      const page = await open(address);
      await page.evaluate(() => localStorage.clear(), null);
      await page.reload();
      await startGame(page);
      return page;
    };
    const popupOf = async (game?: Page) => {
      const popup = await openPopup(browser, game);
      pages.push(popup);
      return popup;
    };
    const badge = async (page: Page) => {
      const tab = await browser.tabId(page);
      return browser.inExtension(
        async (tabId) => [
          await chrome.action.getBadgeText({ tabId }),
          await chrome.action.getTitle({ tabId }),
        ],
        tab,
      );
    };
    const refusedWords = () =>
      browser.inExtension(
        async () => (await chrome.storage.local.get('refused:wordle'))['refused:wordle'] ?? [],
        null,
      );
    const optionsPage = async () => {
      const options = await openOptions(browser);
      pages.push(options);
      return options;
    };
    const waitForLists = (options: Page, lists: Record<string, string[]>) =>
      expect.poll(() => listedWords(options)).toEqual(lists);
    /** Auto-fill as a player switches it on. */
    const switchOn = async (game: Page, { enter = false } = {}) => {
      const popup = await popupOf(game);
      await setSwitch(popup, 'Fill in the suggestion', true);
      if (enter) await setSwitch(popup, 'Press Enter too', true);
      await game.bringToFront();
      return popup;
    };

    it('leads to a win: after each guess the popup shows the rows and the best next word', async () => {
      const game = await play();
      const popup = await popupOf(game);
      await waitForText(popup, '2,315 likely, 12,972 possible');
      expect(await suggestion(popup)).toBe(OPENER);
      await expect.poll(() => badge(game)).toEqual(['2315', 'Knack: 2,315 likely, 12,972 possible']);
      for (let turn = 1; turn <= 6; turn++) {
        const word = await suggestion(popup);
        await game.bringToFront();
        await guess(game, word);
        const hints = await visibleHints(game);
        await waitForHints(popup, hints);
        expect(await shownHints(popup)).toEqual(hints);
        if (word === 'aroma') break;
      }
      await waitForText(popup, 'Solved: AROMA.');
      await expect.poll(() => badge(game)).toEqual(['✓', 'Knack: Solved: AROMA.']);
    });

    it('reads what the Go article shows', async () => {
      const game = await play();
      await guess(game, 'oater');
      const popup = await popupOf(game);
      await waitForText(popup, '21 likely, 110 possible');
      expect(await shownHints(popup)).toEqual(['oater 11001']);
      await expect.poll(() => badge(game)).toEqual(['21', 'Knack: 21 likely, 110 possible']);
      // Thirty words at once, the likely ones first, the rest on demand.
      await waitForText(popup, 'Show 30 more');
      const listed = () =>
        popup.evaluate(
          () => [...document.querySelectorAll('.words li')].map((item) => item.textContent),
          null,
        );
      expect(await listed()).toHaveLength(30);
      expect((await listed()).slice(0, 3)).toEqual(['acorn', 'adorn', 'agora']);
      for (const [known, next] of [
        [30, 'Show 30 more'],
        [60, 'Show 30 more'],
        [90, 'Show 20 more'],
      ] as const) {
        await popup.waitFor(
          (count) => document.querySelectorAll('.words li').length === count,
          known,
          `${known} words`,
        );
        await waitForText(popup, next);
        // Twice: the second click must not bring the same words again.
        await popup.evaluate(() => {
          const button = document.querySelector<HTMLElement>('.words + button')!;
          button.click();
          button.click();
        }, null);
      }
      await popup.waitFor(() => document.querySelectorAll('.words li').length === 110, null, 'all 110 words');
      expect(new Set(await listed()).size).toBe(110);
      await game.bringToFront();
      await guess(game, 'abord');
      await waitForText(popup, '1 likely, 2 possible');
      expect(await suggestion(popup)).toBe('aroma');
    });

    it.each([
      ['geese', ['eerie', 'melee', 'geese']],
      ['mamma', ['ammon', 'magma', 'mamma']],
    ])('reads repeated letters: %s', async (answer, guesses) => {
      serve({ '/games/wordle': answer });
      const game = await play();
      const popup = await popupOf(game);
      for (const word of guesses) {
        await game.bringToFront();
        await guess(game, word);
      }
      const hints = await visibleHints(game);
      await waitForText(popup, `Solved: ${answer.toUpperCase()}.`);
      expect(await shownHints(popup)).toEqual(hints);
    });

    it('goes by a guess that its own list does not have', async () => {
      serve({ '/games/wordle': 'aroma' }, { words: [...WORDS, 'ormao'] });
      const game = await play();
      await guess(game, 'ormao');
      const popup = await popupOf(game);
      await waitForHints(popup, ['ormao 12111']);
      expect(await popupText(popup)).toMatch(/likely, \d+ possible/);
      expect(await suggestion(popup)).toBe('aroma');
    });

    it('takes the example rows of the help for no board, and waits until it is closed', async () => {
      const game = await open(WORDLE);
      await game.evaluate(() => localStorage.clear(), null);
      await game.reload();
      const popup = await switchOn(game);
      await waitForText(popup, 'No board yet.');
      await game.waitFor(() => document.querySelector('[data-testid="Play"]'), null, 'the Play button');
      await game.click('[data-testid="Play"]');
      await game.waitFor(() => document.querySelector('#help-dialog'), null, 'the help');
      await waitForText(popup, '2,315 likely');
      expect(await shownHints(popup)).toEqual([]);
      expect(await visibleRows(game)).toEqual([]);
      await closeDialog(game);
      await waitForLetters(game, OPENER);
    });

    it('waits while a consent layer lies on the board, and not for what is left of it', async () => {
      serve({ '/games/wordle': 'aroma' }, { consent: true });
      const game = await open(WORDLE);
      await game.evaluate(() => localStorage.clear(), null);
      await game.reload();
      await game.waitFor(() => document.querySelector('#fides-overlay'), null, 'the consent layer');
      await game.evaluate(() => document.querySelector<HTMLElement>('[data-testid="Play"]')!.click(), null);
      await game.waitFor(() => document.querySelector('#help-dialog'), null, 'the help');
      await game.evaluate(() => document.querySelector<HTMLElement>('[aria-label="Close"]')!.click(), null);
      const popup = await switchOn(game);
      await waitForText(popup, '2,315 likely');
      expect(await visibleRows(game)).toEqual([]);
      // Sites leave the emptied layer in the page.
      await game.evaluate(() => {
        const layer = document.querySelector<HTMLElement>('#fides-overlay')!;
        layer.replaceChildren();
        layer.style.cssText = 'position:static;height:0';
      }, null);
      await waitForLetters(game, OPENER);
    });

    it('fills in and leaves Enter to the player', async () => {
      const game = await play();
      const popup = await switchOn(game);
      await waitForLetters(game, OPENER);
      await game.press('Enter');
      await waitForRows(game, 1);
      await waitForHints(popup, await visibleHints(game));
      const next = await suggestion(popup);
      await waitForLetters(game, next);
      expect(await visibleHints(game)).toHaveLength(1);
    });

    it('never types again what the player deleted, nor over what the player typed, even after a reload', async () => {
      const game = await play();
      const popup = await switchOn(game);
      await waitForLetters(game, OPENER);
      for (let i = 0; i < 5; i++) await game.press('Backspace');
      await waitForLetters(game, '');
      await game.type('oa');
      await waitForLetters(game, 'oa');
      await game.reload();
      await startGame(game);
      // The player's row stays the player's: their own guess comes next, unhindered.
      await guess(game, 'oater');
      expect(await visibleHints(game)).toEqual(['oater 11001']);
      // The next row is Knack's to fill again, until the player empties it, and so it stays.
      await waitForHints(popup, ['oater 11001']);
      await waitForLetters(game, await suggestion(popup));
      for (let i = 0; i < 5; i++) await game.press('Backspace');
      await waitForLetters(game, '');
      await game.reload();
      await waitForText(popup, 'No board yet.');
      await startGame(game);
      await waitForRows(game, 1);
      await waitForHints(popup, ['oater 11001']);
      await guess(game, 'abord');
      expect(await visibleHints(game)).toEqual(['oater 11001', 'abord 20210']);
    });

    it('types again after a reload what the page has lost', async () => {
      const game = await play();
      await switchOn(game);
      await waitForLetters(game, OPENER);
      await game.reload();
      await startGame(game);
      await waitForLetters(game, OPENER);
    });

    it('plays on by itself with Enter, to a win', async () => {
      const game = await play();
      const popup = await switchOn(game, { enter: true });
      await waitForText(popup, 'Solved: AROMA.', WHOLE_GAME);
      expect((await visibleHints(game)).at(-1)).toBe('aroma 22222');
    });

    it('learns a word that the game refuses, clears it and offers the next best', async () => {
      serve({ '/games/wordle': 'aroma' }, { words: WORDS.filter((word) => word !== OPENER) });
      const game = await play();
      const popup = await switchOn(game);
      await waitForLetters(game, OPENER);
      await game.press('Enter');
      await waitForLetters(game, SECOND_OPENER);
      expect(await refusedWords()).toEqual([OPENER]);
      await waitForText(popup, `${OPENER.toUpperCase()} is not in the game’s list.`);
      expect(await suggestion(popup)).toBe(SECOND_OPENER);
      // It stays learnt.
      await game.reload();
      await startGame(game);
      await waitForLetters(game, SECOND_OPENER);
    });

    it('learns from the player too, but deletes only what it typed itself', async () => {
      serve({ '/games/wordle': 'aroma' }, { words: WORDS.filter((word) => word !== OPENER) });
      const game = await play();
      const popup = await popupOf(game);
      await game.bringToFront();
      await game.type(OPENER);
      await game.press('Enter');
      await popup.waitFor(
        (word) =>
          document.querySelector('.best [role="img"]')?.getAttribute('aria-label')?.toLowerCase() === word,
        SECOND_OPENER,
        'the next best',
      );
      expect(await refusedWords()).toEqual([OPENER]);
      await waitForLetters(game, OPENER);
    });

    it('plays past a refused word with Enter', async () => {
      serve({ '/games/wordle': 'aroma' }, { words: WORDS.filter((word) => word !== OPENER) });
      const game = await play();
      const popup = await switchOn(game, { enter: true });
      await waitForText(popup, 'Solved: AROMA.', WHOLE_GAME);
      expect((await visibleHints(game))[0]).toContain(SECOND_OPENER);
    });

    it('does not learn from a guess that is too short', async () => {
      const game = await play();
      const popup = await popupOf(game);
      await game.bringToFront();
      await game.type('oat');
      await game.press('Enter');
      await game.waitFor(
        () => document.querySelector('[class^="Toast-module_toast"]')?.textContent === 'Not enough letters',
        null,
        'the refusal',
      );
      await game.type('er');
      await game.press('Enter');
      await waitForRows(game, 1);
      await waitForText(popup, '21 likely, 110 possible');
      expect(await refusedWords()).toEqual([]);
    });

    it('does not learn from hard mode, and says why it stopped', async () => {
      serve({ '/games/wordle': 'eight' }, { hardMode: true });
      const game = await play();
      await guess(game, 'might');
      // So many words end in -ight that the best guess is a probe, which hard mode forbids.
      const popup = await switchOn(game, { enter: true });
      const probe = await suggestion(popup);
      expect(probe).not.toMatch(/ight$/);
      await waitForText(popup, `The game refused ${probe.toUpperCase()}: hard mode`);
      expect(await refusedWords()).toEqual([]);
      await waitForLetters(game, probe);
    });

    it('does not learn from silence, and does not press Enter twice', async () => {
      const game = await play();
      await game.evaluate(() => {
        document.documentElement.dataset['enters'] = '0';
        const swallow = (event: Event) => {
          const onKey = event.target instanceof Element && event.target.closest('[data-key="↵"]');
          if (!onKey && (event as KeyboardEvent).key !== 'Enter') return;
          event.stopImmediatePropagation();
          document.documentElement.dataset['enters'] = String(
            Number(document.documentElement.dataset['enters']) + 1,
          );
        };
        for (const type of ['click', 'keydown']) window.addEventListener(type, swallow, true);
      }, null);
      const popup = await switchOn(game, { enter: true });
      await waitForText(popup, `The game has not answered ${OPENER.toUpperCase()}.`, WHOLE_GAME);
      expect(await refusedWords()).toEqual([]);
      expect(await game.evaluate(() => document.documentElement.dataset['enters'], null)).toBe('1');
      await waitForLetters(game, OPENER);
    });

    it('says so when the game does not take its letters', async () => {
      const game = await play();
      await game.evaluate(() => {
        for (const type of ['click', 'keydown', 'keyup']) {
          window.addEventListener(type, (event) => event.isTrusted || event.stopImmediatePropagation(), true);
        }
      }, null);
      const popup = await switchOn(game);
      await waitForText(popup, `The game did not take the letters of ${OPENER.toUpperCase()}`);
      await guess(game, 'oater');
      expect(await visibleHints(game)).toEqual(['oater 11001']);
    });

    it('shows the same after a reload in mid-game', async () => {
      const game = await play();
      await guess(game, 'oater');
      await guess(game, 'abord');
      const popup = await popupOf(game);
      await waitForText(popup, '1 likely, 2 possible');
      await game.bringToFront();
      await game.reload();
      await waitForText(popup, 'No board yet.');
      await startGame(game);
      await waitForHints(popup, ['oater 11001', 'abord 20210']);
      expect(await shownHints(popup)).toEqual(['oater 11001', 'abord 20210']);
      await waitForText(popup, '1 likely, 2 possible');
    });

    it('shows the same when the page comes back from the back/forward cache', async () => {
      const game = await play();
      await guess(game, 'oater');
      const popup = await popupOf(game);
      await waitForText(popup, '21 likely, 110 possible');
      await game.bringToFront();
      await game.evaluate(() => {
        window.addEventListener(
          'pageshow',
          ({ persisted }) => (document.title = persisted ? 'restored' : 'new'),
        );
      }, null);
      await game.goto('https://www.nytimes.com/games/connections');
      await waitForText(popup, 'There is no game on this page.');
      await expect.poll(() => badge(game)).toEqual(['', 'Knack']);
      await game.bringToFront();
      await game.back();
      await game.waitFor(() => document.title === 'restored', null, 'the page to come back as it was');
      await waitForText(popup, '21 likely, 110 possible');
      await expect.poll(async () => (await badge(game))[0]).toBe('21');
    });

    it('goes on when the worker is stopped between two guesses', async () => {
      const game = await play();
      const popup = await switchOn(game);
      await waitForLetters(game, OPENER);
      for (let i = 0; i < 5; i++) await game.press('Backspace');
      await waitForLetters(game, '');
      await browser.stopBackground();
      await guess(game, 'oater');
      await waitForText(popup, '21 likely, 110 possible');
      const next = await suggestion(popup);
      await waitForLetters(game, next);
      await browser.stopBackground();
      // Who typed what is not forgotten: the row that Knack filled is deleted by the player for good.
      for (let i = 0; i < 5; i++) await game.press('Backspace');
      await waitForLetters(game, '');
      await browser.stopBackground();
      await guess(game, 'abord');
      await waitForText(popup, '1 likely, 2 possible');
    });

    it('paints the popup from what is stored while the worker is stopped', async () => {
      const game = await play();
      await guess(game, 'oater');
      await waitForText(await popupOf(game), '21 likely, 110 possible');
      await browser.stopBackground();
      const popup = await popupOf(game);
      await waitForText(popup, '21 likely, 110 possible');
      expect(await shownHints(popup)).toEqual(['oater 11001']);
      await waitForText(popup, 'Show 30 more');
    });

    it('follows the site from the archive to a day and on, without a load', async () => {
      serve({
        '/games/wordle': 'aroma',
        '/games/wordle/2026-03-04': 'geese',
        '/games/wordle/2026-03-05': 'mamma',
      });
      const game = await open(`${WORDLE}/archive`);
      await game.evaluate(() => localStorage.clear(), null);
      const popup = await popupOf(game);
      await waitForText(popup, 'There is no game on this page.');
      await expect.poll(() => badge(game)).toEqual(['', 'Knack']);
      await game.evaluate(() => (document.documentElement.dataset['loaded'] = 'once'), null);
      const visit = async (day: string, word: string, hint: string) => {
        await game.bringToFront();
        await game.waitFor((href) => document.querySelector(`a[href="${href}"]`), day, `the link to ${day}`);
        await game.click(`a[href="${day}"]`);
        await waitForText(popup, 'No board yet.');
        await startGame(game);
        await waitForText(popup, '2,315 likely');
        expect(await shownHints(popup)).toEqual([]);
        await guess(game, word);
        await waitForHints(popup, [hint]);
        expect(await shownHints(popup)).toEqual([hint]);
        await game.click('nav a');
        await waitForText(popup, 'There is no game on this page.');
      };
      await visit('/games/wordle/2026-03-04', 'oater', 'oater 00010');
      await visit('/games/wordle/2026-03-05', 'oater', 'oater 02000');
      expect(await game.evaluate(() => document.documentElement.dataset['loaded'], null)).toBe('once');
    });

    it.each(['four', 'wonder', 'fortune'])('solves a custom puzzle: %s', async (answer) => {
      serve({ '/games/create/wordle/abc': answer });
      const game = await play('https://www.nytimes.com/games/create/wordle/abc');
      const popup = await switchOn(game, { enter: true });
      await waitForText(popup, `Solved: ${answer.toUpperCase()}.`, WHOLE_GAME);
      expect((await visibleHints(game)).at(-1)).toBe(`${answer} ${'2'.repeat(answer.length)}`);
    });

    it('keeps two games in two tabs apart', async () => {
      serve({ '/games/wordle': 'aroma', '/games/wordle/2026-03-04': 'geese' });
      const first = await play();
      const second = await open(`${WORDLE}/2026-03-04`);
      await startGame(second);
      await guess(second, 'eerie');
      await first.bringToFront();
      await guess(first, 'oater');
      const popups = [await popupOf(first), await popupOf(second)];
      await waitForHints(popups[0]!, ['oater 11001']);
      await waitForHints(popups[1]!, ['eerie 12002']);
      expect(await badge(first)).not.toEqual(await badge(second));
    });

    it('says what to do on a page without a game, and takes hints typed by hand', async () => {
      const page = await open('https://www.nytimes.com/games/connections');
      const popup = await popupOf(page);
      await waitForText(popup, 'There is no game on this page.');
      await waitForText(popup, 'Open Wordle');
      await popup.fill('textarea', 'oater 11001\nABORD 20210');
      await waitForText(popup, '1 likely, 2 possible');
      expect(await suggestion(popup)).toBe('aroma');
      await popup.fill('textarea', 'crane 20000\nstomp 00000\nbrick 20000');
      await waitForText(popup, 'Rows 1 and 3 contradict each other');
      await popup.fill('textarea', 'zzzzz 22000\ncrane 00100');
      await waitForText(popup, 'No word that Knack knows fits these rows.');
      await waitForText(popup, 'Not in it: C, R, N, and E');
      await popup.fill('textarea', 'oater 1100');
      await waitForText(popup, 'Row 1: the reply needs one digit for each letter.');
      await popup.fill('textarea', 'knowledge 000000000');
      await waitForText(popup, 'Knack has no list of 9-letter words yet');
      await popup.fill('textarea', 'oater 11001');
      await waitForText(popup, '21 likely, 110 possible');
      await browser.stopBackground();
      await waitForText(await popupOf(page), '21 likely, 110 possible');
      await popup.click('.by-hand button');
      await popup.waitFor(() => !document.querySelector('.hints'), null, 'the hints to be gone');
    });

    it('takes hints typed by hand in other languages, and keeps the language', async () => {
      const page = await open('https://www.nytimes.com/games/connections');
      const popup = await popupOf(page);
      await popup.fill('textarea', 'FÜNFE 00000');
      await waitForText(popup, 'likely');
      await choose(popup, 'select', 'de-written-out');
      await waitForText(popup, 'Row 1: the reply needs one digit for each letter.');
      await popup.fill('textarea', 'fünf 00100\nRADIO 01000');
      await popup.waitFor(() => document.querySelectorAll('.hints li').length === 2, null, 'both rows');
      expect(await suggestion(popup)).toMatch(/^[a-z]{5}$/);
      await choose(popup, 'select', 'pl');
      await popup.fill('textarea', 'okrai 00010');
      await waitForHints(popup, ['okrai 00010']);
      const again = await popupOf(page);
      await waitForText(again, await summary(popup));
      expect(
        await again.evaluate(() => document.querySelector('select')!.selectedOptions[0]!.textContent, null),
      ).toBe('Polish');
    });

    it('asks for access where the browser withholds it, and reads the board once it is given', async () => {
      await browser.withholdAccess();
      try {
        const game = await play();
        const popup = await browser.openExtensionPage(`popup.html?tab=${await browser.tabId(game)}`);
        pages.push(popup);
        await waitForText(popup, 'Your browser does not let Knack see this site');
        await popup.click('button.primary');
        await browser.acceptPermissionPrompt();
        await waitForText(popup, 'No board yet.');
        await game.bringToFront();
        await startGame(game);
        await waitForText(popup, '2,315 likely, 12,972 possible');
      } finally {
        await browser.grantAccess();
      }
    });

    it('ends in open pages without a trace when it is updated, and the new one goes on', async () => {
      const game = await play();
      await guess(game, 'oater');
      await browser.reloadExtension();
      // The old script finds out at the next change; in Chrome it is the only one on this page.
      await guess(game, 'abord');
      expect(game.errors()).toEqual([]);
      const popup = await popupOf(game);
      if (name === 'chromium') {
        await waitForText(popup, 'This game was open before Knack was.');
        await popup.click('button.primary');
        await game.bringToFront();
        await startGame(game);
      }
      await waitForText(popup, '1 likely, 2 possible');
    });

    it('has a popup with a width of its own', async () => {
      const game = await play();
      await guess(game, 'oater');
      await waitForText(await popupOf(game), '21 likely, 110 possible');
      await game.bringToFront();
      const popup = await browser.openPopup();
      try {
        await popup.waitFor(
          () => document.body.innerText.includes('21 likely, 110 possible'),
          null,
          'the board of the tab',
        );
        const { width, height } = await popup.size();
        expect(width).toBeGreaterThanOrEqual(320);
        expect(width).toBeLessThanOrEqual(400);
        expect(height).toBeGreaterThan(200);
        expect(await popup.errors()).toEqual([]);
      } finally {
        await popup.close();
      }
    });

    it('takes words that are added or forbidden into open games at once', async () => {
      const game = await play();
      await guess(game, 'oater');
      await guess(game, 'abord');
      const popup = await switchOn(game);
      await waitForText(popup, '1 likely, 2 possible');
      await waitForLetters(game, 'aroma');

      const options = await optionsPage();
      await putWord(options, 'Aroma', 'forbid');
      await waitForResult(options, 'words', '“aroma” is forbidden.');
      await waitForLists(options, { Forbidden: ['aroma'] });
      await waitForText(popup, '0 likely, 1 possible');
      expect(await suggestion(popup)).toBe('aroha');
      await expect.poll(() => badge(game)).toEqual(['1', 'Knack: 0 likely, 1 possible']);
      // Knack takes out what it typed itself, even in a tab that nobody is looking at.
      await waitForLetters(game, 'aroha');

      await putWord(options, 'arooa', 'add');
      await waitForLists(options, { Added: ['arooa'], Forbidden: ['aroma'] });
      await waitForText(popup, '1 likely, 2 possible');
      await waitForLetters(game, 'arooa');

      await pressButton(options, 'words', 'Remove “aroma”');
      await waitForText(popup, '2 likely, 3 possible');
      expect(await visibleHints(game)).toHaveLength(2);
    });

    it('leaves to the player what the player has typed, whatever words change', async () => {
      const game = await play();
      const popup = await switchOn(game);
      await waitForLetters(game, OPENER);
      for (let i = 0; i < 5; i++) await game.press('Backspace');
      await game.type('aro');
      await waitForLetters(game, 'aro');
      await putWord(await optionsPage(), OPENER, 'forbid');
      await waitForText(popup, '12,971 possible');
      expect(await suggestion(popup)).toBe(SECOND_OPENER);
      await game.bringToFront();
      await game.type('ma');
      await waitForLetters(game, 'aroma');
    });

    it('takes forbidden words into hints typed by hand', async () => {
      const popup = await popupOf(await open('https://www.nytimes.com/games/connections'));
      await popup.fill('textarea', 'oater 11001\nabord 20210');
      await waitForText(popup, '1 likely, 2 possible');
      await putWord(await optionsPage(), 'aroma', 'forbid');
      await waitForText(popup, '0 likely, 1 possible');
      expect(await suggestion(popup)).toBe('aroha');
    });

    it('says what is no word, and keeps the keyboard in its place when words are removed', async () => {
      const options = await optionsPage();
      expect(await options.evaluate(() => document.title, null)).toBe('Knack settings');
      await putWord(options, 'no word', 'add');
      await waitForResult(options, 'words', 'A word has 4 to 11 letters and nothing else.');
      await waitForLists(options, {});
      await putWord(options, 'doomscrolls', 'add');
      await waitForResult(options, 'words', 'Knack has no list of 11-letter words in this language yet.');
      await pressButton(options, 'words', 'Remove “doomscrolls”');
      await waitForLists(options, {});
      // Enter adds.
      for (const word of ['emoji', 'selfie']) {
        await options.fill('#words input', word);
        await options.press('Enter');
        await waitForResult(options, 'words', `“${word}” is added.`);
      }
      await waitForLists(options, { Added: ['emoji', 'selfie'] });
      for (let i = 0; i < 3; i++) await options.press('Tab');
      await expect.poll(() => focused(options)).toBe('Remove “emoji”');
      await options.press('Enter');
      await waitForLists(options, { Added: ['selfie'] });
      await expect.poll(() => focused(options)).toBe('Remove “selfie”');
      await options.press('Enter');
      await waitForLists(options, {});
      await expect.poll(() => options.evaluate(() => document.activeElement?.tagName, null)).toBe('INPUT');
      await pressButton(options, 'words', 'Undo');
      await waitForLists(options, { Added: ['selfie'] });
      await expect.poll(() => focused(options)).toBe('“selfie” is back in the list.');
    });

    it('shows the words that a game refused, in other tabs too, and forgets them on demand', async () => {
      serve(
        { '/games/wordle': 'aroma', '/games/wordle/2026-03-04': 'geese' },
        { words: WORDS.filter((word) => word !== OPENER) },
      );
      const other = await open(`${WORDLE}/2026-03-04`);
      const otherPopup = await popupOf(other);
      await other.bringToFront();
      await startGame(other);
      await waitForText(otherPopup, '12,972 possible');
      const options = await optionsPage();
      await waitForText(options, 'No game has refused a word yet.');
      const game = await play();
      await game.type(OPENER);
      await game.press('Enter');
      await waitForText(otherPopup, '12,971 possible');
      expect(await suggestion(otherPopup)).toBe(SECOND_OPENER);

      await options.bringToFront();
      await waitForLists(options, { Wordle: [OPENER] });
      await pressButton(options, 'refused', 'Remove all for Wordle');
      await waitForText(otherPopup, '12,972 possible');
      await waitForLists(options, {});
      await pressButton(options, 'refused', 'Undo');
      await waitForLists(options, { Wordle: [OPENER] });
      await waitForText(otherPopup, '12,971 possible');
      await pressButton(options, 'refused', `Remove “${OPENER}”`);
      await waitForLists(options, {});
      await waitForText(otherPopup, '12,972 possible');
      await expect.poll(() => focused(options)).toBe(`“${OPENER}” is removed.`);
    });

    it('takes everything to another browser in a file, and says what is wrong with others', async () => {
      const options = await optionsPage();
      await putWord(options, 'emoji', 'add');
      await putWord(options, 'aroma', 'forbid');
      await waitForLists(options, { Added: ['emoji'], Forbidden: ['aroma'] });
      await setSwitch(options, 'Suggest vulgar words', true);
      const { name, text } = await exportFile(options);
      expect(name).toMatch(/^knack-\d{4}-\d\d-\d\d\.json$/);
      await browser.inExtension(async () => {
        await chrome.storage.sync.clear();
        await chrome.storage.local.clear();
      }, null);
      await waitForLists(options, {});
      for (const [wrong, sentence] of [
        ['{"some":"file"}', 'This file is not a Knack export. Nothing was changed.'],
        [text.slice(0, -20), 'it is damaged or not a Knack export. Nothing was changed.'],
        [text.replace('"version":1', '"version":2'), 'A newer version of Knack has exported this file.'],
        [' '.repeat(12_000_001), 'This file is too large'],
      ] as const) {
        await importFile(options, wrong);
        await waitForResult(options, 'data', sentence);
      }
      await waitForLists(options, {});
      await importFile(options, text);
      await waitForResult(
        options,
        'data',
        'Imported: 2 words of your own, 0 refused words and the settings.',
      );
      await waitForLists(options, { Added: ['emoji'], Forbidden: ['aroma'] });
      await options.waitFor(
        () => document.querySelector<HTMLInputElement>('#suggestions input')!.checked,
        null,
        'the switch to be on',
      );
      const stored = () =>
        browser.inExtension(
          async () => [await chrome.storage.sync.get(), await chrome.storage.local.get()],
          null,
        );
      expect(await stored()).toEqual([
        { vulgar: true },
        { 'words:en': { added: ['emoji'], forbidden: ['aroma'] } },
      ]);
      await options.reload();
      await waitForLists(options, { Added: ['emoji'], Forbidden: ['aroma'] });
    });

    it('leaves alone what it has stored and cannot read, and says so', async () => {
      const strange = { 'words:en': 'of a later version' };
      await browser.inExtension((items) => chrome.storage.local.set(items), strange);
      const options = await optionsPage();
      await waitForText(options, 'Knack cannot read some of the words that it has stored');
      await putWord(options, 'aroma', 'forbid');
      await waitForResult(options, 'words', 'it leaves them as they are');
      expect(await browser.inExtension(() => chrome.storage.local.get(), null)).toEqual(strange);
    });

    // Firefox sets no limit that a test could reach.
    if (name === 'chromium') {
      it('says so when the store is full, and loses nothing', async () => {
        const options = await optionsPage();
        await putWord(options, 'emoji', 'add');
        await waitForLists(options, { Added: ['emoji'] });
        const file = (await exportFile(options)).text.replace('emoji', 'selfie');
        await browser.inExtension(async () => {
          const free = 10 * 1024 * 1024 - (await chrome.storage.local.getBytesInUse());
          await chrome.storage.local.set({ x: 'x'.repeat(free - 6) });
        }, null);
        await putWord(options, 'aroma', 'forbid');
        await waitForResult(options, 'words', 'Your browser’s storage is full, so nothing was changed.');
        await importFile(options, file);
        await waitForResult(options, 'data', 'Your browser’s storage is full, so nothing was changed.');
        await options.reload();
        await waitForLists(options, { Added: ['emoji'] });
        // Room can be made.
        await pressButton(options, 'words', 'Remove “emoji”');
        await waitForLists(options, {});
      });
    }

    it('lists vulgar words in open games as soon as the player allows them', async () => {
      serve({ '/games/wordle': 'bucks' });
      const game = await play();
      await guess(game, 'ducks');
      const popup = await popupOf(game);
      await waitForText(popup, 'One vulgar word is not shown.');
      const summaryBefore = await summary(popup);
      await setSwitch(await optionsPage(), 'Suggest vulgar words', true);
      await waitForText(popup, 'fucks');
      expect(await popupText(popup)).not.toContain('vulgar');
      expect(await summary(popup)).toBe(summaryBefore);
    });

    it('opens its options from the popup', async () => {
      const popup = await popupOf(await play());
      await popup.click('header button');
      const options = await browser.openedPage('options.html');
      pages.push(options);
      await waitForText(options, 'Your words');
    });
  });
}
