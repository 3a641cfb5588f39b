/**
 * The reader in a plain page, without the extension around it: what a test's page runs. Tests call it through
 * {@link ReaderInPage}, and get back what can be copied as JSON.
 */
import { watchPage } from '../../src/content/page-changes.ts';
import {
  type Backgrounds,
  learnBackgrounds,
  looksOfRows,
  NO_BACKGROUNDS,
} from '../../src/page/backgrounds.ts';
import { hintsOf } from '../../src/page/board.ts';
import { boxesIn } from '../../src/page/boxes.ts';
import { findField } from '../../src/page/field.ts';
import { gridsIn } from '../../src/page/grid.ts';
import { DELETE, ENTER, findKey } from '../../src/page/pressed-keys.ts';
import { letterOf } from '../../src/page/letter.ts';
import { motionOf, type Movements } from '../../src/page/motion.ts';
import type { PageView } from '../../src/page/page-view.ts';
import { NOTHING_READ, readPage, traceOf, withAsked } from '../../src/page/reader.ts';
import { createShare } from '../../src/page/share.ts';
import { saidAnswers } from '../../src/page/said-answer.ts';
import type { SiteHints } from '../../src/page/site-hints.ts';
import { siteAt } from '../../src/sites/sites.ts';

/** When to look again at tiles that move, or for a board that is not there yet, in milliseconds. */
const AGAIN = 100;

/** What a page shows: hint strings, of each board if there are several, or why there are none. */
export type PageRead = readonly string[] | readonly (readonly string[])[] | string;

const readOf = (view: PageView): PageRead => {
  if (view.kind === 'boards') {
    const boards = view.boards.map(hintsOf);
    return boards.length === 1 ? boards[0]! : boards;
  }
  return view.kind === 'no-board' ? view.reason : view.kind;
};

/** Reads the page at each of its changes, as the content script does. */
function watch(site: SiteHints) {
  const changes = watchPage(
    document,
    new AbortController().signal,
    createShare(() => 0),
  );
  let memory = NOTHING_READ;
  const all: PageRead[] = [];
  const look = () => {
    const page = { document, url: new URL(location.href), now: performance.now() };
    const { view, memory: next } = readPage(page, site, memory);
    memory = next;
    const read = readOf(view);
    if (JSON.stringify(read) !== JSON.stringify(all.at(-1))) all.push(read);
    if (view.kind !== 'boards' || view.moving) changes.checkIn(AGAIN);
  };
  changes.subscribe(look);
  look();
  return { look, all };
}

const watches = new Map<string, ReturnType<typeof watch>>();

const lettersOf = (tiles: readonly Element[]): string => tiles.map((tile) => letterOf(tile) || '.').join('');

/** The grids that something speaks for. */
const likelyIn = (hints: SiteHints) => [...gridsIn(document, hints)].filter(({ isUnlikely }) => !isUnlikely);

const pick = (selector: string): Element[] => [...document.querySelectorAll(selector)];

let movements: Movements = new Map();
let backgrounds: Backgrounds = NO_BACKGROUNDS;

/** What is read of the page after each change, as the player may ask for it: see `growing` below. */
function readAfterEach(changes: readonly (() => void)[], apart: number, isAsked = false): PageRead[] {
  let memory = NOTHING_READ;
  return changes.map((change, n) => {
    change();
    const page = { document, url: new URL(location.href), now: n * apart };
    const reading = readPage(page, isAsked ? { isSought: true } : {}, memory);
    memory = isAsked ? withAsked(reading.memory, page.now) : reading.memory;
    return readOf(reading.view);
  });
}

const api = {
  /** Begins to read the page with the site's hints, and with none. */
  start() {
    const site = siteAt(new URL(location.href));
    if (site) watches.set('hinted', watch(site));
    watches.set('bare', watch({}));
  },
  /** All that was read since, the last at the end. */
  read(which: 'hinted' | 'bare'): readonly PageRead[] {
    const { look, all } = watches.get(which)!;
    look();
    return all;
  },
  /** The letters of each grid in the order in which they are tried. */
  grids: (hints: SiteHints) =>
    likelyIn(hints).flatMap(({ way, grids, problem }) =>
      (problem ? [] : grids).map(({ rows }) => ({ way, rows: rows.map(lettersOf) })),
    ),
  /** The same with the grids of one game together. */
  games: () => likelyIn({}).map(({ grids }) => grids.map(({ rows }) => rows.map(lettersOf).join(' '))),
  /** What a first reading of the page gives. */
  once: (hints: SiteHints): PageRead =>
    readOf(readPage({ document, url: new URL(location.href), now: 0 }, hints, NOTHING_READ).view),
  /** How many guesses each board takes. */
  limits(): (number | null)[] {
    const { view } = readPage({ document, url: new URL(location.href), now: 0 }, {}, NOTHING_READ);
    return view.kind === 'boards' ? view.boards.map(({ limit }) => limit) : [];
  },
  /** The same, or the looks that are asked about. */
  asked(hints: SiteHints): PageRead {
    const page = { document, url: new URL(location.href), now: 0 };
    const { view } = readPage(page, hints, NOTHING_READ);
    const why = view.kind === 'no-board' && view.reason === 'unreadable' ? view.why : null;
    return why?.kind === 'colours' ? why.looks.map(({ key }) => key) : readOf(view);
  },
  /** What was tried to read of the page, and what became of it. */
  tried(hints: SiteHints): string[] {
    const page = { document, url: new URL(location.href), now: 0 };
    return traceOf(readPage(page, hints, NOTHING_READ)).tried.map(
      ({ boards, rows, width, sign, against }) => `${boards} × ${rows} × ${width} ${sign} ${against}`,
    );
  },
  /**
   * What is read of the page, and as rows are put into an element, so many milliseconds apart.
   * @param isAsked whether the player says that there is a board, and is asked to enter a word as long as there is none
   */
  growing(selector: string, rows: readonly string[], apart: number, isAsked = false): PageRead[] {
    const element = document.querySelector(selector)!;
    const grow = (html: string) => () => element.insertAdjacentHTML('beforeend', html);
    return readAfterEach(['', ...rows].map(grow), apart, isAsked);
  },
  /** What is read of the page as an element is filled anew with each of these, so many milliseconds apart. */
  redrawn(selector: string, contents: readonly string[], apart: number): PageRead[] {
    const element = document.querySelector(selector)!;
    return readAfterEach(
      contents.map((html) => () => void (element.innerHTML = html)),
      apart,
    );
  },
  /** The words of a length that the page says and that could be the answer of a game without a hint. */
  said: (width: number): string[] =>
    saidAnswers(document, {}, [
      { rows: [Array.from({ length: width }, () => ({ letter: '', feedback: 'absent' }))] },
    ])[0]!,
  /** What is taken for each key: what it says of itself, or `strange` where it is nobody's own. */
  keys(): Record<string, string | null> {
    const ownOf = (key: string) => {
      const element = findKey(document, {}, key);
      return [key, element && (element.dataset['own'] ?? 'strange')] as const;
    };
    return Object.fromEntries([...'abcdefghijklmnopqrstuvwxyz', ENTER, DELETE].map(ownOf));
  },
  /** Whether there is a field for guesses beside the tiles. */
  hasField: () => findField(document, {}, pick('.tile'), null)?.isStrange === false,
  boxes: () => boxesIn(document.body).map(({ id }) => id),
  /** Forgets what elements have said of their motion, and how backgrounds look. */
  forget() {
    movements = new Map();
    backgrounds = NO_BACKGROUNDS;
  },
  /** The ids of the tiles that move, at some time. */
  moving(now: number): string[] {
    const motion = motionOf(pick('.tile'), pick('.board'), movements, now);
    ({ movements } = motion);
    return [...motion.moving].map(({ id }) => id);
  },
  /** Has the rows learnt, and tells what those that are full say by their backgrounds. */
  colours(before: readonly (string | null)[] = [], isMoving = false) {
    const moving = new Set(isMoving ? document.querySelectorAll('.tile') : []);
    const board = document.querySelector('.board')!;
    const rows = [...board.children].map((row, n) => {
      const tiles = [...row.querySelectorAll('.tile')];
      return { tiles, letters: tiles.map((tile) => letterOf(tile)!), before: before[n] ?? null };
    });
    backgrounds = learnBackgrounds(backgrounds, rows, board, moving, new Set());
    const full = rows.filter(({ letters }) => !letters.includes('')).map(({ tiles }) => tiles);
    const meanings = { legend: {}, looks: {}, isKnown: false };
    const looks = looksOfRows([{ backgrounds, rows: full }], meanings);
    if (!looks) return full.map(() => null);
    const { feedback } = looks;
    return (
      feedback &&
      looks.boards[0]!.map((row) => (row.includes(null) ? null : row.map((look) => feedback.get(look!))))
    );
  },
  /** How often a known board is measured when it is read once more. */
  measuredWhenReadAgain(): number {
    const page = { document, url: new URL(location.href), now: 0 };
    const { memory } = readPage(page, {}, NOTHING_READ);
    let count = 0;
    const counted = <T extends object>(prototype: T, name: keyof T & string) => {
      const known = Object.getOwnPropertyDescriptor(prototype, name)!;
      const kind = known.get ? 'get' : 'value';
      const original = Reflect.get(known, kind) as (this: T, ...args: unknown[]) => unknown;
      Object.defineProperty(prototype, name, {
        ...known,
        [kind](this: T, ...args: unknown[]) {
          count++;
          return original.apply(this, args);
        },
      });
      return () => Object.defineProperty(prototype, name, known);
    };
    const undo = [
      counted(Element.prototype, 'getBoundingClientRect'),
      counted(Element.prototype, 'clientWidth'),
      counted(HTMLElement.prototype, 'offsetTop'),
      counted(HTMLElement.prototype, 'offsetHeight'),
    ];
    const { view } = readPage(page, {}, memory);
    for (const it of undo) it();
    return view.kind === 'boards' ? count : -1;
  },
};

export type ReaderInPage = typeof api;

(globalThis as unknown as { reader: ReaderInPage }).reader = api;
