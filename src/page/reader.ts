/**
 * Reads the board of a page. Of several ways to find the tiles and to tell their states the first that
 * fits is taken, since sites change; which it was is part of what was read.
 */
import { areForced, createBackgrounds, lookAsSaid } from './backgrounds.ts';
import type { Tile, TileState } from './board.ts';
import type { Site, PageView } from '../sites/site.ts';
import { type Grid, gridsIn } from './grid.ts';
import { letterOf } from './letter.ts';
import { createMotion } from './motion.ts';
import { partsOn } from './parts.ts';
import { isDisplayed } from './place.ts';
import { findFirst, parentOf } from './tree.ts';
import { isFeedback, type StateWay, stateWays } from './feedback-words.ts';

interface Row {
  readonly tiles: readonly Tile[];
  /** How its verdicts were told; null while it is open. */
  readonly way: string | null;
  /** Whether an open row is known to be open, and not just without a verdict that could be found. */
  readonly isSure: boolean;
}

type Elements = readonly Element[];

export interface Reader {
  /** Reads the page. It is called at every change, so it must not force a layout while it has a board. */
  look(url: URL): PageView;
  /** The tiles of the board that was read last. */
  tiles(): Elements;
}

/** It remembers what it has seen of a page, because a tile that moves cannot be read anew. */
export function createReader(game: Site, document: Document): Reader {
  const backgrounds = createBackgrounds(game.legend);
  const movingTiles = createMotion();
  let ways = stateWays(game.states);
  let grid: Grid | null = null;
  /** What the grid was found in. */
  let setting = '';
  let path = '';
  /** The finished rows, from the top. */
  let finished: readonly Row[] = [];
  /** All rows as they were at the last look. */
  let last: readonly Row[] = [];
  /** A way that has told the verdicts of a whole row: a row that it finds none in is open. */
  let trusted: StateWay | null = null;

  const forget = () => {
    grid = null;
    finished = [];
    last = [];
    trusted = null;
    ways = stateWays(game.states);
  };

  /** A full row as words on the page tell it; null when they do not. */
  const readWords = (
    elements: Elements,
    letters: readonly string[],
    isStill: boolean,
    before?: Row,
  ): Row | null => {
    for (const way of ways) {
      const states = elements.map(way.read);
      if (states.every(isFeedback)) {
        const row = rowOf(letters, states, way.name);
        if (isStill && !isSame(row, before) && !lookAsSaid(elements, states)) continue;
        if (new Set(states).size > 1 && states.includes('absent')) trusted = way;
        return row;
      }
      if (states.every((state) => state === 'typed' || isFeedback(state))) return openRow(letters, true);
    }
    const saysNothing = trusted && !elements.some((element) => isFeedback(trusted!.read(element)));
    return saysNothing ? openRow(letters, true) : null;
  };

  /** @returns null when only its colours can tell */
  const readRow = (
    elements: Elements,
    letters: readonly string[],
    isMoving: boolean,
    before?: Row,
  ): Row | null => {
    if (letters.includes('')) return openRow(letters, true);
    // What has turned once may still bounce, or fade into another theme.
    if (isMoving && before && holds(before, letters)) return before;
    const words = readWords(elements, letters, !isMoving && !document.hidden, before);
    // Nobody sees the tiles of a hidden tab turn, and there they may take for ever.
    if (words && (!isMoving || document.hidden)) return words;
    return isMoving || words ? openRow(letters, true) : null;
  };

  /** @returns null when the grid is no board, or its states cannot be told */
  const read = ({ rows: elements, board, way }: Grid): PageView | null => {
    const letters = elements.map((row) => row.map(letterOf));
    if (!letters.every((row): row is string[] => !row.includes(null))) return null;
    const moving = movingTiles(elements.flat(), board);
    const corner = elements.at(-1)!.at(-1)!;
    // What an empty tile says is no verdict.
    if (letters.at(-1)!.at(-1) === '') ways = ways.filter((way) => !isFeedback(way.read(corner)));
    // A board that says which tiles are empty is not read by its colours.
    if (!ways.some((way) => way.read(corner))) {
      const blanks = elements.map((tiles, n) => {
        const before = last[n]?.way === null ? lettersOf(last[n]) : null;
        return { tiles, letters: letters[n]!, before };
      });
      backgrounds.learn(blanks, board, moving.size > 0);
    }
    const told = elements.map((row, n) => {
      const isMoving = row.some((tile) => moving.has(tile));
      return readRow(row, letters[n]!, isMoving, finished[n]);
    });
    if (areForced(corner)) {
      // Colours that the page does not show take nothing back, and tell nothing new.
      for (const [n, row] of told.entries()) {
        const before = finished[n];
        told[n] = row ?? (before && holds(before, letters[n]!) ? before : openRow(letters[n]!, false));
      }
    }
    const verdicts = backgrounds.verdictsOf(elements.filter((_, n) => !told[n]));
    if (!verdicts) return null;
    const rows = told.map((row, n) => {
      if (row) return row;
      const states = verdicts.shift();
      return states ? rowOf(letters[n]!, states, 'colour') : openRow(letters[n]!, false);
    });
    const open = rows.findIndex((row) => row.way === null);
    const done = open === -1 ? rows : rows.slice(0, open);
    const hasLettersBelow = open !== -1 && rows.slice(open + 1).some((row) => lettersOf(row) !== '');
    if (hasLettersBelow && !rows[open]!.isSure) return null;
    finished = done;
    last = rows;
    return {
      kind: 'board',
      board: { rows: rows.map(({ tiles }) => tiles) },
      moving: moving.size > 0,
      reading: { tiles: way, states: done.at(-1)?.way ?? null },
    };
  };

  const keep = (next: Grid, sight: PageView): PageView => {
    grid = next;
    setting = settingOf(next);
    return sight;
  };

  return {
    look(url) {
      const isElsewhere = !game.hasBoard(url);
      if (isElsewhere || url.pathname !== path) forget();
      path = url.pathname;
      if (isElsewhere) return { kind: 'elsewhere' };
      const old = grid && isWhole(grid) ? grid : null;
      const known = old && setting === settingOf(old) ? read(old) : null;
      if (known) return known;
      for (const next of gridsIn(document, game.board)) {
        const sight = read(next);
        if (sight) return keep(next, sight);
      }
      // A message on a board, or a dialog in its place, is none of it.
      const kept = old && read(old);
      if (kept) return keep(old, kept);
      forget();
      const isWaiting = game.start !== undefined && findFirst(document, game.start) !== null;
      const { tiles, keys } = partsOn(document, game);
      return { kind: 'no-board', reason: (tiles || keys) && !isWaiting ? 'unreadable' : 'not-started' };
    },
    tiles: () => grid?.rows.flat() ?? [],
  };
}

function rowOf(letters: readonly string[], states: readonly TileState[], way: string): Row {
  return { tiles: letters.map((letter, n) => ({ letter, state: states[n]! })), way, isSure: true };
}

function openRow(letters: readonly string[], isSure: boolean): Row {
  const tiles = letters.map((letter) => ({ letter, state: letter ? 'typed' : 'empty' }) as const);
  return { tiles, way: null, isSure };
}

const lettersOf = ({ tiles }: Row): string => tiles.map(({ letter }) => letter).join('');

const holds = (row: Row, letters: readonly string[]): boolean => lettersOf(row) === letters.join('');

function isSame(row: Row, other?: Row): boolean {
  return (
    row.way === other?.way &&
    row.tiles.every(
      ({ letter, state }, n) => letter === other.tiles[n]?.letter && state === other.tiles[n].state,
    )
  );
}

/** Whether all of a grid is still on the page, and in its place. */
function isWhole({ rows }: Grid): boolean {
  return rows.every((row) => row.every((tile) => tile.isConnected));
}

/** What changes when rows are added to a board, or another takes its place. */
function settingOf({ board, rows }: Grid): string {
  return [isDisplayed(rows[0]![0]!), board.childElementCount, parentOf(board)?.childElementCount].join();
}
