/** Where the panel goes: next to the board, and over nothing that the player needs. */

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

/**
 * Where the player has put the panel: how far from the nearest corner of the window, so that it stays
 * there when the window is resized or zoomed.
 */
export interface Spot {
  readonly fromRight: boolean;
  readonly fromBottom: boolean;
  readonly x: number;
  readonly y: number;
}

/** What the panel keeps from the edges of the window and from what is on the page, in pixels. */
export const MARGIN = 8;
/** What it keeps from the board, if nobody has put it elsewhere. */
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

/** The wish of a player who has none: beside the board. */
export const beside = (board: Rect): Point => ({ x: board.right + FROM_BOARD, y: board.top });

export function spotOf(place: Rect, viewport: Size): Spot {
  const { width, height } = viewport;
  const [right, bottom] = [width - place.right, height - place.bottom];
  const [fromRight, fromBottom] = [right < place.left, bottom < place.top];
  return { fromRight, fromBottom, x: fromRight ? right : place.left, y: fromBottom ? bottom : place.top };
}

export const pointOf = ({ fromRight, fromBottom, x, y }: Spot, size: Size, viewport: Size): Point => ({
  x: fromRight ? viewport.width - x - size.width : x,
  y: fromBottom ? viewport.height - y - size.height : y,
});

/**
 * The free place that is nearest to the wish; null where there is none. Such a place touches what is in
 * its way, on one side or on two, so no others need to be tried.
 */
export function nearestFree(
  size: Size,
  viewport: Size,
  obstacles: readonly Rect[],
  wish: Point,
): Point | null {
  const [maxX, maxY] = [viewport.width - MARGIN - size.width, viewport.height - MARGIN - size.height];
  if (maxX < MARGIN || maxY < MARGIN) return null;
  const wide = obstacles.map((obstacle) => grown(obstacle, MARGIN));
  const isFree = (point: Point) => !wide.some((obstacle) => meet(obstacle, rectAt(point, size)));
  const home = { x: clamp(wish.x, MARGIN, maxX), y: clamp(wish.y, MARGIN, maxY) };
  if (isFree(home)) return home;
  const within = (values: readonly number[], max: number) => [
    ...new Set(values.filter((value) => value >= MARGIN && value <= max)),
  ];
  const xs = within([home.x, ...wide.flatMap(({ left, right }) => [left - size.width, right])], maxX);
  const ys = within([home.y, ...wide.flatMap(({ top, bottom }) => [top - size.height, bottom])], maxY);
  const farness = ({ x, y }: Point) => Math.hypot(x - home.x, y - home.y);
  const places = xs.flatMap((x) => ys.map((y) => ({ x, y }))).sort((a, b) => farness(a) - farness(b));
  return places.find(isFree) ?? null;
}

export interface Room {
  readonly viewport: Size;
  /** What is never covered: tiles, keys, dialogs. */
  readonly needed: readonly Rect[];
  /** What can be pressed else. */
  readonly buttons: readonly Rect[];
  /** Whole menus and headers, of which the pill covers what is no button if there is no room elsewhere. */
  readonly bars: readonly Rect[];
}

/** All that there is to keep away from. */
export const obstaclesIn = ({ needed, buttons, bars }: Room): readonly Rect[] => [
  ...needed,
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

function heightsFor({ height }: Size): number[] {
  const heights = [height];
  for (let lower = height - LOWER; lower >= LOWEST; lower -= LOWER) heights.push(lower);
  return heights;
}

/**
 * @param sizes of the panel, null where it is folded, and of what it is folded to; the panel can be lower
 * @param wish where something of this size should best be
 */
export function place(
  sizes: { readonly panel: Size | null; readonly pill: Size },
  room: Room,
  wish: (size: Size) => Point,
): Placement {
  const { viewport, needed, buttons } = room;
  const find = (form: 'panel' | 'pill', size: Size, obstacles: readonly Rect[]): Placement | null => {
    const at = nearestFree(size, viewport, obstacles, wish(size));
    return at && { form, at, size };
  };
  const all = obstaclesIn(room);
  const { panel, pill } = sizes;
  for (const height of panel ? heightsFor(panel) : []) {
    const found = find('panel', { ...panel!, height }, all);
    if (found) return found;
  }
  return find('pill', pill, all) ?? find('pill', pill, [...needed, ...buttons]) ?? { form: 'none' };
}

/** How far one press of an arrow key moves the panel, in pixels. */
const STEP = 16;

/** Where an arrow key leads: over what is in the way to the next free place; null at the end of the window. */
export function moved(at: Point, direction: Point, size: Size, room: Room): Point | null {
  const { viewport } = room;
  const obstacles = obstaclesIn(room);
  const steps = Math.ceil(Math.max(viewport.width, viewport.height) / STEP);
  for (let step = 1; step <= steps; step++) {
    const wish = { x: at.x + direction.x * STEP * step, y: at.y + direction.y * STEP * step };
    const next = nearestFree(size, viewport, obstacles, wish);
    if (next && (next.x - at.x) * direction.x + (next.y - at.y) * direction.y > 0) return next;
  }
  return null;
}
