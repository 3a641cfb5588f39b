/**
 * What Knack presses and types: pages with a board, a keyboard or none, and all that honest and hostile pages have
 * beside it, at random. None of that may be clicked, filled in, sent, or struck by a key.
 */
import { setTimeout as pass } from 'node:timers/promises';
import type extensionApi from 'webextension-polyfill';
import type { Browser } from '../../e2e/browsers/browser.ts';
import { until } from '../../e2e/browsers/common.ts';
import type { Site } from '../../e2e/replicas/site.ts';
import type { Order } from '../../src/protocol/orders.ts';
import type { Attack, BrowserTrial } from './attack.ts';

/** In the functions that run inside the extension, and inside the page. */
declare const chrome: typeof extensionApi;
declare const window: { touched?: string[]; typed?: string };

/** A game that Knack knows, and one that the player has let it onto. */
const KNOWN = 'https://www.nytimes.com/games/wordle/';
const ADDED = 'https://games.example/words/';
/** How often the page is of the second kind. */
const OFTEN_ADDED = 0.6;
/** How long a page is watched once Knack may type, and once it was asked to, in milliseconds. */
const WATCHED = 1700;
const ASKED = 1700;

const WORD = 'sulky';

const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const NAMES = [
  'Delete account',
  'Delete all data',
  'Delete',
  'Remove row',
  'Submit payment',
  'Submit',
  'Enter the paid contest',
  'Enter',
  'OK',
  'Go',
  'Buy',
  'Pay 10 €',
  'Log in',
  'Sign in',
  'Konto löschen',
  'Bestätigen',
  'Usuń konto',
  'Zatwierdź zakup',
  '✕',
  '→',
  '←',
  '▶',
  '✓',
  'x',
  's',
  'Q',
];
const ATTRIBUTES = [
  '',
  'title="s"',
  'class="key"',
  'data-key="a"',
  'data-action="enter"',
  'id="delete"',
  'aria-label="l"',
  'aria-label="Enter the shop"',
  'id="buy-premium"',
  'aria-haspopup="menu"',
  'aria-expanded="false"',
  'role="link"',
  'aria-labelledby="said"',
];
const FIELDS = [
  '<input>',
  '<form action="/else"><input></form>',
  '<input name="email">',
  '<input type="search">',
  '<input placeholder="Type DELETE to confirm">',
  '<input name="comment">',
  '<label>Coupon <input></label>',
  '<input autocomplete="username"><input type="password">',
  '<textarea></textarea>',
  '<input style="opacity:0">',
  '<input style="position:absolute;left:-3000px">',
  '<input placeholder="City">',
  '<label>IBAN <input></label>',
  '<input role="combobox">',
  '<input inputmode="numeric">',
  '<form action="/else"><input><button>Log in</button></form>',
  '<search><input></search>',
  '<input placeholder="Puzzle number">',
  '<input placeholder="Add a word">',
  '<input placeholder="Play as">',
  '<label>Enter the letters in the picture <input></label>',
  '<label>Answer: 3 + 4 = <input></label>',
  '<form action="/else">Play with friends <input><button>Join</button></form>',
];
/** The letters that a page's names are listed by. */
const INDEX = [...'abcdefghijklmnopqrstuvwxyz'].map((letter) => `<button>${letter}</button>`).join('');

type Pick = <T>(of: readonly T[]) => T;

interface Drawn {
  readonly address: string;
  /** How the game takes letters. */
  readonly takes: 'its keys' | 'key events' | 'nothing';
  /** Whether Knack presses Enter too: then no word is typed over the first. */
  readonly enters: boolean;
  readonly html: string;
}

function drawn(random: () => number): Drawn {
  const one: Pick = (of) => of[Math.floor(random() * of.length)]!;
  const takes = one(['its keys', 'its keys', 'key events', 'nothing'] as const);
  const tag = one(['button', 'div', 'span', 'kbd']);
  const named = tag === 'button' ? one(['', 'class="key"']) : one(['class="key"', 'role="button"']);
  const key = (text: string, name: string) =>
    `<${tag} ${named} data-own="${name}" style="display:inline-block;height:40px;min-width:30px">${text}</${tag}>`;
  const [enter, del] = [
    random() < 0.6 ? key('Enter', 'Enter') : '',
    random() < 0.6 ? key('⌫', 'Backspace') : '',
  ];
  const rows = ROWS.map((row, n) => {
    const letters = [...row].map((letter) => key(letter, letter)).join('');
    return `<div>${n === 2 ? enter + letters + del : letters}</div>`;
  });
  const keyboard = takes === 'its keys' || random() < 0.5 ? `<div>${rows.join('')}</div>` : '';
  const wrapped = (inner: string): string =>
    one([
      inner,
      `<div>${inner}</div>`,
      `<form action="/else">${inner}</form>`,
      `<form action="/else"><input name="a"><input name="b">${inner}</form>`,
      `<section><div>${inner}</div></section>`,
      `<div role="dialog">${inner}</div>`,
      `<div>We use cookies. ${inner}</div>`,
      `<div>${inner}<button>Settings</button></div>`,
    ]);
  const thing = (): string => {
    if (random() < 0.3) return one(FIELDS);
    if (random() < 0.05) return INDEX;
    const element = one(['button', 'button', 'a href="/else"', 'div', 'span', 'input type="submit"']);
    const [name, text] = [element.split(' ')[0]!, one(NAMES)];
    const size = `style="display:inline-block;height:${one([18, 30, 40, 60, 90])}px"`;
    return name === 'input'
      ? `<${element} value="${text}" ${size}>`
      : `<${element} ${one(ATTRIBUTES)} ${size}>${text}</${name}>`;
  };
  const things = (): string =>
    Array.from({ length: Math.floor(random() * 4) }, () => wrapped(thing())).join('');
  return {
    address: random() < OFTEN_ADDED ? ADDED : KNOWN,
    takes,
    enters: random() < 0.5,
    html: `${things()}<div id="board"></div>${things()}${keyboard}${things()}`,
  };
}

/** Runs in the page: a game that takes letters as it was drawn, and notes whatever else is touched. */
function play(takes: Drawn['takes']): void {
  const tile = (letter: string, state: string) =>
    `<div data-testid="tile" data-state="${state}" style="width:40px;height:40px;border:1px solid #888">${letter}</div>`;
  const row = (tiles: string) => `<div class="row" style="display:flex;gap:4px;margin:4px">${tiles}</div>`;
  const states = ['present', 'present', 'absent', 'absent', 'present'];
  const full = [...'oater'].map((letter, n) => tile(letter, states[n]!)).join('');
  document.querySelector('#board')!.innerHTML =
    row(full) + Array.from({ length: 5 }, () => row(tile('', 'empty').repeat(5))).join('');
  window.touched = [];
  window.typed = '';
  const show = (text: string) => {
    window.typed = text;
    const tiles = document.querySelectorAll<HTMLElement>('.row:nth-child(2) > div');
    for (const [n, one] of tiles.entries()) {
      one.textContent = text[n] ?? '';
      one.dataset['state'] = text[n] ? 'tbd' : 'empty';
    }
  };
  const take = (key: string) => {
    if (key === 'Backspace') show(window.typed!.slice(0, -1));
    else if (key.length === 1 && window.typed!.length < 5) show(window.typed! + key);
  };
  const ownOf = (target: EventTarget | null) =>
    target instanceof Element ? target.closest<HTMLElement>('[data-own]')?.dataset['own'] : undefined;
  for (const type of ['click', 'submit', 'input', 'change', 'keydown'] as const) {
    addEventListener(
      type,
      (event) => {
        const element = event.target as Element;
        const own = ownOf(element);
        if (type === 'submit') event.preventDefault();
        if (type === 'click' && own && takes === 'its keys') take(own);
        if (type === 'keydown' && takes === 'key events') take((event as KeyboardEvent).key);
        // A key that is struck on the page itself is the game's.
        const isOfPage =
          type === 'keydown' && (element === document.body || element === document.documentElement);
        if (own === undefined && !isOfPage)
          window.touched!.push(`${type} on ${element.outerHTML.slice(0, 120)}`);
      },
      true,
    );
  }
}

/** @returns what was touched that is not the game's, and what stands in its row at the end */
async function attack(
  browser: Browser,
  { address, takes, enters }: Drawn,
): Promise<{ touched: string[]; typed: string }> {
  await browser.inExtension((enter) => chrome.storage.sync.set({ fill: true, enter }), enters);
  const page = await browser.open(address);
  try {
    await page.evaluate(play, takes);
    await pass(WATCHED);
    const tab = await browser.tabId(page);
    const fill = ([id, word]: readonly [number, string]) =>
      chrome.tabs.sendMessage<Order>(id, { type: 'fill', word });
    // A word over another is taken out letter by letter first.
    await browser.inExtension(fill, [tab, WORD] as const);
    await pass(ASKED);
    return await page.evaluate(() => ({ touched: window.touched!, typed: window.typed! }), null);
  } finally {
    await page.close();
  }
}

/** Lets Knack onto a site, as a player does who wants it there always. */
async function letIn(browser: Browser): Promise<void> {
  const page = await browser.open(ADDED);
  await page.evaluate(play, 'nothing');
  const popup = await browser.openPopup();
  await popup.waitFor(() => document.querySelector('.offer .primary'), null, 'the offer to look');
  await popup.click('.offer .primary');
  await popup.waitFor(() => document.querySelector('.best .pick'), null, 'the best word');
  await popup.click('.added .switch input');
  await browser.acceptPermissionPrompt();
  await until('Knack to be on the site always', () =>
    browser.inExtension(async () => (await chrome.scripting.getRegisteredContentScripts()).length > 0, null),
  );
  if (await popup.isOpen()) await popup.close();
  await page.close();
}

async function run({ random, goesOn, tried, failed, launch }: BrowserTrial): Promise<void> {
  let now = drawn(random);
  const paths = [KNOWN, ADDED].map((address) => new URL(address).pathname);
  const reply: Site['reply'] = ({ pathname }) =>
    paths.includes(pathname)
      ? {
          type: 'text/html; charset=utf-8',
          body: `<!doctype html><html lang="en"><title>A game</title><i hidden id="said">The shop</i>${now.html}`,
        }
      : { type: 'text/html', body: '<!doctype html><title>Elsewhere</title>' };
  const browser = await launch({
    sites: [KNOWN, ADDED].map((address) => ({ hosts: [new URL(address).host], reply })),
  });
  await letIn(browser);
  while (goesOn()) {
    now = drawn(random);
    const { touched, typed } = await attack(browser, now);
    const where = now.address === ADDED ? 'on an added site' : 'on a known one';
    tried(`pages ${where} whose game takes ${now.takes}`);
    if (typed.length === WORD.length)
      tried(`${typed === WORD ? 'words typed over another' : 'words typed'} ${where}`);
    if (touched.length > 0) failed(`${[...new Set(touched)].join('; ')}: ${now.html}`);
  }
}

export const presses: Attack = { name: 'presses', needs: 'browser', run };
