import { beforeEach, describe, expect, it, vi } from 'vitest';
import { give, holderOf } from '../test/dom.ts';
import { createEar } from '../content/ear.ts';
import { groundOf } from '../overlay/ground.ts';
import { removeLeftovers } from '../play/overlay.ts';
import { createHost } from '../overlay/host.ts';
import { hintsOf } from './board.ts';
import { boxesIn } from './boxes.ts';
import { isCovered } from './covered.ts';
import { hardModeSwitch, isHardMode, storedTexts } from './hard-mode.ts';
import { findKey, keysOn } from './pressed-keys.ts';
import { NOTHING_READ, readPage } from './reader.ts';
import { createRefusals } from './refusals.ts';
import type { SiteHints } from './site-hints.ts';
import {
  ancestorsOf,
  attributeOf,
  attributesOf,
  classesOf,
  findAll,
  innermost,
  partsOf,
  shadowRootsIn,
  textsOf,
  wholeTextOf,
} from './tree.ts';

const SITE: SiteHints = { tiles: ['.tile'], widths: [5], feedback: { attributes: ['data-state'] } };
const HINTS = ['oater 11001', 'crane 20102'];

const rowOf = (word: string, digits: string): string =>
  `<p>${[...word].map((letter, n) => `<b class="tile" data-state="${['absent', 'present', 'correct'][Number(digits[n])] ?? ''}">${letter.trim()}</b>`).join('')}</p>`;
const BOARD = `<div id="board">${[...HINTS.map((hint) => rowOf(hint.slice(0, 5), hint.slice(6))), ...Array<string>(4).fill(rowOf('     ', ''))].join('')}</div>`;
const KEYS = `<div>${[...'qwertyuiopasdfghjklzxcvbnm'].map((key) => `<button>${key}</button>`).join('')}<button>Enter</button></div>`;

const read = (site = SITE) => {
  const url = new URL('https://example.org/game');
  return readPage({ document, url, now: 0 }, site, NOTHING_READ);
};
const hintsRead = () => {
  const { view } = read();
  return view.kind === 'boards' ? view.boards.flatMap(hintsOf) : view.kind;
};

/** All that a form or a document has by its prototypes. */
function namesOf(target: object): Set<string> {
  const names = new Set<string>();
  const upwards = (it: object) => Object.getPrototypeOf(it) as object;
  for (let up = upwards(target); up !== Object.prototype; up = upwards(up)) {
    for (const name of Object.getOwnPropertyNames(up)) names.add(name);
  }
  names.delete('constructor');
  return names;
}

/** The line of a stack that is the caller of what has made it. */
const CALLER = 2;

/**
 * Puts a field before everything that a form or a document has, as browsers do with names that a page gives (see
 * dom.ts). The test's own document still needs the properties themselves, so the field is for Knack's code alone.
 * @returns what Knack has got the field for
 */
function clobber(target: object): Set<string> {
  const field = document.createElement('input');
  const asked = new Set<string>();
  for (const name of namesOf(target)) {
    const found = () => Reflect.get(Object.getPrototypeOf(target) as object, name, target) as unknown;
    Object.defineProperty(target, name, {
      configurable: true,
      get() {
        const caller = new Error().stack!.split('\n')[CALLER]!;
        if (!/\/src\/(page|overlay|content)\/(?!.*\.test\.)/.test(caller)) {
          const value = found();
          return typeof value === 'function' ? (value.bind(target) as unknown) : value;
        }
        asked.add(name);
        return field;
      },
    });
  }
  return asked;
}

/** How often these are asked for on any element, counted from before the first test: they are looked up once. */
const COUNTS = {
  children: vi.spyOn(holderOf(document.body, 'children'), 'children', 'get'),
  parentElement: vi.spyOn(holderOf(document.body, 'parentElement'), 'parentElement', 'get'),
  isConnected: vi.spyOn(holderOf(document.body, 'isConnected'), 'isConnected', 'get'),
  matches: vi.spyOn(holderOf(document.body, 'matches'), 'matches'),
};

/** Counts from now on. */
function counted(name: keyof typeof COUNTS): () => number {
  COUNTS[name].mockClear();
  return () => COUNTS[name].mock.calls.length;
}

beforeEach(() => {
  document.body.innerHTML = '';
});

describe('names that a page gives', () => {
  it('do not hide a board in a form whose fields are called like properties', () => {
    document.body.innerHTML = `<form><div class="stray"></div>${BOARD}${KEYS}<p>Not in word list</p></form>`;
    const form = document.querySelector('form')!;
    const asked = clobber(form);
    expect(hintsRead()).toEqual(HINTS);
    expect(findKey(document, SITE, 'q')?.textContent).toBe('q');
    expect(keysOn(document, SITE)).toHaveLength(27);
    expect(isHardMode(document, {})).toBeNull();
    expect(groundOf(document.querySelector('.tile')!)).toEqual([1, 1, 1]);
    expect(createRefusals().look([form], true)).toEqual(['notInList']);
    expect([...asked]).toEqual([]);
  });

  it('do not hide one whose own element, or row, or tile is such a form', () => {
    // A parser puts no form into another.
    document.body.replaceChildren(asForms(parsed(BOARD)));
    const asked = [...document.querySelectorAll('form')].map(clobber);
    expect(asked).toHaveLength(37);
    expect(hintsRead()).toEqual(HINTS);
    expect(asked.flatMap((it) => [...it])).toEqual([]);
  });

  it('do not hide the document’s own', () => {
    document.body.innerHTML = `${BOARD}${KEYS}`;
    const asked = clobber(document);
    try {
      expect(hintsRead()).toEqual(HINTS);
      expect(findKey(document, SITE, 'q')).not.toBeNull();
      expect(isCovered(findAll(document, '.tile'))).toBe(false);
      expect(hardModeSwitch(document)).toBeNull();
      expect(storedTexts(document, /./)).toEqual([]);
      const end = new AbortController();
      removeLeftovers(document);
      expect(createHost(document, '', end.signal).host.isConnected).toBe(true);
      createEar(window, true).end();
      end.abort();
      expect([...asked]).toEqual([]);
    } finally {
      for (const name of Object.getOwnPropertyNames(document)) Reflect.deleteProperty(document, name);
    }
  });
});

/** An element with the same in it, all of forms. */
function asForms(element: Element): Element {
  const form = document.createElement('form');
  for (const { name, value } of element.attributes) form.setAttribute(name, value);
  form.append(
    ...[...element.childNodes].map((node) => (node instanceof Element ? asForms(node) : node.cloneNode())),
  );
  return form;
}

function parsed(html: string): Element {
  const around = document.createElement('div');
  around.innerHTML = html;
  return around.firstElementChild!;
}

/** As many elements, each in the one before, with something in the last. */
function nested(depth: number, innermostHtml = ''): Element {
  const outer = document.createElement('div');
  let inner = outer;
  for (let n = 1; n < depth; n++) inner = inner.appendChild(document.createElement('div'));
  inner.innerHTML = innermostHtml;
  return outer;
}

describe('a page of any depth', () => {
  it('is walked through without a stack of calls, and no further than any game goes', () => {
    document.body.append(nested(1100, `${BOARD}${KEYS}<p>Not in word list</p>`));
    const tile = document.querySelector('.tile')!;
    expect(ancestorsOf(tile)).toHaveLength(256);
    expect(partsOf(document.body)).toHaveLength(1000);
    expect(hintsRead()).toBe('no-board');
    expect(() => createRefusals().look([document.body], true)).not.toThrow();
  });

  it('is read beside what is so deep', () => {
    document.body.innerHTML = BOARD + KEYS;
    document.body.append(nested(1100, '<b class="tile">a</b>'));
    expect(hintsRead()).toEqual(HINTS);
  });

  it('may have six hundred shadow roots, one in the other', () => {
    let root: Element | ShadowRoot = document.body;
    for (let n = 0; n < 600; n++) {
      const host: Element = root.appendChild(document.createElement('div'));
      root = host.attachShadow({ mode: 'open' });
    }
    root.innerHTML = BOARD;
    expect(shadowRootsIn(document)).toHaveLength(600);
    expect(findAll(document, '.tile')).toHaveLength(30);
    expect(hintsRead()).toBe('no-board');
    expect(textsOf(document.body).length).toBeLessThanOrEqual(10);
  });
});

describe('a page of any size', () => {
  it('with twenty thousand tiles is no game, and they are not all looked at', () => {
    document.body.innerHTML = `<div>${'<b class="tile">a</b>'.repeat(20_000)}</div>`;
    const asked = counted('parentElement');
    expect(hintsRead()).toBe('no-board');
    expect(asked()).toBeGreaterThan(0);
    expect(asked()).toBeLessThan(50_000);
    expect(findAll(document, '.tile')).toHaveLength(3000);
  });

  it('is read where it has thirty-two boards, or ten thousand other elements', () => {
    const news = '<article><h2>News</h2><p>Of <a href="/">today</a></p></article>'.repeat(2000);
    document.body.innerHTML = news + BOARD + news.slice(0, 5000);
    expect(hintsRead()).toEqual(HINTS);
    const row = rowOf('     ', '');
    document.body.innerHTML = `<main>${`<section>${row.repeat(13)}</section>`.repeat(32)}</main>`;
    expect(read().tiles.map(({ length }) => length)).toEqual(Array(32).fill(13 * 5));
  });

  it('has tiles that nothing is known of found by their looks, after twenty thousand other elements', () => {
    document.body.innerHTML = `${'<a></a>'.repeat(20_000)}<main></main>`;
    const main = document.querySelector('main')!;
    main.innerHTML = '<b></b>'.repeat(30);
    const tiles = [...main.children];
    const square = new DOMRect(0, 0, 50, 50);
    for (const tile of tiles as HTMLElement[]) {
      give(tile, 'getBoundingClientRect', () => square);
      give(tile, 'offsetWidth', 50);
      give(tile, 'offsetHeight', 50);
    }
    expect(boxesIn(document.body)).toEqual(tiles);
  });

  it('has no more looked at of a tile than a tile has', () => {
    document.body.innerHTML = BOARD;
    expect(hintsRead()).toEqual(HINTS);
    document.querySelectorAll('.tile')[7]!.innerHTML = '<i></i>'.repeat(1000);
    expect(hintsRead()).toBe('no-board');
  });

  it('has no more looked at of texts than a message, a name or a class has', () => {
    document.body.innerHTML = `<p title="${'x'.repeat(10_000)}" class="${'c '.repeat(5000)}">${'word'.repeat(10_000)}</p>`;
    const element = document.querySelector('p')!;
    for (let n = 0; n < 200; n++) element.setAttribute(`data-x${n}`, '');
    expect(wholeTextOf(element)).toHaveLength(500);
    expect(attributeOf(element, 'title')).toHaveLength(500);
    expect(classesOf(element)).toHaveLength(1000);
    expect(attributesOf(element)).toHaveLength(50);
  });

  it('has each element around others looked at once', () => {
    document.body.append(nested(500, '<b></b>'));
    const all = [...document.querySelectorAll('div')];
    const matched = counted('matches');
    expect(innermost(all, (element) => element.matches('.none'))).toEqual([all.at(-1)]);
    expect(matched()).toBeGreaterThan(500);
    expect(matched()).toBeLessThan(1100);
  });
});

describe('messages', () => {
  it('that come and go by the thousand are each heard once, and no more is kept of them than of a few', () => {
    const refusals = createRefusals();
    const heard = [];
    for (let n = 0; n < 300; n++) {
      const message = document.createElement('p');
      message.textContent = `Not in word list (${n})`;
      document.body.append(message);
      heard.push(...refusals.look([message], true));
    }
    expect(heard).toHaveLength(300);
    expect(refusals.look([], true)).toEqual([]);
    const asked = counted('isConnected');
    refusals.areShowing();
    refusals.look([], true);
    expect(asked()).toBeGreaterThan(30);
    expect(asked()).toBeLessThanOrEqual(60);
  });

  it('are heard at the end of a page of any size', () => {
    document.body.innerHTML = `${'<p>word</p>'.repeat(8000)}<p>Not in word list</p>`;
    const asked = counted('children');
    expect(createRefusals().look([document.body], true)).toEqual(['notInList']);
    expect(asked()).toBeGreaterThan(5000);
    expect(asked()).toBeLessThan(11_000);
  });

  it('are looked for in each part of a page once, however many of its elements have changed', () => {
    document.body.append(nested(200, '<p>Not in word list</p>'));
    const changed = [...document.querySelectorAll('body *')];
    const asked = counted('children');
    expect(createRefusals().look(changed, true)).toEqual(['notInList']);
    expect(asked()).toBeGreaterThan(200);
    expect(asked()).toBeLessThan(1000);
  });
});

describe('a document', () => {
  it('may have no body, or no element at all', () => {
    const { body } = document;
    const root = document.documentElement;
    body.remove();
    expect(hintsRead()).toBe('no-board');
    expect(keysOn(document, SITE)).toEqual([]);
    root.remove();
    const end = new AbortController();
    try {
      expect(hintsRead()).toBe('no-board');
      expect(hardModeSwitch(document)).toBeNull();
      expect(createHost(document, '', end.signal).host.isConnected).toBe(false);
    } finally {
      end.abort();
      document.append(root);
      root.append(body);
    }
  });

  it('may have a picture for its root', () => {
    const root = document.documentElement;
    root.remove();
    const picture = document.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'svg'));
    try {
      expect(hintsRead()).toBe('no-board');
    } finally {
      picture.remove();
      document.append(root);
    }
  });
});
