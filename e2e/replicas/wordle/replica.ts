import type { Page } from '../../browsers/browser.ts';
import type { Hooks } from '../hooks.ts';
import type { Replica, SeenState, SeenTile } from '../replica.ts';
import { wordleSite } from './site.ts';

/** In the functions that run inside the page. */
declare const replica: Hooks;

/** The switches of the settings that are on in each theme. */
const THEMES: Record<string, readonly string[]> = {
  light: [],
  dark: ['darkTheme'],
  colorblind: ['colorBlindTheme'],
};

export const wordle: Replica = {
  name: 'Wordle',
  game: 'wordle',
  address: 'https://www.nytimes.com/games/wordle',
  host: 'www.nytimes.com',
  says: {
    notInList: 'Not in word list',
    tooShort: 'Not enough letters',
    hardMode: 'must', // "1st letter must be S", "Guess must contain R"
  },
  tellsHardMode: true,

  site: ({ answer, ...options }) => wordleSite({ answers: { '/games/wordle': answer }, ...options }),

  see: () => {
    const look = ({ textContent, dataset }: HTMLElement): SeenTile => {
      const turns = dataset['animation']!.startsWith('flip');
      const state = turns || dataset['state'] === 'tbd' ? 'typed' : (dataset['state'] as SeenState);
      return { letter: textContent, state };
    };
    const rows = [...document.querySelectorAll('#wordle-app-game [role="group"][aria-label^="Row"]')];
    return {
      rows: rows.map((row) => [...row.querySelectorAll<HTMLElement>('[data-testid="tile"]')].map(look)),
      moving: rows.length > 0 && replica.moving(),
    };
  },

  async start(page) {
    const asks = await page.evaluate(() => document.querySelector('#fides-overlay') !== null, null);
    if (asks) await wordle.consent(page);
    await page.waitFor(() => document.querySelector('[data-testid="Play"]'), null, 'the Play button');
    await page.click('[data-testid="Play"]');
    await page.waitFor(() => document.querySelector('[data-testid="tile"]'), null, 'the board');
    // A first visitor is shown the help.
    await closeDialog(page);
  },

  async consent(page) {
    await page.click('.purr-blocker-card__button');
    await page.waitFor(() => !document.querySelector('#fides-overlay'), null, 'the consent layer to go');
  },

  async openDialog(page) {
    await page.click('#help-button');
    await page.waitFor(() => document.querySelector('#help-dialog'), null, 'the help');
  },

  closeDialog,

  themes: Object.keys(THEMES),

  async setTheme(page, theme) {
    await page.click('#settings-button');
    for (const name of ['darkTheme', 'colorBlindTheme']) {
      await turnSwitch(page, name, THEMES[theme]!.includes(name));
    }
    await closeDialog(page);
  },

  async leave(page) {
    await page.click('a[href="/games/wordle/archive"]');
    await page.waitFor(() => document.querySelector('main a[href="/games/wordle"]'), null, 'the archive');
  },

  async comeBack(page) {
    await page.click('main a[href="/games/wordle"]');
    await wordle.start(page);
  },

  rebuild: () => replica.rebuild(),
};

async function closeDialog(page: Page): Promise<void> {
  const isOpen = () => document.querySelector('#help-dialog, [role="dialog"]') !== null;
  if (!(await page.evaluate(isOpen, null))) return;
  await page.click('button[aria-label="Close"]');
  await page.waitFor(
    () => !document.querySelector('#help-dialog, [role="dialog"]'),
    null,
    'the dialog to close',
  );
}

async function turnSwitch(page: Page, name: string, on: boolean): Promise<void> {
  const selector = `[role="switch"][aria-label="${name}"]`;
  const find = (css: string) => document.querySelector(css)?.getAttribute('aria-checked');
  await page.waitFor(find, selector, `the switch ${name}`);
  if ((await page.evaluate(find, selector)) !== String(on)) await page.click(selector);
}
