/** Plays many games in one browser, several at a time: each window is in front of nothing, so tiles turn in all. */
import type { Browser, Page } from '../browsers/browser.ts';
import type { Driver } from './drivers.ts';
import type { Game } from './game.ts';
import { generate } from './generate.ts';
import { type Outcome, play } from './play.ts';
import { addressOf } from './site.ts';

/** What has become of a game. */
export interface Trial {
  readonly game: Game;
  readonly outcome: Outcome;
  /**
   * Read after each guess, at the end but not after each guess, not at the end but for the player to say what its
   * colours mean, not at the end; of what nobody could read: told, or not.
   */
  readonly verdict:
    | 'wrong'
    | 'read'
    | 'read late'
    | 'asked'
    | 'not read'
    | 'told unreadable'
    | 'unreadable untold';
}

function verdictOf(
  { unreadable }: Game,
  { wrong, guesses, read, isLastRead, last }: Outcome,
): Trial['verdict'] {
  if (wrong.length > 0) return 'wrong';
  if (unreadable !== null) {
    return last.kind === 'no-board' && last.why !== null ? 'told unreadable' : 'unreadable untold';
  }
  if (read === guesses) return 'read';
  if (isLastRead) return 'read late';
  return last.kind === 'no-board' && last.why === 'colours' ? 'asked' : 'not read';
}

/** Opens a window of its own: what is in a tab behind another does not move. */
async function openWindow(browser: Browser, first: Page, address: string): Promise<Page> {
  await first.evaluate((it) => void window.open(it, '', 'noopener,popup,width=1280,height=900'), address);
  return browser.openedPage(address);
}

export interface TrialOptions {
  readonly driver: Driver;
  readonly seeds: readonly number[];
  /** How many games are played at a time. */
  readonly windows: number;
  /** Hears of each game as soon as it has been played; its page is still open then. */
  readonly ended?: (trial: Trial, page: Page) => Promise<void> | void;
}

/** @returns what has become of each game, in the order of the seeds */
export async function playAll(
  browser: Browser,
  { driver, seeds, windows, ended }: TrialOptions,
): Promise<Trial[]> {
  const trials: Trial[] = [];
  await visitAll(browser, seeds.map(addressOf), windows, async (page, n) => {
    const game = generate(seeds[n]!);
    const outcome = await play(game, page, driver);
    const trial = { game, outcome, verdict: verdictOf(game, outcome) };
    trials[n] = trial;
    await ended?.(trial, page);
  });
  return trials;
}

/** Opens pages in so many windows at a time. */
export async function visitAll(
  browser: Browser,
  addresses: readonly string[],
  windows: number,
  visit: (page: Page, n: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const goOn = async (page: Page): Promise<void> => {
    for (let n = next++; n < addresses.length; n = next++) {
      await page.goto(addresses[n]!);
      await visit(page, n);
    }
  };
  const [first] = addresses;
  if (first === undefined) return;
  const pages = [await browser.open(first)];
  for (let n = 1; n < Math.min(windows, addresses.length); n++) {
    pages.push(await openWindow(browser, pages[0]!, `${first}?window=${n}`));
  }
  await Promise.all(pages.map(goOn));
}
