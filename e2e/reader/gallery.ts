/** Boards in, hint strings out: what the reader makes of a gallery of pages, with hints of the site and without. */
import { describe, expect, it } from 'vitest';
import { COLOURS } from '../boards/colours.ts';
import { MARKUP } from '../boards/markup.ts';
import type { BoardPage } from '../boards/pages.ts';
import { LOOK_ALIKES } from '../boards/look-alikes.ts';
import { SEVERAL } from '../boards/several.ts';
import { ANIMATIONS } from '../boards/animations.ts';
import { WORDS } from '../boards/words.ts';
import type { Browser } from '../browsers/browser.ts';
import { until } from '../browsers/common.ts';
import { areForced, IS_ALL } from '../stage.ts';
import type { PageRead, ReaderInPage } from './in-page.ts';
import type { PlainPages } from './plain-pages.ts';

/** In the functions that run inside a page. */
declare const reader: ReaderInPage;

/** What a browser has a part in is how it tells of colours: the others are read in Chromium alone, but for `npm run test:all`. */
const GROUPS: readonly (readonly [string, readonly BoardPage[]])[] = [
  ['however it is marked up', MARKUP],
  ['whatever words it has for feedback', WORDS],
  ['whatever its colours are', COLOURS],
  ['whatever else is on the page', LOOK_ALIKES],
  ['among several', SEVERAL],
  ['however its tiles turn', ANIMATIONS],
];

export function describeGallery(name: Browser['name'], pagesOf: () => PlainPages): void {
  describe('a board', () => {
    it.each(GROUPS.filter(([, boards]) => IS_ALL || name === 'chromium' || boards === COLOURS))(
      'is read %s',
      async (_, boards) => {
        const pages = pagesOf();
        const read: Record<string, unknown> = {};
        const expected: Record<string, unknown> = {};
        for (const host of new Set(boards.map(hostOf))) {
          const own = boards.filter((board) => hostOf(board) === host);
          const readings = await readingsOf(pages, own);
          for (const [n, board] of own.entries()) {
            read[board.title] = readings[n];
            expected[board.title] = expectedOf(board);
          }
        }
        expect(read).toEqual(expected);
      },
    );

    it('keeps what it has read when colours are taken away, and guesses at nothing new', async () => {
      const pages = pagesOf();
      const board = COLOURS[0]!;
      const page = await pages.show(board.address, board.html);
      await page.evaluate(() => reader.start(), null);
      const now = async () => (await page.evaluate(() => reader.read('hinted'), null)).at(-1);
      expect(await now()).toEqual(board.hints);
      const type = (first: number, last: number, letter: string) =>
        page.evaluate(
          ([from, to, text]) => {
            const tiles = [...document.querySelectorAll('.tile')].slice(from, to);
            for (const tile of tiles) tile.textContent = text;
          },
          [first, last, letter] as const,
        );
      try {
        await pages.browser.setLook({ forcedColors: true });
        await page.waitFor(areForced, null, 'the colours to be forced');
        expect(await now()).toEqual(board.hints);
        // Nothing tells a word that is only typed from one that has been answered, until another follows.
        await type(10, 15, 'a');
        expect(await now()).toEqual(board.hints);
        await type(15, 16, 'a');
        expect(await now()).toBe('unreadable');
        await type(15, 16, '');
      } finally {
        await pages.browser.setLook({});
      }
      await expect.poll(now).toEqual(board.hints);
    });
  });
}

const expectedOf = ({ hints, bare = hints }: BoardPage) => ({ hinted: hints, bare });

const hostOf = ({ address }: BoardPage): string => new URL(address).host;

/** The page in a frame. */
interface FrameWindow {
  readonly document: Document;
  readonly reader: ReaderInPage;
}

/** What is read of pages in the end, with hints and without; what was read on the way as well, when that was wrong. */
async function readingsOf(
  pages: PlainPages,
  boards: readonly BoardPage[],
): Promise<Record<'hinted' | 'bare', unknown>[]> {
  const page = await pages.showAll(
    boards.map(({ address, html }, n) => ({ address: new URL(`${n}`, address).href, html })),
  );
  await page.evaluate(() => {
    for (const frame of document.querySelectorAll('iframe')) {
      const { reader: inFrame, document: its } = frame.contentWindow as unknown as FrameWindow;
      inFrame.start();
      its.documentElement.dataset['go'] = '';
    }
  }, null);
  await page.waitFor(
    () =>
      [...document.querySelectorAll('iframe')].every(({ contentDocument }) => {
        const { dataset } = contentDocument!.documentElement;
        return !('playing' in dataset) || 'done' in dataset;
      }),
    null,
    'the games to be over',
  );
  const now = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('iframe')].map((frame) => {
          const { reader: inFrame } = frame.contentWindow as unknown as FrameWindow;
          return { hinted: inFrame.read('hinted'), bare: inFrame.read('bare') };
        }),
      null,
    );
  const isRead = (read: Readonly<Record<'hinted' | 'bare', readonly PageRead[]>>, n: number) => {
    const { hinted, bare } = expectedOf(boards[n]!);
    return JSON.stringify([read.hinted.at(-1), read.bare.at(-1)]) === JSON.stringify([hinted, bare]);
  };
  // What still moves is read once it rests.
  await until('the boards to be read', async () => (await now()).every(isRead), 5000).catch(() => undefined);
  return (await now()).map(({ hinted, bare }, n) => ({
    hinted: rightOnes(hinted, boards[n]!),
    bare: rightOnes(bare, boards[n]!),
  }));
}

/** The last of what was read, or all of it that was wrong. */
function rightOnes(all: readonly PageRead[], board: BoardPage): unknown {
  const wrong = all.filter((read) => Array.isArray(read) && !isBeginning(boardsOf(read), board));
  return wrong.length > 0 ? { wrong } : all.at(-1);
}

/** The hints of each board. */
const boardsOf = (read: PageRead): readonly (readonly string[])[] =>
  typeof read === 'string'
    ? []
    : read.some((it) => typeof it !== 'string')
      ? (read as readonly (readonly string[])[])
      : [read as readonly string[]];

/** Whether hints are the expected ones, as far as they go, or those of the board of before. */
function isBeginning(boards: readonly (readonly string[])[], { hints, former = [] }: BoardPage): boolean {
  return [hints, former].some((it) => {
    const expected = boardsOf(it);
    return (
      boards.length === expected.length &&
      boards.every((board, n) => board.every((hint, row) => hint === expected[n]![row]))
    );
  });
}
