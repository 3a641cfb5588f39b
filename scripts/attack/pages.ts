/**
 * Hostile documents under a game's address: names, depth, shadow roots, tiles and storms of changes at random. The
 * same document is shown at an address that Knack does not know, since it takes its time without Knack as well.
 */
import { setTimeout as pass } from 'node:timers/promises';
import type extensionApi from 'webextension-polyfill';
import { cellsOf, classed, EN, inRows, KEYS, pageOf, WORDLE } from '../../e2e/boards/pages.ts';
import type { Browser, Page } from '../../e2e/browsers/browser.ts';
import type { Order } from '../../src/protocol/orders.ts';
import type { TabRecord } from '../../src/protocol/records.ts';
import type { Attack, BrowserTrial } from './attack.ts';

/** In the functions that run inside the extension. */
declare const chrome: typeof extensionApi;

const UNKNOWN = 'https://example.org/';
const WORDS = { empty: 'empty', typed: 'typed', absent: 'absent', present: 'present', correct: 'correct' };
const BOARD = `${inRows(cellsOf(EN), classed(WORDS))}${KEYS}`;

/** How long a document is watched, in milliseconds. */
const WATCHED = 3000;
/** A single task of Knack's takes no longer than this, in milliseconds. */
const LONGEST_TASK = 100;
/** Knack takes this part of the time, and so many milliseconds that were left to it by a page at rest. */
const PART = 0.1;
const RESERVE = 550;
/** A machine is busy with other things now and then: what does not hold is tried so often. */
const TRIES = 3;

/** A hostile document, and what it does all the time. */
interface Hostile {
  readonly names: boolean;
  /** Whether tiles, keys, switches, messages and stored games say far more than those of a game. */
  readonly wordy: boolean;
  readonly depth: number;
  readonly shadows: number;
  readonly tiles: number;
  readonly shown: boolean;
  readonly storm: 'none' | 'messages' | 'classes' | 'tiles' | 'animations';
  readonly changes: number;
  readonly every: number;
  readonly root: 'whole' | 'no body' | 'picture';
}

function drawn(random: () => number): Hostile {
  const one = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)]!;
  return {
    names: random() < 0.4,
    wordy: random() < 0.4,
    depth: one([0, 10, 300, 3000, 10_000]),
    shadows: one([0, 0, 20, 600]),
    tiles: one([0, 30, 30, 2080, 5000, 20_000, 100_000]),
    shown: random() < 0.6,
    storm: one(['none', 'messages', 'classes', 'tiles', 'animations']),
    changes: one([1, 10, 100, 1000]),
    every: one([0, 4, 16, 100]),
    root: one(['whole', 'whole', 'whole', 'no body', 'picture']),
  };
}

interface Watched {
  /** The longest time in which nothing else could happen on the page. */
  readonly longest: number;
  /** All time in which something was done, but for what takes next to none. */
  readonly busy: number;
}

/** In a page: becomes such a document, and tells how busy the page was for a while after that. */
async function become({ hostile, time }: { hostile: Hostile; time: number }): Promise<Watched> {
  const create = <T extends 'div' | 'form' | 'p' | 'input' | 'img'>(tag: T) => document.createElement(tag);
  const root = document.documentElement;
  const { body } = document;
  const nested = (depth: number, inShadow: boolean): Element => {
    const outer = create('div');
    let inner: Element | ShadowRoot = outer;
    for (let n = 0; n < depth; n++) {
      const next: Element = inner.appendChild(create('div'));
      inner = inShadow ? next.attachShadow({ mode: 'open' }) : next;
    }
    return outer;
  };
  const tiles = create('div');
  const chatter = hostile.wordy ? `<i class="${'a b c '.repeat(60)}" title="${'x '.repeat(200)}"></i>` : '';
  // No more of it in more tiles: to find anything would take long without Knack, too.
  const inTile = chatter.repeat(hostile.tiles > 100 ? 0 : 60);
  tiles.innerHTML = `<b class="tile" data-testid="tile" data-state="empty">a${inTile}</b>`.repeat(
    hostile.tiles,
  );
  const messages = create('p');
  // What is nested is not laid out, so that the page does not fail without Knack, too.
  const talk = create('div');
  if (hostile.wordy) {
    talk.innerHTML = [
      `<div role="dialog">${'<p>Not in word list</p>'.repeat(1500)}</div>`,
      `<div>${'<i role="switch"></i>'.repeat(100)}${'<u>some text</u>'.repeat(900)}</div>`,
      `<div>${`<button class="${'key '.repeat(100)}">${chatter.repeat(10)}</button>`.repeat(60)}</div>`,
    ].join('');
    for (const name of ['correct', 'present', 'absent']) {
      root.style.setProperty(`--color-${name}`, `rgb(${'1 '.repeat(500_000)})`);
    }
    for (let n = 0; n < 40; n++) {
      localStorage.setItem(`games-state-wordleV2/${n}`, `{"states":[${'{},'.repeat(30_000)}{}]}`);
    }
  }
  const deep = create('div');
  deep.style.display = 'none';
  deep.append(nested(hostile.depth, false));
  tiles.style.display = hostile.shown ? '' : 'none';
  const form = create('form');
  form.append(deep, nested(hostile.shadows, true), talk, tiles, messages);
  body.replaceChildren(form);
  const namesOf = (target: object) => {
    const names = new Set<string>();
    let up = Object.getPrototypeOf(target) as object;
    for (; up !== Object.prototype; up = Object.getPrototypeOf(up) as object) {
      for (const name of Object.getOwnPropertyNames(up)) names.add(name);
    }
    return [...names];
  };
  const all = [...tiles.children];
  if (hostile.names) {
    const fields = namesOf(form).map((name) => Object.assign(create('input'), { name, type: 'hidden' }));
    body.append(...namesOf(document).map((name) => Object.assign(create('img'), { name, hidden: true })));
    HTMLElement.prototype.append.apply(form, fields);
  }
  if (hostile.root === 'no body') body.remove();
  if (hostile.root === 'picture') {
    root.replaceWith(Document.prototype.createElementNS.call(document, 'http://www.w3.org/2000/svg', 'svg'));
  }
  let count = 0;
  const change = {
    none: () => undefined,
    messages: () => void (messages.textContent = `Not in word list: ${count++}`),
    classes: () => all[count++ % all.length]?.setAttribute('class', `c${count}`),
    tiles: () => {
      const tile = all[count++ % all.length];
      if (tile) tile.parentNode?.append(tile);
    },
    animations: () =>
      void all[count++ % all.length]?.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 200 }),
  }[hostile.storm];
  const storm = setInterval(() => {
    for (let n = 0; n < hostile.changes; n++) change();
  }, hostile.every);
  const { port1, port2 } = new MessageChannel();
  let [longest, busy] = [0, 0];
  const start = performance.now();
  let last = start;
  await new Promise<void>((resolve) => {
    port1.onmessage = () => {
      const now = performance.now();
      const gap = now - last;
      last = now;
      longest = Math.max(longest, gap);
      if (gap > 2) busy += gap;
      if (now - start > time) resolve();
      else port2.postMessage(null);
    };
    port2.postMessage(null);
  });
  clearInterval(storm);
  return { longest, busy };
}

/** What is read of the board that a page shows now. */
async function readOf(browser: Browser, page: Page): Promise<unknown> {
  return browser.inExtension(
    async (tab) => {
      await chrome.tabs.sendMessage<Order>(tab, { type: 'look' });
      const record = (await chrome.storage.session.get(`tab:${tab}`))[`tab:${tab}`] as TabRecord | undefined;
      const game = record?.report?.game;
      return game && ('boards' in game ? game.boards : game.state);
    },
    await browser.tabId(page),
  );
}

/** In a page: opens the document anew, with a game in it. */
function showGame(html: string): void {
  const { documentElement } = new DOMParser().parseFromString(html, 'text/html');
  (Document.prototype.open as () => void).call(document);
  Document.prototype.append.call(document, documentElement);
  Document.prototype.close.call(document);
}

/** @returns what did not hold */
async function attack(browser: Browser, hostile: Hostile, tried: BrowserTrial['tried']): Promise<string[]> {
  const wrong: string[] = [];
  const watch = async (address: string) => {
    const page = await browser.open(address);
    try {
      const watched = await page.evaluate(become, { hostile, time: WATCHED });
      tried('documents');
      if (address !== WORDLE) return watched;
      await page.evaluate(showGame, pageOf(BOARD));
      let read: unknown;
      for (let n = 0; n < 20 && JSON.stringify(read) !== JSON.stringify([EN]); n++) {
        if (n > 0) await pass(100);
        read = await readOf(browser, page);
      }
      if (JSON.stringify(read) !== JSON.stringify([EN])) wrong.push(`then reads ${JSON.stringify(read)}`);
      wrong.push(...page.errors());
      return watched;
    } finally {
      await page.close();
    }
  };
  const [plain, knack] = [await watch(UNKNOWN), await watch(WORDLE)];
  wrong.push(...(await browser.extensionErrors()));
  const [longest, busy] = [knack.longest - plain.longest, knack.busy - plain.busy];
  if (longest > LONGEST_TASK) wrong.push(`takes ${Math.round(longest)} ms at once`);
  if (busy > PART * WATCHED + RESERVE) wrong.push(`takes ${Math.round(busy)} ms of ${WATCHED}`);
  return wrong;
}

async function run({ random, goesOn, tried, failed, launch }: BrowserTrial): Promise<void> {
  const reply = () => ({ type: 'text/html; charset=utf-8', body: pageOf('') });
  const hosts = [WORDLE, UNKNOWN].map((address) => new URL(address).host);
  const browser = await launch({ sites: [{ hosts, reply }] });
  while (goesOn()) {
    const hostile = drawn(random);
    let wrong: string[] = ['not tried'];
    for (let n = 0; n < TRIES && wrong.length > 0; n++) wrong = await attack(browser, hostile, tried);
    if (wrong.length > 0) failed(`${JSON.stringify(hostile)}: ${wrong.join('; ')}`);
  }
}

export const pages: Attack = { name: 'pages', needs: 'browser', run };
