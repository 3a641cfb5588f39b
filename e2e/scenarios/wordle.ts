/**
 * What the extension does at the New York Times: its archive, its custom puzzles, and what the articles show.
 * The back/forward cache and stopped workers are each browser’s own. What the site’s pages show is true of any.
 */
import { beforeEach, expect, it } from 'vitest';
import type extensionApi from 'webextension-polyfill';
import type { OpenAdvice } from '../../src/protocol/advice.ts';
import { chooseLevel, shownHints, suggestion, waitForHints, waitForText } from '../popup-page.ts';
import { type BrowserName, inOneBrowser, IS_ALL, onStage } from '../stage.ts';
import { WORDLE, wordleOn } from '../wordle-stage.ts';
import { wordsOf } from '../words.ts';

/** In the functions that run inside the extension. */
declare const chrome: typeof extensionApi;

const { opener } = wordsOf('en');
/** Custom puzzles of four to seven letters, and guesses that leave hardly more: they are true of any browser. */
const CUSTOM: Readonly<Record<BrowserName, readonly (readonly [answer: string, guess: string])[]>> = {
  chromium: IS_ALL ? [['four', 'fora']] : [],
  firefox: [['wonder', 'wander'], ...(IS_ALL ? [['fortune', 'fortify'] as const] : [])],
};
/** How long six rows may take to turn, in milliseconds. */
const WHOLE_GAME = 60_000;

export function describeWordle(name: BrowserName): void {
  onStage(name, 'the New York Times’ site', (stage) => {
    const { inChromium, inChromiumForAll, inFirefox, mainlyInChromium, mainlyInFirefox } = inOneBrowser(name);
    const { serve, play, start, guess, hints, letters, waitForLetters } = wordleOn(stage);

    beforeEach(() => serve({ '/games/wordle': 'aroma' }));

    inChromium('reads what the Go article shows', async () => {
      const game = await play();
      await guess(game, 'oater');
      const popup = await stage.popupOf(game);
      // Seven of the article's 21 likely words have been the answer before.
      await waitForText(popup, '14 likely words left, 110 in all');
      expect(await shownHints(popup)).toEqual(['oater 11001']);
      await expect.poll(() => stage.badge(game)).toEqual(['14', 'Knack: 14 likely words left, 110 in all']);
      // All words are one click away: thirty at once, the likely ones first, the rest on demand.
      await chooseLevel(popup, 'all');
      await waitForText(popup, 'Show 80 more');
      const listed = () =>
        popup.evaluate(
          () => [...document.querySelectorAll('.words li')].map((item) => item.textContent),
          null,
        );
      expect(await listed()).toHaveLength(30);
      expect((await listed()).slice(0, 3)).toEqual(['acorn', 'adorn', 'arrow']);
      // Twice: the second click must not bring the same words again.
      await popup.evaluate(() => {
        const button = document.querySelector<HTMLElement>('.words + button')!;
        button.click();
        button.click();
      }, null);
      await popup.waitFor(() => document.querySelectorAll('.words li').length === 110, null, 'all 110 words');
      expect(new Set(await listed()).size).toBe(110);
      await game.bringToFront();
      await guess(game, 'abord');
      await waitForText(popup, '2 words left');
      expect(await suggestion(popup)).toBe('aroma');
    });

    inFirefox('shows no more than is asked for, and no more of the next board', async () => {
      await stage.browser.inExtension(() => chrome.storage.sync.set({ help: 'count' }), null);
      const game = await play();
      await guess(game, 'oater');
      const popup = await stage.popupOf(game);
      await waitForText(popup, 'OATER left 110 of 12,972 words.');
      const remembered = async () => (await stage.remembered(game))!.advice as OpenAdvice;
      await stage.finalAnswer(game);
      /** All that is in the popup, shown or not, and on the toolbar, in lower case. */
      const whole = async () => {
        const html = await popup.evaluate(() => document.documentElement.outerHTML, null);
        return [html, ...(await stage.badge(game))].join('\n').toLowerCase();
      };
      /** What it names of the suggestions, which a second look may order otherwise. */
      const named = async () => {
        const [best = '', ...others] = (await remembered()).suggestions.map(({ word }) => word);
        const text = await whole();
        return { best: text.includes(best), others: others.filter((word) => text.includes(word)).length };
      };
      expect(await whole()).not.toContain('letters to test</h2>');
      expect(await named()).toEqual({ best: false, others: 0 });
      await chooseLevel(popup, 'nudge');
      await waitForText(popup, 'Letters to test');
      expect(await named()).toEqual({ best: false, others: 0 });
      await chooseLevel(popup, 'word');
      await suggestion(popup);
      await expect.poll(named).toEqual({ best: true, others: 0 });
      await chooseLevel(popup, 'all');
      await waitForText(popup, 'Show 80 more');
      await expect.poll(named).toEqual({ best: true, others: 9 });
      await chooseLevel(popup, 'count');
      await popup.waitFor(() => !document.querySelector('.best'), null, 'the words to be gone');
      await expect.poll(named).toEqual({ best: false, others: 0 });

      await chooseLevel(popup, 'nudge');
      await chooseLevel(popup, 'word');
      await suggestion(popup);
      await game.bringToFront();
      await guess(game, 'abord');
      await waitForText(popup, 'ABORD left 2 of 110 words.');
      expect(await whole()).not.toContain('aroma');
      // This site's own help replaces the one for all sites at once.
      const sites = { wordle: { help: 'word' } } as const;
      await stage.browser.inExtension((own) => chrome.storage.sync.set({ sites: own }), sites);
      expect(await suggestion(popup)).toBe('aroma');
    });

    inChromium(
      'fills in the word that is clicked, whatever is typed, and leaves Enter to the player',
      async () => {
        const game = await play();
        await guess(game, 'oater');
        const popup = await stage.popupOf(game);
        // The popup may have been opened before the guess was read.
        await waitForHints(popup, ['oater 11001']);
        await suggestion(popup);
        await game.bringToFront();
        await game.type('abc');
        await waitForLetters(game, 'abc');
        await popup.bringToFront();
        const best = await popup.evaluate(() => {
          const button = document.querySelector<HTMLElement>('.best .pick')!;
          button.click();
          return button.textContent.toLowerCase();
        }, null);
        await waitForLetters(game, best);
        await chooseLevel(popup, 'all');
        await popup.waitFor(() => document.querySelector('.words .pick'), null, 'the words');
        await popup.evaluate(() => document.querySelector<HTMLElement>('.words .pick')!.click(), null);
        await waitForLetters(game, 'acorn');
        expect(await hints(game)).toHaveLength(1);
      },
    );

    inFirefox('plays on when it is asked to, with a way to stop it', async () => {
      const game = await play();
      const popup = await stage.popupOf(game);
      await suggestion(popup);
      await stage.lookAnew(game);
      // It moves with what is above it.
      const press = () =>
        popup.evaluate(() => document.querySelector<HTMLElement>('.play-on button')!.click(), null);
      await press();
      await waitForText(popup, 'Knack is playing.');
      await press();
      await waitForText(popup, 'Play on for me');
      await expect.poll(async () => (await stage.remembered(game))?.playing).toBe(false);
    });

    inFirefox('waits while a consent layer lies on the board, and not for what is left of it', async () => {
      serve({ '/games/wordle': 'aroma' }, { consent: true });
      const game = await stage.open(WORDLE);
      await game.waitFor(() => document.querySelector('#fides-overlay'), null, 'the consent layer');
      await game.waitFor(() => document.querySelector('[data-testid="Play"]'), null, 'the Play button');
      await game.evaluate(() => document.querySelector<HTMLElement>('[data-testid="Play"]')!.click(), null);
      await game.waitFor(() => document.querySelector('#help-dialog'), null, 'the help');
      await game.evaluate(() => document.querySelector<HTMLElement>('[aria-label="Close"]')!.click(), null);
      const popup = await stage.switchOn(game);
      await waitForText(popup, '1,809 likely');
      await stage.lookAnew(game);
      expect(await letters(game)).toBe('');
      // Sites leave the emptied layer in the page.
      await game.evaluate(() => {
        const layer = document.querySelector<HTMLElement>('#fides-overlay')!;
        layer.replaceChildren();
        layer.style.cssText = 'position:static;height:0';
      }, null);
      await waitForLetters(game, opener);
    });

    mainlyInFirefox('shows the same when the player comes back to the page', async () => {
      const game = await play();
      await guess(game, 'oater');
      const popup = await stage.popupOf(game);
      await waitForText(popup, '14 likely words left, 110 in all');
      await game.bringToFront();
      await game.evaluate(() => {
        document.title = 'kept';
        // By the page itself, as a link goes: where a driver went on, Firefox threw the page away now and then
        // (https://github.com/mozilla/geckodriver/issues/2075).
        setTimeout(() => location.assign('/games/connections'), 0);
      }, null);
      await waitForText(popup, 'There is no game on this page.');
      await expect.poll(() => stage.badge(game)).toEqual(['', 'Knack: no game on this page']);
      await game.bringToFront();
      await game.back();
      await game.waitFor(() => location.pathname === '/games/wordle', null, 'the page that was left');
      const isKept = await game.evaluate(() => document.title === 'kept', null);
      // No browser has to keep it (https://html.spec.whatwg.org/multipage/browsing-the-web.html#note-bfcache):
      // Firefox 153 loaded it anew once in 700 times, while Chromium kept it.
      if (name === 'chromium') expect(isKept).toBe(true);
      if (!isKept) await start(game);
      await waitForText(popup, '14 likely words left, 110 in all');
      await expect.poll(async () => (await stage.badge(game))[0]).toBe('14');
    });

    mainlyInChromium('paints the popup from what is stored while the worker is stopped', async () => {
      const game = await play();
      await guess(game, 'oater');
      await waitForText(await stage.popupOf(game), '14 likely words left, 110 in all');
      await stage.finalAnswer(game);
      await stage.browser.stopBackground();
      const popup = await stage.popupOf(game);
      await waitForText(popup, '14 likely words left, 110 in all');
      expect(await shownHints(popup)).toEqual(['oater 11001']);
      await chooseLevel(popup, 'all');
      await waitForText(popup, 'Show 80 more');
    });

    inChromium('follows the site from the archive to a day and on, without a load', async () => {
      serve({
        '/games/wordle': 'aroma',
        '/games/wordle/2026-03-04': 'geese',
        '/games/wordle/2026-03-05': 'mamma',
      });
      const game = await stage.open(`${WORDLE}/archive`);
      const popup = await stage.popupOf(game);
      await waitForText(popup, 'There is no game on this page.');
      await expect.poll(() => stage.badge(game)).toEqual(['', 'Knack: no game on this page']);
      await game.evaluate(() => (document.documentElement.dataset['loaded'] = 'once'), null);
      const visit = async (day: string, word: string, hint: string) => {
        await game.bringToFront();
        await game.waitFor((href) => document.querySelector(`a[href="${href}"]`), day, `the link to ${day}`);
        await game.click(`a[href="${day}"]`);
        await waitForText(popup, 'No board yet.');
        await start(game);
        await waitForText(popup, '1,809 likely');
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

    it.each(CUSTOM[name])('solves a custom puzzle: %s', async (answer, first) => {
      serve({ '/games/create/wordle/abc': answer });
      const game = await play('https://www.nytimes.com/games/create/wordle/abc');
      await guess(game, first);
      const popup = await stage.switchOn(game, { enter: true });
      await waitForText(popup, `Solved: ${answer.toUpperCase()}.`, WHOLE_GAME);
      expect((await hints(game)).at(-1)).toBe(`${answer} ${'2'.repeat(answer.length)}`);
    });

    // For each day of the archive a game of its own; two games of two sites are in two-games.ts.
    inChromiumForAll('keeps two games in two tabs apart', async () => {
      serve({ '/games/wordle': 'aroma', '/games/wordle/2026-03-04': 'geese' });
      const first = await play();
      const second = await stage.open(`${WORDLE}/2026-03-04`);
      await start(second);
      await guess(second, 'eerie');
      await first.bringToFront();
      await guess(first, 'oater');
      const popups = [await stage.popupOf(first), await stage.popupOf(second)];
      await waitForHints(popups[0]!, ['oater 11001']);
      await waitForHints(popups[1]!, ['eerie 12002']);
      expect(await stage.badge(first)).not.toEqual(await stage.badge(second));
    });
  });
}
