/** What the panel has to leave free. The elements are looked for seldom, where they are at every look. */
import { DIALOGS } from '../games/dialogs.ts';
import type { Game } from '../games/game.ts';
import { keysOn } from '../games/keyboard.ts';
import { isDisplayed } from '../games/place.ts';
import { findAll, isWithin } from '../games/tree.ts';
import { around, meet, type Rect, type Room, sizeOf } from './placement.ts';

/** How long what was found counts, in milliseconds, while the page changes. */
const FRESH = 1000;
/** A page with more buttons than these is not made of them. */
const MAX_BUTTONS = 60;

const MENUS = 'header, nav, [role="banner"], [role="navigation"], [role="toolbar"], [role="menu"]';
const BUTTONS = 'button, [role="button"], [role="switch"], summary, input, select, textarea';

export function createSurroundings(document: Document, game: Game) {
  let foundAt = -Infinity;
  let keys: readonly Element[] = [];
  let menus: readonly Element[] = [];

  const find = (board: Element | undefined) => {
    foundAt = performance.now();
    keys = keysOn(document, game.keys);
    const known = new Set(keys);
    const isOwn = (element: Element) => known.has(element) || (board && isWithin(element, board));
    menus = [...findAll(document, MENUS), ...findAll(document, BUTTONS).slice(0, MAX_BUTTONS)].filter(
      (element) => !isOwn(element) && isDisplayed(element),
    );
  };

  /** @param tiles of the board; none where it cannot be read */
  return (tiles: readonly Element[]): Room & { readonly board: Rect | null } => {
    const isGone = [...keys, ...menus].some((element) => !element.isConnected);
    if (isGone || performance.now() - foundAt > FRESH) find(tiles[0]);
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    const window = { left: 0, top: 0, right: width, bottom: height };
    const placesOf = (elements: readonly Element[]) =>
      elements
        .map((element): Rect => element.getBoundingClientRect())
        .filter((rect) => meet(rect, window) && sizeOf(rect).width > 1 && sizeOf(rect).height > 1);
    const dialogs = findAll(document, DIALOGS).filter((dialog) =>
      isDisplayed(dialog, { visibilityProperty: true, opacityProperty: true }),
    );
    const board = around(placesOf(tiles));
    const keyboard = around(placesOf(keys));
    const needed = [board, keyboard, ...placesOf(dialogs)].filter((rect) => rect !== null);
    return { viewport: { width, height }, needed, useful: placesOf(menus), board };
  };
}
