import type { Page } from '../../browsers/browser.ts';
import type { Hooks } from '../hooks.ts';
import type { Replica, SeenState, SeenTile } from '../replica.ts';
import { firstWordleSite } from './site.ts';

/** In the functions that run inside the page. */
declare const replica: Hooks;

/** The switches of the settings that are on in each theme. */
const THEMES: Record<string, readonly string[]> = {
  light: [],
  dark: ['dark-theme'],
  colorblind: ['color-blind-theme'],
};

export const firstWordle: Replica = {
  name: 'the first Wordle',
  game: 'wordle',
  address: 'https://www.nytimes.com/games/wordle/index.html',
  host: 'www.nytimes.com',
  says: {
    notInList: 'Not in word list',
    tooShort: 'Not enough letters',
    hardMode: 'must', // "1st letter must be S", "Guess must contain R"
  },
  tellsHardMode: true,

  site: firstWordleSite,

  see: () => {
    const look = (tile: Element): SeenTile => {
      const { textContent, dataset } = tile.shadowRoot!.querySelector<HTMLElement>('.tile')!;
      const turns = dataset['animation']!.startsWith('flip');
      const state = turns || dataset['state'] === 'tbd' ? 'typed' : (dataset['state'] as SeenState);
      return { letter: textContent, state };
    };
    const app = document.querySelector('game-app')?.shadowRoot;
    const rows = [...(app?.querySelectorAll('#board game-row') ?? [])];
    return {
      rows: rows.map((row) => [...row.shadowRoot!.querySelectorAll('game-tile')].map(look)),
      moving: rows.length > 0 && replica.moving(),
    };
  },

  async start(page) {
    const asks = await page.evaluate(() => document.querySelector('#pz-gdpr') !== null, null);
    if (asks) await firstWordle.consent(page);
    await waitForBoard(page);
    if (await hasDialog(page)) await firstWordle.closeDialog(page);
  },

  async consent(page) {
    await page.click('#pz-gdpr-btn-accept');
    await page.waitFor(() => !document.querySelector('#pz-gdpr'), null, 'the consent layer to go');
  },

  async openDialog(page) {
    await page.click('#help-button');
    await page.waitFor(isOpen, null, 'the help');
  },

  async closeDialog(page) {
    await page.click('.close-icon');
    await page.waitFor(isClosed, null, 'the dialog to close');
  },

  themes: Object.keys(THEMES),

  async setTheme(page, theme) {
    await page.click('#settings-button');
    await page.waitFor(isOpen, null, 'the settings');
    for (const name of ['dark-theme', 'color-blind-theme']) {
      await turnSwitch(page, name, THEMES[theme]!.includes(name));
    }
    await firstWordle.closeDialog(page);
  },

  async leave(page) {
    await page.click('a[href="/games/wordle/archive"]');
    await page.waitFor(() => !document.querySelector('game-app'), null, 'the archive');
  },

  async comeBack(page) {
    await page.click('a[href="/games/wordle/index.html"]');
    await waitForBoard(page);
  },

  rebuild: () => replica.rebuild(),
};

function isOpen(): boolean {
  return Boolean(document.querySelector('game-app')?.shadowRoot?.querySelector('game-modal'));
}

function isClosed(): boolean {
  return !document.querySelector('game-app')?.shadowRoot?.querySelector('game-modal');
}

function hasDialog(page: Page): Promise<boolean> {
  return page.evaluate(isOpen, null);
}

function waitForBoard(page: Page): Promise<void> {
  return page.waitFor(() => document.querySelector('game-app')?.shadowRoot, null, 'the board');
}

async function turnSwitch(page: Page, name: string, on: boolean): Promise<void> {
  const isOn = (id: string) =>
    document.querySelector('game-app')!.shadowRoot!.getElementById(id)!.hasAttribute('checked');
  if ((await page.evaluate(isOn, name)) !== on) await page.click(`.switch[name="${name}"]`);
}
