/** The games that Knack keeps: what was played is there once, however it was played, until the player deletes it. */
import { expect } from 'vitest';
import type extensionApi from 'webextension-polyfill';
import type { Page } from '../browsers/browser.ts';
import { violations } from '../axe.ts';
import { choose, waitForText } from '../popup-page.ts';
import { A_HUNDRED } from '../../src/test/games.ts';
import { reflowFaults } from '../reflow.ts';
import { type BrowserName, inOneBrowser, onStage, type Stage } from '../stage.ts';
import { type Course, playOf } from './course.ts';

/** In the functions that run inside the extension. */
declare const chrome: typeof extensionApi;

/** What the journal shows of each game: its end, how much Knack has helped, and its rows. */
const seenGames = (journal: Page) =>
  journal.evaluate(
    () =>
      [...document.querySelectorAll('.game')].map((game) => ({
        end: game.querySelector('p')!.firstChild!.textContent,
        help: game.querySelector('p small')!.textContent,
        rows: [...game.querySelectorAll('.tiles')].map((row) => row.textContent.toLowerCase()),
      })),
    null,
  );

/** The same, once it is so: the last row may be kept only just after the page was opened. */
async function waitForGames(journal: Page, games: Awaited<ReturnType<typeof seenGames>>): Promise<void> {
  const seen = () => {
    // As if the player came back to the tab.
    const look = () => document.dispatchEvent(new Event('visibilitychange'));
    return journal.evaluate(look, null).then(() => seenGames(journal));
  };
  await expect.poll(seen).toEqual(games);
}

async function openJournal(stage: Stage, hash = ''): Promise<Page> {
  const journal = stage.adopt(await stage.browser.openExtensionPage(`journal.html${hash}`));
  await journal.waitFor(() => document.querySelector('main > *'), null, 'the journal');
  return journal;
}

const clickText = (page: Page, text: string) =>
  page.evaluate((wanted) => {
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === wanted)!.click();
  }, text);

const waitForStatus = (page: Page, text: string) =>
  page.waitFor(
    (wanted) => document.querySelector('[role="status"]')?.textContent === wanted,
    text,
    `“${text}” to be said`,
  );

/** What a table of the statistics says first, row by row: what stands beside it may still be worked out. */
const tableRows = (journal: Page, selector: string) =>
  journal.evaluate(
    (table) =>
      [...document.querySelectorAll(`${table} tr`)].map((row) =>
        [...row.querySelectorAll('th, td')].slice(0, 2).map(({ textContent }) => textContent.trim()),
      ),
    selector,
  );

/** Has the page keep what it copies and saves in its document, since the browser does not show it. */
function noteWhatLeaves(): void {
  const { dataset } = document.documentElement;
  navigator.clipboard.writeText = (text) => {
    dataset['copied'] = text;
    return Promise.resolve();
  };
  const addressOf = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (blob) => {
    void createImageBitmap(blob as Blob).then(({ width, height }) => {
      dataset['picture'] = `${(blob as Blob).type} ${width > height}`;
    });
    return addressOf(blob);
  };
  HTMLAnchorElement.prototype.click = function () {
    dataset['file'] = this.download;
  };
}

const WON = { end: 'Solved in 3 guesses', help: 'Knack showed: The next word' };

/** The records as they are kept. */
const keptGames = (stage: Stage) =>
  stage.browser.inExtension(
    () =>
      new Promise<{ score?: object }[]>((resolve, reject) => {
        const opening = indexedDB.open('knack');
        opening.onerror = reject;
        opening.onsuccess = () => {
          const reading = opening.result.transaction('games').objectStore('games').getAll();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result as { score?: object }[]);
          };
        };
      }),
    null,
  );

/** The review of the only game, which a link in the journal leads to. @returns how many guesses Knack needs */
async function expectReview(stage: Stage, journal: Page): Promise<number> {
  const address = await journal.evaluate(
    () => document.querySelector<HTMLAnchorElement>('.game a')!.getAttribute('href')!,
    null,
  );
  const review = stage.adopt(await stage.browser.openExtensionPage(address));
  await review.waitFor(() => document.querySelector('.replay'), null, 'the review');
  const seen = await review.evaluate(
    () => ({
      guesses: [...document.querySelectorAll('.guess .tiles')].map((row) => row.textContent.toLowerCase()),
      points: [...document.querySelectorAll('.guess .points')].map(
        (all) => all.querySelectorAll('dd').length,
      ),
      replay: [...document.querySelectorAll('.replay li')].map((guess) => guess.textContent.toLowerCase()),
    }),
    null,
  );
  const guesses = (await seenGames(journal))[0]!.rows;
  expect(seen).toMatchObject({ guesses, points: guesses.map(() => 2) });
  expect(seen.replay.at(-1)).toBe(guesses.at(-1));
  expect(await violations(review)).toEqual([]);
  return seen.replay.length;
}

export function describeJournal(name: BrowserName, course: Course): void {
  onStage(name, 'the journal', (stage) => {
    const { mainlyInChromium, mainlyInFirefox } = inOneBrowser(name);
    const play = playOf(stage, course);
    const { replica, guesses } = course;

    mainlyInChromium(
      'has a game once, though it was reloaded, in two tabs, and its worker was stopped',
      async () => {
        const game = await play.start();
        await play.guess(game, guesses[0]);
        await game.reload();
        await replica.start(game);
        await play.waitForRows(game, 1);
        await stage.browser.stopBackground();
        await play.guess(game, guesses[1]);
        const other = await stage.open(replica.address);
        await replica.start(other);
        await play.waitForRows(other, 2);
        await play.guess(other, guesses[2]);
        // In a tab that is hidden before its tiles have turned, they do not turn until it is seen again.
        await play.waitForRows(other, 3);

        const journal = await openJournal(stage);
        const won = { ...WON, rows: [...guesses] };
        await waitForGames(journal, [won]);
        expect(await violations(journal)).toEqual([]);

        const knack = await expectReview(stage, journal);
        expect((await keptGames(stage)).map(({ score }) => score)).toEqual([
          { skill: expect.any(Number) as number, luck: expect.any(Number) as number, knack },
        ]);

        // What is deleted is gone, and comes back whole.
        await clickText(journal, 'Delete');
        await waitForStatus(journal, 'One game was deleted.');
        expect(await seenGames(journal)).toEqual([]);
        await clickText(journal, 'Undo');
        await waitForStatus(journal, 'The game is back.');
        expect(await seenGames(journal)).toEqual([won]);
        await clickText(journal, 'Delete all these games');
        await clickText(journal, 'Delete them');
        await waitForStatus(journal, 'One game was deleted.');
        await journal.reload();
        await journal.waitFor(() => document.querySelector('.empty'), null, 'no games to be left');
      },
    );

    mainlyInChromium('says what the games come to, in pictures that are tables too', async () => {
      const text = JSON.stringify({ format: 'knack', version: 1, games: A_HUNDRED });
      await stage.browser.inExtension(
        (file) => chrome.runtime.sendMessage({ type: 'import', text: file }),
        text,
      );
      const journal = await openJournal(stage, '#statistics');
      await journal.waitFor(() => document.querySelector('.chart'), null, 'the pictures');
      const guesses = ({ boards: [rows] }: (typeof A_HUNDRED)[number]) =>
        rows!.at(-1)!.endsWith('22222') ? rows!.length : null;
      const countOf = (number: number | null) => A_HUNDRED.filter((game) => guesses(game) === number).length;
      expect(await tableRows(journal, '.bars')).toEqual(
        expect.arrayContaining([
          ['Guesses', 'You'],
          ...[1, 2, 3, 4, 5, 6].map((number) => [`${number}`, `${countOf(number)}`]),
          ['Not solved', `${countOf(null)}`],
        ]),
      );
      expect(await violations(journal)).toEqual([]);
      await journal.evaluate(() => {
        for (const table of document.querySelectorAll('details')) table.open = true;
      }, null);
      expect(await reflowFaults(journal)).toEqual([]);

      // One game alone, by the keyboard's ways: a list that folds out, and the links between the views.
      await choose(journal, '.choice:nth-child(1) select', 'wortel');
      const ofWortel = A_HUNDRED.filter(({ site }) => site === 'wortel').length;
      await waitForText(journal, `${ofWortel} games`);
      await journal.click('.views a');
      await journal.waitFor(() => document.querySelector('.game'), null, 'the games');
      const names = await journal.evaluate(
        () => [...document.querySelectorAll('.game h3')].map(({ firstChild }) => firstChild!.textContent),
        null,
      );
      expect(new Set(names)).toEqual(new Set(['Wortel']));
    });

    mainlyInFirefox('hands on a result without a letter, as text and as a picture', async () => {
      const game = await play.start();
      for (const guess of guesses) await play.guess(game, guess);
      await play.waitForRows(game, guesses.length);
      const journal = await openJournal(stage);
      await waitForGames(journal, [{ ...WON, rows: [...guesses] }]);
      await journal.evaluate(noteWhatLeaves, null);
      await journal.click('[aria-label^="Copy result"]');
      await waitForText(journal, 'Copied. There is no letter of your guesses in it.');
      const left = (what: string) =>
        journal.evaluate((it) => document.documentElement.dataset[it] ?? null, what);
      // Skill and luck are worked out once the journal is open, and come into the text then.
      const unscored = (text: string) => text.split('\n').filter((line) => !line.startsWith('Skill '));
      const copied = unscored((await left('copied'))!);
      const [head, ...squares] = copied;
      expect(head).toMatch(/^Knack · Wordle .* · 3\/6$/);
      expect(squares).toHaveLength(guesses.length);
      for (const row of squares) expect(row).toMatch(/^[⬛🟨🟩]{5}$/u);
      expect(squares.at(-1)).toBe('🟩🟩🟩🟩🟩');
      await journal.click('[aria-label^="Save as picture"]');
      await expect.poll(() => left('picture')).toBe('image/png true');
      expect(await left('file')).toMatch(/^knack-\d{4}-\d\d-\d\d\.png$/);

      // Where the browser does not let Knack copy, the text is there to be copied by hand.
      await journal.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
      }, null);
      await journal.click('[aria-label^="Copy result"]');
      await waitForText(journal, 'copy it from there');
      const selected = await journal.evaluate(() => {
        const { value, selectionStart, selectionEnd } = document.activeElement as HTMLTextAreaElement;
        return value.slice(selectionStart, selectionEnd);
      }, null);
      expect(unscored(selected)).toEqual(copied);
      expect(await violations(journal)).toEqual([]);
    });

    mainlyInFirefox('keeps nothing while the player has it switched off', async () => {
      await stage.browser.inExtension(() => chrome.storage.sync.set({ keepGames: false }), null);
      const game = await play.start();
      await play.guess(game, guesses[0]);
      await play.waitForRows(game, 1);
      await stage.finalAnswer(game);
      const journal = await openJournal(stage);
      const said = await journal.evaluate(() => document.querySelector('main')!.innerText, null);
      expect(said).toContain('Knack keeps no games at the moment.');
      expect(said).toContain('No games yet.');
    });
  });
}
