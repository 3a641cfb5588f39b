/**
 * What the extension does on every board: how it is read and typed into, and what its game says. What a board shows
 * is true of any browser, so each has one (see courses.ts). There each board is won, and shown in its themes; the
 * rest is Knack's own, and is played on one or two of them, but for `npm run test:all`.
 */
import { expect } from 'vitest';
import type { Page } from '../browsers/browser.ts';
import { shownHints, suggestion, summary, waitForHints, waitForText } from '../popup-page.ts';
import type { ReplicaOptions } from '../replicas/replica.ts';
import { areForced, type BrowserName, IS_ALL, onlyIf, onStage, type Scenario } from '../stage.ts';
import { type Course, deleteLetters, playOf, WHOLE_GAME, without } from './course.ts';
import { FIRST_WORDLE, LITERALNIE, LITERALNIE_RENAMED, WORDLE, WORTEL, WORTEL_OF_2022 } from './courses.ts';

/** What differs from game to game: how its board is read and typed into, and what it says. */
export function describeBoard(name: BrowserName, course: Course): void {
  if (!IS_ALL && name !== course.home) return;
  onStage(name, course.replica.name, (stage) => {
    const play = playOf(stage, course);
    stage.withoutOverlay();
    const { replica, words, opener, secondOpener } = play;
    const [first, second, answer] = course.guesses;
    /** What is also tested on drawn boards, or by the overlay. */
    const forAllAtHome = onlyIf(IS_ALL && name === course.home);
    /** What does not depend on how a board is built. */
    const on = (...courses: Course[]): Scenario =>
      onlyIf(name === course.home && (IS_ALL || courses.includes(course)));

    // At the game's own pace, and with each guess by hand, in one game of each browser.
    const isByHand = [WORDLE, WORTEL].includes(course);
    onlyIf(IS_ALL || isByHand)(
      'leads to a win: after each guess the popup shows the rows and the best next word',
      async () => {
        const game = await play.start({ pace: 1 });
        const popup = await stage.popupOf(game);
        expect(await suggestion(popup)).toBe(opener);
        let guesses = '';
        for (let turn = 1; turn <= 6; turn++) {
          guesses = String(turn);
          const word = await suggestion(popup);
          await play.guess(game, word);
          const hints = await play.hints(game);
          await waitForHints(popup, hints);
          expect(await shownHints(popup)).toEqual(hints);
          if (word === answer) break;
        }
        await waitForText(popup, `Solved: ${answer.toUpperCase()}.`);
        await expect
          .poll(() => stage.badge(game))
          .toEqual([guesses, `Knack: Solved: ${answer.toUpperCase()}.`]);
      },
    );

    on(LITERALNIE, LITERALNIE_RENAMED)(
      'leads to a win that Knack plays from the second guess on',
      async () => {
        const game = await play.start();
        const popup = await stage.popupOf(game);
        await play.guess(game, await suggestion(popup));
        const hints = await play.hints(game);
        await waitForHints(popup, hints);
        expect(await shownHints(popup)).toEqual(hints);
        await stage.switchOn(game, { enter: true });
        await waitForText(popup, `Solved: ${answer.toUpperCase()}.`, WHOLE_GAME);
        expect((await play.hints(game)).at(-1)).toBe(`${answer} 22222`);
      },
    );

    on(FIRST_WORDLE)('reads repeated letters', async () => {
      const game = await play.start({ answer: course.repeated.at(-1)! });
      const popup = await stage.popupOf(game);
      for (const word of course.repeated) await play.guess(game, word);
      await waitForText(popup, `Solved: ${course.repeated.at(-1)!.toUpperCase()}.`);
      expect(await shownHints(popup)).toEqual(await play.hints(game));
    });

    on(WORTEL_OF_2022)(
      'learns a word that the game refuses, clears it and offers the next best',
      async () => {
        const game = await play.start({ words: without(words, opener) });
        const popup = await stage.switchOn(game);
        await play.waitForLetters(game, opener);
        await game.press('Enter');
        await play.waitForLetters(game, secondOpener);
        expect(await stage.refusedWords(replica.game)).toEqual([opener]);
        await waitForText(popup, `${opener.toUpperCase()} is not in the game’s list.`);
        expect(await suggestion(popup)).toBe(secondOpener);
        // It stays learnt.
        await game.reload();
        await replica.start(game);
        await play.waitForLetters(game, secondOpener);
      },
    );

    on(WORTEL)('does not learn from a guess that is too short', async () => {
      const game = await play.start();
      const popup = await stage.popupOf(game);
      await game.bringToFront();
      await game.type(first.slice(0, 3));
      // It does not stay for long.
      await Promise.all([waitForPageText(game, replica.says.tooShort), game.press('Enter')]);
      await game.type(first.slice(3));
      await game.press('Enter');
      await play.waitForRows(game, 1);
      await waitForHints(popup, await play.hints(game));
      expect(await stage.refusedWords(replica.game)).toEqual([]);
    });

    on(FIRST_WORDLE)('types by key events where clicks on the keys do nothing', async () => {
      const game = await play.start();
      await game.evaluate(() => {
        for (const type of ['pointerdown', 'mousedown', 'click']) {
          window.addEventListener(type, (event) => event.isTrusted || event.stopImmediatePropagation(), true);
        }
      }, null);
      await stage.switchOn(game, { enter: true });
      await expect
        .poll(async () => (await play.hints(game))[0], { timeout: WHOLE_GAME })
        .toMatch(new RegExp(`^${opener} `));
    });

    // What the others show in their themes is looked at beside the ghosts (overlay.ts).
    forAllAtHome('keeps to the rows in every theme', async () => {
      const game = await play.start();
      const popup = await stage.popupOf(game);
      const turns = [first, second, opener, secondOpener];
      for (const [n, theme] of replica.themes.entries()) {
        await game.bringToFront();
        await replica.setTheme(game, theme);
        await play.waitForRows(game, Math.min(n, turns.length));
        if (n < turns.length) await play.guess(game, turns[n]!);
        const hints = await play.hints(game);
        expect(hints).toHaveLength(Math.min(n + 1, turns.length));
        await waitForHints(popup, hints);
        expect(await shownHints(popup)).toEqual(hints);
      }
      // Back to the first with all rows there: they are what they were.
      const before = await shownHints(popup);
      for (const theme of replica.themes) {
        await game.bringToFront();
        await replica.setTheme(game, theme);
        await play.waitForRows(game, before.length);
        expect(await stage.lookAnew(game)).toMatchObject({ boards: [before] });
      }
      // Where the browser's own colours are in place of the game's, a word that is typed is not answered yet.
      await stage.browser.setLook({ forcedColors: true });
      try {
        await game.waitFor(areForced, null, 'the colours to be forced');
        await game.type(first);
        await play.waitForLetters(game, first);
        expect(await stage.lookAnew(game)).toMatchObject({ boards: [before] });
      } finally {
        await stage.browser.setLook({});
      }
    });

    on(LITERALNIE_RENAMED)('survives a page that rebuilds its board', async () => {
      const game = await play.start();
      await play.guess(game, first);
      const hints = await play.hints(game);
      const popup = await stage.popupOf(game);
      await waitForHints(popup, hints);
      await game.bringToFront();
      await game.type('ab');
      await play.waitForLetters(game, 'ab');
      await game.evaluate(replica.rebuild, null);
      await play.waitForRows(game, 1);
      await waitForHints(popup, hints);
      expect(await shownHints(popup)).toEqual(hints);
      await deleteLetters(game, 2);
      await play.guess(game, second);
      await waitForHints(popup, await play.hints(game));
      // What Knack has typed stays its own, or comes again.
      await stage.switchOn(game);
      const word = await suggestion(popup);
      await play.waitForLetters(game, word);
      await game.evaluate(replica.rebuild, null);
      await play.waitForLetters(game, word);
    });

    on(WORTEL)('follows a game whose reveal nobody sees', async () => {
      const game = await play.start({ pace: 1 });
      const popup = await stage.popupOf(game);
      await game.bringToFront();
      await game.type(first);
      await game.press('Enter');
      await popup.bringToFront();
      await game.waitFor(() => document.hidden, null, 'the game to be hidden');
      await game.evaluate(() => {
        document.addEventListener('visibilitychange', () => (document.documentElement.dataset['seen'] = ''));
      }, null);
      await popup.waitFor(
        (word) => document.querySelector('.hints li')?.textContent.toLowerCase() === word,
        first,
        'the row to be read in a tab in the background',
        // Browsers slow down the timers by which games turn their tiles there:
        // https://developer.mozilla.org/en-US/docs/Web/API/Window/setTimeout#timeouts_in_inactive_tabs
        WHOLE_GAME,
      );
      const wasHidden = () => document.hidden && !('seen' in document.documentElement.dataset);
      expect(await game.evaluate(wasHidden, null)).toBe(true);
      await game.bringToFront();
      await play.waitForRows(game, 1);
      expect(await shownHints(popup)).toEqual(await play.hints(game));
    });

    on(WORDLE)('heeds no answer that lies about in the page', async () => {
      const planted = words.find((word) => word.startsWith(second.slice(0, 2)) && word !== second)!;
      const seenWith = async (options: Partial<ReplicaOptions>) => {
        const game = await play.start(options);
        await play.guess(game, first);
        const popup = await stage.popupOf(game);
        await waitForHints(popup, await play.hints(game));
        expect(await suggestion(popup)).not.toBe(planted);
        const seen = [await shownHints(popup), await summary(popup)];
        // The next visitor is another.
        await game.evaluate(() => localStorage.clear(), null);
        return seen;
      };
      expect(await seenWith({ planted })).toEqual(await seenWith({}));
    });

    on(WORTEL)('goes to a page without a board and back, without a load', async () => {
      const game = await play.start();
      await play.guess(game, first);
      const hints = await play.hints(game);
      const popup = await stage.popupOf(game);
      await waitForHints(popup, hints);
      await game.bringToFront();
      await game.evaluate(() => (document.documentElement.dataset['loaded'] = 'once'), null);
      await replica.leave(game);
      await waitForText(popup, 'There is no game on this page.');
      await expect.poll(() => stage.badge(game)).toEqual(['', 'Knack: no game on this page']);
      await game.bringToFront();
      await replica.comeBack(game);
      await play.waitForRows(game, 1);
      await waitForHints(popup, hints);
      expect(await game.evaluate(() => document.documentElement.dataset['loaded'], null)).toBe('once');
    });

    if (replica.tellsHardMode) {
      on(WORDLE, WORTEL)('notices hard mode and obeys it', async () => {
        const game = await play.start({ answer: course.trap.answer, hardMode: true });
        await play.guess(game, course.trap.guess);
        const popup = await stage.popupOf(game);
        await waitForHints(popup, await play.hints(game));
        expect(await suggestion(popup)).toMatch(course.trap.end);
        await popup.click('.why summary');
        await waitForText(popup, 'Hard mode: suggestions keep to your hints.');
      });
    } else {
      on(LITERALNIE)(
        'does not learn from a hard mode that the page does not tell of, but plays by it from then on',
        async () => {
          const game = await play.start({ answer: course.trap.answer, hardMode: true });
          await play.guess(game, course.trap.guess);
          const popup = await stage.popupOf(game);
          // Neither stays for long.
          const pageHears = await listen(game, replica.says.hardMode);
          const popupHears = await listen(popup, 'hard mode. Knack plays by it');
          await stage.switchOn(game, { enter: true });
          await Promise.all([pageHears(), popupHears()]);
          await expect.poll(async () => (await play.hints(game))[1]?.split(' ')[0]).toMatch(course.trap.end);
          expect(await stage.refusedWords(replica.game)).toEqual([]);
        },
      );
    }
  });
}

/** Listens until a page says something, however short. @returns what waits for that */
async function listen(page: Page, text: string): Promise<() => Promise<void>> {
  await page.evaluate((wanted) => {
    const { dataset } = document.documentElement;
    const hear = () => {
      if (document.body.textContent.includes(wanted)) dataset['heard'] = wanted;
    };
    new MutationObserver(hear).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    hear();
  }, text);
  const isHeard = (wanted: string) => document.documentElement.dataset['heard'] === wanted;
  return () => page.waitFor(isHeard, text, `“${text}” to be said`, WHOLE_GAME);
}

/** Waits until the page says something, wherever it is. */
function waitForPageText(page: Page, text: string): Promise<void> {
  return page.waitFor(
    (wanted) => {
      const textIn = (root: Document | ShadowRoot): string =>
        [...root.querySelectorAll('*')]
          .map(({ shadowRoot }) => (shadowRoot ? textIn(shadowRoot) : ''))
          .concat(root.textContent ?? '', ...[...root.children].map(({ textContent }) => textContent))
          .join(' ');
      return textIn(document).includes(wanted);
    },
    text,
    `the page to say "${text}"`,
    WHOLE_GAME,
  );
}
