/**
 * Answers that were one before, and answers that Knack did not know. Where games and lists are kept is each
 * browser’s own.
 */
import { expect } from 'vitest';
import type { Page } from '../browsers/browser.ts';
import { pressButton, waitForLists, waitForResult } from '../options-page.ts';
import { chooseLevel, setSwitch, suggestion, waitForText } from '../popup-page.ts';
import { type BrowserName, inOneBrowser, onStage } from '../stage.ts';
import { WORDLE, wordleOn } from '../wordle-stage.ts';
import { wordsOf } from '../words.ts';

/** The words that can be the answer, with what a screen reader says of those that were. */
const listed = (popup: Page) =>
  popup.evaluate(
    () =>
      [...document.querySelectorAll('.advice .words li')].map((item) => [
        item.firstChild!.textContent,
        item.querySelector('[role="img"]')?.getAttribute('aria-label') ?? '',
      ]),
    null,
  );

/** How far down the buttons are that go with a game that is over. */
const buttonTops = () =>
  [...document.querySelectorAll('.unknown button, .report .buttons button')].map(
    (button) => button.getBoundingClientRect().top,
  );

export function describePastAnswers(name: BrowserName): void {
  onStage(name, 'past answers', (stage) => {
    const { mainlyInChromium, mainlyInFirefox } = inOneBrowser(name);
    const { serve, play, start, guess } = wordleOn(stage);

    mainlyInChromium(
      'are known of games that were won and of a list, count as less likely, and say when they were',
      async () => {
        serve({ '/games/wordle': 'aroma', '/games/wordle/2026-03-04': 'aroha' });
        const before = await stage.open(`${WORDLE}/2026-03-04`);
        await start(before);
        await guess(before, 'aroha');
        await waitForText(await stage.popupOf(before), 'Solved');

        const game = await play();
        await guess(game, 'oater');
        await guess(game, 'abord');
        const popup = await stage.popupOf(game);
        await waitForText(popup, '2 words left');
        await chooseLevel(popup, 'all');
        const [shipped, own] = ['was the answer before November 7, 2022', 'was the answer on March 4, 2026'];
        await expect
          .poll(() => listed(popup))
          .toEqual([
            ['aroma', shipped],
            ['aroha', own],
          ]);
        expect(await suggestion(popup)).toBe('aroma');
        await waitForText(popup, 'It was the answer before November 7, 2022, so it is less likely now.');

        const options = await stage.optionsPage();
        await options.fill('#past textarea', 'Answers\n5 March 2026: AROMA\n6 March 2026: crane or slate');
        await pressButton(options, 'past', 'Add past answers');
        await waitForResult(options, 'past', 'One answer found, 1 of them new.');
        await waitForText(options, '2 lines were left out');
        await waitForText(popup, 'It was the answer on March 5, 2026');

        await setSwitch(options, 'Answers that Knack comes with', false);
        await pressButton(options, 'past', 'Remove this list');
        await waitForResult(options, 'past', 'One answer is removed from the list.');
        await waitForText(popup, '1 likely word left, 2 in all');
        await expect
          .poll(() => listed(popup))
          .toEqual([
            ['aroma', ''],
            ['aroha', own],
          ]);
        await setSwitch(options, 'Answers of your own games', false);
        await expect
          .poll(() => listed(popup))
          .toEqual([
            ['aroma', ''],
            ['aroha', ''],
          ]);
      },
    );

    mainlyInFirefox('that Knack did not know are added with one click', async () => {
      serve({ '/games/wordle': 'zzyzx' }, { words: [...wordsOf('en').words, 'zzyzx'] });
      const game = await play();
      await guess(game, 'zzyzx');
      const popup = await stage.popupOf(game);
      await waitForText(popup, 'Knack did not know ZZYZX.');
      await waitForText(popup, 'Copy as text');
      const before = await popup.evaluate(buttonTops, null);
      await waitForText(popup, 'What would Knack have played?');
      // Nothing that is to be pressed moves while the game is looked back at: the press would be lost.
      expect(await popup.evaluate(buttonTops, null)).toEqual(before);
      await popup.click('.unknown button');
      await waitForText(popup, '“zzyzx” is added.');
      await popup.waitFor(
        () => !document.body.innerText.includes('Knack did not know'),
        null,
        'the offer to be gone',
      );
      await waitForLists(await stage.optionsPage(), { Added: ['zzyzx'] });
    });
  });
}
