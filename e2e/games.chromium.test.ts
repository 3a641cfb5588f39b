/** The reader on games that are drawn at random, and on pages that are no game. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from './browsers/browser.ts';
import { launchChromium } from './browsers/chromium.ts';
import { describeGame } from './games/describe.ts';
import { READER } from './games/drivers.ts';
import { addressOfNoGame, drawNoGame, NO_GAMES, noGamesSite } from './games/no-games.ts';
import type { ReaderInPage } from './games/reader-in-page.ts';
import { bundled, gamesSite } from './games/site.ts';
import { playAll, type Trial, visitAll } from './games/trials.ts';

/** In the functions that run inside the page. */
declare const reader: ReaderInPage;

/** The seeds of the games: whoever changes the reader must not look at what they draw. */
const SEEDS = Array.from({ length: 40 }, (_, n) => 20_270_101 + n);
/** So many of these are read to their end, at least; on a busy machine some rows are read late. */
const READ = 24;
/** A window waits most of the time, for tiles that turn. */
const WINDOWS = 4;

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
    const trials = await playAll(browser, { driver: READER, seeds: SEEDS, windows: WINDOWS });
    const of = (verdict: Trial['verdict']) => trials.filter((trial) => trial.verdict === verdict);
    const told = of('wrong').map(({ game, outcome }) => `${outcome.wrong.join('\n')}\n${describeGame(game)}`);
    expect(told).toEqual([]);
    expect(of('read').length + of('read late').length).toBeGreaterThanOrEqual(READ);
  });

  it('are found on no page that is none', async () => {
    const pages = NO_GAMES.flatMap((kind) => [1, 2].map((seed) => ({ kind, seed })));
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
