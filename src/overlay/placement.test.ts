import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  beside,
  MARGIN,
  meet,
  moved,
  nearestFree,
  nextPlace,
  place,
  pointOf,
  rectAt,
  type Rect,
  type Size,
  spotOf,
} from './placement.ts';

const PANEL = { width: 200, height: 300 };
const PILL = { width: 80, height: 32 };
const WIDE = { width: 1200, height: 800 };
const BOARD: Rect = { left: 425, top: 80, right: 775, bottom: 500 };
const KEYS: Rect = { left: 350, top: 550, right: 850, bottom: 780 };
const HEADER: Rect = { left: 0, top: 0, right: 1200, bottom: 50 };
const room = (
  viewport: Size,
  needed: readonly Rect[],
  bars: readonly Rect[] = [],
  buttons: readonly Rect[] = [],
) => ({ viewport, boards: [], needed, messages: [], buttons, bars });

describe('the panel', () => {
  it('stands right of the board, at its top', () => {
    const at = place({ panels: [PANEL], pills: [PILL] }, room(WIDE, [BOARD, KEYS], [HEADER]), () =>
      beside(BOARD),
    );
    expect(at).toEqual({ form: 'panel', at: { x: 799, y: 80 }, size: PANEL });
  });

  it('goes to the left where something stands on the right', () => {
    const advertisement = { left: 790, top: 0, right: 1200, bottom: 800 };
    const at = place({ panels: [PANEL], pills: [PILL] }, room(WIDE, [BOARD, KEYS, advertisement]), () =>
      beside(BOARD),
    );
    expect(at).toMatchObject({ form: 'panel', at: { x: BOARD.left - MARGIN - PANEL.width, y: 80 } });
  });

  it('is as wide as there is room for beside the board', () => {
    const panels = [300, 258, 216].map((width) => ({ width, height: 400 - width / 2 }));
    const widthIn = (width: number) => {
      const placed = place({ panels, pills: [PILL] }, room({ width, height: 800 }, [BOARD, KEYS]), () =>
        beside(BOARD),
      );
      return placed.form === 'panel' ? [placed.size.width, placed.at.x] : placed.form;
    };
    // What stands 24 pixels beside the board ends 8 before the window does.
    expect(widthIn(799 + 300 + 8)).toEqual([300, 799]);
    expect(widthIn(799 + 300 + 7)).toEqual([300, 798]);
    expect(widthIn(799 + 300)).toEqual([258, 799]);
    expect(widthIn(799 + 220 + 8)).toEqual([216, 799]);
  });

  it('is wide and lower rather than narrow, where both are too high', () => {
    const panels = [300, 258, 216].map((width) => ({ width, height: 1200 - width }));
    const placed = place({ panels, pills: [PILL] }, room({ width: 1600, height: 800 }, [BOARD]), () =>
      beside(BOARD),
    );
    expect(placed).toMatchObject({ form: 'panel', size: { width: 300 }, at: { x: 799 } });
  });

  it('is lower where there is no room for its height, down to what is of use', () => {
    const inWindow = (height: number) =>
      place({ panels: [PANEL], pills: [PILL] }, room({ width: 1200, height }, [BOARD]), () => beside(BOARD));
    expect(inWindow(316)).toMatchObject({ form: 'panel', size: PANEL });
    expect(inWindow(260)).toMatchObject({ form: 'panel', size: { width: 200, height: 240 } });
    expect(inWindow(190)).toMatchObject({ form: 'pill' });
  });

  it('is folded where only the pill has room, over menus but not their buttons, and else not there', () => {
    const narrow = { width: 320, height: 640 };
    const board = { left: 10, top: 100, right: 310, bottom: 400 };
    const keys = { left: 0, top: 470, right: 320, bottom: 640 };
    const header = { left: 0, top: 0, right: 320, bottom: 90 };
    const sizes = { panels: [PANEL], pills: [PILL] };
    const between = place(sizes, room(narrow, [board, keys], [header]), () => beside(board));
    expect(between).toMatchObject({ form: 'pill', at: { y: 408 } });
    const full = { ...board, bottom: 460 };
    expect(place(sizes, room(narrow, [full, keys], [header]), () => beside(full))).toMatchObject({
      form: 'pill',
      at: { y: 60 },
    });
    const button = { left: 200, top: 30, right: 310, bottom: 80 };
    expect(place(sizes, room(narrow, [full, keys], [header], [button]), () => beside(full))).toMatchObject({
      form: 'pill',
      at: { x: 112 },
    });
    expect(place(sizes, room(narrow, [full, keys, header]), () => beside(full))).toEqual({ form: 'none' });
  });

  it('stays at its corner when the window gets smaller or larger', () => {
    const spot = spotOf(rectAt({ x: 980, y: 480 }, PANEL), WIDE);
    expect(pointOf(spot, PANEL, WIDE)).toEqual({ x: 980, y: 480 });
    expect(pointOf(spot, PANEL, { width: 800, height: 600 })).toEqual({ x: 580, y: 280 });
    expect(pointOf(spot, PILL, WIDE)).toEqual({ x: 1100, y: 748 });
  });

  it('is moved by the arrows, over what is in the way, and not out of the window', () => {
    const all = room(WIDE, [BOARD, KEYS]);
    expect(moved({ x: 799, y: 80 }, { x: 1, y: 0 }, PANEL, all)).toEqual({ x: 815, y: 80 });
    expect(moved({ x: 783, y: 80 }, { x: -1, y: 0 }, PANEL, all)).toEqual({ x: 217, y: 80 });
    expect(moved({ x: 799, y: MARGIN }, { x: 0, y: -1 }, PANEL, all)).toBeNull();
    expect(moved({ x: 790, y: 80 }, { x: -1, y: 0 }, PANEL, all)).toEqual({ x: 783, y: 80 });
  });

  it('goes round the window by presses on its handle, and comes back', () => {
    const all = room(WIDE, [BOARD, KEYS, { left: 0, top: 0, right: 100, bottom: 50 }]);
    const home = beside(BOARD);
    const round = [home];
    for (let n = 0; n < 6; n++) round.push(nextPlace(round.at(-1)!, home, PANEL, all));
    expect(round).toEqual([
      { x: 799, y: 80 },
      { x: 992, y: 8 },
      { x: 992, y: 492 },
      { x: 8, y: 492 },
      { x: 8, y: 58 },
      { x: 799, y: 80 },
      { x: 992, y: 8 },
    ]);
    expect(nextPlace({ x: 500, y: 300 }, home, PANEL, all)).toEqual(home);
    const narrow = room({ width: 220, height: 700 }, [{ left: 0, top: 316, right: 220, bottom: 700 }]);
    expect(nextPlace({ x: 8, y: 8 }, { x: 8, y: 8 }, PANEL, narrow)).toEqual({ x: 12, y: 8 });
  });
});

const number = (max: number) => fc.integer({ min: 0, max });
const size = (max: number) =>
  fc.record({ width: fc.integer({ min: 1, max }), height: fc.integer({ min: 1, max }) });
const rects = fc.array(
  fc.tuple(number(300), number(300), size(150)).map(([x, y, it]) => rectAt({ x: x - 50, y: y - 50 }, it)),
  { maxLength: 6 },
);

describe('a free place', () => {
  it('is in the window, free, and the nearest of all', () => {
    fc.assert(
      fc.property(
        size(100),
        size(250),
        rects,
        number(300),
        number(300),
        (panel, viewport, obstacles, x, y) => {
          const found = nearestFree(panel, viewport, obstacles, { x, y });
          const isFree = (at: { x: number; y: number }) => {
            const own = rectAt(at, { width: panel.width + 2 * MARGIN, height: panel.height + 2 * MARGIN });
            const wide = {
              left: own.left - MARGIN,
              right: own.right - MARGIN,
              top: own.top - MARGIN,
              bottom: own.bottom - MARGIN,
            };
            return (
              wide.left >= 0 &&
              wide.top >= 0 &&
              wide.right <= viewport.width &&
              wide.bottom <= viewport.height &&
              !obstacles.some((obstacle) => meet(obstacle, wide))
            );
          };
          const home = {
            x: Math.max(MARGIN, Math.min(viewport.width - MARGIN - panel.width, x)),
            y: Math.max(MARGIN, Math.min(viewport.height - MARGIN - panel.height, y)),
          };
          const farness = (at: { x: number; y: number }) => Math.hypot(at.x - home.x, at.y - home.y);
          let best = Infinity;
          for (let left = MARGIN; left <= viewport.width; left++) {
            for (let top = MARGIN; top <= viewport.height; top++) {
              const at = { x: left, y: top };
              if (farness(at) < best && isFree(at)) best = farness(at);
            }
          }
          if (!found) expect(best).toBe(Infinity);
          else {
            expect(isFree(found)).toBe(true);
            expect(farness(found)).toBeCloseTo(best);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('is over one of several boards where there is nowhere else, so that there is a way to Knack', () => {
    const viewport = { width: 200, height: 200 };
    const [left, right] = [
      { left: 0, top: 0, right: 95, bottom: 200 },
      { left: 105, top: 0, right: 200, bottom: 200 },
    ];
    const placed = (boards: (typeof left)[]) =>
      place({ panels: [], pills: [{ width: 40, height: 40 }] }, { ...room(viewport, []), boards }, () => ({
        x: 200,
        y: 0,
      }));
    expect(placed([left, right])).toMatchObject({ form: 'pill', at: { x: 152, y: 8 } });
    expect(placed([{ ...left, right: 200 }])).toEqual({ form: 'none' });
  });

  const smallestOf = (all: readonly Size[]): Size => ({
    width: Math.min(...all.map(({ width }) => width)),
    height: Math.min(...all.map(({ height }) => height)),
  });

  it('covers no key, in whatever form, and a button or a board only where there is no other room', () => {
    const sizes = fc.record({
      panels: fc.array(size(300), { maxLength: 3 }),
      // The one for less room is no larger than the other.
      pills: fc
        .array(size(60), { maxLength: 2 })
        .map((all) => all.map((_, n) => smallestOf(all.slice(0, n + 1)))),
    });
    const rooms = fc.record({
      viewport: size(400),
      boards: rects,
      needed: rects,
      messages: rects,
      buttons: rects,
      bars: rects,
    });
    fc.assert(
      fc.property(sizes, rooms, number(400), number(400), (both, all, x, y) => {
        const placed = place(both, all, () => ({ x, y }));
        if (placed.form === 'none') return;
        const own = rectAt(placed.at, placed.size);
        const { viewport, boards, needed, messages, buttons, bars } = all;
        const isWithout = (...obstacles: (typeof boards)[]) =>
          placed.form === 'pill' &&
          both.pills.every((pill) => nearestFree(pill, viewport, obstacles.flat(), { x, y }) === null);
        const kept = [
          ...needed,
          ...(isWithout(boards, needed) ? [] : boards),
          ...(isWithout(boards, needed, messages) ? [] : messages),
          ...(isWithout(boards, needed, messages, buttons) ? [] : buttons),
          ...(placed.form === 'panel' ? bars : []),
        ];
        expect(kept.some((obstacle) => meet(obstacle, own))).toBe(false);
      }),
    );
  });
});
