import type { Page } from '../../browsers/browser.ts';
import type { Replica, SeenState, SeenTile } from '../replica.ts';
import { literalnieSite } from './site.ts';

/** The page's own, for tests. */
declare const redrawBoard: () => void;

const CONSENT = '.zgoda';
const DIALOG = '.modal';

export const literalnie: Replica = {
  name: 'Literalnie',
  game: 'literalnie',
  address: 'https://literalnie.fun/',
  host: 'literalnie.fun',
  says: {
    notInList: 'Nie ma takiego słowa w słowniku',
    tooShort: 'Za mało liter',
    hardMode: 'musi', // "1. litera musi być S", "Słowo musi zawierać literę E"
  },
  tellsHardMode: false, // but in its settings, while they are open
  site: literalnieSite,
  see,
  async start(page) {
    await page.waitFor(() => document.querySelector('.planszawrap'), null, 'the board');
    if (await shows(page, CONSENT)) await accept(page);
    if (await shows(page, DIALOG)) await close(page);
  },
  consent: accept,
  openDialog: (page) => open(page, 'Pomoc'),
  closeDialog: close,
  themes: ['lightfalse', 'lighttrue', 'darkfalse', 'darktrue'],
  async setTheme(page, theme) {
    await open(page, 'Ustawienia');
    await turn(page, 'ciemny', theme.startsWith('dark'));
    await turn(page, 'kontrast', theme.endsWith('true'));
    await page.waitFor((name) => document.documentElement.dataset['theme'] === name, theme, theme);
    await close(page);
  },
  async leave(page) {
    await page.click('header a[href="/bombowo"]');
    await page.waitFor(() => document.querySelector('.bombowo'), null, 'the sister game');
  },
  async comeBack(page) {
    await page.click('header a[href="/"]');
    await page.waitFor(() => document.querySelector('.planszawrap'), null, 'the board');
  },
  rebuild: () => redrawBoard(),
};

/** The same with a made-up class for the right place, so that colours alone tell the states. */
export const literalnieRenamed: Replica = {
  ...literalnie,
  name: 'Literalnie (renamed)',
  site: (options) => literalnieSite({ ...options, correctClass: 'kafel-m4' }),
};

function see(): { rows: SeenTile[][]; moving: boolean } {
  const states: Record<string, SeenState> = {
    dobrze: 'correct',
    'kafel-m4': 'correct',
    'kafel-b7': 'present',
    'kafel-q2': 'absent',
  };
  const changes = (tile: Element) => tile.getAnimations().some((it) => it instanceof CSSTransition);
  const look = (tile: Element): SeenTile => {
    const letter = tile.innerHTML;
    const state = states[tile.classList.item(1) ?? ''];
    if (letter === '') return { letter, state: 'empty' };
    return { letter, state: changes(tile) ? 'typed' : (state ?? 'typed') };
  };
  const rows = [...document.querySelectorAll('.planszawrap > div > div')];
  const moving = rows.some((row) => [...row.children].some(changes));
  return {
    rows: rows.map((row) => [...row.children].map(look)),
    moving: moving || document.querySelector('.planszawrap.czeka') !== null,
  };
}

function shows(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((css) => document.querySelector(css) !== null, selector);
}

function gone(page: Page, selector: string): Promise<void> {
  return page.waitFor((css) => !document.querySelector(css), selector, `${selector} to go`);
}

async function accept(page: Page): Promise<void> {
  await page.waitFor((css) => document.querySelector(css), CONSENT, 'the consent layer');
  await page.click(`${CONSENT} button`);
  await gone(page, CONSENT);
}

async function open(page: Page, name: string): Promise<void> {
  await page.click(`header button[aria-label="${name}"]`);
  await page.waitFor((css) => document.querySelector(css), DIALOG, `the dialog “${name}”`);
}

async function close(page: Page): Promise<void> {
  await page.click(`${DIALOG} button[aria-label="Zamknij"]`);
  await gone(page, DIALOG);
}

async function turn(page: Page, name: string, on: boolean): Promise<void> {
  const selector = `${DIALOG} button[name="${name}"]`;
  if (!(await shows(page, `${selector}[aria-checked="${String(on)}"]`))) await page.click(selector);
}
