import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Order, Update } from '../protocol/orders.ts';
import { gameIn } from '../protocol/guesses.ts';
import type { Sync } from '../protocol/sync.ts';
import type { Ask, Request } from '../protocol/requests.ts';
import type { PageSettings } from '../protocol/page-settings.ts';
import type { Help } from '../protocol/help.ts';
import { pageSettingsOf } from '../protocol/settings.ts';
import { CHOSEN } from '../test/settings.ts';
import { overlayScript } from '../overlay/script.ts';
import { wordle } from '../sites/wordle.ts';
import { suggest } from '../test/session-page.ts';
import { trusted } from '../test/trusted.ts';
import { partsIn } from '../test/overlay.ts';
import { createEar } from '../content/ear.ts';
import type { Share } from '../page/share.ts';
import { give, holderOf } from '../test/dom.ts';
import { WHOLE_TIME } from '../test/share.ts';
import { nextTask } from '../test/next-task.ts';
import { watchForBoard } from '../content/board-watch.ts';
import { playScript } from './script.ts';

const ROWS = 6;
const WIDTH = 5;

/** A game on a page that is not laid out: keys type, and Enter turns a row or says what is wrong. */
function layOut() {
  const game = {
    row: 0,
    refusal: '',
    pressed: '',
    /** Deals the next game without a load. */
    deal() {
      game.row = 0;
      for (const tile of document.querySelectorAll('[data-testid="tile"]')) set(tile, '');
    },
  };
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

const SET: PageSettings = { ...pageSettingsOf(CHOSEN, 'wordle'), overlay: false };

interface Options {
  readonly set?: Partial<PageSettings>;
  readonly isPrivate?: boolean;
  readonly share?: Share;
}

function setUp({ set = {}, isPrivate = false, share = WHOLE_TIME }: Options = {}) {
  const page = layOut();
  const requests: Request[] = [];
  /** What the worker suggests; while it is busy it replies with nothing and sends an update later. */
  const worker = { suggestion: 'salet', isBusy: false, help: null as Help | null };
  let order: ((it: Order) => Promise<boolean>) | undefined;
  let alive = true;
  const isAlive = () => alive;
  const updateOn = (word: string): Update => ({
    number: numberOf(requests),
    advice: suggest(word),
    notice: null,
    help: worker.help,
  });
  const replyTo = (request: Request): unknown => {
    if (request.type === 'begin')
      return {
        settings: { ...SET, ...set },
        panel: null,
        isPrivate,
        always: false,
        looks: {},
        rows: [],
        puzzles: [],
        overlay: null,
      };
    if (request.type === 'overlay') return partsIn('en');
    if (request.type !== 'sync') return true;
    return worker.isBusy ? null : updateOn(worker.suggestion);
  };
  watchForBoard({
    site: { ...wordle, hasBoard: () => true },
    window,
    ear: createEar(window),
    share,
    ask: ((request: Request) => {
      requests.push(request);
      return Promise.resolve(replyTo(request));
    }) as Ask,
    isAlive,
    playScript: () => playScript,
    overlayScript: () => overlayScript,
    onOrder: (callback) => (order = callback),
  });
  const notices = () =>
    newActsIn(requests).flatMap((act) => (act.type === 'notice' ? [act.notice?.kind] : []));
  /** Whether Knack was said to be playing, each time that this has changed. */
  const playing = () =>
    syncsIn(requests)
      .map((sync) => sync.playing)
      .filter((on, n, all) => on !== (all[n - 1] ?? false));
  return {
    ...page,
    requests,
    worker,
    notices,
    playing,
    updateOn,
    switches: () => requests.filter(({ type }) => type === 'switch'),
    order: (it: Order) => order!(it),
    number: () => numberOf(requests),
    end: () => (alive = false),
  };
}

const syncsIn = (requests: readonly Request[]): Sync[] =>
  requests.filter((request): request is Sync => request.type === 'sync');
const numberOf = (requests: readonly Request[]): number => syncsIn(requests).at(-1)!.number;
/** What has happened, each once. */
const newActsIn = (requests: readonly Request[]) =>
  syncsIn(requests).flatMap(({ acts, number }) => acts.filter((act) => act.number === number));

/** The player presses a key. @returns whether the page may act on it */
function strike(key: string, init: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  // happy-dom reports Alt as AltGr.
  Object.defineProperty(event, 'getModifierState', { value: () => false });
  return trusted(() => document.body.dispatchEvent(event));
}

let scene: ReturnType<typeof setUp> | undefined;
const begin = (options?: Parameters<typeof setUp>[0]) => (scene = setUp(options));
beforeEach(() => {
  scene = undefined;
});
afterEach(async () => {
  // The script ends at the next change, and leaves no listener for the next test.
  scene?.end();
  const told = new Promise((resolve) =>
    new MutationObserver(resolve).observe(document.body, { childList: true }),
  );
  document.body.append(document.createElement('i'));
  await told;
});

describe('a game’s page', () => {
  it('types what is suggested, and nothing with help that shows no words', async () => {
    const { game, letters, order, updateOn, number, worker } = begin({
      set: { fill: true, help: 'nudge' },
    });
    await order({ type: 'look' });
    const update = updateOn('crane');
    await order({ type: 'update', update: { ...update, help: 'word', number: number() - 1 } });
    await order({ type: 'update', update: { ...update, help: 'nudge' } });
    Object.assign(worker, { suggestion: 'moist', help: 'word' });
    await order({ type: 'update', update: updateOn('moist') });
    await vi.waitFor(() => expect(letters()).toBe('moist'));
    expect(game.pressed).toBe('moist');
  });

  it('looks again at what moved when it was last asked, though no event tells that it has come to rest', async () => {
    const { letters, order } = begin();
    await order({ type: 'look' });
    const target = document.querySelector('[data-testid="tile"]');
    const effect = Object.create({ target, getComputedTiming: () => ({ endTime: 100 }) }) as KeyframeEffect;
    let running = [{ playState: 'running', effect } as unknown as Animation];
    give(document, 'getAnimations', () => running);
    await order({ type: 'look' });
    await order({ type: 'fill', word: 'crane' });
    expect(letters()).toBe('');
    running = [];
    await vi.waitFor(() => expect(letters()).toBe('crane'));
  });

  it('waits for the better advice', async () => {
    const { game, letters, order, press, requests, updateOn, worker } = begin({ set: { fill: true } });
    await vi.waitFor(() => expect(letters()).toBe('salet'));
    worker.isBusy = true;
    press('↵');
    await vi.waitFor(() =>
      expect(syncsIn(requests).at(-1)).toMatchObject({ report: { game: { boards: [['salet 00000']] } } }),
    );
    await order({ type: 'update', update: { ...updateOn('crane'), advice: suggest('crane', 'looking') } });
    await order({ type: 'update', update: updateOn('moist') });
    await vi.waitFor(() => expect(letters()).toBe('moist'));
    expect(game.pressed).toBe('salet↵moist');
  });

  it('types a word that is asked for, whatever the help, and says at once whether it can', async () => {
    const { letters, order } = begin({ set: { help: 'count' } });
    await order({ type: 'look' });
    expect(await order({ type: 'fill', word: 'crane' })).toBe(true);
    await vi.waitFor(() => expect(letters()).toBe('crane'));
    expect(await order({ type: 'fill', word: 'cranes' })).toBe(false);
    expect(await order({ type: 'play', on: true })).toBe(false);
    expect(letters()).toBe('crane');
  });

  it('takes in what a page has said before Enter as no reply to it, however late there is time for that', async () => {
    const share = { ...WHOLE_TIME, rest: () => 60_000 };
    const { order, press, requests } = begin({ share });
    document.querySelector('p')!.textContent = 'Not in word list';
    // What is set is known by then.
    await nextTask();
    for (const letter of 'crane') press(letter);
    expect(strike('Enter')).toBe(true);
    await order({ type: 'look' });
    expect(syncsIn(requests)).not.toEqual([]);
    expect(newActsIn(requests)).toEqual([]);
  });

  it('has a refused word learnt, and says in a private window that nothing is kept', async () => {
    const { game, notices, requests } = begin({ set: { fill: true, enter: true }, isPrivate: true });
    game.refusal = 'Not in word list';
    await vi.waitFor(() => expect(notices()).toEqual(['notInListPrivate']));
    expect(newActsIn(requests)).toContainEqual(
      expect.objectContaining({ type: 'refused', word: 'salet', isSaid: true }),
    );
  });

  it('does what has been set while the browser only kept its page', async () => {
    const set = { fill: false };
    const { letters, order } = begin({ set });
    await order({ type: 'look' });
    const turn = (type: string) =>
      trusted(() => window.dispatchEvent(Object.assign(new Event(type), { persisted: true })));
    turn('pagehide');
    set.fill = true;
    turn('pageshow');
    await vi.waitFor(() => expect(letters()).toBe('salet'));
  });

  it('stops at Escape, which the game gets too', async () => {
    const { letters, notices, order, switches } = begin({ set: { fill: true } });
    await vi.waitFor(() => expect(letters()).toBe('salet'));
    expect(strike('Escape')).toBe(true);
    await vi.waitFor(() => expect(notices()).toEqual(['stopped']));
    expect(switches()).toEqual([{ type: 'switch', site: 'wordle', setting: 'fill', on: false }]);
    strike('Escape');
    await order({ type: 'look' });
    expect(switches()).toHaveLength(1);
  });

  it('stops at Escape on a page that cannot be read', async () => {
    const { letters, notices } = begin({ set: { fill: true } });
    await vi.waitFor(() => expect(letters()).toBe('salet'));
    const read = vi.spyOn(wordle.storedHardMode!, 'isHard').mockImplementation(() => {
      throw new Error('unread');
    });
    onTestFinished(() => read.mockRestore());
    expect(() => strike('Escape')).toThrow('unread');
    await vi.waitFor(() => expect(notices()).toEqual(['stopped']));
  });

  it('ends playing on when the focus goes into a frame, where no key of the player’s is heard', async () => {
    const { order, playing } = begin();
    const frame = document.body.appendChild(document.createElement('iframe'));
    const blur = () => trusted(() => void window.dispatchEvent(new Event('blur')));
    await order({ type: 'look' });
    await order({ type: 'play', on: true });
    await vi.waitFor(() => expect(playing()).toEqual([true]));
    blur();
    await order({ type: 'look' });
    expect(playing()).toEqual([true]);
    give(document, 'activeElement', frame);
    blur();
    await vi.waitFor(() => expect(playing()).toEqual([true, false]));
    // The popup asks for it: then the focus leaves the frame.
    const left = vi.fn();
    give(frame, 'blur', left);
    await order({ type: 'play', on: true });
    expect(left).toHaveBeenCalled();
  });

  it('takes nothing that a script has made up for the player’s', async () => {
    const { game, letters, notices, order, press, requests } = begin({ set: { fill: true } });
    await vi.waitFor(() => expect(letters()).toBe('salet'));
    const make = () => {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
      for (const key of ['Escape', 'f'])
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      const enter = document.querySelector('button[data-key="↵"]')!;
      for (const type of ['pointerdown', 'pointerup', 'click'])
        enter.dispatchEvent(new PointerEvent(type, { bubbles: true }));
      window.dispatchEvent(new Event('pagehide'));
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    };
    game.refusal = 'Not in word list';
    const asked = requests.length;
    make();
    await order({ type: 'look' });
    expect(requests.slice(asked)).toMatchObject([{ type: 'sync', acts: [], report: { game: { limit: 6 } } }]);
    document.querySelector('p')!.textContent = '';
    await order({ type: 'look' });
    // The player’s own Enter is one, and so is that the page is left.
    game.refusal = 'Not in our dictionary';
    strike('Enter');
    press('↵');
    await vi.waitFor(() =>
      expect(newActsIn(requests)).toContainEqual(
        expect.objectContaining({ type: 'refused', word: 'salet', isSaid: true }),
      ),
    );
    expect(notices()).not.toContain('stopped');
    trusted(() => window.dispatchEvent(new Event('pagehide')));
    expect(requests.at(-1)).toMatchObject({ type: 'sync', report: null });
    // In a page that is gone nothing is begun any more.
    await order({ type: 'look' });
    expect(requests.at(-1)).toMatchObject({ type: 'sync', report: null });
  });

  it('plays on past shortcuts, until a key is pressed', async () => {
    const { order, playing } = begin();
    await order({ type: 'look' });
    expect(await order({ type: 'play', on: true })).toBe(true);
    strike('Alt', { altKey: true });
    strike('F', { altKey: true, shiftKey: true });
    await order({ type: 'look' });
    expect(playing()).toEqual([true]);
    strike('f');
    await vi.waitFor(() => expect(playing()).toEqual([true, false]));
  });

  it('ends before it would act on what the player does, once its extension is gone', async () => {
    const { end, letters, requests } = begin({ set: { fill: true } });
    await vi.waitFor(() => expect(letters()).toBe('salet'));
    end();
    const told = requests.length;
    strike('x');
    strike('Escape');
    // What is told goes out a moment later.
    await nextTask();
    expect(requests).toHaveLength(told);
  });

  it('goes by settings that change', async () => {
    const { letters, order } = begin();
    await order({ type: 'look' });
    await order({ type: 'settings', settings: { ...SET, fill: true } });
    await vi.waitFor(() => expect(letters()).toBe('salet'));
  });

  it('reports the next game on the same address as another puzzle', async () => {
    const { game, letters, order, press, requests } = begin({ set: { fill: true } });
    const puzzles = () => syncsIn(requests).flatMap(({ report }) => gameIn(report)?.puzzle ?? []);
    await vi.waitFor(() => expect(letters()).toBe('salet'));
    press('↵');
    await vi.waitFor(() => expect(letters()).toBe('salet'));
    game.deal();
    expect(new Set(puzzles()).size).toBe(1);
    press('c');
    await order({ type: 'look' });
    expect(new Set(puzzles()).size).toBe(2);
  });

  it('goes on typing after a page has thrown once', async () => {
    const { game, letters, order } = begin();
    await order({ type: 'look' });
    const broken = vi
      .spyOn(holderOf(document, 'elementFromPoint'), 'elementFromPoint')
      .mockImplementationOnce(() => {
        throw new Error('the page’s own');
      });
    await order({ type: 'fill', word: 'crane' });
    await vi.waitFor(() => expect(broken).toHaveBeenCalled());
    await order({ type: 'fill', word: 'moist' });
    await vi.waitFor(() => expect(letters()).toBe('moist'));
    expect(game.pressed).not.toContain('↵');
  });

  it('is shown another panel after it was written anew, since that has lost its listeners', async () => {
    begin({ set: { overlay: true } });
    const panel = () => document.querySelector('knack-overlay');
    await vi.waitFor(() => expect(panel()).not.toBeNull());
    const before = panel();
    const root = document.documentElement;
    root.remove();
    document.append(root);
    await vi.waitFor(() => {
      expect(panel()).not.toBeNull();
      expect(panel()).not.toBe(before);
    });
    expect(document.querySelectorAll('knack-overlay')).toHaveLength(1);
  });

  it('asks again for what is set when the worker cannot be had', async () => {
    const asked: string[] = [];
    layOut();
    vi.useFakeTimers();
    try {
      watchForBoard({
        site: { ...wordle, hasBoard: () => true },
        window,
        ear: createEar(window),
        ask: (request: Request) => {
          asked.push(request.type);
          return Promise.reject(new Error('no worker'));
        },
        isAlive: () => asked.length < 3,
        playScript: () => playScript,
        overlayScript: () => undefined,
        onOrder: () => undefined,
      });
      await vi.advanceTimersByTimeAsync(5000);
    } finally {
      vi.useRealTimers();
    }
    expect(asked).toEqual(['begin', 'begin', 'begin']);
  });
});
