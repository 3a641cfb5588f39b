/** That everybody can read and work what Knack shows: in every look, by keyboard alone, and in little room. */
import { expect, it } from 'vitest';
import { type Check, violations } from '../axe.ts';
import type { Look, Page } from '../browsers/browser.ts';
import { importFile, pressButton, putWord, waitForResult } from '../options-page.ts';
import { choose, waitForHints, waitForText } from '../popup-page.ts';
import { reflowFaults } from '../reflow.ts';
import { type BrowserName, onStage, type Stage } from '../stage.ts';
import { tabFaults } from '../tab-stops.ts';
import { WORDLE, wordleOn } from '../wordle-stage.ts';

const LOOKS: Readonly<Record<string, Look>> = {
  light: {},
  dark: { dark: true },
  'forced colours': { forcedColors: true },
};

/** Something that a player may have in front. */
interface State {
  readonly title: string;
  /** Where Knack has no more than a part of the page: that part, and what in it is waived. */
  readonly part?: Pick<Check, 'include' | 'except'>;
  /** Opens it and waits until it is at rest. */
  readonly open: (stage: Stage) => Promise<Page>;
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

const openedWithHints = async (stage: Stage, hints: string, says: string): Promise<Page> => {
  const popup = await stage.popupOf(await stage.open('https://www.nytimes.com/games/connections'));
  await choose(popup, 'select', 'en');
  await popup.fill('textarea', hints);
  await waitForText(popup, says);
  return popup;
};

const STATES: readonly State[] = [
  {
    title: 'the popup without a game',
    async open(stage) {
      const popup = await stage.popupOf(await stage.open('https://www.nytimes.com/games/connections'));
      await waitForText(popup, 'There is no game on this page.');
      return popup;
    },
  },
  {
    title: 'the popup before the game has begun',
    async open(stage) {
      wordleOn(stage).serve({ '/games/wordle': 'aroma' });
      const popup = await stage.popupOf(await stage.open(WORDLE));
      await waitForText(popup, 'No board yet.');
      return popup;
    },
  },
  { title: 'the popup in mid-game', open: (stage) => openedOverWordle(stage, ['oater']) },
  { title: 'the popup of a solved game', open: (stage) => openedOverWordle(stage, ['oater', 'aroma']) },
  {
    title: 'the popup with rows that contradict each other',
    open: (stage) =>
      openedWithHints(stage, 'crane 20000\nstomp 00000\nbrick 20000', 'Rows 1 and 3 contradict each other'),
  },
  {
    title: 'the popup with rows that no known word fits',
    open: (stage) =>
      openedWithHints(stage, 'zzzzz 22000\ncrane 00100', 'No word that Knack knows fits these rows.'),
  },
  { title: 'the options', open: (stage) => stage.optionsPage() },
  {
    title: 'the options with words, results and a game',
    async open(stage) {
      const { serve, play } = wordleOn(stage);
      serve({ '/games/wordle': 'aroma' });
      await play();
      const options = await stage.optionsPage();
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
      return options;
    },
  },
];

export function describeAccess(name: BrowserName): void {
  onStage(name, 'access to', (stage) => {
    it.each(STATES.map((state) => [state.title, state] as const))('%s', async (_, { open, part }) => {
      const page = await open(stage);
      await page.waitFor(() => !document.querySelector('[aria-busy="true"]'), null, 'the page to be at rest');
      const faults: Record<string, readonly string[]> = {};
      try {
        for (const [look, settings] of Object.entries(LOOKS)) {
          await stage.browser.setLook(settings);
          await page.waitFor(
            ({ dark = false, forcedColors = false }) =>
              matchMedia('(prefers-color-scheme: dark)').matches === dark &&
              matchMedia('(forced-colors: active)').matches === forcedColors &&
              document.getAnimations().length === 0,
            settings,
            `the look to be ${look}`,
          );
          faults[look] = await violations(page, { ...part, coloursOnly: look !== 'light' });
        }
      } finally {
        await stage.browser.setLook({});
      }
      faults['keyboard'] = await tabFaults(page, part?.include);
      if (!part) faults['reflow'] = await reflowFaults(page);
      expect(Object.fromEntries(Object.entries(faults).filter(([, found]) => found.length > 0))).toEqual({});
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
