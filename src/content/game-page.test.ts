// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { wordle } from '../sites/wordle.ts';
import type { TabUpdate, Replies, Report, Request } from '../protocol/messages.ts';
import type { Order } from '../protocol/orders.ts';
import { DEFAULTS, type Settings } from '../protocol/settings.ts';
import { startGamePage } from './game-page.ts';

const ROWS = 6;
const WIDTH = 5;

/** A game on a page that is not laid out: keys type, and Enter turns a row or says what is wrong. */
function layOut() {
  const game = { row: 0, refusal: '', pressed: '' };
  const tile = '<div data-testid="tile" data-state="empty"></div>';
  const row = `<div>${tile.repeat(WIDTH)}</div>`;
  const keys = [...'abcdefghijklmnopqrstuvwxyz←↵'].map((key) => `<button data-key="${key}"></button>`);
  document.body.innerHTML = `<div class="Board-module_board">${row.repeat(ROWS)}</div><div>${keys.join('')}</div><p></p>`;
  const tiles = () =>
    [...document.querySelectorAll('[data-testid="tile"]')].slice(game.row * WIDTH).slice(0, WIDTH);
  const set = (element: Element | undefined, letter: string) => {
    element!.textContent = letter;
    element!.setAttribute('data-state', letter ? 'tbd' : 'empty');
  };
  const letters = () =>
    tiles()
      .map(({ textContent }) => textContent)
      .join('');
  const press = (key: string) => {
    const length = letters().length;
    game.pressed += key;
    if (key === '↵') {
      if (game.refusal) document.querySelector('p')!.textContent = game.refusal;
      else {
        for (const element of tiles()) element.setAttribute('data-state', 'absent');
        game.row++;
      }
    } else if (key === '←') set(tiles()[length - 1], '');
    else if (length < WIDTH) set(tiles()[length], key);
  };
  for (const button of document.querySelectorAll('button')) {
    button.addEventListener('click', () => press(button.dataset['key']!));
  }
  return { game, letters, press };
}

const adviceOn = (suggestion: string): TabUpdate => ({
  advice: {
    status: 'open',
    possible: 2,
    likely: 1,
    hidden: 0,
    progress: 'done',
    suggestions: [{ word: suggestion }],
  } as unknown as TabUpdate['advice'],
  rows: [],
  notice: null,
  help: null,
  turn: 0,
});

function setUp({ set = {}, isPrivate = false }: { set?: Partial<Settings>; isPrivate?: boolean } = {}) {
  const page = layOut();
  const told: Request[] = [];
  const saved: Partial<Settings>[] = [];
  // Set elsewhere, and not heard of yet.
  const stored: Settings = { ...DEFAULTS, ...set, games: { ...set.games, wortel: { level: 'all' } } };
  /** What the worker suggests; nothing while it is busy, and then it tells of itself. */
  const worker = { suggestion: 'salet', isBusy: false };
  let order: ((it: Order) => Promise<boolean>) | undefined;
  let tellSettings: ((settings: Settings) => void) | undefined;
  let alive = true;
  const isAlive = () => alive;
  startGamePage({
    game: { ...wordle, hasBoard: () => true },
    window,
    ask: ((request: Request) => {
      told.push(request);
      const isAsked = !worker.isBusy && (request.type === 'report' || request.type === 'refused');
      return Promise.resolve(isAsked ? { ...adviceOn(worker.suggestion), turn: turnOf(told) } : null);
    }) as <T extends Request['type']>() => Promise<Replies[T]>,
    isAlive,
    followSettings: (callback) => {
      tellSettings = callback;
      callback({ ...DEFAULTS, overlay: false, ...set });
    },
    saveSettings: (change) => {
      saved.push(typeof change === 'function' ? change(stored) : change);
      return Promise.resolve();
    },
    loadSentences: () => Promise.reject(new Error('There is no overlay here.')),
    panelStore: { loadPanel: () => Promise.resolve(null), savePanel: () => Promise.resolve() },
    isPrivate,
    onOrder: (callback) => (order = callback),
  });
  const notices = () => told.flatMap((request) => (request.type === 'notice' ? [request.notice?.kind] : []));
  return {
    ...page,
    told,
    saved,
    worker,
    notices,
    order: (it: Order) => order!(it),
    tellSettings: (settings: Partial<Settings>) =>
      tellSettings!({ ...DEFAULTS, overlay: false, ...settings }),
    turn: () => turnOf(told),
    end: () => (alive = false),
  };
}

const turnOf = (told: readonly Request[]): number =>
  told.findLast((request): request is { type: 'report'; report: Report } => request.type === 'report')!.report
    .page.turn;

/** A key of the player's. @returns whether the page may act on it */
function strike(key: string, init: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  Object.defineProperty(event, 'isTrusted', { value: true });
  // This DOM takes Alt for AltGr.
  Object.defineProperty(event, 'getModifierState', { value: () => false });
  return document.body.dispatchEvent(event);
}

let scene: ReturnType<typeof setUp> | undefined;
const begin = (options?: Parameters<typeof setUp>[0]) => (scene = setUp(options));
beforeEach(() => {
  scene = undefined;
});
afterEach(async () => {
  // The script ends at the next change, and leaves no listener for the next test.
  scene?.end();
  document.body.append(document.createElement('i'));
  await new Promise((resolve) => setTimeout(resolve));
});

describe('a game’s page', () => {
  it('types what is suggested, and nothing at a level that shows no words', async () => {
    const { game, letters, order, turn } = begin({ set: { fill: true, level: 'nudge' } });
    await order({ type: 'look' });
    const pushed = { ...adviceOn('crane'), turn: turn() };
    await order({ type: 'advice', advice: { ...pushed, help: 'word', turn: turn() - 1 } });
    await order({ type: 'advice', advice: { ...pushed, help: 'nudge' } });
    const better = { ...adviceOn('moist'), turn: turn() };
    await order({ type: 'advice', advice: { ...better, help: 'word' } });
    await vi.waitFor(() => expect(letters()).toBe('moist'));
    expect(game.pressed).toBe('moist');
  });

  it('waits for the better answer', async () => {
    const { game, letters, order, press, turn, worker } = begin({ set: { fill: true } });
    await vi.waitFor(() => expect(letters()).toBe('salet'));
    worker.isBusy = true;
    press('↵');
    await vi.waitFor(() => expect(turn()).toBe(2));
    const { advice: answer, ...rest } = { ...adviceOn('crane'), turn: 2 };
    await order({ type: 'advice', advice: { ...rest, advice: { ...answer, progress: 'looking' } as never } });
    await order({ type: 'advice', advice: { ...rest, advice: adviceOn('moist').advice } });
    await vi.waitFor(() => expect(letters()).toBe('moist'));
    expect(game.pressed).toBe('salet↵moist');
  });

  it('types a word that is asked for, at any level, and says at once whether it can', async () => {
    const { letters, order } = begin({ set: { level: 'count' } });
    await order({ type: 'look' });
    expect(await order({ type: 'fill', word: 'crane' })).toBe(true);
    await vi.waitFor(() => expect(letters()).toBe('crane'));
    expect(await order({ type: 'fill', word: 'cranes' })).toBe(false);
    expect(await order({ type: 'play', on: true })).toBe(false);
    expect(letters()).toBe('crane');
  });

  it('says in a private window that nothing is kept', async () => {
    const { game, notices } = begin({ set: { fill: true, enter: true }, isPrivate: true });
    game.refusal = 'Not in word list';
    await vi.waitFor(() => expect(notices()).toEqual(['notInListPrivate']));
  });

  it.each([
    ['auto', 'hardModeFound'],
    ['off', 'hardMode'],
    ['on', 'hardMode'],
  ] as const)('promises for hard mode what will come about: with hard mode %s', async (hard, kind) => {
    const { game, notices } = begin({ set: { fill: true, enter: true, hard } });
    game.refusal = 'Must contain E';
    await vi.waitFor(() => expect(notices()).toEqual([kind]));
  });

  it('stops at Escape, which the game gets too', async () => {
    const { letters, notices, saved } = begin({ set: { games: { wordle: { fill: true } } } });
    await vi.waitFor(() => expect(letters()).toBe('salet'));
    expect(strike('Escape')).toBe(true);
    expect(saved).toEqual([{ games: { wordle: { fill: false }, wortel: { level: 'all' } } }]);
    expect(notices()).toEqual(['stopped']);
    strike('Escape');
    expect(saved).toHaveLength(1);
  });

  it('plays on past shortcuts, until a key is pressed', async () => {
    const { order, told } = begin();
    await order({ type: 'look' });
    expect(await order({ type: 'play', on: true })).toBe(true);
    strike('Alt', { altKey: true });
    strike('F', { altKey: true, shiftKey: true });
    expect(told.filter(({ type }) => type === 'playing')).toEqual([{ type: 'playing', on: true }]);
    strike('f');
    expect(told.at(-1)).toEqual({ type: 'playing', on: false });
  });

  it('stops playing on when there is nothing more to play', async () => {
    const { order, told, turn } = begin();
    await order({ type: 'look' });
    await order({ type: 'play', on: true });
    const solved = { status: 'solved', guess: 'salet' } as const;
    await order({ type: 'advice', advice: { ...adviceOn(''), advice: solved, turn: turn() } });
    expect(told.at(-1)).toEqual({ type: 'playing', on: false });
  });
});
