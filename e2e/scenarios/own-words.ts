/**
 * Words that the player adds, forbids or allows, and those that games refuse.
 * Where the keyboard is after a word has gone is each browser’s own. What words do to open games is Knack’s work
 * alone.
 */
import { beforeEach, expect } from 'vitest';
import { focused, pressButton, putWord, waitForLists, waitForResult } from '../options-page.ts';
import {
  popupText,
  chooseLevel,
  setSwitch,
  suggestion,
  summary,
  waitForText,
  typeHints,
} from '../popup-page.ts';
import { type BrowserName, inOneBrowser, onStage } from '../stage.ts';
import { WORDLE, wordleOn } from '../wordle-stage.ts';
import { wordsOf } from '../words.ts';

const { words, opener, secondOpener } = wordsOf('en');

export function describeOwnWords(name: BrowserName): void {
  onStage(name, 'own words', (stage) => {
    const { inChromiumForAll, inFirefox, mainlyInChromium } = inOneBrowser(name);
    const { serve, play, start, guess, hints, waitForLetters } = wordleOn(stage);

    beforeEach(() => serve({ '/games/wordle': 'aroma' }));

    mainlyInChromium('takes words that are added or forbidden into open games at once', async () => {
      const game = await play();
      await guess(game, 'oater');
      await guess(game, 'abord');
      const popup = await stage.switchOn(game);
      await waitForText(popup, '2 words left');
      await waitForLetters(game, 'aroma');

      const options = await stage.optionsPage();
      await putWord(options, 'Aroma', 'forbid');
      await waitForResult(options, 'words', '“aroma” is forbidden.');
      await waitForLists(options, { Forbidden: ['aroma'] });
      await waitForText(popup, '1 rare word left');
      expect(await suggestion(popup)).toBe('aroha');
      await expect.poll(() => stage.badge(game)).toEqual(['1', 'Knack: 1 rare word left']);
      // Knack takes out what it typed itself, even in a tab that nobody is looking at.
      await waitForLetters(game, 'aroha');

      await putWord(options, 'arooa', 'add');
      await waitForLists(options, { Added: ['arooa'], Forbidden: ['aroma'] });
      await waitForText(popup, '1 likely word left, 2 in all');
      await waitForLetters(game, 'arooa');

      await pressButton(options, 'words', 'Remove “aroma”');
      await waitForText(popup, '1 likely word left, 3 in all');
      expect(await hints(game)).toHaveLength(2);
    });

    inChromiumForAll('leaves to the player what the player has typed, whatever words change', async () => {
      const game = await play();
      const popup = await stage.switchOn(game);
      await waitForLetters(game, opener);
      for (let i = 0; i < 5; i++) await game.press('Backspace');
      await game.type('aro');
      await waitForLetters(game, 'aro');
      await putWord(await stage.optionsPage(), opener, 'forbid');
      await waitForText(popup, '12,971 in all');
      expect(await suggestion(popup)).toBe(secondOpener);
      await game.bringToFront();
      await game.type('ma');
      await waitForLetters(game, 'aroma');
    });

    inChromiumForAll('takes forbidden words into hints typed by hand', async () => {
      const popup = await stage.popupOf(await stage.open('https://www.nytimes.com/games/connections'));
      await typeHints(popup, 'oater 11001\nabord 20210');
      await waitForText(popup, '1 likely word left, 2 in all');
      await putWord(await stage.optionsPage(), 'aroma', 'forbid');
      await waitForText(popup, '1 rare word left');
      expect(await suggestion(popup)).toBe('aroha');
    });

    mainlyInChromium(
      'says what is no word, and keeps the keyboard in its place when words are removed',
      async () => {
        const options = await stage.optionsPage();
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
      },
    );

    inFirefox(
      'shows the words that a game refused, in other tabs too, and forgets them on demand',
      async () => {
        serve(
          { '/games/wordle': 'aroma', '/games/wordle/2026-03-04': 'geese' },
          { words: words.filter((word) => word !== opener) },
        );
        const other = await stage.open(`${WORDLE}/2026-03-04`);
        const otherPopup = await stage.popupOf(other);
        await other.bringToFront();
        await start(other);
        await waitForText(otherPopup, '12,972 in all');
        const options = await stage.optionsPage();
        await waitForText(options, 'No game has refused a word yet.');
        const game = await play();
        // The refusal is there for a second: it is heard once Knack follows the page.
        await stage.lookAnew(game);
        await game.type(opener);
        await game.press('Enter');
        await waitForText(otherPopup, '12,971 in all');
        expect(await suggestion(otherPopup)).toBe(secondOpener);

        await options.bringToFront();
        await waitForLists(options, { Wordle: [opener] });
        await pressButton(options, 'refused', 'Remove all for Wordle');
        await waitForText(otherPopup, '12,972 in all');
        await waitForLists(options, {});
        await pressButton(options, 'refused', 'Undo');
        await waitForLists(options, { Wordle: [opener] });
        await waitForText(otherPopup, '12,971 in all');
        await pressButton(options, 'refused', `Remove “${opener}”`);
        await waitForLists(options, {});
        await waitForText(otherPopup, '12,972 in all');
        await expect.poll(() => focused(options)).toBe(`“${opener}” is removed.`);
      },
    );

    inChromiumForAll('lists vulgar words in open games as soon as the player allows them', async () => {
      serve({ '/games/wordle': 'bucks' });
      const game = await play();
      await guess(game, 'ducks');
      const popup = await stage.popupOf(game);
      await chooseLevel(popup, 'all');
      await waitForText(popup, 'One vulgar word is not shown.');
      const summaryBefore = await summary(popup);
      await setSwitch(await stage.optionsPage(), 'Suggest vulgar words', true);
      await waitForText(popup, 'fucks');
      // The words come a moment before the advice that counts them.
      await expect.poll(() => popupText(popup)).not.toContain('vulgar');
      expect(await summary(popup)).toBe(summaryBefore);
    });
  });
}
