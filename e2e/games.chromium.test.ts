/** The reader on games that are drawn at random, and on pages that are no game. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser, Page } from './browsers/browser.ts';
import { launchChromium } from './browsers/chromium.ts';
import { until } from './browsers/common.ts';
import { describeGame } from './games/describe.ts';
import type { GameHook } from './games/game.ts';
import { READER } from './games/drivers.ts';
import { addressOfNoGame, drawNoGame, NO_GAMES, noGamesSite } from './games/no-games.ts';
import type { ReaderInPage } from './games/reader-in-page.ts';
import { bundled } from './bundled.ts';
import { gamesSite } from './games/site.ts';
import { playAll, type Trial, visitAll } from './games/trials.ts';
import { isWhole } from './games/verdict.ts';
import { IS_ALL } from './stage.ts';

/** In the functions that run inside the page. */
declare const reader: ReaderInPage;
declare const game: GameHook;

/** The seeds of the games: whoever changes the reader must not look at what they draw. */
const SEEDS = Array.from({ length: 40 }, (_, n) => 20_270_101 + n);
/**
 * What becomes of those that are not read to their end, and why: of each by itself, so that none gets worse behind
 * others that get better. Whatever changes for the better is to be changed here, too.
 */
const NOT_READ: Readonly<Record<number, readonly string[]>> = {
  // Its words mean something else than its colours. Whether it is read at its last row hangs on when the reader has
  // looked at its tiles while they faded: on a busy machine it is not, one in six times.
  20_270_108: ['read', 'unknown', 'colours'],
  20_270_112: ['colours'],
  20_270_114: ['canvas'],
  // Two boards share its rows, until one is solved: the next row has the tiles of the other alone.
  20_270_125: ['boards'],
  20_270_128: ['colours'],
};
/** How long the reader may take to find out why it reads nothing, in milliseconds. */
const PATIENCE = 5000;
/** What it says while tiles still turn may be another thing: so long the same has been said, in milliseconds. */
const STANDS = 500;
/** A window waits most of the time, for tiles that turn. */
const WINDOWS = 8;

/** Why a page is not read; null where all of it is, if late: on a busy machine a reader that takes its share comes later. */
async function reasonOn(page: Page): Promise<string | null> {
  let reason: string | null = '';
  let since = 0;
  const isTold = async () => {
    const before = reason;
    const read = await READER.read(page);
    const truth = await page.evaluate(() => game.truth(), null);
    if (isWhole(read, truth)) reason = null;
    else reason = read.kind === 'no-board' ? (read.why ?? 'no reason') : read.kind;
    if (reason !== before) since = Date.now();
    return reason !== 'unknown' && reason !== 'boards' && Date.now() - since >= STANDS;
  };
  await until('a reason', isTold, PATIENCE).catch(() => false);
  return reason;
}

describe('Games that nobody has seen', () => {
  let browser: Browser;
  beforeAll(async () => {
    const script = bundled(READER.script);
    browser = await launchChromium({
      extension: null,
      sites: [gamesSite(SEEDS, [script]), noGamesSite(script)],
    });
  });
  afterAll(() => browser.close());

  it('are read rightly, or not at all', async () => {
    const notRead: Record<number, readonly string[]> = {};
    const ended = async ({ game: { seed }, verdict }: Trial, page: Page) => {
      const pinned = NOT_READ[seed];
      const isRead = verdict === 'read' || verdict === 'read late';
      const reason = (isRead ? null : await reasonOn(page)) ?? 'read';
      if (reason === 'read' && !pinned?.includes(reason)) return;
      notRead[seed] = pinned?.includes(reason) ? pinned : [reason];
    };
    const trials = await playAll(browser, { driver: READER, seeds: SEEDS, windows: WINDOWS, ended });
    const wrong = trials.filter(({ verdict }) => verdict === 'wrong');
    const told = wrong.map(({ game, outcome }) => `${outcome.wrong.join('\n')}\n${describeGame(game)}`);
    expect(told).toEqual([]);
    expect(notRead).toEqual(NOT_READ);
  });

  it('are found on no page that is none', async () => {
    const pages = NO_GAMES.flatMap((kind) => (IS_ALL ? [1, 2] : [1]).map((seed) => ({ kind, seed })));
    const addresses = pages.map(({ kind, seed }) => addressOfNoGame(kind, seed));
    await visitAll(browser, addresses, WINDOWS, async (page, n) => {
      const { kind, seed } = pages[n]!;
      const read = await READER.read(page);
      expect.soft(read.kind, addresses[n]).toBe('no-board');
      const sought = await page.evaluate(() => reader.seek(), null);
      expect
        .soft(sought.kind, `${addresses[n]}, where the player says that there is a game`)
        .toBe('no-board');
      if (!drawNoGame(kind, seed).hasParts) expect.soft(read, addresses[n]).toHaveProperty('why', null);
    });
  });
});
