/**
 * What the options say of how the games in open tabs are read.
 * What is copied or selected is each browser’s own. What is found in a page is true of any.
 */
import { expect } from 'vitest';
import { english } from '../../src/test/english.ts';
import type { Page } from '../browsers/browser.ts';
import { pressButton, waitForResult } from '../options-page.ts';
import { guess } from '../play.ts';
import { waitForText } from '../popup-page.ts';
import { copiedText, shownReadings, shownReport, standInForClipboard } from '../reading-panel.ts';
import { QUICK } from '../replicas/pace.ts';
import type { Replica } from '../replicas/replica.ts';
import { wordle } from '../replicas/wordle/replica.ts';
import { wortel } from '../replicas/wortel/replica.ts';
import { type BrowserName, forAll, inOneBrowser, onStage } from '../stage.ts';

const NONE = 'No game is open.';

export function describeReadingPanel(name: BrowserName): void {
  onStage(name, 'the panel of readings', (stage) => {
    const { inChromiumForAll, inFirefox, mainlyInChromium } = inOneBrowser(name);
    const sites = [
      wordle.site({ answer: 'aroma', words: english.words, pace: QUICK }),
      wortel.site({ answer: 'blume', words: ['blume', 'kater'], pace: QUICK }),
    ];
    const play = async (replica: Replica) => {
      stage.serve(...sites);
      const game = await stage.open(replica.address);
      await replica.start(game);
      return game;
    };
    const panel = async () => {
      const options = await stage.optionsPage();
      await waitForText(options, 'How Knack reads your games');
      return options;
    };
    const facts = async (options: Page) => (await shownReadings(options)).map((reading) => reading.facts);

    inChromiumForAll('says what to do while no game is open', async () => {
      await waitForText(await panel(), NONE);
    });

    inFirefox('shows how a game is read, follows it, and forgets it when it is left', async () => {
      const game = await play(wordle);
      const options = await panel();
      await expect.poll(() => shownReadings(options)).toMatchObject([{ name: 'Wordle' }]);
      await expect
        .poll(() => facts(options))
        .toEqual([
          {
            Site: 'www.nytimes.com',
            Board: '6 rows of 5 letters',
            Tiles: 'Found by their name in the page [data-testid="tile"]',
            Feedback: 'No row has feedback yet',
            Keyboard: 'Found',
            'Rows read': '0',
            'Hard mode': 'Off',
            Why: '6 rows of 5 letters: read, by the names that the site gives its tiles',
          },
        ]);
      await game.bringToFront();
      await guess(game, wordle, 'oater');
      const read = {
        'Rows read': '1',
        Feedback: 'Recognised by the mark that this game puts on a tile data-state',
      };
      await expect.poll(() => facts(options)).toMatchObject([read]);
      await wordle.leave(game);
      await waitForText(options, NONE);
      expect(await shownReadings(options)).toEqual([]);
      await wordle.comeBack(game);
      await expect.poll(() => facts(options)).toMatchObject([read]);
    });

    inChromiumForAll('lists each game, with the way that it is read by', async () => {
      const games = [await play(wordle), await play(wortel)];
      await guess(games[1]!, wortel, 'kater');
      const options = await panel();
      await expect
        .poll(() => facts(options))
        .toMatchObject([
          { Site: 'www.nytimes.com', 'Rows read': '0' },
          {
            Site: '6mal5.com',
            'Rows read': '1',
            Feedback: 'Recognised by the names that this game has for its feedback known classes',
          },
        ]);
      // Of two buttons with one name, each says which game it is of.
      const described = await options.evaluate(
        () =>
          [...document.querySelectorAll('#readings button')].map(
            (button) => document.getElementById(button.getAttribute('aria-describedby')!)!.textContent,
          ),
        null,
      );
      expect(described).toEqual(['Wordle', 'Wortel']);
      await games[0]!.close();
      await expect.poll(() => facts(options)).toMatchObject([{ Site: '6mal5.com' }]);
    });

    mainlyInChromium('copies just what it shows, and nothing of what was played', async () => {
      const game = await play(wordle);
      await guess(game, wordle, 'oater');
      const options = await panel();
      await expect.poll(() => facts(options)).toMatchObject([{ 'Rows read': '1' }]);
      await standInForClipboard(options, 'keep');
      await pressButton(options, 'readings', 'Copy report');
      await waitForResult(options, 'readings', 'The report is copied.');
      const text = await copiedText(options);
      expect(text).toBe(await shownReport(options));
      expect(text).toMatch(name === 'chromium' ? /^browser: Chrome \d+$/m : /^browser: Firefox \d+$/m);
      for (const line of ['game: wordle', 'host: www.nytimes.com', 'board: 6 rows of 5', 'rows read: 1']) {
        expect(text!.split('\n')).toContain(line);
      }
      expect(text).not.toMatch(/oater|11001|\/games|\b20\d\d\b/i);
      // What is said of it holds for this report alone.
      await game.bringToFront();
      await guess(game, wordle, 'abord');
      await expect.poll(() => shownReport(options)).toContain('rows read: 2');
      const said = () =>
        options.evaluate(() => document.querySelector('#readings [role="status"]')!.textContent, null);
      await expect.poll(said).toBe('');
    });

    forAll('selects the report where the browser does not let it copy', async () => {
      await play(wordle);
      const options = await panel();
      await expect.poll(() => facts(options)).toHaveLength(1);
      await standInForClipboard(options, 'refuse');
      await pressButton(options, 'readings', 'Copy report');
      await waitForResult(options, 'readings', 'Your browser did not let Knack copy.');
      const selected = await options.evaluate(() => getSelection()!.toString().trim(), null);
      expect(selected).toContain('host: www.nytimes.com');
      expect(selected).toBe((await shownReport(options)).trim());
    });

    inFirefox('says what is there of a game that it cannot read', async () => {
      const game = await play(wordle);
      // No word has tiles of two letters each.
      await game.evaluate(() => {
        for (const tile of document.querySelectorAll('[data-testid="tile"]')) tile.textContent = 'ab';
      }, null);
      const options = await panel();
      await expect
        .poll(() => facts(options))
        .toEqual([
          {
            Site: 'www.nytimes.com',
            Board: 'Knack cannot read it: the site may have changed.',
            Tiles: 'Found by their name in the page',
            Keyboard: 'Found',
            'Hard mode': 'Off',
            Why: '6 rows of 5 letters: not read: a tile has more than one letter',
          },
        ]);
      expect(await shownReport(options)).toContain('board: unreadable\nknown tiles: yes\nkeyboard: yes');
    });
  });
}
