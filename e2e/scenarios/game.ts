/**
 * What the extension does in every game, however its code is built. Most of it is Knack's work alone, and true of
 * any browser; synthetic events and stopped workers are each browser's own.
 */
import { expect } from 'vitest';
import type extensionApi from 'webextension-polyfill';
import type { OpenAdvice } from '../../src/protocol/advice.ts';
import type { Page } from '../browsers/browser.ts';
import { seenRows } from '../play.ts';
import {
  popupText,
  shownHints,
  suggestion,
  summary,
  waitForHints,
  waitForSuggestion,
  waitForText,
  typeHints,
} from '../popup-page.ts';
import { type BrowserName, IS_ALL, onlyIf, onStage, type Scenario } from '../stage.ts';
import { type Course, deleteLetters, playOf, WHOLE_GAME, without } from './course.ts';
import { LITERALNIE, WORDLE, WORTEL } from './courses.ts';

/** In the functions that run inside the extension. */
declare const chrome: typeof extensionApi;

/** A site after a change that no reader knows: a keyboard, and a board that is a picture. */
const CHANGED = `<!doctype html><body>
  <canvas width="300" height="360"></canvas>
  <p>${[...'abcdefghijklmnopqrstuvwxyz'].map((letter) => `<button>${letter}</button>`).join('')}</p>
  <script>
    for (const type of ['click', 'keydown', 'keyup'])
      addEventListener(type, () => (document.body.dataset.pressed = type), true);
  </script>`;

/** What is true of each game, and does not depend on how its code is built. */
export function describeGame(name: BrowserName, course: Course): void {
  onStage(name, `${course.replica.name}, played`, (stage) => {
    const play = playOf(stage, course);
    stage.withoutOverlay();
    const { replica, words, opener, secondOpener } = play;
    const [first, second, answer] = course.guesses;
    /** A game whose first row Knack has filled, and the player has emptied. */
    const emptied = async () => {
      const game = await play.start();
      const popup = await stage.switchOn(game);
      await play.waitForLetters(game, opener);
      await deleteLetters(game, 5);
      await play.waitForLetters(game, '');
      return { game, popup };
    };

    /** What hardly depends on the game. */
    const on = (game: Course): Scenario => onlyIf(name === course.home && (IS_ALL || course === game));
    /** What is true of any game, and tested without one. */
    const forAllAtHome = onlyIf(IS_ALL && name === course.home);
    /** What is true of any game and any browser. */
    const once = (browser: BrowserName, game: Course): Scenario =>
      onlyIf(name === browser && course === game);

    onlyIf(IS_ALL && name === 'firefox' && course === WORDLE)(
      'goes on after a guess of the player’s and a word that is refused, to the answer',
      async () => {
        const game = await play.start();
        const popup = await stage.popupOf(game);
        await play.guess(game, first);
        await waitForHints(popup, await play.hints(game));
        await suggestion(popup);
        // What is suggested first depends on how fast the machine is.
        const offered = (await stage.remembered(game))!.advice as OpenAdvice;
        const refused = offered.suggestions.map(({ word }) => word).filter((word) => word !== answer);
        play.serve({ words: without(words, ...refused) });
        await game.bringToFront();
        await game.reload();
        await replica.start(game);
        await stage.switchOn(game, { enter: true });
        await waitForText(popup, `Solved: ${answer.toUpperCase()}.`, WHOLE_GAME);
        const learnt = await stage.refusedWords(replica.game);
        expect(learnt.length).toBeGreaterThan(0);
        expect(refused).toEqual(expect.arrayContaining(learnt));
      },
    );

    // It is waited for as long as a player would: auto-fill.test.ts has it in no time.
    onlyIf(IS_ALL && course === WORTEL)(
      'does not learn from silence, and does not press Enter twice',
      async () => {
        const game = await play.start({ silent: true });
        await countEnters(game);
        const popup = await stage.switchOn(game, { enter: true });
        await waitForText(popup, `The game has not answered ${opener.toUpperCase()}.`, WHOLE_GAME);
        expect(await stage.refusedWords(replica.game)).toEqual([]);
        expect(await enters(game)).toBe(1);
        await play.waitForLetters(game, opener);
      },
    );

    onlyIf(IS_ALL && name === 'firefox' && course === LITERALNIE)(
      'waits for a slow game, and does not press Enter twice',
      async () => {
        const game = await play.start({ replyDelay: 3000, answer: opener });
        await countEnters(game);
        const popup = await stage.switchOn(game);
        await play.waitForLetters(game, opener);
        await stage.switchOn(game, { enter: true });
        await play.waitForRows(game, 1);
        expect(await enters(game)).toBe(1);
        expect(await stage.refusedWords(replica.game)).toEqual([]);
        await waitForHints(popup, await play.hints(game));
        expect(await popupText(popup)).not.toContain('has not answered');
      },
    );

    onlyIf(course === WORTEL ? name === 'firefox' : IS_ALL && name === course.home)(
      'says so when the game does not take its letters',
      async () => {
        const game = await play.start();
        await game.evaluate(() => {
          for (const type of ['pointerdown', 'mousedown', 'click', 'keydown', 'keyup']) {
            window.addEventListener(
              type,
              (event) => event.isTrusted || event.stopImmediatePropagation(),
              true,
            );
          }
        }, null);
        const popup = await stage.switchOn(game);
        await waitForText(popup, `The game did not take the letters of ${opener.toUpperCase()}`);
        await play.guess(game, first);
        await waitForHints(popup, await play.hints(game));
      },
    );

    on(WORTEL)('names the letter that the game’s keyboard does not have', async () => {
      const game = await play.start();
      await game.evaluate((letter) => {
        const removeIn = (root: Document | ShadowRoot): void => {
          for (const element of root.querySelectorAll('*')) {
            if (element.shadowRoot) removeIn(element.shadowRoot);
            if (element.matches('button') && element.textContent.trim().toLowerCase() === letter)
              element.remove();
          }
        };
        removeIn(document);
        const swallow = (event: Event) =>
          (event as KeyboardEvent).key === letter && event.stopImmediatePropagation();
        for (const type of ['keydown', 'keyup']) window.addEventListener(type, swallow, true);
      }, opener[0]!);
      const popup = await stage.switchOn(game);
      await waitForText(popup, `The game’s keyboard has no ${opener[0]!.toUpperCase()}`);
      await play.waitForLetters(game, '');
      expect(await stage.refusedWords(replica.game)).toEqual([]);
    });

    once('chromium', WORTEL)('goes by a guess that its own list does not have', async () => {
      const game = await play.start({ words: [...words, course.noWord] });
      await play.guess(game, course.noWord);
      const popup = await stage.popupOf(game);
      await waitForHints(popup, await play.hints(game));
      expect(await popupText(popup)).toMatch(/words? left/);
    });

    on(WORTEL)('takes the example rows of the help for no board, and waits until it is closed', async () => {
      const game = await play.start();
      await replica.openDialog(game);
      const popup = await stage.switchOn(game);
      await waitForText(popup, 'in all');
      await stage.lookAnew(game);
      expect(await shownHints(popup)).toEqual([]);
      expect((await seenRows(game, replica)).flat().map(({ letter }) => letter)).not.toContain(opener[0]);
      await replica.closeDialog(game);
      await play.waitForLetters(game, opener);
    });

    on(WORTEL)('takes the help, opened over a word that it has typed, for no refusal', async () => {
      const game = await play.start();
      await stage.switchOn(game);
      await play.waitForLetters(game, opener);
      const expectNothingRefused = async () => {
        await stage.lookAnew(game);
        const popup = await stage.popupOf(game);
        expect(await suggestion(popup)).toBe(opener);
        const notice = () => document.querySelector('.notice')?.textContent ?? null;
        expect(await popup.evaluate(notice, null)).toBeNull();
        expect((await stage.remembered(game))!.report!.game.hard).toBe(false);
        expect(await stage.refusedWords(replica.game)).toEqual([]);
        const [row] = await seenRows(game, replica);
        expect(row!.map(({ letter }) => letter).join('')).toBe(opener);
        await game.bringToFront();
      };
      await replica.openDialog(game);
      await expectNothingRefused();
      await replica.closeDialog(game);
      await expectNothingRefused();
    });

    forAllAtHome('waits while a consent layer lies on the board', async () => {
      play.serve({ consent: true });
      const game = await stage.open(replica.address);
      const popup = await stage.switchOn(game);
      // The board is there under the layer, or not there yet.
      await popup.waitFor(
        () => /in all|No board yet/.test(document.body.innerText),
        null,
        'the popup to say what it sees',
      );
      await stage.lookAnew(game);
      expect((await seenRows(game, replica)).flat().every(({ letter }) => letter === '')).toBe(true);
      await replica.consent(game);
      await replica.start(game);
      await play.waitForLetters(game, opener);
    });

    once('chromium', WORDLE)('fills in and leaves Enter to the player', async () => {
      const game = await play.start();
      const popup = await stage.switchOn(game);
      await play.waitForLetters(game, opener);
      await game.press('Enter');
      await play.waitForRows(game, 1);
      await waitForHints(popup, await play.hints(game));
      await play.waitForLetters(game, await suggestion(popup));
      expect(await play.hints(game)).toHaveLength(1);
    });

    on(WORDLE)(
      'never types again what the player deleted, nor over what the player typed, even after a reload',
      async () => {
        const { game, popup } = await emptied();
        await game.type(first.slice(0, 2));
        await play.waitForLetters(game, first.slice(0, 2));
        await game.reload();
        await replica.start(game);
        // The player's row stays the player's: their own guess comes next, unhindered.
        await play.guess(game, first);
        const hints = await play.hints(game);
        // The next row is Knack's to fill again, until the player empties it, and so it stays.
        await waitForHints(popup, hints);
        await play.waitForLetters(game, await suggestion(popup));
        await deleteLetters(game, 5);
        await play.waitForLetters(game, '');
        await game.reload();
        await replica.start(game);
        await play.waitForRows(game, 1);
        await waitForHints(popup, hints);
        await stage.lookAnew(game);
        await play.waitForLetters(game, '');
        await play.guess(game, second);
        expect((await play.hints(game)).map((hint) => hint.split(' ')[0])).toEqual([first, second]);
      },
    );

    on(WORTEL)('types again after a reload what the page has lost', async () => {
      const game = await play.start();
      await stage.switchOn(game);
      await play.waitForLetters(game, opener);
      await game.reload();
      await replica.start(game);
      await play.waitForLetters(game, opener);
    });

    once('firefox', WORDLE)('learns from the player too, but deletes only what it typed itself', async () => {
      const game = await play.start({ words: without(words, opener) });
      const popup = await stage.popupOf(game);
      await game.bringToFront();
      await game.type(opener);
      await game.press('Enter');
      await waitForSuggestion(popup, secondOpener);
      expect(await stage.refusedWords(replica.game)).toEqual([opener]);
      await play.waitForLetters(game, opener);
    });

    once('firefox', WORTEL)('plays past a refused word with Enter', async () => {
      const game = await play.start({ words: without(words, opener) });
      await stage.switchOn(game, { enter: true });
      await expect
        .poll(async () => (await play.hints(game))[0], { timeout: WHOLE_GAME })
        .toContain(secondOpener);
    });

    on(LITERALNIE)('shows the same after a reload in mid-game', async () => {
      const game = await play.start();
      await play.guess(game, first);
      await play.guess(game, second);
      const hints = await play.hints(game);
      const popup = await stage.popupOf(game);
      await waitForHints(popup, hints);
      const said = await summary(popup);
      const visit = async () => (await stage.remembered(game))?.told?.visit;
      const before = await visit();
      await game.bringToFront();
      await game.reload();
      await replica.start(game);
      await play.waitForRows(game, 2);
      // A popup in the background may paint late: a new one shows nothing of the visit before.
      await expect.poll(visit).not.toBe(before);
      const again = await stage.popupOf(game);
      await waitForHints(again, hints);
      expect(await shownHints(again)).toEqual(hints);
      expect(await summary(again)).toBe(said);
    });

    onlyIf(name === 'firefox' ? course === WORDLE : IS_ALL && course === LITERALNIE)(
      'goes on when the worker is stopped between two guesses',
      async () => {
        const { game, popup } = await emptied();
        await stage.browser.stopBackground();
        await play.guess(game, first);
        await waitForHints(popup, await play.hints(game));
        await play.waitForLetters(game, await suggestion(popup));
        await stage.browser.stopBackground();
        // Who typed what is not forgotten: the row that Knack filled is deleted by the player for good.
        await deleteLetters(game, 5);
        await play.waitForLetters(game, '');
        await stage.browser.stopBackground();
        await play.guess(game, second);
        await waitForHints(popup, await play.hints(game));
      },
    );

    once('chromium', LITERALNIE)(
      'says that it cannot read what has been painted, helps by hand and types nothing',
      async () => {
        stage.serve({ hosts: [replica.host], reply: () => ({ type: 'text/html', body: CHANGED }) });
        await stage.browser.inExtension(() => chrome.storage.sync.set({ fill: true, enter: true }), null);
        const game = await stage.open(replica.address);
        const popup = await stage.popupOf(game);
        await waitForText(popup, 'This game is drawn as one picture, which Knack cannot read.');
        await expect
          .poll(() => popup.evaluate(() => document.querySelector('details')?.open, null))
          .toBe(true);
        expect(
          await popup.evaluate(
            () => document.querySelector<HTMLSelectElement>('.lexicon select')!.value,
            null,
          ),
        ).toBe(course.lexicon);
        await typeHints(popup, `${first} 00000`);
        await waitForText(popup, 'likely');
        expect(await game.evaluate(() => document.body.dataset['pressed'], null)).toBeUndefined();
      },
    );

    once('firefox', LITERALNIE)('finds a board that appears late', async () => {
      play.serve({ boardDelay: 1500 });
      const game = await stage.open(replica.address);
      const popup = await stage.switchOn(game);
      await waitForText(popup, 'No board yet.');
      await game.waitFor(
        () => performance.now() > 1200 && document.readyState === 'complete',
        null,
        'the page to have been there for a while',
        15_000,
      );
      await replica.start(game);
      await play.waitForLetters(game, opener);
    });
  });
}

/** Counts how often Enter is pressed, on the keyboard or on the screen. */
function countEnters(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.documentElement.dataset['enters'] = '0';
    const count = (event: Event) => {
      const isKey = (event as KeyboardEvent).key === 'Enter';
      const names = event
        .composedPath()
        .flatMap((target) =>
          target instanceof Element && target.matches('button')
            ? [target.getAttribute('data-key'), target.textContent.trim()]
            : [],
        );
      const isButton = names.some((label) => /^(↵|enter|eingabe|wyślij)$/i.test(label ?? ''));
      if (!isKey && !isButton) return;
      const { dataset } = document.documentElement;
      dataset['enters'] = String(Number(dataset['enters']) + 1);
    };
    for (const type of ['click', 'keydown']) window.addEventListener(type, count, true);
  }, null);
}

const enters = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.documentElement.dataset['enters']), null);
