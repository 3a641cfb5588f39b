/** Wordle at the New York Times: the board in use since June 2022, and its custom puzzles. */
import type { Board, Tile, TileState } from './board.ts';
import { isCovered } from './covered.ts';
import { DELETE, ENTER, type Game, type Refusal, type Sight } from './game.ts';

/** The day's game and dated days; custom puzzles, but not the page where one makes them. */
const PAGES = /^\/games\/(wordle(\/.*)?|create\/wordle\/.+)$/;
/** A list of days, without a board. */
const ARCHIVE = /^\/games\/wordle\/archive\b/;

/**
 * Ways to find the tiles. Class names end in a hash that changes with every build, and attributes
 * have come and gone, so the first way that finds a board is taken.
 */
const TILES = ['[data-testid="tile"]', '[aria-roledescription="tile"]', '[class*="Tile-module_tile"]'];

/** Where to look for them, the narrowest first. */
const SCOPES = ['[class*="Board-module_board"]', '#wordle-app-game', 'body'];

/** Dialogs hold example rows made of the same tiles. */
const DIALOGS =
  'dialog, [role="dialog"], [role="alertdialog"], [aria-modal="true"], [class*="Modal-module_"], #help-dialog';

/** Custom puzzles have four to seven letters; more would be rows run together. */
const WIDTHS = [4, 5, 6, 7];

const STATES: Readonly<Record<string, TileState>> = {
  empty: 'empty',
  tbd: 'typed',
  absent: 'absent',
  present: 'present',
  correct: 'correct',
};

/** "3rd letter, A, present in another position"; in 2022 it was "a present". */
const LABEL_LETTER = /(?:^|,\s*)(\p{L})(?=$|[,\s])/u;
const LABEL_STATE = /\b(absent|present|correct)\b/i;

const REFUSALS: readonly (readonly [RegExp, Refusal])[] = [
  [/not in (the )?word list/i, 'notInList'],
  [/not enough letters/i, 'tooShort'],
  [/\bmust (be|contain)\b/i, 'hardMode'],
];

export const wordle: Game = {
  id: 'wordle',
  name: 'Wordle',
  lexicon: 'en',
  matches: ['https://www.nytimes.com/games/wordle*', 'https://www.nytimes.com/games/create/wordle*'],

  look(document, url): Sight {
    if (!PAGES.test(url.pathname) || ARCHIVE.test(url.pathname)) return { kind: 'elsewhere' };
    const ways = waysToTiles(document);
    for (const tiles of ways) {
      const board = boardOf(tiles);
      if (board) return { kind: 'board', board, moving: tiles.some(isMoving) };
    }
    const started = !document.querySelector('[data-testid="Play"]');
    const hasGame = ways.length > 0 || document.querySelector('[data-key]') !== null;
    return { kind: 'no-board', reason: started && hasGame ? 'unreadable' : 'not-started' };
  },

  refusals(document) {
    return [...document.querySelectorAll('[class*="Toast-module_toast"]')].flatMap((shownBy) => {
      const known = REFUSALS.find(([words]) => words.test(shownBy.textContent));
      return known ? [{ kind: known[1], shownBy }] : [];
    });
  },

  isCovered(document) {
    const [tiles = []] = waysToTiles(document);
    return isCovered(tiles);
  },

  key(document, key) {
    const name = key === ENTER ? '↵' : key === DELETE ? '←' : key;
    return document.querySelector<HTMLElement>(`button[data-key="${CSS.escape(name)}"]`);
  },
};

/** The tiles outside dialogs, for each way that finds any, the surest first. */
function waysToTiles(document: Document): Element[][] {
  return SCOPES.flatMap((scope) => [...document.querySelectorAll(scope)])
    .flatMap((root) =>
      TILES.map((selector) =>
        [...root.querySelectorAll(selector)].filter(
          (tile) => !tile.closest(DIALOGS) && !tile.querySelector(selector),
        ),
      ),
    )
    .filter(({ length }) => length > 0);
}

/** @returns null when the tiles are no board: rows of unequal width, or a state that is not known */
function boardOf(elements: readonly Element[]): Board | null {
  const held = new Map<Element, number>();
  for (const element of elements) {
    for (const ancestor of ancestorsOf(element)) held.set(ancestor, (held.get(ancestor) ?? 0) + 1);
  }
  const rows = new Map<Element, Tile[]>();
  for (const element of elements) {
    const tile = tileOf(element);
    // The row of a tile is its nearest ancestor that holds another tile too.
    const row = ancestorsOf(element).find((ancestor) => held.get(ancestor)! > 1);
    if (!tile || !row) return null;
    rows.set(row, [...(rows.get(row) ?? []), tile]);
  }
  const widths = new Set([...rows.values()].map(({ length }) => length));
  return widths.size === 1 && WIDTHS.some((width) => widths.has(width)) ? { rows: [...rows.values()] } : null;
}

function ancestorsOf(element: Element): Element[] {
  const ancestors: Element[] = [];
  for (let up = element.parentElement; up; up = up.parentElement) ancestors.push(up);
  return ancestors;
}

function tileOf(element: Element): Tile | null {
  const label = element.getAttribute('aria-label') ?? '';
  const letter = (element.textContent.trim() || LABEL_LETTER.exec(label)?.[1] || '')
    .normalize('NFC')
    .toLowerCase();
  const given = element.getAttribute('data-state');
  const labelled = LABEL_STATE.exec(label)?.[1]?.toLowerCase();
  const unknown = given === null ? (letter ? 'typed' : 'empty') : undefined;
  const state = STATES[given ?? ''] ?? STATES[labelled ?? ''] ?? unknown;
  return state && [...letter].length <= 1 ? { letter, state } : null;
}

function isMoving(tile: Element): boolean {
  return (tile.getAttribute('data-animation') ?? 'idle') !== 'idle';
}
