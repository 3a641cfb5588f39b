/**
 * What the extension does on any page: access, updates, its options, hints by hand.
 * Access, updates, the popup itself, files and stopped workers are each browser’s own. Languages and settings
 * are Knack’s work alone.
 */
import { beforeEach, expect, it } from 'vitest';
import type extensionApi from 'webextension-polyfill';
import { MAX_FILE } from '../../src/protocol/requests.ts';
import {
  chooseGame,
  exportFile,
  importFile,
  openParts,
  pick,
  pressButton,
  putOpener,
  putWord,
  waitForChoice,
  waitForLists,
  waitForResult,
} from '../options-page.ts';
import {
  choose,
  setSwitch,
  suggestion,
  summary,
  waitForHints,
  waitForSuggestion,
  waitForText,
  typeHints,
} from '../popup-page.ts';
import { type BrowserName, FORBIDDEN_ADDRESS, inOneBrowser, onStage, withoutAnswer } from '../stage.ts';
import { wordleOn } from '../wordle-stage.ts';
import { wordsOf } from '../words.ts';

/** In the functions that run inside the extension. */
declare const chrome: typeof extensionApi;

const { opener } = wordsOf('en');

export function describeExtension(name: BrowserName): void {
  onStage(name, 'the extension', (stage) => {
    const { inChromium, inChromiumForAll, inFirefox, mainlyInChromium, mainlyInFirefox } = inOneBrowser(name);
    const { serve, play, start, guess } = wordleOn(stage);

    beforeEach(() => serve({ '/games/wordle': 'aroma' }));

    mainlyInChromium('says what to do on a page without a game, and takes hints typed by hand', async () => {
      const page = await stage.open('https://www.nytimes.com/games/connections');
      const popup = await stage.popupOf(page);
      await waitForText(popup, 'There is no game on this page.');
      await waitForText(popup, 'Open Wordle');
      await popup.click('.manual summary');
      await popup.type('OAT');
      await popup.press('Enter');
      await waitForText(popup, 'A word here has 5 letters.');
      const rowTop = () => document.querySelector('.hand')!.getBoundingClientRect().top;
      const top = await popup.evaluate(rowTop, null);
      await popup.type('ER');
      for (const place of [1, 2, 5]) await popup.click(`.hand-rows .tile:nth-child(${place})`);
      await waitForText(popup, '21 likely words left, 110 in all');
      expect(await popup.evaluate(rowTop, null), 'what is typed stands where it was').toBeCloseTo(top, 0);
      await popup.click('.open-row input');
      await popup.type('abord20210');
      await waitForText(popup, '1 likely word left, 2 in all');
      const moved = Math.abs((await popup.evaluate(rowTop, null)) - top);
      expect(moved, 'what is typed stands beside the names of the last words').toBeLessThan(2);
      expect(await suggestion(popup)).toBe('aroma');
      await popup.resize(360, 510);
      await typeHints(popup, 'crane 00100\nslate 00100\nhumid 00000\nbowls 00000\nvixen 00000');
      await popup.click('.manual .buttons button');
      await popup.click('.open-row input');
      await popup.type('abord');
      await popup.waitFor(() => document.querySelectorAll('.hand-rows li').length === 6, null, 'six rows');
      const edges = await popup.evaluate(
        () =>
          ['.levels', '.manual .best .tiles', '.hand', '.open-row'].map((part) => {
            const { top, bottom } = document.querySelector(part)!.getBoundingClientRect();
            return [Math.round(top), Math.round(bottom)] as const;
          }),
        null,
      );
      const [levels, word, hand, row] = edges;
      expect(levels![0], 'all is in view').toBeGreaterThanOrEqual(0);
      expect(word![1], 'the word is above what is typed').toBeLessThanOrEqual(hand![0]);
      expect(row![1], 'the row in play is in view').toBeLessThanOrEqual(510);
      await typeHints(popup, 'crane 20000\nstomp 00000\nbrick 20000');
      await waitForText(popup, 'Rows 1 and 3 contradict each other');
      await typeHints(popup, 'zzzzz 22000\ncrane 00100');
      await waitForText(popup, 'Knack knows no word that fits.');
      await waitForText(popup, 'Not in it: C, R, N, and E');
      await typeHints(popup, 'oater 1100');
      await waitForText(popup, 'Row 1: the reply needs one digit for each letter.');
      await typeHints(popup, 'knowledge 000000000');
      await waitForText(popup, 'Knack has no list of 9-letter words in English yet');
      await typeHints(popup, 'oater 11001');
      await waitForText(popup, '21 likely words left, 110 in all');
      await stage.browser.stopBackground();
      await waitForText(await stage.popupOf(page), '21 likely words left, 110 in all');
      await popup.bringToFront();
      await popup.click('.manual .clear');
      await popup.waitFor(() => !document.querySelector('.hints'), null, 'the hints to be gone');
    });

    inChromiumForAll('takes hints typed by hand in other languages, and keeps the language', async () => {
      const page = await stage.open('https://www.nytimes.com/games/connections');
      const popup = await stage.popupOf(page);
      await typeHints(popup, 'FÜNFE 00000');
      await waitForText(popup, 'likely');
      await choose(popup, '.lexicon select', 'de-written-out');
      await waitForText(popup, 'Row 1: the reply needs one digit for each letter.');
      await typeHints(popup, 'fünf 00100\nRADIO 01000');
      await popup.waitFor(() => document.querySelectorAll('.hints li').length === 2, null, 'both rows');
      expect(await suggestion(popup)).toMatch(/^[a-z]{5}$/);
      await choose(popup, '.lexicon select', 'pl');
      await typeHints(popup, 'okrai 00010');
      await waitForHints(popup, ['okrai 00010']);
      const again = await stage.popupOf(page);
      await waitForText(again, await summary(popup));
      expect(
        await again.evaluate(
          () => document.querySelector<HTMLSelectElement>('.lexicon select')!.selectedOptions[0]!.textContent,
          null,
        ),
      ).toBe('Polish');
    });

    it('asks for access where the browser withholds it, and reads the board once it is given', async () => {
      await stage.browser.withholdAccess();
      try {
        const game = await play();
        const popup = await stage.browser.openExtensionPage(
          `popup.html?tab=${await stage.browser.tabId(game)}`,
        );
        stage.adopt(popup);
        await waitForText(popup, 'Your browser does not let Knack see this site');
        await popup.click('button.primary');
        await stage.browser.acceptPermissionPrompt();
        await waitForText(popup, 'No board yet.');
        await game.bringToFront();
        await start(game);
        await waitForText(popup, '1,809 likely words left, 12,972 in all');
      } finally {
        await stage.browser.grantAccess();
      }
    });

    it('ends in open pages without a trace when it is updated, and the new one goes on', async () => {
      const game = await play();
      await guess(game, 'oater');
      await stage.browser.reloadExtension();
      // The old script finds out at the next change; in Chrome it is the only one on this page
      // (https://github.com/w3c/webextensions/issues/617).
      await guess(game, 'abord');
      expect(game.errors()).toEqual([]);
      const popup = await stage.popupOf(game);
      if (name === 'chromium') {
        await waitForText(popup, 'This page was open before Knack could see it.');
        await game.evaluate(() => (document.documentElement.dataset['old'] = ''), null);
        await popup.click('button.primary');
        await game.bringToFront();
        const isNew = () => document.documentElement.dataset['old'] === undefined;
        await game.waitFor(isNew, null, 'the game to be loaded again');
        await start(game);
      }
      await waitForText(popup, '2 words left');
    });

    mainlyInFirefox('has one overlay on a page after many updates, and none that is dead', async () => {
      const game = await play();
      const overlays = () => game.evaluate(() => document.querySelectorAll('knack-overlay').length, null);
      const show = (overlay: boolean) =>
        stage.browser.inExtension((on) => chrome.storage.sync.set({ overlay: on }), overlay);
      await expect.poll(overlays).toBe(1);
      for (let update = 1; update <= 10; update++) {
        const visit = (await stage.remembered(game))?.told?.visit;
        await stage.browser.reloadExtension();
        if (name === 'chromium') break;
        const next = async () => (await stage.remembered(game))?.told?.visit ?? visit;
        await expect.poll(next).not.toBe(visit);
        await expect.poll(overlays).toBe(1);
      }
      await game.press('a');
      if (name === 'chromium') {
        // Its old script is the only one, and goes at the first key.
        await expect.poll(overlays).toBe(0);
        await game.reload();
        await start(game);
        await expect.poll(overlays).toBe(1);
      }
      // What is alive goes when it is told to, and comes again.
      await show(false);
      await expect.poll(overlays).toBe(0);
      await show(true);
      await expect.poll(overlays).toBe(1);
      expect(game.errors()).toEqual([]);
    });

    it('leaves nothing to be seen when it is switched off', async () => {
      const game = await play();
      const areSeen = () =>
        game.evaluate(
          () => [...document.querySelectorAll('knack-overlay')].map((it) => getComputedStyle(it).display),
          null,
        );
      await expect.poll(areSeen).toEqual(['block']);
      await stage.browser.whileOff(async () => {
        // Chrome has the old script live on until something happens: https://github.com/w3c/webextensions/issues/138
        await game.press('a');
        await expect.poll(areSeen).toEqual(name === 'chromium' ? [] : ['none']);
      });
      expect(game.errors()).toEqual([]);
    });

    mainlyInChromium('leaves nothing dead on a page that the browser has kept over an update', async () => {
      const game = await play();
      const overlays = () => game.evaluate(() => document.querySelectorAll('knack-overlay').length, null);
      await expect.poll(overlays).toBe(1);
      await game.goto('https://www.nytimes.com/games/connections');
      await stage.browser.reloadExtension();
      await game.back();
      const isKept = await game.evaluate(() => document.querySelector('[data-testid="tile"]') !== null, null);
      // Where it is loaded again, it begins before its board.
      if (!isKept) await start(game);
      await game.press('a');
      if (isKept) expect(await overlays()).toBe(0);
      else await expect.poll(overlays).toBe(1);
    });

    it('may not ask the network for anything, in its pages or in its background', async () => {
      // In a page or in the background: the policy's directive that a request is against, or that there is none.
      const refusalOf = (address: string) =>
        new Promise<string>((resolve) => {
          self.addEventListener(
            'securitypolicyviolation',
            ({ effectiveDirective }) => resolve(effectiveDirective),
            { once: true },
          );
          void fetch(address).then(
            () => resolve('none'),
            () => undefined,
          );
        });
      const page = await stage.browser.openExtensionPage('options.html');
      expect(await page.evaluate(refusalOf, FORBIDDEN_ADDRESS)).toBe('connect-src');
      expect(await stage.browser.inBackground(refusalOf, FORBIDDEN_ADDRESS)).toBe('connect-src');
      // Where Knack's own code asks, this fails the scenario.
      expect(await stage.browser.extensionRequests()).toEqual([]);
      await page.close();
    });

    // Firefox lets content scripts read and write what is stored: https://bugzil.la/1724754
    inChromium('keeps what is stored from the content script, whoever may have got into it', async () => {
      const game = await play();
      await stage.popupOf(game);
      await stage.browser.inExtension(() => chrome.storage.local.set({ 'refused:wordle': ['crane'] }), null);
      const attempts = () => {
        const { local, sync, session } = chrome.storage;
        return Promise.all(
          [local, sync, session].flatMap((store) =>
            [() => store.get(null), () => store.set({ help: 'all' })].map((attempt: () => Promise<unknown>) =>
              // What does not even begin has not succeeded either.
              Promise.resolve()
                .then(attempt)
                .then(
                  () => 'done',
                  (error: unknown) => String(error),
                ),
            ),
          ),
        );
      };
      const outcomes = await stage.browser.inContentScript(game, attempts, null);
      expect(outcomes).toHaveLength(6);
      for (const outcome of outcomes) expect(outcome).toContain('not allowed');
      expect(await stage.refusedWords('wordle')).toEqual(['crane']);
    });

    it('has a popup with a width of its own', async () => {
      const game = await play();
      await guess(game, 'oater');
      await waitForText(await stage.popupOf(game), '14 likely words left, 110 in all');
      await game.bringToFront();
      const popup = await stage.browser.openPopup();
      try {
        await popup.waitFor(
          () => document.body.innerText.includes('14 likely words left, 110 in all'),
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

    mainlyInChromium(
      'takes everything to another browser in a file, and says what is wrong with others',
      async () => {
        const options = await stage.optionsPage();
        await putWord(options, 'emoji', 'add');
        await putWord(options, 'aroma', 'forbid');
        await waitForLists(options, { Added: ['emoji'], Forbidden: ['aroma'] });
        await setSwitch(options, 'Suggest vulgar words', true);
        const settings = async () =>
          withoutAnswer(await stage.browser.inExtension(() => chrome.storage.sync.get(), null));
        await expect.poll(settings).toEqual({ vulgar: true });
        const { name, text } = await exportFile(options);
        expect(name).toMatch(/^knack-\d{4}-\d\d-\d\d\.json$/);
        await stage.browser.inExtension(async () => {
          await chrome.storage.sync.clear();
          await chrome.storage.local.clear();
        }, null);
        await waitForLists(options, {});
        for (const [wrong, sentence] of [
          ['{"some":"file"}', 'This file is not a Knack export. Nothing was changed.'],
          [text.slice(0, -20), 'it is damaged or not a Knack export. Nothing was changed.'],
          [text.replace(/"version":\d+/, '"version":99'), 'A newer version of Knack has exported this file.'],
        ] as const) {
          await importFile(options, wrong);
          await waitForResult(options, 'data', sentence);
        }
        await importFile(options, text, MAX_FILE + 1);
        await waitForResult(options, 'data', 'This file is too large');
        await waitForLists(options, {});
        await importFile(options, text);
        await waitForResult(
          options,
          'data',
          'Imported: 2 words of your own, 0 refused words, 0 past answers, 0 games and the settings.',
        );
        await waitForLists(options, { Added: ['emoji'], Forbidden: ['aroma'] });
        await options.waitFor(
          () => document.querySelector<HTMLInputElement>('#suggestions [role="switch"]')!.checked,
          null,
          'the switch to be on',
        );
        const stored = await stage.browser.inExtension(
          async () => [await chrome.storage.sync.get(), await chrome.storage.local.get()],
          null,
        );
        expect(stored.map(withoutAnswer)).toEqual([
          { vulgar: true },
          { 'words:en': { added: ['emoji'], forbidden: ['aroma'] } },
        ]);
        await options.reload();
        await waitForLists(options, { Added: ['emoji'], Forbidden: ['aroma'] });
      },
    );

    inFirefox(
      'heeds settings at once, for all games or for one, and takes them all to another browser',
      async () => {
        serve({ '/games/wordle': 'light' });
        const game = await play();
        const popup = await stage.popupOf(game);
        const other = await stage.optionsPage();
        const options = await stage.optionsPage();

        await putOpener(options, 'en', 'zzzzz');
        await waitForText(options, 'Knack does not know “zzzzz”');
        await putOpener(options, 'en', 'Crane');
        await waitForText(options, 'Knack begins with “crane”.');
        await waitForSuggestion(popup, 'crane');
        await putOpener(options, 'en', '');
        await waitForSuggestion(popup, opener);
        await chooseGame(options, 'wordle');
        await pick(options, 'Strategy', 'Distinct letters');
        // The word that its article begins with.
        await waitForSuggestion(popup, 'oater');
        await waitForText(other, 'Different for Wordle.');
        await waitForText(options, 'only for Wordle');
        await other.bringToFront();
        await chooseGame(other, 'wordle');
        await pressButton(other, 'play', 'All as for all games');
        await waitForChoice(options, 'Strategy', 'As for all games');
        await waitForSuggestion(popup, opener);

        await game.bringToFront();
        await guess(game, 'might');
        await waitForHints(popup, ['might 02222']);
        expect(await suggestion(popup)).not.toMatch(/ight$/);
        await options.bringToFront();
        await pick(options, 'Hard mode', 'Always on');
        await expect.poll(() => suggestion(popup)).toMatch(/ight$/);
        await pick(options, 'How much Knack shows', 'A nudge');
        await popup.waitFor(() => !document.querySelector('.best'), null, 'the word to be gone');
        await pick(options, 'How much Knack shows', 'As for all games');
        await expect.poll(() => suggestion(popup)).toMatch(/ight$/);
        await putOpener(options, 'de', 'Größe');
        await waitForText(options, 'Knack begins with “größe”.');

        await choose(options, '.interface-language select', 'pl');
        for (const page of [options, other]) {
          await waitForText(page, 'Ustawienia Knacka');
          expect(await page.evaluate(() => [document.title, document.documentElement.lang], null)).toEqual([
            'Ustawienia Knacka',
            'pl',
          ]);
        }
        await waitForText(popup, 'Najlepsze następne słowo');
        await expect.poll(async () => (await stage.badge(game))[1]).toMatch(/^Knack: \d+\sprawdopodobn/);
        await choose(options, '.interface-language select', 'en');
        await waitForText(other, 'Knack settings');

        const { text } = await exportFile(options);
        const stored = { locale: 'en', sites: { wordle: { hard: 'on' } }, openers: { de: 'größe' } };
        const synced = async () =>
          withoutAnswer(await stage.browser.inExtension(() => chrome.storage.sync.get(), null));
        expect(await synced()).toEqual(stored);
        await stage.browser.inExtension(() => chrome.storage.sync.clear(), null);
        await waitForChoice(options, 'Hard mode', 'As for all games');
        await importFile(options, text);
        await waitForChoice(options, 'Hard mode', 'Always on');
        expect(await synced()).toEqual(stored);
      },
    );

    inChromium(
      'leaves alone what it has stored and cannot read, and says so, until it is told to remove it',
      async () => {
        const strange = { 'words:en': 'of a later version' };
        await stage.browser.inExtension((items) => chrome.storage.local.set(items), strange);
        const options = await stage.optionsPage();
        await waitForText(options, 'Knack cannot read some of the words that it has stored');
        await putWord(options, 'aroma', 'forbid');
        await waitForResult(options, 'words', 'it leaves them as they are');
        const stored = await stage.browser.inExtension(() => chrome.storage.local.get(), null);
        expect(withoutAnswer(stored)).toEqual(strange);

        await waitForText(options, 'Knack cannot read some of what it has stored: words of your own.');
        await pressButton(options, 'data', 'Remove what is damaged');
        await waitForResult(options, 'data', 'What was damaged is removed.');
        await putWord(options, 'aroma', 'forbid');
        await waitForLists(options, { Forbidden: ['aroma'] });
        await pressButton(options, 'data', 'Reset everything…');
        await pressButton(options, 'data', 'Remove everything');
        await waitForResult(options, 'data', 'Everything is removed.');
        await waitForLists(options, {});
      },
    );

    // Firefox sets no limit that a test could reach:
    // https://developer.mozilla.org/en-US/docs/Mozilla/Add-ons/WebExtensions/API/storage/local
    inChromiumForAll('says so when the store is full, and loses nothing', async () => {
      const options = await stage.optionsPage();
      await putWord(options, 'emoji', 'add');
      await waitForLists(options, { Added: ['emoji'] });
      const file = (await exportFile(options)).text.replace('emoji', 'selfie');
      await stage.browser.inExtension(async () => {
        const free = 10 * 1024 * 1024 - (await chrome.storage.local.getBytesInUse());
        await chrome.storage.local.set({ 'panel:x': 'x'.repeat(free - 12) });
      }, null);
      await putWord(options, 'aroma', 'forbid');
      await waitForResult(options, 'words', 'Your browser’s storage is full, so nothing was changed.');
      await importFile(options, file);
      await waitForResult(options, 'data', 'Your browser’s storage is full, so nothing was changed.');
      await options.reload();
      await waitForLists(options, { Added: ['emoji'] });
      await openParts(options);
      // Room can be made.
      await pressButton(options, 'words', 'Remove “emoji”');
      await waitForLists(options, {});
    });

    mainlyInFirefox('opens its options from the popup', async () => {
      const popup = await stage.popupOf(await play());
      await popup.click('header button:last-child');
      const options = await stage.browser.openedPage('options.html');
      stage.adopt(options);
      await waitForText(options, 'Your words');
    });
  });
}
