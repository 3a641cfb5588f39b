/**
 * What the panel must not cover. The elements are searched for seldom; their positions are measured every
 * time.
 */
import { DIALOGS } from '../page/dialogs.ts';
import { call, documentOf, isConnected, rectOf, styleOf, windowSize } from '../page/dom.ts';
import { isDisplayed, isVisible } from '../page/place.ts';
import { findAll, isWithin } from '../page/tree.ts';
import type { Site } from '../sites/site.ts';
import { around, isInside, meet, type Rect, type Size, sizeOf } from './placement.ts';
import type { Page } from './position.ts';

/** How long the found elements are used, in milliseconds, while the page changes. */
const FRESH = 1000;
/** A page with more buttons than these is not made of them. */
const MAX_BUTTONS = 60;
/** So many bars and dialogs of a page are looked at, and so many of those that are displayed kept clear. */
const MAX_FOUND = 300;
const MAX_KEPT = 30;

const BARS = 'header, nav, [role="banner"], [role="navigation"], [role="toolbar"], [role="menu"]';
/** What the game says, which comes and goes. */
const MESSAGES = '[role="alert"], [role="status"], [aria-live]:not([aria-live="off"])';
const BUTTONS = 'button, a[href], [role="button"], [role="switch"], summary, input, select, textarea';

export interface SurroundingsDeps {
  readonly window: Window;
  /** The element that all of Knack's is in. */
  readonly host: Element;
  /** The keys of the game's keyboard, as they are on the page now. */
  readonly keys: () => readonly Element[];
  /** Called when elements that were found earlier were used again, since they may be out of date. */
  readonly onStale: () => void;
  readonly signal: AbortSignal;
}

/**
 * Where what can be seen of a window ends: browsers lay a keyboard on the screen over the page, which keeps its size
 * (https://drafts.csswg.org/css-viewport/#interactive-widget-section). A page that is zoomed by two fingers is seen in
 * parts, of which none counts.
 */
export function bottomInSight({ visualViewport, innerHeight }: Window): number {
  const { scale, offsetTop, height } = visualViewport!;
  return scale > 1 ? innerHeight : offsetTop + height;
}

const borderOf = (element: Element): Rect => rectOf(element);

/**
 * Where a message is to be seen. What holds a game's messages may be as large as the page, so it counts only where it
 * has a ground of its own or cuts off what is in it, as what is for screen readers does until nothing is left; else what
 * is in it counts.
 */
function seenOf(message: Element): Rect[] {
  const { backgroundColor, overflowX, clipPath } = styleOf(message);
  const isCut = overflowX !== 'visible' || clipPath !== 'none';
  if (isCut || backgroundColor !== 'rgba(0, 0, 0, 0)') return [borderOf(message)];
  const range = call(documentOf(message), 'createRange');
  range.selectNodeContents(message);
  return [...range.getClientRects()].slice(0, MAX_KEPT);
}

const SIDES = ['Top', 'Right', 'Bottom', 'Left'] as const;

/**
 * The strips along the edges of a window that the screen's corners, its camera or the system's own bars take, where a
 * page reaches under them (https://drafts.csswg.org/css-env/#safe-area-insets).
 * @param host whose styles say how wide they are
 */
function unsafeStrips(host: Element, { width: right, height: bottom }: Size): Rect[] {
  const style = styleOf(host);
  const [above, after, below, before] = SIDES.map((side) => parseFloat(style[`scrollPadding${side}`]) || 0);
  const whole = { left: 0, top: 0, right, bottom };
  return [
    { ...whole, bottom: above! },
    { ...whole, left: right - after! },
    { ...whole, top: bottom - below! },
    { ...whole, right: before! },
  ];
}

export function createSurroundings(
  document: Document,
  site: Site,
  { window, host, keys: keysOnPage, onStale, signal }: SurroundingsDeps,
) {
  let foundAt = -Infinity;
  let timer: ReturnType<typeof setTimeout> | null = null;
  signal.addEventListener('abort', () => timer !== null && clearTimeout(timer));
  let keys: readonly Element[] = [];
  let bars: readonly Element[] = [];
  let buttons: readonly Element[] = [];

  const find = (tile: Element | undefined) => {
    foundAt = performance.now();
    keys = keysOnPage();
    const known = new Set(keys);
    const selector = site.texts === undefined ? BARS : `${BARS}, ${site.texts}`;
    bars = findAll(document, selector, MAX_FOUND)
      .filter((bar) => isDisplayed(bar) && !(tile && isWithin(tile, bar)))
      .slice(0, MAX_KEPT);
    buttons = findAll(document, BUTTONS, MAX_BUTTONS + known.size).filter(
      (button) => !known.has(button) && isDisplayed(button),
    );
  };

  /** @param boards their tiles; none where they cannot be read */
  return (boards: readonly (readonly Element[])[]): Page => {
    const [tile] = boards[0] ?? [];
    const isGone = [...keys, ...bars, ...buttons].some((element) => !isConnected(element));
    const age = performance.now() - foundAt;
    if (isGone || age >= FRESH) find(tile);
    else {
      timer ??= setTimeout(() => {
        timer = null;
        onStale();
      }, FRESH - age);
    }
    const { width } = windowSize(document);
    const height = bottomInSight(window);
    const inSight = { left: 0, top: 0, right: width, bottom: height };
    const placesOf = (
      elements: readonly Element[],
      placeOf: (element: Element) => Rect | Rect[] = borderOf,
    ) =>
      elements
        .flatMap(placeOf)
        .filter((rect) => meet(rect, inSight) && sizeOf(rect).width > 1 && sizeOf(rect).height > 1);
    const displayed = (selector: string) =>
      findAll(document, selector, MAX_FOUND).filter((it) => isVisible(it));
    const boardPlaces = boards.flatMap((tiles) => around(placesOf(tiles)) ?? []);
    const board = around(boardPlaces);
    // Tiles may say themselves what has become of them.
    const isOfBoard = (it: Element) => {
      const place = borderOf(it);
      return (tile && isWithin(tile, it)) || boardPlaces.some((whole) => isInside(place, whole));
    };
    const messages = displayed(MESSAGES).filter((it) => !isOfBoard(it));
    const needed = [
      ...[around(placesOf(keys))].filter((it) => it !== null),
      ...placesOf(
        displayed(DIALOGS)
          .filter((it) => !tile || !isWithin(tile, it))
          .slice(0, MAX_KEPT),
      ),
    ];
    return {
      viewport: { width, height },
      boards: boardPlaces,
      needed,
      messages: [...placesOf(messages.slice(0, MAX_KEPT), seenOf), ...unsafeStrips(host, { width, height })],
      buttons: placesOf(buttons),
      bars: placesOf(bars),
      board,
      isAway: !!tile && !board,
    };
  };
}
