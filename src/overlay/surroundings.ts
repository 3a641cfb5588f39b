/**
 * What the panel must not cover. The elements are searched for seldom; their positions are measured every
 * time.
 */
import { DIALOGS } from '../page/dialogs.ts';
import type { Site } from '../sites/site.ts';
import { call, get, windowSize } from '../page/dom.ts';
import { isDisplayed } from '../page/place.ts';
import { findAll, isWithin } from '../page/tree.ts';
import { around, meet, type Rect, sizeOf } from './placement.ts';
import type { Page } from './position.ts';

/** How long the found elements are used, in milliseconds, while the page changes. */
const FRESH = 1000;
/** A page with more buttons than these is not made of them. */
const MAX_BUTTONS = 60;
/** So many bars and dialogs of a page are looked at, and so many of those that are displayed kept clear. */
const MAX_FOUND = 300;
const MAX_KEPT = 30;

const BARS = 'header, nav, [role="banner"], [role="navigation"], [role="toolbar"], [role="menu"]';
const BUTTONS = 'button, a[href], [role="button"], [role="switch"], summary, input, select, textarea';

export interface SurroundingsDeps {
  readonly window: Window;
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

export function createSurroundings(
  document: Document,
  site: Site,
  { window, keys: keysOnPage, onStale, signal }: SurroundingsDeps,
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

  /** @param tiles of all boards; none where they cannot be read */
  return (tiles: readonly Element[]): Page => {
    const isGone = [...keys, ...bars, ...buttons].some((element) => !get(element, 'isConnected'));
    const age = performance.now() - foundAt;
    if (isGone || age >= FRESH) find(tiles[0]);
    else {
      timer ??= setTimeout(() => {
        timer = null;
        onStale();
      }, FRESH - age);
    }
    const { width } = windowSize(document);
    const height = bottomInSight(window);
    const inSight = { left: 0, top: 0, right: width, bottom: height };
    const placesOf = (elements: readonly Element[]) =>
      elements
        .map((element): Rect => call(element, 'getBoundingClientRect'))
        .filter((rect) => meet(rect, inSight) && sizeOf(rect).width > 1 && sizeOf(rect).height > 1);
    const dialogs = findAll(document, DIALOGS, MAX_FOUND)
      .filter((dialog) => isDisplayed(dialog, { visibilityProperty: true, opacityProperty: true }))
      .slice(0, MAX_KEPT);
    const board = around(placesOf(tiles));
    const keyboard = around(placesOf(keys));
    const needed = [board, keyboard, ...placesOf(dialogs)].filter((rect) => rect !== null);
    return {
      viewport: { width, height },
      needed,
      buttons: placesOf(buttons),
      bars: placesOf(bars),
      board,
      isAway: !!tiles[0] && !board,
    };
  };
}
