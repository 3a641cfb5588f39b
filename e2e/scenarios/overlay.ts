/**
 * Knack on the game's page: ghost letters, and a panel that is never in the way. The layout of a game is true of
 * any browser, so each game has one; focus, trusted events and the mouse are each browser's own.
 */
import { expect, it } from 'vitest';
import type extensionApi from 'webextension-polyfill';
import type { OpenAdvice } from '../../src/protocol/advice.ts';
import { panelKey, type PanelState } from '../../src/protocol/panel.ts';
import type { Settings } from '../../src/protocol/settings.ts';
import type { Page } from '../browsers/browser.ts';
import { until } from '../browsers/common.ts';
import { areOnRow, ghostWord, type SeenOverlay, seenOverlay, waitForOverlay } from '../overlay-page.ts';
import { type BrowserName, inOneBrowser, IS_ALL, onStage, rowsOf, type Stage } from '../stage.ts';
import { type Course, deleteLetters, playOf } from './course.ts';
import { WORDLE, WORTEL } from './courses.ts';

/** In the functions that run inside the extension. */
declare const chrome: typeof extensionApi;

/** From wide to a phone's; the fourth is 1280 × 720 at 200 %. */
const WINDOWS = [
  [1280, 800],
  [1024, 600],
  [800, 600],
  [640, 360],
  [320, 640],
] as const;

const set = (stage: Stage, settings: Partial<Settings>) =>
  stage.browser.inExtension((change) => chrome.storage.sync.set(change), settings);

/** How far below the top of the window the panel is kept of the site of a page. */
async function keptHeight(stage: Stage, page: Page): Promise<number | undefined> {
  const key = panelKey((await stage.remembered(page))!.report!.game.site);
  const kept = await stage.browser.inExtension(
    async (name) => (await chrome.storage.local.get(name))[name],
    key,
  );
  return (kept as PanelState | undefined)?.spot?.y;
}

const hintsOf = async (stage: Stage, page: Page) => rowsOf((await stage.remembered(page))?.report?.game);

export function describeOverlay(name: BrowserName, courses: readonly Course[]): void {
  onStage(name, 'the overlay', (stage) => {
    const { mainlyInChromium, mainlyInFirefox } = inOneBrowser(name);
    it.each(
      courses
        .filter((course) => course.home === name && (IS_ALL || course === WORDLE || course === WORTEL))
        .map((course) => [course.replica.name, course] as const),
    )(
      'on %s: ghosts lie on the right tiles in every theme, the panel covers nothing, and the board is read as ever',
      async (_, course) => {
        const { replica, guesses } = course;
        const play = playOf(stage, course);
        const game = await play.start();
        await game.resize(1280, 800);
        const wait = (what: string, isSo: (overlay: SeenOverlay) => boolean) =>
          waitForOverlay(game, replica, what, isSo);

        const first = await wait('ghosts in the first row', (it) => areOnRow(it, 0));
        expect(ghostWord(first)).toBe(play.opener);
        expect(first.form).toBe('panel');
        await wait('the word to be said', ({ said }) => said.includes(play.opener.toUpperCase()));
        await game.type(guesses[0][0]!);
        await wait('the ghosts to go', ({ ghosts }) => ghosts.length === 0);
        await game.press('Backspace');
        await wait('the ghosts to come back', (it) => areOnRow(it, 0));
        await play.guess(game, guesses[0]);
        await wait('ghosts in the second row', (it) => areOnRow(it, 1));
        // Looking ahead, also anew, Knack may come upon a better word, which the page shows after a rest.
        const isBestShown = async () => {
          const { advice } = (await stage.remembered(game))!;
          const seen = await seenOverlay(game, replica);
          return seen && ghostWord(seen) === (advice as OpenAdvice).suggestions[0]!.word;
        };
        const hints = await play.hints(game);
        expect(await hintsOf(stage, game)).toEqual(hints);

        for (const theme of replica.themes) {
          await replica.setTheme(game, theme);
          await wait(
            `ghosts to be seen in the theme ${theme}`,
            (it) =>
              areOnRow(it, 1) &&
              it.dark === it.isGameDark &&
              it.ghosts.every(({ contrast }) => contrast >= 3),
          );
          await until('the best word to be shown', isBestShown);
          expect(await stage.lookAnew(game)).toMatchObject({ boards: [hints] });
        }

        for (const [width, height] of WINDOWS) {
          await game.resize(width, height);
          // On the smallest phones a page may have no room but over its buttons.
          const isFree = ({ covered, form, place }: SeenOverlay) =>
            covered.every((what) => width === 320 && what === 'button') &&
            form !== null &&
            // However little room there is, Knack's mark is to be seen, and to be met by a finger.
            place!.right - place!.left >= 24 &&
            (width < 1024 || form === 'panel');
          // In the lowest window, what is scrolled out of view does not count.
          await wait(
            `nothing to be covered at ${width} × ${height}`,
            (it) => isFree(it) && (height <= 360 || areOnRow(it, 1)),
          );
        }
        await game.resize(1280, 800);
        await replica.openDialog(game);
        await wait('the dialog to be free', (it) => it.covered.length === 0 && it.ghosts.length === 0);
        await replica.closeDialog(game);
        await wait('ghosts without the dialog', (it) => areOnRow(it, 1));

        await game.evaluate(replica.rebuild, null);
        // What lay on the board before may lie there for a moment still.
        await stage.lookAnew(game);
        await wait('ghosts on a board that was rebuilt', (it) => areOnRow(it, 1));

        await game.evaluate(() => {
          document.documentElement.style.zoom = '1.2';
          document.documentElement.dir = 'rtl';
        }, null);
        await game.waitFor(
          () => {
            const overlay = document.querySelector('knack-overlay')!.shadowRoot!.querySelector('.overlay')!;
            return getComputedStyle(overlay).direction === 'ltr';
          },
          null,
          'the panel to be written from left to right',
        );
        await game.evaluate(() => document.documentElement.removeAttribute('dir'), null);
        await wait('ghosts on a page that is zoomed by its styles', (it) => areOnRow(it, 1));
        await game.evaluate(() => document.documentElement.removeAttribute('style'), null);

        // The same board without Knack on it.
        await set(stage, { overlay: false });
        await game.waitFor(() => !document.querySelector('knack-overlay'), null, 'no trace to be left');
        await play.guess(game, guesses[1]);
        await expect.poll(() => hintsOf(stage, game)).toEqual(await play.hints(game));
        expect((await hintsOf(stage, game))?.slice(0, 1)).toEqual(hints);
        await set(stage, { overlay: true });
        await wait('it to be back', (it) => areOnRow(it, 2));
        expect(await hintsOf(stage, game)).toEqual(await play.hints(game));
        // A tab that is closed before leaves the worker with nobody to tell.
        await stage.finalAnswer(game);
      },
    );

    mainlyInFirefox('helps by levels, fills in and never presses Enter', async () => {
      await set(stage, { help: 'nudge' });
      const play = playOf(stage, courses[0]!);
      const { replica } = play;
      const game = await play.start();
      await play.guess(game, play.guesses[0]);
      const wait = (what: string, isSo: (overlay: SeenOverlay) => boolean) =>
        waitForOverlay(game, replica, what, isSo);
      const nudged = await wait('letters to test', ({ text }) => text.includes('Letters to test'));
      expect(nudged.ghosts).toEqual([]);
      const hidden = (await stage.finalAnswer(game)).suggestions[0]!.word;
      const all = () => document.querySelector('knack-overlay')!.shadowRoot!.innerHTML.toLowerCase();
      expect(await game.evaluate(all, null)).not.toContain(hidden);
      await game.click('.advice .buttons button');
      const word = ghostWord(await wait('the word', (it) => areOnRow(it, 1)));
      // Looked at anew, the board may have another best word where the machine is slow.
      const shown = (await stage.remembered(game))!.advice as OpenAdvice;
      expect(shown.suggestions.map((suggestion) => suggestion.word)).toContain(word);
      await game.click('.panel .pick');
      await play.waitForLetters(game, word);
      await wait('no ghosts over letters', ({ ghosts }) => ghosts.length === 0);
      // A click is lost on what moves between its press and its release: what the word is worth comes above the switch.
      await stage.finalAnswer(game);
      await wait('what the word is worth', ({ text }) => text.includes(' · leaves '));
      let before = '';
      await wait('the panel to be at rest', ({ place }) => {
        const isAtRest = JSON.stringify(place) === before;
        before = JSON.stringify(place);
        return isAtRest;
      });
      // With help that shows no word nothing is filled in, whatever the settings.
      await game.click('.automatic label span');
      await expect
        .poll(() => stage.browser.inExtension(() => chrome.storage.sync.get(null), null))
        .toMatchObject({ fill: true });
      // The next key is the game's, wherever the label was clicked.
      const focused = () => document.querySelector('knack-overlay')!.shadowRoot!.activeElement?.localName;
      expect(await game.evaluate(focused, null)).toBeUndefined();
      // Enter on a button of the panel is not the game's, even with a word to enter.
      await game.evaluate(() => {
        document.querySelector('knack-overlay')!.shadowRoot!.querySelector<HTMLElement>('.fold')!.focus();
      }, null);
      await game.press('Enter');
      await wait('the pill', ({ form }) => form === 'pill');
      expect(await play.hints(game)).toHaveLength(1);
      await game.press('Enter');
      await wait('the panel', ({ form }) => form === 'panel');
      expect(await play.hints(game)).toHaveLength(1);
      // What is asked for one row does not hold for the next.
      await game.evaluate(() => {
        (document.querySelector('knack-overlay')!.shadowRoot!.activeElement as HTMLElement).blur();
      }, null);
      await game.evaluate(noteLosses, null);
      await game.press('Enter');
      await play.waitForRows(game, 2);
      const { ghosts } = await wait('the level to be back', ({ text }) =>
        text.includes('Show the best word'),
      );
      expect(ghosts).toEqual([]);
      // It keeps its height while an answer is worked out.
      const losses = await game.evaluate(() => window.losses!, null);
      // But for what is less than a pixel.
      expect(losses.filter((loss) => loss >= 1)).toEqual([]);
      const next = (await stage.finalAnswer(game)).suggestions[0]!.word;
      expect(await game.evaluate(all, null)).not.toContain(next);
      await play.waitForLetters(game, '');
      // Tab takes the ghosts where the player wants that, and leads on where there are none.
      await set(stage, { help: 'word', fill: false, accept: true });
      const taken = ghostWord(await wait('the next word', (it) => areOnRow(it, 2)));
      await game.press('Tab');
      await play.waitForLetters(game, taken);
    });

    mainlyInChromium(
      'says before Enter what the player’s own word is worth, and nothing of another',
      async () => {
        await set(stage, { help: 'count' });
        const play = playOf(stage, courses[0]!);
        const game = await play.start();
        await play.guess(game, play.guesses[0]);
        await expect.poll(() => hintsOf(stage, game)).toHaveLength(1);
        const hidden = (await stage.finalAnswer(game)).suggestions[0]!.word;
        await game.bringToFront();
        const own = play.guesses[1];
        const says = (what: string, isThere: boolean) =>
          waitForOverlay(game, play.replica, what, ({ text }) => / · leaves about /.test(text) === isThere);
        await game.type(own);
        expect((await says('what it is worth', true)).text).toContain(own.toUpperCase());
        await game.press('Backspace');
        await says('nothing of a word that is not whole', false);
        await stage.browser.stopBackground();
        await game.click(`[data-key="${[...own].at(-1)!}"]`);
        await says('the same from a worker that was stopped, by a key of the page', true);
        await deleteLetters(game, own.length);
        await says('nothing of an empty row', false);
        // As when a word is pasted, or spoken.
        await game.evaluate((word) => {
          for (const key of word)
            document.body.dispatchEvent(
              new KeyboardEvent('keydown', { key, code: `Key${key}`, bubbles: true }),
            );
        }, own);
        await says('what a word is worth that is there at once', true);
        const all = () =>
          document
            .querySelector('knack-overlay')!
            .shadowRoot!.querySelector('.overlay')!
            .outerHTML.toLowerCase();
        expect(await game.evaluate(all, null)).not.toContain(hidden);
        await game.press('Enter');
        await play.waitForRows(game, 2);
        await says('nothing once it is entered', false);
      },
    );

    mainlyInChromium('ends with a report on the game, wherever that stands', async () => {
      const play = playOf(stage, courses[0]!);
      const [first, , answer] = play.guesses;
      const game = await play.start();
      await play.guess(game, first);
      const { place: before } = await waitForOverlay(
        game,
        play.replica,
        'the panel',
        (it) => it.form === 'panel' && areOnRow(it, 1),
      );
      await play.guess(game, answer);
      await game.waitFor(
        () => document.querySelector('[role="dialog"], dialog[open]'),
        null,
        'the statistics',
      );
      await play.replica.closeDialog(game);
      const hasReport = ({ text, covered }: SeenOverlay) =>
        text.includes('Solved: ') && /2 guesses\s+skill\s\d+/i.test(text) && covered.length === 0;
      const seen = await waitForOverlay(
        game,
        play.replica,
        'the report in the panel',
        (it) => it.form === 'panel' && hasReport(it),
      );
      expect(seen.text).toContain('Review this game');
      // Its cross is where it was.
      expect(seen.place).toMatchObject({ left: before!.left, top: before!.top, right: before!.right });
      await game.resize(390, 844);
      await waitForOverlay(game, play.replica, 'the pill', ({ form }) => form === 'pill');
      await game.click('.unfold');
      await waitForOverlay(
        game,
        play.replica,
        'the report in the sheet',
        (it) => it.form === 'sheet' && /2 guesses\s+skill/i.test(it.text),
      );
    });

    mainlyInFirefox(
      'is a sheet on demand where there is no room for it, and makes way for the board',
      async () => {
        const play = playOf(stage, courses[0]!);
        const game = await play.start();
        const wait = (what: string, isSo: (overlay: SeenOverlay) => boolean) =>
          waitForOverlay(game, play.replica, what, isSo);
        const folds = () => wait('the pill', ({ form, covered }) => form === 'pill' && covered.length === 0);
        const opens = async () => {
          await game.click('.unfold');
          return wait('the sheet', ({ form, text }) => form === 'sheet' && text.includes('Fill in'));
        };
        await game.resize(390, 844);
        await stage.finalAnswer(game);
        await folds();
        // A click may have been for the page: a mouse fills in by the panel alone.
        await game.click('[data-testid="tile"]');
        const { place } = await opens();
        expect([place!.left, place!.right, place!.bottom]).toEqual([0, 390, 844]);
        await game.press('Escape');
        await folds();
        // Escape was for the sheet: what Knack does by itself goes on.
        await set(stage, { fill: true });
        await play.waitForLetters(game, play.opener);
        await opens();
        await game.press('Escape');
        await folds();
        expect(await stage.browser.inExtension(() => chrome.storage.sync.get('fill'), null)).toEqual({
          fill: true,
        });
        await set(stage, { fill: false });
        await opens();
        await game.drag('.panel h1', 0, 200);
        await folds();
        await opens();
        await game.click('.best .pick');
        await folds();
        await play.waitForLetters(game, play.opener);
        await game.press('Enter');
        await play.waitForRows(game, 1);
        await folds();
        await opens();
        // Where there is room, it is the panel again; and it opens by itself nowhere.
        await game.resize(1280, 800);
        const isWhole = ({ form, covered, place }: SeenOverlay) =>
          form === 'panel' && covered.length === 0 && place!.bottom - place!.top < 600;
        await wait('the panel, which is no higher for it', isWhole);
        await game.resize(390, 844);
        await folds();
      },
    );

    mainlyInChromium('is moved, folded and switched off, and remembers it', async () => {
      const play = playOf(stage, courses[0]!);
      const { replica } = play;
      const game = await play.start();
      await game.resize(1280, 800);
      const wait = (what: string, isSo: (overlay: SeenOverlay) => boolean) =>
        waitForOverlay(game, replica, what, isSo);
      await stage.finalAnswer(game);
      // On a busy machine the overlay rests for a while before it follows a window that has changed its size.
      const { place: home, tiles } = await wait(
        'the panel with all that it has to say, beside the board',
        (it) => it.form === 'panel' && it.text.includes('Show all words') && areOnRow(it, 0),
      );
      // All words come later, and take more room.
      await game.click('.advice .buttons button');
      const areListed = () => document.querySelector('knack-overlay')!.shadowRoot!.querySelector('.words li');
      await game.waitFor(areListed, null, 'all words to be listed');
      // With them it reaches beyond the window until it is placed anew.
      await wait(
        'it to be placed with what has come later, and to cover nothing',
        ({ covered, place }) => covered.length === 0 && place!.bottom <= 800,
      );
      await game.click('.advice .quiet');
      // What is dragged has to be at rest.
      await wait('it to be as before', ({ place }) => JSON.stringify(place) === JSON.stringify(home));
      // Onto the board, which it does not come to lie on.
      await game.drag('.panel h1', -900, 60);
      const moved = await wait('it to be elsewhere', ({ place }) => place!.right <= tiles[0]!.left);
      expect(moved.covered).toEqual([]);
      await game.evaluate(() => {
        document.querySelector('knack-overlay')!.shadowRoot!.querySelector<HTMLElement>('.handle')!.focus();
      }, null);
      await game.press('ArrowUp');
      const higher = await wait('a step', ({ place }) => place!.top === moved.place!.top - 16);
      await expect.poll(() => keptHeight(stage, game)).toBeCloseTo(higher.place!.top);
      await game.reload();
      await replica.start(game);
      await wait(
        `it to be where it was put, at ${JSON.stringify(higher.place)},`,
        ({ place }) => JSON.stringify(place) === JSON.stringify(higher.place),
      );
      expect(home!.left).toBeGreaterThan(tiles.at(-1)!.right);
      await game.click('.fold');
      const folded = await wait('the pill', ({ form }) => form === 'pill');
      await game.reload();
      await replica.start(game);
      const again = await wait('the pill', ({ form, text }) => form === 'pill' && text === folded.text);
      expect(again.place!.left).toBe(higher.place!.left);
      await game.click('.unfold');
      await wait('the panel', ({ form }) => form === 'panel');

      // A page may throw everything out.
      await game.evaluate(() => document.querySelector('knack-overlay')!.remove(), null);
      await wait('it to be back', (it) => areOnRow(it, 0));

      const isOff = () => wait('how it comes back', ({ text }) => text.includes('Show Knack on the page'));
      await game.click('.switch-off');
      await isOff();
      await game.click('.undo');
      await wait('it to be back', (it) => areOnRow(it, 0));
      await game.click('.switch-off');
      await isOff();
      const before = () => document.documentElement.childElementCount;
      expect(await game.evaluate(before, null)).toBe(3);
      await game.press('a');
      await game.waitFor(() => !document.querySelector('knack-overlay'), null, 'no trace to be left');
      expect(await game.evaluate(before, null)).toBe(2);
      await game.reload();
      await replica.start(game);
      await stage.finalAnswer(game);
      expect(await seenOverlay(game, replica)).toBeNull();
    });
  });
}

declare global {
  interface Window {
    losses?: number[];
  }
}

/**
 * Runs in a page: notes how much height the panel loses, in pixels, whenever an answer begins to be worked out, but for
 * the line on a typed word, which goes with the word.
 */
function noteLosses(): void {
  const panel = document.querySelector('knack-overlay')!.shadowRoot!.querySelector('.panel')!;
  const losses: number[] = [];
  window.losses = losses;
  const heightNow = () =>
    panel.getBoundingClientRect().height - (panel.querySelector<HTMLElement>('.own-word')?.offsetHeight ?? 0);
  let before = heightNow();
  new MutationObserver(() => {
    const height = heightNow();
    if (panel.textContent.includes('Working it out')) losses.push(before - height);
    else before = height;
  }).observe(panel, { childList: true, characterData: true, subtree: true });
}
