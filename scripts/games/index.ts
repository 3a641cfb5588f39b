/**
 * Plays games that are drawn at random by the built extension, and tells what was read of them, typed and won; or has
 * the reader alone read them while they are played, which is quicker, and tells what games that it fails have in
 * common. It exits with 1 where anything was read wrong.
 */
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Page } from '../../e2e/browsers/browser.ts';
import { playByKnack } from '../../e2e/games/by-knack.ts';
import { describeGame } from '../../e2e/games/describe.ts';
import { READER } from '../../e2e/games/drivers.ts';
import { generate } from '../../e2e/games/generate.ts';
import { bundled } from '../../e2e/bundled.ts';
import { gamesSite } from '../../e2e/games/site.ts';
import { playAll } from '../../e2e/games/trials.ts';
import { BROWSER_NAMES, type BrowserName, extensionFor, launchIn } from '../bench/browsers.ts';
import { buildExtension } from '../build-extension.ts';
import { isUsageError, oneOf, saysUsage, wholeNumber } from '../usage.ts';
import { countOfKnack, reportOfKnack } from './by-knack-report.ts';
import { countOf, reportOf, SHOWN, type Shown } from './report.ts';

const PLAYERS = ['knack', 'reader'] as const;

const USAGE = `npm run games -- [options]

  --count N       plays so many games (100)
  --seed S        the first of them; the others are those of the seeds that follow (1)
  --by WHO        played by Knack, or read by its reader alone: ${PLAYERS.join(', ')} (knack)
  --only WHAT     of the reader tells of these alone: ${SHOWN.join(', ')}
  --show S        prints the game of a seed, and plays none
  --keep          keeps a picture of each game that was not read, in out/games
  --browser NAME  in ${BROWSER_NAMES.join(' or ')} (chromium)
  --windows N     so many games at a time (2 by Knack, 4 by the reader; the reader has one in firefox)
  --json          counts as JSON`;

const OPTIONS = {
  count: { type: 'string', default: '100' },
  seed: { type: 'string', default: '1' },
  by: { type: 'string', default: 'knack' },
  only: { type: 'string' },
  show: { type: 'string' },
  keep: { type: 'boolean', default: false },
  browser: { type: 'string', default: 'chromium' },
  windows: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

const OUT = 'out/games';

interface Options {
  readonly seeds: readonly number[];
  readonly only: Shown | null;
  readonly keep: boolean;
  readonly browser: BrowserName;
  readonly windows: number | null;
  readonly json: boolean;
}

async function keepPicture(seed: number, page: Page): Promise<void> {
  mkdirSync(OUT, { recursive: true });
  await page.screenshot(`${OUT}/${seed}.png`);
}

function tellProgress(done: number, of: number): void {
  if (done % 50 === 0) console.error(`${done} of ${of} games`);
}

async function playThem({ seeds, keep, browser, windows, json }: Options): Promise<void> {
  buildExtension();
  let done = 0;
  const all = await playByKnack({
    seeds,
    browsers: windows ?? 2,
    launch: () => launchIn(browser, { extension: extensionFor(browser, 'dist'), sites: [gamesSite(seeds)] }),
    ended: async ({ game, won }, page) => {
      if (keep && !won) await keepPicture(game.seed, page);
      tellProgress(++done, seeds.length);
    },
  });
  console.log(json ? JSON.stringify(countOfKnack(all)) : reportOfKnack(all));
  if (countOfKnack(all).wrong > 0) process.exitCode = 1;
}

async function readThem({ seeds, only, keep, browser: name, windows, json }: Options): Promise<void> {
  const browser = await launchIn(name, {
    extension: null,
    sites: [gamesSite(seeds, [bundled(READER.script)])],
  });
  try {
    let done = 0;
    const trials = await playAll(browser, {
      driver: READER,
      seeds,
      windows: name === 'firefox' ? 1 : (windows ?? 4),
      ended: async (trial, page) => {
        const { game, verdict } = trial;
        if (keep && verdict !== 'read' && verdict !== 'told unreadable') await keepPicture(game.seed, page);
        tellProgress(++done, seeds.length);
      },
    });
    console.log(json ? JSON.stringify(countOf(trials)) : reportOf(trials, only));
    if (trials.some(({ verdict }) => verdict === 'wrong')) process.exitCode = 1;
  } finally {
    await browser.close();
  }
}

async function run(): Promise<void> {
  if (saysUsage(USAGE)) return;
  const { values } = parseArgs({ options: OPTIONS });
  const first = wholeNumber('seed', values.seed);
  const count = wholeNumber('count', values.count);
  if (values.show !== undefined) {
    console.log(describeGame(generate(wholeNumber('show', values.show))));
    return;
  }
  const play = oneOf(PLAYERS, 'by', values.by) === 'knack' ? playThem : readThem;
  await play({
    seeds: Array.from({ length: count }, (_, n) => first + n),
    only: values.only === undefined ? null : oneOf(SHOWN, 'only', values.only),
    keep: values.keep,
    browser: oneOf(BROWSER_NAMES, 'browser', values.browser),
    windows: values.windows === undefined ? null : Math.max(1, wholeNumber('windows', values.windows)),
    json: values.json,
  });
}

try {
  await run();
} catch (error) {
  console.error(isUsageError(error) ? error.message : error);
  process.exitCode = 1;
}
