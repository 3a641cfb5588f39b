// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { wordle } from '../games/wordle.ts';
import type { Answer } from '../session.ts';
import { DEFAULTS, type Settings } from '../settings.ts';
import type { Scene } from './display.tsx';
import { createOverlay } from './overlay.ts';

const OPEN: Answer = {
  status: 'open',
  possible: 2,
  likely: 2,
  hidden: 0,
  suggestions: [
    {
      word: 'crane',
      likely: true,
      candidate: true,
      expected: 1.5,
      groups: 2,
      largest: 1,
      sizes: [1, 1],
      certainty: 'proven',
    },
  ],
  rival: null,
  letters: [],
  review: null,
  progress: 'done',
};

/** A game's page, with an overlay on it. */
function setUp() {
  document.body.innerHTML = '<main>A game</main>';
  const life = new AbortController();
  const saved: Partial<Settings>[] = [];
  let scene: Scene | null = {
    board: { key: 'row 1', tiles: [], empty: [], guessesLeft: 6 },
    answer: OPEN,
    notice: null,
    level: null,
    playing: false,
  };
  const actions = { setLevel: vi.fn(), pick: vi.fn(), play: vi.fn() };
  const overlay = createOverlay({
    ...actions,
    game: wordle,
    window,
    life: life.signal,
    scene: () => scene,
    loadCandidates: () => Promise.resolve([]),
    saveSettings: (next) => {
      const change = typeof next === 'function' ? next({ ...DEFAULTS }) : next;
      saved.push(change);
      return Promise.resolve();
    },
    loadPanel: () => Promise.reject(new Error('The store cannot be read.')),
    savePanel: () => Promise.reject(new Error('The store is full.')),
  });
  const root = () => document.querySelector('knack-overlay')?.shadowRoot ?? null;
  return {
    overlay,
    life,
    saved,
    actions,
    root,
    said: () => root()?.querySelector('[role="status"]')?.textContent,
    show: async (next: Partial<Scene> | null) => {
      scene = next && { ...scene!, ...next };
      overlay.update();
      await vi.waitFor(() => expect(root() !== null).toBe(next !== null));
      await nextFrame();
    },
    press: async (label: string) => {
      root()!.querySelector<HTMLElement>(`[aria-label="${label}"]`)!.click();
      await nextFrame();
    },
  };
}
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20)));

let page: ReturnType<typeof setUp>;
const before = () => document.documentElement.outerHTML.replace(/<main>.*<\/main>/, '');
let untouched = '';
beforeEach(async () => {
  document.body.innerHTML = '';
  untouched = before();
  page = setUp();
  page.overlay.setSettings(DEFAULTS);
  await vi.waitFor(() => expect(page.root()).not.toBeNull());
  await nextFrame();
});

afterEach(() => page.life.abort());

const off = { ...DEFAULTS, games: { wordle: { overlay: false } } };

describe('off', () => {
  it.each([
    ['in the settings of the game', (it: typeof page) => it.overlay.setSettings(off)],
    ['when the extension goes', (it: typeof page) => it.life.abort()],
    ['on a page without a board', (it: typeof page) => void it.show(null)],
  ])('leaves no trace: %s', async (_, happen) => {
    const adding = vi.spyOn(window, 'addEventListener');
    const removed = vi.spyOn(MutationObserver.prototype, 'disconnect');
    happen(page);
    await nextFrame();
    expect(page.root()).toBeNull();
    expect(before()).toBe(untouched);
    expect(removed).toHaveBeenCalled();
    window.dispatchEvent(new Event('resize'));
    page.overlay.update();
    await nextFrame();
    expect(before()).toBe(untouched);
    expect(adding).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  it('says how to come back before it goes, and goes for this game alone', async () => {
    await page.press('Switch off on this page');
    const text = page.root()!.querySelector('.content')!.textContent;
    expect(text).toContain('Wordle');
    expect(text).toContain('Show Knack on the page');
    expect(page.saved).toEqual([]);
    const [yes] = page.root()!.querySelectorAll<HTMLElement>('.content button');
    yes!.click();
    expect(page.saved).toEqual([{ games: { wordle: { overlay: false } } }]);
  });

  it('comes back at once when it is switched on', () => {
    page.overlay.setSettings(off);
    expect(page.root()).toBeNull();
    page.overlay.setSettings(DEFAULTS);
    expect(page.root()).not.toBeNull();
  });
});

describe('a page that throws it out', () => {
  it('gets it back, but not for ever', async () => {
    let thrown = 0;
    for (; thrown < 20 && page.root(); thrown++) {
      document.querySelector('knack-overlay')!.remove();
      await nextFrame();
    }
    expect(thrown).toBeGreaterThan(3);
    expect(thrown).toBeLessThan(10);
  });
});

describe('the word', () => {
  it('is said once for its row, and again for another', async () => {
    const saying = vi.fn();
    await vi.waitFor(() => expect(page.said()).toContain('CRANE'));
    new MutationObserver(saying).observe(page.root()!.querySelector('[role="status"]')!, {
      childList: true,
      subtree: true,
      characterData: true,
    });
    await page.show({ answer: null });
    await page.show({ answer: OPEN });
    await page.show({ answer: { ...OPEN } });
    expect(page.said()).toContain('CRANE');
    expect(saying).not.toHaveBeenCalled();
    const [best] = OPEN.suggestions;
    await page.show({
      board: { key: 'row 2', tiles: [], empty: [], guessesLeft: 5 },
      answer: { ...OPEN, suggestions: [{ ...best!, word: 'brine' }] },
    });
    expect(page.said()).toContain('BRINE');
  });

  it('is not said while a better one may follow', async () => {
    const [best] = OPEN.suggestions;
    await page.show({
      board: { key: 'row 2', tiles: [], empty: [], guessesLeft: 5 },
      answer: { ...OPEN, progress: 'looking', suggestions: [{ ...best!, word: 'brine' }] },
    });
    expect(page.said()).not.toContain('BRINE');
  });

  it.each(['count', 'nudge'] as const)('is nowhere at level “%s”', async (level) => {
    page.overlay.setSettings({ ...DEFAULTS, level });
    await nextFrame();
    const { innerHTML } = page.root()!;
    expect(innerHTML).toMatch(/2 (likely|possible)/);
    expect(innerHTML.toLowerCase()).not.toContain('crane');
  });
});

it('follows the language at once', async () => {
  page.overlay.setSettings({ ...DEFAULTS, locale: 'de' });
  await nextFrame();
  expect(page.root()!.querySelector('.overlay')!.getAttribute('lang')).toBe('de');
  expect(page.root()!.textContent).toContain('wahrscheinlich');
});

it('keeps what is pressed in it from the page, and lets letters through', () => {
  const heard: string[] = [];
  for (const type of ['keydown', 'click']) {
    document.addEventListener(type, (event) => heard.push('key' in event ? String(event.key) : type));
  }
  const button = page.root()!.querySelector('button')!;
  const strike = (key: string) =>
    button.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true }));
  for (const key of ['Enter', ' ', 'ArrowUp', 'a', 'Backspace', 'Escape']) strike(key);
  button.click();
  expect(heard).toEqual(['a', 'Backspace', 'Escape']);
});
