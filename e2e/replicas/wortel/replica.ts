import type { Page } from '../../browsers/browser.ts';
import type { Replica, SeenState } from '../replica.ts';
import { wortelSite, type Generation } from './site.ts';

export const wortelOf2022 = replica('Wortel (2022)', '2022', 'https://wordle.uber.space/');
export const wortel = replica('Wortel', 'later', 'https://6mal5.com/');

function replica(name: string, generation: Generation, address: string): Replica {
  const isLater = generation === 'later';
  return {
    name,
    game: 'wortel',
    address,
    host: new URL(address).host,
    says: {
      notInList: 'Wort nicht gefunden',
      tooShort: 'Nicht genug Buchstaben',
      // Of a place as of a letter: "R muss an Stelle 1 stehen", "Das Wort muss E enthalten".
      hardMode: 'muss',
    },
    tellsHardMode: isLater,
    site: (options) => wortelSite(generation, options),
    see,
    start,
    consent,
    openDialog: (page) => openDialog(page, 'help'),
    closeDialog,
    themes: isLater ? ['light', 'dark', 'high contrast'] : ['light'],
    setTheme: isLater ? setTheme : () => Promise.resolve(),
    leave: (page) => follow(page, '/wortify', '.wortify'),
    comeBack: (page) => follow(page, '/', BOARD),
    rebuild: () => dispatchEvent(new Event('rebuild')),
  };
}

const BOARD = '#root .pb-6';
const DIALOG = '[role="dialog"]';
const CONSENT = '#cookie-layer';

function see(): ReturnType<Replica['see']> {
  const states: Record<string, SeenState> = {
    'rgb(148, 163, 184)': 'absent',
    'rgb(51, 65, 85)': 'absent', // when dark
    'rgb(234, 179, 8)': 'present',
    'rgb(6, 182, 212)': 'present', // with high contrast
    'rgb(34, 197, 94)': 'correct',
    'rgb(249, 115, 22)': 'correct', // with high contrast
  };
  const rows = [...document.querySelectorAll('#root .pb-6 > *')].map((row) =>
    [...row.children].map((tile) => {
      const letter = tile.textContent.toLowerCase();
      const turns = tile
        .getAnimations()
        .some(
          (it) => it instanceof CSSAnimation && it.animationName === 'flip' && it.playState === 'running',
        );
      const shown = turns ? undefined : states[getComputedStyle(tile).backgroundColor];
      return { letter, state: shown ?? (letter ? 'typed' : 'empty') };
    }),
  );
  const moving = document.querySelector('.waiting:not([hidden]), #root .pb-6 .cell-reveal') !== null;
  return { rows, moving };
}

async function start(page: Page): Promise<void> {
  await appears(page, BOARD);
  if (await isThere(page, CONSENT)) await consent(page);
  if (await isThere(page, DIALOG)) await closeDialog(page);
}

async function consent(page: Page): Promise<void> {
  await page.click(`${CONSENT} button`);
  await disappears(page, CONSENT);
}

async function openDialog(page: Page, name: 'help' | 'settings'): Promise<void> {
  await page.click(`[data-dialog="${name}"]`);
  await appears(page, DIALOG);
}

async function closeDialog(page: Page): Promise<void> {
  await page.click(`${DIALOG} .close`);
  await disappears(page, DIALOG);
}

async function setTheme(page: Page, theme: string): Promise<void> {
  await openDialog(page, 'settings');
  await turn(page, 'Dunkles Design', theme === 'dark');
  await turn(page, 'Hoher Kontrast', theme === 'high contrast');
  await closeDialog(page);
}

async function turn(page: Page, label: string, on: boolean): Promise<void> {
  const control = `[role="switch"][aria-label="${label}"]`;
  if (!(await isThere(page, `${control}[aria-checked="${on ? 'true' : 'false'}"]`)))
    await page.click(control);
}

async function follow(page: Page, link: string, shown: string): Promise<void> {
  await page.click(`a[href="${link}"]`);
  await appears(page, shown);
}

function isThere(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((it) => document.querySelector(it) !== null, selector);
}

function appears(page: Page, selector: string): Promise<void> {
  return page.waitFor((it) => document.querySelector(it), selector, selector);
}

function disappears(page: Page, selector: string): Promise<void> {
  return page.waitFor((it) => !document.querySelector(it), selector, `${selector} to go`);
}
