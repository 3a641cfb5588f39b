/**
 * That everybody can read and work what Knack shows: in every look, by keyboard alone, and in little room.
 * Forced colours and the way of the focus are each browser's own. What else there is to the colours, the structure
 * and the languages of a page hardly depends on the browser: Chromium looks at it. Firefox goes through two
 * of the tours alone, and for `npm run test:all` through all of them, and looks at everything. There each state is
 * gone through by keyboard, on a phone and in each language; else the first of each tour is.
 */
import { expect, it } from 'vitest';
import type extensionApi from 'webextension-polyfill';
import type { Settings } from '../../src/protocol/settings.ts';
import { A_HUNDRED, ALL_KINDS } from '../../src/test/games.ts';
import { type Check, violations } from '../axe.ts';
import type { Look, Page } from '../browsers/browser.ts';
import { chooseGame, importFile, pressButton, putWord, waitForResult } from '../options-page.ts';
import { removeBoard, seenOverlay, waitForOverlay } from '../overlay-page.ts';
import { choose, waitForHints, waitForText, typeHints } from '../popup-page.ts';
import { playOwn, practiceRows, practiceSays } from '../practice-page.ts';
import { fingerFaults } from '../finger.ts';
import { reflowFaults } from '../reflow.ts';
import { type BrowserName, IS_ALL, onStage, type Stage } from '../stage.ts';
import { tabFaults } from '../tab-stops.ts';
import { WORDLE, wordleOn } from '../wordle-stage.ts';
import { deleteLetters, playOf } from './course.ts';
import { WORDLE as WORDLE_COURSE } from './courses.ts';

/** In the functions that run inside the extension. */
declare const chrome: typeof extensionApi;

const LOOKS = {
  light: {},
  dark: { dark: true },
  'forced colours': { forcedColors: true },
} satisfies Record<string, Look>;
type LookName = keyof typeof LOOKS;
/** Whether a browser looks at everything. */
const seesAll = (name: BrowserName): boolean => IS_ALL || name === 'chromium';
/** The languages, beside English, in which a page has to find room. */
const TRANSLATED = ['de', 'pl'] as const satisfies Settings['locale'][];

/** What a player may have in front, one after the other on the same page. */
interface Tour {
  readonly title: string;
  /** Whether it is gone through in both browsers: what has most to it, in a page of Knack's and in a game's. */
  readonly inBoth?: boolean;
  /** Whether it is gone through for `npm run test:all` alone: most of it is in another tour, too. */
  readonly forAll?: boolean;
  /** Where Knack has no more than a part of the page: that part, and what in it is waived. */
  readonly part?: Pick<Check, 'include' | 'except'>;
  /** The game's own theme for each look, where Knack goes by that. */
  readonly themes?: readonly (readonly [look: LookName, theme: string])[];
  /** Opens it and waits until it is as it says. */
  readonly open: (stage: Stage) => Promise<Page>;
  /** Brings back what ends with a click on the page, such as one that sets its theme. */
  readonly hold?: (page: Page, stage: Stage) => Promise<void>;
  /** What else is looked at, and what leads there. */
  readonly then?: Readonly<Record<string, (page: Page, stage: Stage) => Promise<void>>>;
}

const openedOverWordle = async (stage: Stage, guesses: readonly string[]): Promise<Page> => {
  const { serve, play, guess, hints } = wordleOn(stage);
  serve({ '/games/wordle': 'aroma' });
  const game = await play();
  for (const word of guesses) await guess(game, word);
  const popup = await stage.popupOf(game);
  await waitForHints(popup, await hints(game));
  return popup;
};

const typed = async (popup: Page, hints: string, says: string): Promise<void> => {
  await choose(popup, '.lexicon select', 'en');
  await typeHints(popup, hints);
  await waitForText(popup, says);
};

const set = (stage: Stage, settings: Partial<Settings>) =>
  stage.browser.inExtension((change) => chrome.storage.sync.set(change), settings);

const GHOSTS = '.ghosts span';
const { replica } = WORDLE_COURSE;

async function playedWithOverlay(stage: Stage): Promise<Page> {
  const play = playOf(stage, WORDLE_COURSE);
  const game = await play.start();
  await game.resize(1280, 800);
  await play.guess(game, play.guesses[0]);
  await waitForOverlay(
    game,
    replica,
    'the panel and ghosts',
    ({ form, ghosts }) => form === 'panel' && ghosts.length > 0,
  );
  return game;
}

const TOURS: readonly Tour[] = [
  {
    title: 'the popup without a game',
    open: async (stage) => {
      const popup = await stage.popupOf(await stage.open('https://www.nytimes.com/games/connections'));
      await waitForText(popup, 'There is no game on this page.');
      return popup;
    },
    then: {
      async 'rows that contradict each other'(popup) {
        await typed(popup, 'crane 20000\nstomp 00000\nbrick 20000', 'Rows 1 and 3 contradict each other');
        await popup.click('.manual .buttons button');
        await popup.waitFor(() => document.querySelector('.hand-rows .tile'), null, 'the tiles');
      },
      'rows that no known word fits': (popup) =>
        typed(popup, 'zzzzz 22000\ncrane 00100', 'Knack knows no word that fits.'),
    },
  },
  {
    title: 'the popup before the game has begun',
    forAll: true,
    open: async (stage) => {
      wordleOn(stage).serve({ '/games/wordle': 'aroma' });
      const popup = await stage.popupOf(await stage.open(WORDLE));
      await waitForText(popup, 'No board yet.');
      return popup;
    },
  },
  {
    title: 'the popup in mid-game',
    inBoth: true,
    open: (stage) => openedOverWordle(stage, ['oater']),
    then: {
      async 'all words'(popup, stage) {
        await set(stage, { help: 'all' });
        await popup.waitFor(() => document.querySelector('.words li'), null, 'the words');
      },
      async 'letters alone'(popup, stage) {
        await set(stage, { help: 'nudge' });
        const isSo = () => document.querySelector('.letters li') && !document.querySelector('.best');
        await popup.waitFor(isSo, null, 'the letters alone');
      },
    },
  },
  {
    title: 'the popup of a solved game',
    forAll: true,
    async open(stage) {
      const popup = await openedOverWordle(stage, ['aroma']);
      await waitForText(popup, 'What would Knack have played?');
      return popup;
    },
  },
  {
    title: 'the options',
    open: async (stage) => {
      wordleOn(stage).serve({ '/games/wordle': 'aroma' });
      return stage.optionsPage();
    },
    then: {
      async 'words, results and a game'(options, stage) {
        await wordleOn(stage).play();
        await options.bringToFront();
        const words = { en: { added: ['emoji', 'doomscrolls'], forbidden: ['aargh'] } };
        const file = { format: 'knack', version: 1, settings: {}, words, refused: { wordle: ['oater'] } };
        await importFile(options, JSON.stringify(file));
        await waitForResult(options, 'data', 'Imported');
        await putWord(options, 'abc', 'add');
        await waitForResult(options, 'words', 'A word has');
        await waitForText(options, 'www.nytimes.com');
        await options.waitFor(() => document.querySelector('#refused li'), null, 'the refused word');
        await pressButton(options, 'refused', 'Remove “oater”');
        await waitForResult(options, 'refused', 'is removed');
      },
      'the settings of one game': (options) => chooseGame(options, 'wordle'),
    },
  },
  {
    title: 'the practice page with its welcome',
    part: { except: GHOSTS },
    open: async (stage) => {
      const page = stage.adopt(await stage.browser.openExtensionPage('practice.html#welcome'));
      await page.waitFor(() => document.querySelector('.welcome li'), null, 'the welcome');
      return page;
    },
    then: {
      async 'a word that is refused'(page) {
        await page.click('.welcome .buttons button:last-child');
        await playOwn(page, 'aroma');
        await enter(page, 'oater');
        await expect.poll(() => practiceRows(page)).toEqual(['oater 11001']);
        await enter(page, 'xxxxx');
        await expect.poll(() => practiceSays(page)).toContain('not in the word list');
      },
      async 'a game that is over'(page) {
        await deleteLetters(page, 'xxxxx'.length);
        await page.type('aroma');
        await page.click('[data-key="Enter"]');
        await expect.poll(() => practiceSays(page)).toContain('Solved in 2 guesses');
        await waitForText(page, 'What would Knack have played?');
      },
    },
  },
  {
    title: 'the journal',
    open: async (stage) => {
      const text = JSON.stringify({
        format: 'knack',
        version: 1,
        games: [...ALL_KINDS, ...A_HUNDRED.slice(0, 5)],
      });
      const take = (file: string) => chrome.runtime.sendMessage({ type: 'import', text: file });
      await stage.browser.inExtension(take, text);
      const page = stage.adopt(await stage.browser.openExtensionPage('journal.html'));
      await page.waitFor(() => document.querySelector('.scope button:enabled'), null, 'the games');
      return page;
    },
    then: {
      async 'what the games come to'(page) {
        await page.click('.views a:last-child');
        await page.waitFor(() => document.querySelector('.chart'), null, 'the pictures');
        await page.evaluate(() => {
          for (const table of document.querySelectorAll('details')) table.open = true;
        }, null);
      },
    },
  },
  {
    title: 'the overlay',
    inBoth: true,
    part: { include: 'knack-overlay', except: GHOSTS },
    themes: [
      ['light', 'light'],
      ['dark', 'dark'],
      ['light', 'colorblind'],
      ['forced colours', 'light'],
    ],
    open: playedWithOverlay,
    then: {
      async 'all words'(game, stage) {
        await set(stage, { help: 'all' });
        const isSo = () =>
          document.querySelector('knack-overlay')!.shadowRoot!.querySelectorAll('.words li').length > 0;
        await game.waitFor(isSo, null, 'the words');
      },
      async 'the pill'(game) {
        await game.click('.fold');
        await waitForOverlay(game, replica, 'the pill', ({ form }) => form === 'pill');
      },
      async 'a board that cannot be read'(game) {
        await removeBoard(game, replica);
        await waitForOverlay(game, replica, 'the message', ({ text }) => text.includes('cannot read'));
      },
    },
  },
  {
    title: 'what says how the overlay comes back',
    forAll: true,
    part: { include: 'knack-overlay', except: GHOSTS },
    themes: [
      ['light', 'light'],
      ['dark', 'dark'],
      ['forced colours', 'light'],
    ],
    open: playedWithOverlay,
    async hold(game, stage) {
      await set(stage, { overlay: true, sites: {} });
      await waitForOverlay(game, replica, 'the panel', ({ form }) => form === 'panel');
      await game.click('.switch-off');
      await waitForOverlay(game, replica, 'the sentence', ({ text }) => text.includes('Show Knack on the'));
    },
  },
];

async function enter(page: Page, word: string): Promise<void> {
  await page.type(word);
  await page.press('Enter');
}

export function describeAccess(name: BrowserName): void {
  onStage(name, 'access to', (stage) => {
    const wear = async (page: Page, look: LookName) => {
      const settings: Look = LOOKS[look];
      await stage.browser.setLook(settings);
      await page.waitFor(
        ({ dark = false, forcedColors = false }) =>
          matchMedia('(prefers-color-scheme: dark)').matches === dark &&
          matchMedia('(forced-colors: active)').matches === forcedColors &&
          document.getAnimations().length === 0,
        settings,
        `the look to be ${look}`,
      );
    };
    const speak = async (page: Page, locale: Settings['locale'], language: string) => {
      await set(stage, { locale });
      const isSo = (wanted: string) => document.documentElement.lang === wanted;
      await page.waitFor(isSo, language, `the page in "${language}"`);
    };

    /** @param mayHide whether the overlay may have nowhere to be: on a phone where the board is out of sight */
    const rest = (page: Page, mayHide = false) => {
      const isAtRest = (unfinished: string) =>
        [document, document.querySelector('knack-overlay')?.shadowRoot].every(
          (root) =>
            !root?.querySelector(unfinished) &&
            !root?.querySelector('.summary')?.textContent.startsWith('Working'),
        );
      const unfinished = `[aria-busy="true"]${mayHide ? '' : ', [data-form="none"]'}`;
      return page.waitFor(isAtRest, unfinished, 'the page to be at rest');
    };

    /** What is wrong on a phone, where the panel is a sheet. */
    const onPhone = async (page: Page, part: Tour['part']): Promise<string[]> => {
      const include = part?.include;
      const before = include === undefined ? null : await seenOverlay(page, replica);
      const hasPanel = before?.form === 'panel';
      await stage.browser.setLook({ touch: true });
      await page.resize(390, 844);
      try {
        await page.waitFor(() => matchMedia('(pointer: coarse)').matches, null, 'a finger');
        await rest(page, include === undefined);
        if (before) await waitForOverlay(page, replica, 'the pill', ({ form }) => form === 'pill');
        const faults = await fingerFaults(page, include);
        if (hasPanel) {
          await page.click('.unfold');
          await waitForOverlay(page, replica, 'the sheet', ({ form }) => form === 'sheet');
          await rest(page);
          faults.push(...(await fingerFaults(page, include)));
        }
        faults.push(...(await violations(page, part)));
        if (hasPanel) await page.click('.fold');
        return faults;
      } finally {
        await stage.browser.setLook({});
        await page.resize(1280, include === undefined ? 720 : 800);
        await page.waitFor(() => !matchMedia('(pointer: coarse)').matches, null, 'a mouse');
      }
    };

    /** What is wrong with what a page shows now, by where that is so. */
    const faultsOf = async (
      page: Page,
      { part, themes, hold }: Tour,
      isFirst: boolean,
    ): Promise<Record<string, string[]>> => {
      const faults: Record<string, string[]> = {};
      try {
        const looks = themes ?? (Object.keys(LOOKS) as LookName[]).map((look) => [look, null] as const);
        const seen = looks.filter(([look]) => seesAll(name) || look === 'forced colours');
        for (const [n, [look, theme]] of seen.entries()) {
          if (theme) await replica.setTheme(page, theme);
          await wear(page, look);
          await hold?.(page, stage);
          await rest(page);
          faults[`${look} ${theme ?? ''}`] = await violations(page, {
            ...part,
            coloursOnly: n > 0 || !seesAll(name),
          });
        }
      } finally {
        await wear(page, 'light');
      }
      await rest(page);
      // What is opened on the way changes a part of the page.
      if (!isFirst && !IS_ALL) return faults;
      faults['keyboard'] = await tabFaults(page, part?.include);
      faults['on a phone'] = await onPhone(page, part);
      if (part?.include || !seesAll(name)) return faults;
      faults['reflow'] = await reflowFaults(page);
      for (const locale of TRANSLATED) {
        await speak(page, locale, locale);
        faults[`reflow in ${locale}`] = await reflowFaults(page);
      }
      await speak(page, 'auto', 'en');
      return faults;
    };

    const tours = TOURS.filter(({ inBoth, forAll }) => IS_ALL || (!forAll && (inBoth || seesAll(name))));
    it.each(tours.map((tour) => [tour.title, tour] as const))('%s', async (title, tour) => {
      const page = await tour.open(stage);
      const faults: Record<string, string[]> = {};
      const look = async (state: string) => {
        for (const [where, found] of Object.entries(await faultsOf(page, tour, state === title)))
          if (found.length > 0) faults[`${state}: ${where}`] = found;
      };
      await look(title);
      for (const [state, lead] of Object.entries(tour.then ?? {})) {
        await lead(page, stage);
        await look(state);
      }
      // Vitest does not print what is in the lists.
      expect(faults, JSON.stringify(faults, null, 2)).toEqual({});
    });

    // The checks themselves, where they have something to find.
    it('nothing, on a page that does everything wrong', async () => {
      stage.serve({
        hosts: ['www.nytimes.com'],
        reply: () => ({ type: 'text/html; charset=utf-8', body: EVERYTHING_WRONG }),
      });
      const page = await stage.open('https://www.nytimes.com/');
      const found = (await violations(page, { except: '.ghost' })).map((line) => line.split(':')[0]);
      expect(found).toEqual([
        'color-contrast at #host >>> .faint',
        'html-has-lang at html',
        'image-alt at #host >>> img',
      ]);
      expect(await violations(page, { include: '#fine' })).toEqual([]);
      expect(await violations(page, { include: '#host', coloursOnly: true })).toHaveLength(2);
      expect(await tabFaults(page, '#host')).toEqual([
        'button “bare” does not show the focus',
        'button “covered” has the focus out of sight',
        'Tab leads to button “trap” instead of button “last”',
      ]);
      expect(await reflowFaults(page)).toEqual([
        'at 320 px: the page is 500 px wide',
        'with letters of twice the size: p “in little room” is cut off',
      ]);
    });
  });
}

const EVERYTHING_WRONG = `<!doctype html><html><head><title>Game</title><meta charset="utf-8">
  <style>body { margin: 0 } #wide { width: 500px } #small { width: 140px; overflow: hidden; white-space: nowrap }</style></head>
  <body><main><h1 id="fine">Fine</h1><p id="wide">wide</p><p id="small">in little room</p><div id="host"></div></main>
  <script>
    document.querySelector('#host').attachShadow({ mode: 'open' }).innerHTML = \`
      <style>
        p { background: #fff } .faint { color: #bbb } .ghost { color: #ccc } button { min-height: 32px }
        button:focus { outline: 3px solid } .bare:focus { outline: none } .under { position: relative; display: inline-block }
        .over { position: absolute; inset: 0; background: #fff }
      </style>
      <p class="faint">faint</p><p class="ghost">ghost</p>
      <img src="data:,">
      <button class="bare">bare</button> <span class="under"><button>covered</button><span class="over"></span></span>
      <button onkeydown="event.preventDefault()">trap</button> <button>last</button>\`;
  </script></body></html>`;
