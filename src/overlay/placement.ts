/** Where the panel goes: next to the board, and over nothing that the player needs. */
import type { Spot } from '../protocol/panel.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The distance of the panel from the edges of the window and from what is on the page, in pixels. */
export const MARGIN = 8;
/** Its distance from the board, unless the player has moved it. */
const FROM_BOARD = 24;

export const rectAt = ({ x, y }: Point, { width, height }: Size): Rect => ({
  left: x,
  top: y,
  right: x + width,
  bottom: y + height,
});

export const sizeOf = ({ left, top, right, bottom }: Rect): Size => ({
  width: right - left,
  height: bottom - top,
});

/** The smallest rectangle around some; null around none. */
export function around(rects: readonly Rect[]): Rect | null {
  if (rects.length === 0) return null;
  return {
    left: Math.min(...rects.map(({ left }) => left)),
    top: Math.min(...rects.map(({ top }) => top)),
    right: Math.max(...rects.map(({ right }) => right)),
    bottom: Math.max(...rects.map(({ bottom }) => bottom)),
  };
}

export const meet = (a: Rect, b: Rect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Whether all of one is in another. */
export const isInside = (inner: Rect, outer: Rect): boolean =>
  inner.left >= outer.left &&
  inner.top >= outer.top &&
  inner.right <= outer.right &&
  inner.bottom <= outer.bottom;

const grown = ({ left, top, right, bottom }: Rect, by: number): Rect => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

export const inWindow = ({ x, y }: Point, { width, height }: Size, viewport: Size): Point => ({
  x: clamp(x, 0, viewport.width - width),
  y: clamp(y, 0, viewport.height - height),
});

/** Where the panel goes unless the player has moved it: beside the board. */
export const beside = (board: Rect): Point => ({ x: board.right + FROM_BOARD, y: board.top });

/** The upper part of a panel, by which it is dragged and which stays where it was put, in pixels. */
const HEAD = 40;

export function spotOf(place: Rect, viewport: Size): Spot {
  const { width, height } = viewport;
  const [right, bottom] = [width - place.right, height - place.bottom];
  const head = Math.min(place.bottom, place.top + HEAD);
  const [fromRight, fromBottom] = [right < place.left, height - head < place.top];
  return { fromRight, fromBottom, x: fromRight ? right : place.left, y: fromBottom ? bottom : place.top };
}

export const pointOf = ({ fromRight, fromBottom, x, y }: Spot, size: Size, viewport: Size): Point => ({
  x: fromRight ? viewport.width - x - size.width : x,
  y: fromBottom ? viewport.height - y - size.height : y,
});

/** What is blocked on a line; its ends are free. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** The free value between two limits that is nearest to another; null where there is none. */
function nearestOnLine(value: number, low: number, high: number, blocked: readonly Span[]): number | null {
  let [down, up] = [value, value];
  for (const { from, to } of blocked.toSorted((a, b) => a.from - b.from)) if (up > from && up < to) up = to;
  for (const { from, to } of blocked.toSorted((a, b) => b.to - a.to))
    if (down > from && down < to) down = from;
  const free = [down, up].filter((it) => it >= low && it <= high);
  return free.length === 0
    ? null
    : free.reduce((a, b) => (Math.abs(b - value) < Math.abs(a - value) ? b : a));
}

/**
 * The free place that is nearest to the wish; null where there is none. Such a place is straight above or
 * below the wish, or touches what is left or right of it, so no other lines need to be tried.
 */
export function nearestFree(
  size: Size,
  viewport: Size,
  obstacles: readonly Rect[],
  wish: Point,
): Point | null {
  const [maxX, maxY] = [viewport.width - MARGIN - size.width, viewport.height - MARGIN - size.height];
  if (maxX < MARGIN || maxY < MARGIN) return null;
  const home = { x: clamp(wish.x, MARGIN, maxX), y: clamp(wish.y, MARGIN, maxY) };
  // Where its upper left corner cannot be.
  const spans = obstacles
    .map((obstacle) => grown(obstacle, MARGIN))
    .map(({ left, top, right, bottom }) => ({
      x: { from: left - size.width, to: right },
      y: { from: top - size.height, to: bottom },
    }));
  const lines = [...new Set([home.x, ...spans.flatMap(({ x }) => [x.from, x.to])])]
    .filter((x) => x >= MARGIN && x <= maxX)
    .sort((a, b) => Math.abs(a - home.x) - Math.abs(b - home.x));
  let [nearest, least]: [Point | null, number] = [null, Infinity];
  for (const x of lines) {
    if (Math.abs(x - home.x) >= least) break;
    const blocked = spans.filter((it) => x > it.x.from && x < it.x.to).map((it) => it.y);
    const y = nearestOnLine(home.y, MARGIN, maxY, blocked);
    const farness = y === null ? Infinity : Math.hypot(x - home.x, y - home.y);
    if (farness < least) [nearest, least] = [{ x, y: y! }, farness];
  }
  return nearest;
}

export interface Room {
  readonly viewport: Size;
  readonly boards: readonly Rect[];
  /** What else is never covered: keys, dialogs. */
  readonly needed: readonly Rect[];
  /** What the game says, and the strips that the screen takes: they are covered only where there is no other room. */
  readonly messages: readonly Rect[];
  /** Other things that can be pressed. */
  readonly buttons: readonly Rect[];
  /** Whole menus and headers, which the pill may cover except for their buttons if there is no other room. */
  readonly bars: readonly Rect[];
}

/** Everything that must not be covered. */
export const obstaclesIn = ({ boards, needed, messages, buttons, bars }: Room): readonly Rect[] => [
  ...boards,
  ...needed,
  ...messages,
  ...buttons,
  ...bars,
];

export type Placement =
  | { readonly form: 'panel' | 'pill'; readonly at: Point; readonly size: Size }
  /** There is no room at all. */
  | { readonly form: 'none' };

/** How low the panel may be before it is folded, and in what steps it gets lower, in pixels. */
const LOWEST = 180;
const LOWER = 20;
/** How much farther from where it is wished the panel may be for being wider, in pixels. */
const WORTH_WIDER = 1;

/** Panels with room to become higher, without, and ever lower, as far as they may be. */
function* everLower(
  panels: readonly Size[],
  spareOf: ((panel: Size) => number) | null,
): Generator<readonly (Size & { readonly spare?: number })[]> {
  if (spareOf) yield panels.map((size) => ({ ...size, spare: spareOf(size) }));
  yield panels;
  const highest = Math.max(...panels.map(({ height }) => height));
  for (let by = LOWER; highest - by >= LOWEST; by += LOWER)
    yield panels
      .map(({ width, height }) => ({ width, height: height - by }))
      .filter(({ height }) => height >= LOWEST);
}

/**
 * @param sizes of the panel, the best first, none where it is folded, and of what it is folded to, at best and in less
 * room, which is no larger; the panel can be lower
 * @param wish where something of this size should best be
 * @param spareOf how much room there is best below a panel, in pixels; null for none
 */
export function place(
  sizes: { readonly panels: readonly Size[]; readonly pills: readonly Size[] },
  room: Room,
  wish: (size: Size) => Point,
  spareOf: ((panel: Size) => number) | null = null,
): Placement {
  const { viewport, boards, needed, messages, buttons } = room;
  const find = (size: Size, obstacles: readonly Rect[]): Placement | null => {
    const at = nearestFree(size, viewport, obstacles, wish(size));
    return at && { form: 'pill', at, size };
  };
  const all = obstaclesIn(room);
  const { panels, pills } = sizes;
  for (const lower of everLower(panels, spareOf)) {
    const found = lower.flatMap(({ spare: below = 0, ...size }) => {
      const from = wish(size);
      const at = nearestFree({ ...size, height: size.height + below }, viewport, all, from);
      return at ? [{ at, size, far: Math.hypot(at.x - from.x, at.y - from.y) }] : [];
    });
    const least = Math.min(...found.map(({ far }) => far));
    const best = found.find(({ far }) => far <= least + WORTH_WIDER);
    if (best) return { form: 'panel', at: best.at, size: best.size };
  }
  for (const pill of pills) {
    const found = find(pill, all) ?? find(pill, [...boards, ...needed, ...messages, ...buttons]);
    if (found) return found;
  }
  // On the smallest phones there is no other room than over a button of the page's, from which it can be dragged, over
  // what comes and goes, or over one of many boards.
  const least = pills.at(-1);
  const atLast = [
    [...boards, ...needed, ...messages],
    [...boards, ...needed],
    ...(boards.length > 1 ? [needed] : []),
  ];
  for (const obstacles of least ? atLast : []) {
    const found = find(least!, obstacles);
    if (found) return found;
  }
  return { form: 'none' };
}

/** How far one press of an arrow key moves the panel, in pixels. */
const STEP = 16;

/**
 * Where an arrow key leads: to the next free place, past anything in the way; null at the edge of the window.
 */
export function moved(at: Point, direction: Point, size: Size, room: Room): Point | null {
  const { viewport } = room;
  const obstacles = obstaclesIn(room);
  const progress = ({ x, y }: Point) => (x - at.x) * direction.x + (y - at.y) * direction.y;
  const ends = obstacles
    .map((obstacle) => grown(obstacle, MARGIN))
    .map(({ left, top, right, bottom }) =>
      direction.x + direction.y > 0
        ? { x: right, y: bottom }
        : { x: left - size.width, y: top - size.height },
    )
    .map(progress)
    .filter((end) => end > STEP);
  for (const far of [STEP, ...new Set(ends.sort((a, b) => a - b))]) {
    const wish = { x: at.x + direction.x * far, y: at.y + direction.y * far };
    const next = nearestFree(size, viewport, obstacles, wish);
    if (next && progress(next) > 0) return next;
  }
  return null;
}

/** Where a press on the handle leads: to the next place of those beside the board and in the corners. */
export function nextPlace(at: Point, home: Point, size: Size, room: Room): Point {
  const { viewport } = room;
  const [right, bottom] = [viewport.width, viewport.height];
  const corners = [
    { x: right, y: 0 },
    { x: right, y: bottom },
    { x: 0, y: bottom },
    { x: 0, y: 0 },
  ];
  const isAt = (one: Point) => (other: Point) => Math.hypot(one.x - other.x, one.y - other.y) < 1;
  const places = [home, ...corners]
    .flatMap((wish) => nearestFree(size, viewport, obstaclesIn(room), wish) ?? [])
    .filter((place, n, all) => all.findIndex(isAt(place)) === n);
  return places[(places.findIndex(isAt(at)) + 1) % places.length] ?? at;
}
