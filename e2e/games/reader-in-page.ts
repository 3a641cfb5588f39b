/**
 * The reader in the page of a game, without the extension around it. It reads at each change, as the content script
 * does, and holds what it has read against what is true at that moment.
 */
import { watchPage } from '../../src/content/page-changes.ts';
import { hintsOf } from '../../src/page/board.ts';
import type { PageView } from '../../src/page/page-view.ts';
import { NOTHING_READ, readPage } from '../../src/page/reader.ts';
import { createShare } from '../../src/page/share.ts';
import { atOneMoment } from '../../src/page/tree.ts';
import type { GameHook } from './game.ts';
import { type PageRead, wrongIn } from './verdict.ts';

/** When to look again at tiles that move, or for a board that is not there yet, in milliseconds. */
const AGAIN = 100;

declare const game: GameHook | undefined;

function readOf(view: PageView): PageRead {
  if (view.kind === 'elsewhere') return { kind: 'elsewhere' };
  if (view.kind === 'no-board')
    return { kind: 'no-board', why: view.reason === 'unreadable' ? view.why.kind : null };
  return {
    kind: 'boards',
    boards: view.boards.map(hintsOf),
    widths: view.boards.map(({ rows }) => rows[0]!.length),
    moving: view.moving,
  };
}

const share = createShare(() => performance.now());
const changes = watchPage(document, new AbortController().signal, share);
let memory = NOTHING_READ;
let last: PageRead = { kind: 'elsewhere' };
const wrong = new Set<string>();

function look(): void {
  const page = { document, url: new URL(location.href), now: performance.now() };
  const { view, memory: next } = share.take(() => atOneMoment(() => readPage(page, {}, memory)));
  memory = next;
  last = readOf(view);
  const found = typeof game === 'undefined' ? null : wrongIn(last, game.truth());
  if (found !== null) wrong.add(found);
  if (view.kind !== 'boards' || view.moving) changes.checkIn(AGAIN);
}
changes.subscribe(look);
look();

const api = {
  /** What the page shows now. */
  read(): PageRead {
    look();
    return last;
  },
  /** What is seen of the page where the player has asked for it. */
  seek(): PageRead {
    const page = { document, url: new URL(location.href), now: performance.now() };
    return readOf(readPage(page, { isSought: true }, NOTHING_READ).view);
  },
  /** Everything wrong that has been read so far. */
  wrong: (): readonly string[] => [...wrong],
};

export type ReaderInPage = typeof api;

Object.assign(globalThis, { reader: api });
