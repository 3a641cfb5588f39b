import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Rect, rectAt } from './placement.ts';
import * as placement from './placement.ts';
import type { PanelState } from '../protocol/panel.ts';
import { trusted } from '../test/trusted.ts';
import { createPosition, type Page } from './position.ts';

vi.mock('./placement.ts', { spy: true });

const BOARD: Rect = { left: 300, top: 80, right: 600, bottom: 440 };
const FREE: Page = {
  viewport: { width: 1000, height: 800 },
  boards: [BOARD],
  needed: [],
  messages: [],
  buttons: [],
  bars: [],
  board: BOARD,
  isAway: false,
};
/** A window with as much room above the board as given, and none else. */
const withRoom = (height: number): Page => {
  const board = { left: 0, top: height + 16, right: 320, bottom: 640 };
  return { ...FREE, viewport: { width: 320, height: 640 }, boards: [board], board };
};

let end: AbortController;
beforeEach(() => {
  end = new AbortController();
});
afterEach(() => end.abort());

/** The pill with all that it can show, and with less. */
const PILLS = [
  [200, 90],
  [300, 50],
  [90, 32],
  [60, 32],
  [28, 32],
] as const;

/** A panel, and a pill that has something to show. */
function setUp(state: PanelState = { folded: false, spot: null }) {
  const mount = document.createElement('div');
  mount.innerHTML =
    '<div class="panel"><button></button></div><div class="pill"><p class="notice"></p></div>';
  const [panel, pill] = [...mount.children] as [HTMLElement, HTMLElement];
  const setSize = (element: HTMLElement, size: () => readonly [number, number]) => {
    Object.defineProperty(element, 'offsetWidth', { get: () => size()[0] });
    Object.defineProperty(element, 'offsetHeight', { get: () => size()[1] });
  };
  let height = 300;
  setSize(panel, () => [200, height]);
  setSize(pill, () => PILLS[Number(mount.dataset['terse'])]!);
  let now = state;
  let isTouched = false;
  const position = createPosition({
    mount,
    isTouched: () => isTouched,
    panel: () => now,
    setPanel: (next) => (now = next),
    onChange: () => undefined,
    signal: end.signal,
  });
  return {
    mount,
    panel,
    position,
    state: () => now,
    grow: (to: number) => (height = to),
    touch: () => (isTouched = true),
  };
}

describe('the place of the panel', () => {
  it('is sought only when something has changed that it hangs on', () => {
    const { position, grow } = setUp();
    const { place } = vi.mocked(placement);
    place.mockClear();
    position.settle(FREE, false, '');
    position.settle({ ...FREE }, false, '');
    expect(place).toHaveBeenCalledTimes(1);
    grow(400);
    expect(position.settle(FREE, false, '')).toMatchObject({ size: { height: 400 } });
    position.settle({ ...FREE, buttons: [rectAt({ x: 0, y: 0 }, { width: 9, height: 9 })] }, false, '');
    expect(position.settle(FREE, true, '')).toEqual({ form: 'none' });
    expect(position.settle(FREE, false, '')).toMatchObject({ form: 'panel' });
    expect(place).toHaveBeenCalledTimes(4);
  });

  it('gives up with a word that is typed what it is higher by for that, and nothing else', () => {
    const { position, grow, panel } = setUp();
    const line = document.createElement('div');
    let height = 0;
    Object.defineProperty(line, 'offsetHeight', { get: () => height });
    line.className = 'own-word';
    panel.append(line);
    const isHigh = (all: number, own: number): string => {
      grow(all);
      height = own;
      position.settle(FREE, false, '');
      return panel.style.minHeight;
    };
    expect([isHigh(400, 0), isHigh(460, 60), isHigh(400, 0), isHigh(380, 0)]).toEqual([
      '400px',
      '460px',
      '400px',
      '400px',
    ]);
  });

  it('stays as what it says grows and shrinks, as long as there is room, and then goes elsewhere', () => {
    const { position, grow, panel } = setUp();
    const keys = rectAt({ x: 200, y: 560 }, { width: 500, height: 200 });
    const page = { ...FREE, needed: [keys] };
    position.settle(page, false, '');
    const { translate } = panel.style;
    expect(translate, 'with room above the keys to become higher').toBe('624px 32px');
    for (const height of [360, 500, 200, 300]) {
      grow(height);
      position.settle(page, false, '');
      expect(panel.style.translate).toBe(translate);
    }
    grow(640);
    position.settle(page, false, '');
    expect(panel.style.translate).toBe('708px 32px');
    grow(300);
    position.settle(page, false, '');
    expect(panel.style.translate, 'not back and forth').toBe('708px 32px');
    expect(panel.style.minHeight).toBe('640px');
    position.settle(page, false, null);
    expect(panel.style.minHeight, 'while an answer is worked out').toBe('640px');
    position.settle(page, false, 'other help');
    expect(panel.style.minHeight).toBe('300px');
    expect(panel.style.translate, 'where it was').toBe(translate);
    // A tile pops up, or the keys go.
    const popped = { ...BOARD, left: BOARD.left - 4, right: BOARD.right + 4 };
    for (const other of [
      { ...page, board: popped },
      { ...page, needed: [] },
    ]) {
      position.settle(other, false, '');
      expect(panel.style.translate, 'beside the same board').toBe(translate);
    }
    const moved = { ...BOARD, top: BOARD.top + 20, bottom: BOARD.bottom + 20 };
    position.settle({ ...page, boards: [moved], needed: [], board: moved }, false, '');
    expect(panel.style.translate, 'beside the board elsewhere').toBe('624px 100px');
  });

  it('goes on by presses, and is beside the board again, wherever that will be', () => {
    const { position, state, panel } = setUp();
    const places = new Set<string>();
    do {
      position.settle(FREE, false, '');
      places.add(panel.style.translate);
      position.moveOn();
    } while (state().spot && places.size < 9);
    expect(places).toEqual(new Set(['624px 80px', '792px 8px', '792px 492px', '8px 492px', '8px 8px']));
    expect(state().spot).toBeNull();
  });

  it('is where there is room for what it tells, and else where there is room without', () => {
    const { mount, position } = setUp();
    expect(position.settle(withRoom(100), false, '')).toMatchObject({ form: 'pill', size: { height: 90 } });
    expect(mount.dataset['terse']).toBe('0');
    expect(position.settle(withRoom(60), false, '')).toMatchObject({ form: 'pill', size: { height: 50 } });
    expect(mount.dataset['terse']).toBe('1');
    expect(position.settle(withRoom(40), false, '')).toMatchObject({ form: 'pill', size: { height: 32 } });
    expect(mount.dataset['terse']).toBe('2');
    const narrow = withRoom(40);
    for (const [room, width, terse] of [
      [84, 60, '3'],
      [48, 28, '4'],
    ] as const) {
      const button = rectAt({ x: room, y: 0 }, { width: 300, height: 40 });
      expect(position.settle({ ...narrow, buttons: [button] }, false, '')).toMatchObject({ size: { width } });
      expect(mount.dataset['terse']).toBe(terse);
    }
    // Over a button, where there is no other room; over what the player needs, never.
    const full = { ...withRoom(40), buttons: [rectAt({ x: 0, y: 0 }, { width: 320, height: 40 })] };
    expect(position.settle(full, false, '')).toMatchObject({ form: 'pill', size: { width: 28 } });
    expect(position.settle(withRoom(20), false, '')).toEqual({ form: 'none' });
  });

  it('is none beside the boards in a narrow window, or under a finger', () => {
    const { position, touch } = setUp();
    const narrow = { ...FREE, viewport: { width: 779, height: 800 }, boards: [], board: null };
    expect(position.settle(narrow, false, '')).toMatchObject({ form: 'pill' });
    expect(position.settle(FREE, false, '')).toMatchObject({ form: 'panel' });
    touch();
    expect(position.settle(FREE, false, '')).toMatchObject({ form: 'pill' });
  });

  it('is none on a phone while the boards are out of sight, unless it is an open sheet', () => {
    const { position, touch, mount } = setUp();
    const away = { ...FREE, boards: [], board: null, isAway: true };
    expect(position.settle(away, false, '')).toMatchObject({ form: 'panel' });
    touch();
    expect(position.settle(away, false, '')).toEqual({ form: 'none' });
    expect(position.settle(FREE, false, '')).toMatchObject({ form: 'pill' });
    mount.dataset['form'] = 'sheet';
    expect(position.settle(away, false, '')).toMatchObject({ form: 'pill' });
  });
});

describe('a drag', () => {
  const pointer = (type: string, pointerId: number, x: number) =>
    trusted(() => window.dispatchEvent(new PointerEvent(type, { pointerId, clientX: x, clientY: 0 })));
  const start = () => {
    const all = setUp();
    document.body.append(all.mount);
    all.position.settle(FREE, false, '');
    const handle = all.panel.querySelector('button')!;
    handle.setPointerCapture = () => undefined;
    handle.addEventListener('pointerdown', all.position.drag);
    trusted(() =>
      handle.dispatchEvent(new PointerEvent('pointerdown', { pointerId: 1, isPrimary: true, button: 0 })),
    );
    return all;
  };
  afterEach(() => (document.body.innerHTML = ''));

  it('is that of one pointer', () => {
    const { panel, state } = start();
    pointer('pointermove', 2, 50);
    expect(panel.style.translate).toBe('624px 80px');
    pointer('pointermove', 1, 50);
    pointer('pointerup', 2, 50);
    expect(state().spot).toBeNull();
    expect(panel.style.translate).toBe('674px 80px');
    pointer('pointerup', 1, 50);
    expect(state().spot).toEqual({ fromRight: true, fromBottom: false, x: 126, y: 80 });
  });

  it('of what changes its size on the way ends where it is let go', () => {
    const { panel, position, state, grow } = start();
    grow(700);
    position.settle(FREE, false, '');
    pointer('pointermove', 1, 50);
    grow(200);
    position.settle(FREE, false, '');
    pointer('pointerup', 1, 50);
    expect(state().spot).toMatchObject({ fromBottom: false, y: 80 });
    position.settle(FREE, false, '');
    expect(panel.style.translate).toBe('674px 80px');
  });

  it('is followed at once by a step with a key, from where it ended', () => {
    const { position, state, panel } = start();
    pointer('pointermove', 1, 50);
    pointer('pointerup', 1, 50);
    position.move({ x: 0, y: -1 });
    position.move({ x: 0, y: -1 });
    expect(panel.style.translate).toBe('674px 48px');
    expect(state().spot).toEqual({ fromRight: true, fromBottom: false, x: 126, y: 48 });
  });

  it('ends with what it drags', () => {
    const { panel, state } = start();
    end.abort();
    pointer('pointermove', 1, 50);
    pointer('pointerup', 1, 50);
    expect(panel.style.translate).toBe('624px 80px');
    expect(state().spot).toBeNull();
  });
});
