/** What the extension does on every game, told once for all replicas. */
import { expect, it } from 'vitest';
import type extensionApi from 'webextension-polyfill';
import type { Lexicon } from '../../src/lexicons.ts';
import type { Page } from '../browsers/browser.ts';
import { guess, seenRows, visibleHints, waitForLetters, waitForRows } from '../play.ts';
import {
  popupText,
  shownHints,
  suggestion,
  summary,
  waitForHints,
  waitForSuggestion,
  waitForText,
} from '../popup-page.ts';
import type { Replica, ReplicaOptions } from '../replicas/replica.ts';
import { type BrowserName, onStage, type Stage } from '../stage.ts';
import { wordsOf } from '../words.ts';

/** In the functions that run inside the extension. */
declare const chrome: typeof extensionApi;

/** How long six rows may take to turn, in milliseconds. */
const WHOLE_GAME = 60_000;

/** What a game is played with. */
export interface Course {
  readonly replica: Replica;
  /** The folder of its words in dicts/. */
  readonly lexicon: Lexicon;
  /** What a first guess leads to: a few more words, of which the last is the answer. */
  readonly guesses: readonly [first: string, second: string, answer: string];
  /** An answer with repeated letters, and guesses with others. */
  readonly repeated: readonly [...guesses: string[], answer: string];
  /** Letters that are no word in any list. */
  readonly noWord: string;
  /** A guess that leaves words that differ in one letter only, so that a probe is best, and what they end in. */
  readonly trap: { readonly answer: string; readonly guess: string; readonly end: RegExp };
}

/** A game that a scenario plays. */
interface Play extends Course {
  readonly stage: Stage;
  readonly words: readonly string[];
  readonly opener: string;
  readonly secondOpener: string;
  /** Serves the game; the answer and the words are those of the course unless given. */
  serve(options?: Partial<ReplicaOptions>): void;
  /** A new game, ready to be played. */
  start(options?: Partial<ReplicaOptions>): Promise<Page>;
  guess(page: Page, word: string): Promise<void>;
  hints(page: Page): Promise<string[]>;
  /** The letters in the open row, which has none when it is not on the page. */
  waitForLetters(page: Page, letters: string): Promise<void>;
  waitForRows(page: Page, count: number): Promise<void>;
}

function playOf(stage: Stage, course: Course): Play {
  const { replica, lexicon, guesses } = course;
  const shipped = wordsOf(lexicon);
  const serve = (options: Partial<ReplicaOptions> = {}) =>
    stage.serve(replica.site({ answer: guesses[2], words: shipped.words, ...options }));
  return {
    ...course,
    stage,
    ...shipped,
    serve,
    async start(options) {
      serve(options);
      const page = await stage.openAnew(replica.address);
      await replica.start(page);
      return page;
    },
    async guess(page, word) {
      await page.bringToFront();
      await guess(page, replica, word);
    },
    hints: (page) => visibleHints(page, replica),
    waitForLetters: (page, letters) => waitForLetters(page, replica, letters),
    waitForRows: (page, count) => waitForRows(page, replica, count),
  };
}

const without = (words: readonly string[], ...removed: readonly string[]): string[] =>
  words.filter((word) => !removed.includes(word));

async function deleteLetters(page: Page, count: number): Promise<void> {
  for (let i = 0; i < count; i++) await page.press('Backspace');
}

/** What differs from game to game: how its board is read and typed into, and what it says. */
export function describeBoard(name: BrowserName, course: Course): void {
  onStage(name, course.replica.name, (stage) => {
    const play = playOf(stage, course);
    const { replica, words, opener, secondOpener } = play;
    const [first, second, answer] = course.guesses;

    it('leads to a win: after each guess the popup shows the rows and the best next word', async () => {
      const game = await play.start();
      const popup = await stage.popupOf(game);
      expect(await suggestion(popup)).toBe(opener);
      for (let turn = 1; turn <= 6; turn++) {
        const word = await suggestion(popup);
        await play.guess(game, word);
        const hints = await play.hints(game);
        await waitForHints(popup, hints);
        expect(await shownHints(popup)).toEqual(hints);
        if (word === answer) break;
      }
      await waitForText(popup, `Solved: ${answer.toUpperCase()}.`);
      await expect.poll(() => stage.badge(game)).toEqual(['✓', `Knack: Solved: ${answer.toUpperCase()}.`]);
    });

    it('reads repeated letters', async () => {
      const game = await play.start({ answer: course.repeated.at(-1)! });
      const popup = await stage.popupOf(game);
      for (const word of course.repeated) await play.guess(game, word);
      await waitForText(popup, `Solved: ${course.repeated.at(-1)!.toUpperCase()}.`);
      expect(await shownHints(popup)).toEqual(await play.hints(game));
    });

    it('plays on by itself with Enter, to a win', async () => {
      const game = await play.start();
      const popup = await stage.switchOn(game, { enter: true });
      await waitForText(popup, `Solved: ${answer.toUpperCase()}.`, WHOLE_GAME);
      expect((await play.hints(game)).at(-1)).toBe(`${answer} 22222`);
    });

    it('learns a word that the game refuses, clears it and offers the next best', async () => {
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
    });

    it('goes on after a guess of the player’s and a word that is refused, to the answer', async () => {
      const game = await play.start();
      const popup = await stage.popupOf(game);
      await play.guess(game, first);
      await waitForHints(popup, await play.hints(game));
      const refused = await suggestion(popup);
      play.serve({ words: without(words, refused) });
      await game.bringToFront();
      await game.reload();
      await replica.start(game);
      await stage.switchOn(game, { enter: true });
      await waitForText(popup, `Solved: ${answer.toUpperCase()}.`, WHOLE_GAME);
      expect((await play.hints(game)).map((hint) => hint.split(' ')[0])).not.toContain(refused);
      expect(await stage.refusedWords(replica.game)).toEqual([refused]);
    });

    it('does not learn from a guess that is too short', async () => {
      const game = await play.start();
      const popup = await stage.popupOf(game);
      await game.bringToFront();
      await game.type(first.slice(0, 3));
      await game.press('Enter');
      await waitForPageText(game, replica.says.tooShort);
      await game.type(first.slice(3));
      await game.press('Enter');
      await play.waitForRows(game, 1);
      await waitForHints(popup, await play.hints(game));
      expect(await stage.refusedWords(replica.game)).toEqual([]);
    });

    it('does not learn from silence, and does not press Enter twice', async () => {
      const game = await play.start({ silent: true });
      await countEnters(game);
      const popup = await stage.switchOn(game, { enter: true });
      await waitForText(popup, `The game has not answered ${opener.toUpperCase()}.`, WHOLE_GAME);
      expect(await stage.refusedWords(replica.game)).toEqual([]);
      expect(await enters(game)).toBe(1);
      await play.waitForLetters(game, opener);
    });

    it('waits for a slow game, and does not press Enter twice', async () => {
      const game = await play.start({ replyDelay: 5000 });
      await countEnters(game);
      const popup = await stage.switchOn(game);
      await play.waitForLetters(game, opener);
      await stage.switchOn(game, { enter: true });
      await play.waitForRows(game, 1);
      expect(await enters(game)).toBe(1);
      expect(await stage.refusedWords(replica.game)).toEqual([]);
      await waitForHints(popup, await play.hints(game));
      expect(await popupText(popup)).not.toContain('has not answered');
    });

    it('says so when the game does not take its letters', async () => {
      const game = await play.start();
      await game.evaluate(() => {
        for (const type of ['pointerdown', 'mousedown', 'click', 'keydown', 'keyup']) {
          window.addEventListener(type, (event) => event.isTrusted || event.stopImmediatePropagation(), true);
        }
      }, null);
      const popup = await stage.switchOn(game);
      await waitForText(popup, `The game did not take the letters of ${opener.toUpperCase()}`);
      await play.guess(game, first);
      await waitForHints(popup, await play.hints(game));
    });

    it('names the letter that the game’s keyboard does not have', async () => {
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

    it('types by key events where clicks on the keys do nothing', async () => {
      const game = await play.start();
      await game.evaluate(() => {
        for (const type of ['pointerdown', 'mousedown', 'click']) {
          window.addEventListener(type, (event) => event.isTrusted || event.stopImmediatePropagation(), true);
        }
      }, null);
      await stage.switchOn(game, { enter: true });
      await expect.poll(async () => (await play.hints(game))[0]).toMatch(new RegExp(`^${opener} `));
    });

    it('keeps to the rows in every theme', async () => {
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
        await expect.poll(async () => hintsOf(await stage.remembered(game))).toEqual(before);
      }
    });

    it('survives a page that builds its board anew', async () => {
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
      const word = await waitForSuggestion(popup);
      await play.waitForLetters(game, word);
      await game.evaluate(replica.rebuild, null);
      await play.waitForLetters(game, word);
    });

    it('follows a game whose reveal nobody sees', async () => {
      const game = await play.start();
      const popup = await stage.popupOf(game);
      await game.bringToFront();
      await game.type(first);
      await game.press('Enter');
      await popup.bringToFront();
      await popup.waitFor(
        (word) => document.querySelector('.hints li')?.textContent === word,
        first,
        'the row to be read in a tab in the background',
      );
      await game.bringToFront();
      await play.waitForRows(game, 1);
      expect(await shownHints(popup)).toEqual(await play.hints(game));
    });

    it('heeds no answer that lies about in the page', async () => {
      const suggestionsAfter = async (planted?: string) => {
        const game = await play.start(planted === undefined ? {} : { planted });
        await play.guess(game, first);
        const popup = await stage.popupOf(game);
        await waitForHints(popup, await play.hints(game));
        return [await suggestion(popup), await summary(popup)];
      };
      const planted = words.find((word) => word.startsWith(second.slice(0, 2)) && word !== second)!;
      expect(await suggestionsAfter(planted)).toEqual(await suggestionsAfter());
    });

    it('goes to a page without a board and back, without a load', async () => {
      const game = await play.start();
      await play.guess(game, first);
      const hints = await play.hints(game);
      const popup = await stage.popupOf(game);
      await waitForHints(popup, hints);
      await game.bringToFront();
      await game.evaluate(() => (document.documentElement.dataset['loaded'] = 'once'), null);
      await replica.leave(game);
      await waitForText(popup, 'There is no game on this page.');
      await expect.poll(() => stage.badge(game)).toEqual(['', 'Knack']);
      await game.bringToFront();
      await replica.comeBack(game);
      await play.waitForRows(game, 1);
      await waitForHints(popup, hints);
      expect(await game.evaluate(() => document.documentElement.dataset['loaded'], null)).toBe('once');
    });

    if (replica.says.hardMode !== null) {
      it('notices hard mode and obeys it', async () => {
        const game = await play.start({ answer: course.trap.answer, hardMode: true });
        await play.guess(game, course.trap.guess);
        const popup = await stage.popupOf(game);
        await waitForHints(popup, await play.hints(game));
        expect(await suggestion(popup)).toMatch(course.trap.end);
        await waitForText(popup, 'Hard mode: every suggestion uses all hints.');
      });

      it('does not learn from a hard mode that the page does not tell of, but plays by it from then on', async () => {
        const game = await play.start({ answer: course.trap.answer, hardMode: true });
        await play.guess(game, course.trap.guess);
        // What a page keeps elsewhere cannot be read.
        await game.evaluate(() => {
          localStorage.clear();
          Storage.prototype.setItem = () => undefined;
        }, null);
        const popup = await stage.switchOn(game, { enter: true });
        await waitForText(popup, 'it is in hard mode');
        await play.waitForRows(game, 2);
        expect((await play.hints(game))[1]!.split(' ')[0]).toMatch(course.trap.end);
        expect(await stage.refusedWords(replica.game)).toEqual([]);
      });
    }
  });
}

const hintsOf = (state: Awaited<ReturnType<Stage['remembered']>>): readonly string[] =>
  typeof state?.report?.board === 'object' ? state.report.board.hints : [];

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
  );
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

/** What is true of each game, and does not depend on how its code is built. */
export function describeGame(name: BrowserName, course: Course): void {
  onStage(name, `${course.replica.name}, played`, (stage) => {
    const play = playOf(stage, course);
    const { replica, words, opener, secondOpener } = play;
    const [first, second] = course.guesses;

    it('goes by a guess that its own list does not have', async () => {
      const game = await play.start({ words: [...words, course.noWord] });
      await play.guess(game, course.noWord);
      const popup = await stage.popupOf(game);
      await waitForHints(popup, await play.hints(game));
      expect(await popupText(popup)).toMatch(/likely, [\d,]+ possible/);
    });

    it('takes the example rows of the help for no board, and waits until it is closed', async () => {
      const game = await play.start();
      await replica.openDialog(game);
      const popup = await stage.switchOn(game);
      await waitForText(popup, 'possible');
      expect(await shownHints(popup)).toEqual([]);
      expect((await seenRows(game, replica)).flat().map(({ letter }) => letter)).not.toContain(opener[0]);
      await replica.closeDialog(game);
      await play.waitForLetters(game, opener);
    });

    it('waits while a consent layer lies on the board', async () => {
      play.serve({ consent: true });
      const game = await stage.openAnew(replica.address);
      const popup = await stage.switchOn(game);
      // The board is there under the layer, or not there yet.
      await popup.waitFor(
        () => /possible|No board yet/.test(document.body.innerText),
        null,
        'the popup to say what it sees',
      );
      expect((await seenRows(game, replica)).flat().every(({ letter }) => letter === '')).toBe(true);
      await replica.consent(game);
      await replica.start(game);
      await play.waitForLetters(game, opener);
    });

    it('fills in and leaves Enter to the player', async () => {
      const game = await play.start();
      const popup = await stage.switchOn(game);
      await play.waitForLetters(game, opener);
      await game.press('Enter');
      await play.waitForRows(game, 1);
      await waitForHints(popup, await play.hints(game));
      await play.waitForLetters(game, await suggestion(popup));
      expect(await play.hints(game)).toHaveLength(1);
    });

    it('never types again what the player deleted, nor over what the player typed, even after a reload', async () => {
      const game = await play.start();
      const popup = await stage.switchOn(game);
      await play.waitForLetters(game, opener);
      await deleteLetters(game, 5);
      await play.waitForLetters(game, '');
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
      await play.guess(game, second);
      expect((await play.hints(game)).map((hint) => hint.split(' ')[0])).toEqual([first, second]);
    });

    it('types again after a reload what the page has lost', async () => {
      const game = await play.start();
      await stage.switchOn(game);
      await play.waitForLetters(game, opener);
      await game.reload();
      await replica.start(game);
      await play.waitForLetters(game, opener);
    });

    it('learns from the player too, but deletes only what it typed itself', async () => {
      const game = await play.start({ words: without(words, opener) });
      const popup = await stage.popupOf(game);
      await game.bringToFront();
      await game.type(opener);
      await game.press('Enter');
      await waitForSuggestion(popup, secondOpener);
      expect(await stage.refusedWords(replica.game)).toEqual([opener]);
      await play.waitForLetters(game, opener);
    });

    it('plays past a refused word with Enter', async () => {
      const game = await play.start({ words: without(words, opener) });
      await stage.switchOn(game, { enter: true });
      await expect.poll(async () => (await play.hints(game))[0]).toContain(secondOpener);
    });

    it('shows the same after a reload in mid-game', async () => {
      const game = await play.start();
      await play.guess(game, first);
      await play.guess(game, second);
      const hints = await play.hints(game);
      const popup = await stage.popupOf(game);
      await waitForHints(popup, hints);
      const said = await summary(popup);
      await game.bringToFront();
      await game.reload();
      await replica.start(game);
      await play.waitForRows(game, 2);
      await waitForHints(popup, hints);
      expect(await shownHints(popup)).toEqual(hints);
      expect(await summary(popup)).toBe(said);
    });

    it('goes on when the worker is stopped between two guesses', async () => {
      const game = await play.start();
      const popup = await stage.switchOn(game);
      await play.waitForLetters(game, opener);
      await deleteLetters(game, 5);
      await play.waitForLetters(game, '');
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
    });

    it('says that the site has changed, helps by hand and types nothing', async () => {
      stage.serve({ hosts: [replica.host], reply: () => ({ type: 'text/html', body: CHANGED }) });
      await stage.browser.inExtension(() => chrome.storage.sync.set({ fill: true, enter: true }), null);
      const game = await stage.open(replica.address);
      const popup = await stage.popupOf(game);
      await waitForText(popup, 'Knack cannot read this board: the site may have changed.');
      await expect.poll(() => popup.evaluate(() => document.querySelector('details')?.open, null)).toBe(true);
      expect(await popup.evaluate(() => document.querySelector('select')!.value, null)).toBe(course.lexicon);
      await popup.fill('textarea', `${first} 00000`);
      await waitForText(popup, 'likely');
      expect(await game.evaluate(() => document.body.dataset['pressed'], null)).toBeUndefined();
    });

    it('finds a board that appears ten seconds late', async () => {
      play.serve({ boardDelay: 10_000 });
      const game = await stage.openAnew(replica.address);
      const popup = await stage.switchOn(game);
      await waitForText(popup, 'No board yet.');
      await game.waitFor(
        () => performance.now() > 9000 && document.readyState === 'complete',
        null,
        'the page to have been there for a while',
        15_000,
      );
      await replica.start(game);
      await play.waitForLetters(game, opener);
    });
  });
}

/** A site after a change that no reader knows: a keyboard, and a board that is a picture. */
const CHANGED = `<!doctype html><body>
  <canvas width="300" height="360"></canvas>
  <p>${[...'abcdefghijklmnopqrstuvwxyz'].map((letter) => `<button>${letter}</button>`).join('')}</p>
  <script>
    for (const type of ['click', 'keydown', 'keyup'])
      addEventListener(type, () => (document.body.dataset.pressed = type), true);
  </script>`;

/** Two games at once. */
export function describeTwoGames(name: BrowserName, courses: readonly [Course, Course]): void {
  onStage(name, 'two games', (stage) => {
    it('are kept apart in two tabs', async () => {
      const sites = courses.map(({ replica, lexicon, guesses }) =>
        replica.site({ answer: guesses[2], words: wordsOf(lexicon).words }),
      );
      stage.serve(...sites);
      const [one, other] = courses;
      const first = await stage.openAnew(one.replica.address);
      await one.replica.start(first);
      const second = await stage.openAnew(other.replica.address);
      await other.replica.start(second);
      await guess(second, other.replica, other.guesses[0]);
      await first.bringToFront();
      await guess(first, one.replica, one.guesses[0]);
      const popups = [await stage.popupOf(first), await stage.popupOf(second)] as const;
      await waitForHints(popups[0], await visibleHints(first, one.replica));
      await waitForHints(popups[1], await visibleHints(second, other.replica));
      expect(await stage.badge(first)).not.toEqual(await stage.badge(second));
      // Auto-fill is on for both, and each gets its own word.
      await stage.switchOn(first);
      await waitForLetters(first, one.replica, await suggestion(popups[0]));
      await waitForLetters(second, other.replica, await suggestion(popups[1]));
      expect(await visibleHints(first, one.replica)).toHaveLength(1);
      await waitForRows(second, other.replica, 1);
    });
  });
}
