/** Moving pictures for the README. */
import { writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from '../e2e/browsers/browser.ts';
import { bundled } from '../e2e/bundled.ts';
import type { FilmInPage, Shown } from './film-in-page.ts';

export interface Frame {
  /** As a PNG. */
  readonly picture: Uint8Array;
  /** When it was taken, in milliseconds. */
  readonly at: number;
}

/** More pictures a second nobody needs, in milliseconds from one to the next. */
const APART = 80;
/** So long the last picture stays, in milliseconds. */
const LAST = 2000;
/** So much quicker it plays than it was filmed: a game takes its time to turn its tiles. */
const SPEED = 1.3;

/** Takes pictures of a page as quickly as they come, while something happens on it. */
export async function film(page: Page, act: () => Promise<void>): Promise<Frame[]> {
  const frames: Frame[] = [];
  let isOver = false;
  const shoot = async () => {
    while (!isOver) {
      const at = performance.now();
      frames.push({ picture: await page.screenshot(), at });
      await setTimeout(Math.max(0, APART - (performance.now() - at)));
    }
  };
  const shooting = shoot();
  try {
    await act();
  } finally {
    isOver = true;
    await shooting;
  }
  return frames;
}

/** In the function that runs in a page. */
declare const gifOf: FilmInPage['gifOf'];

/** Writes a film as a GIF that begins anew. */
export async function writeFilm(browser: Browser, frames: readonly Frame[], file: string): Promise<void> {
  const page = await browser.open('about:blank');
  await page.evaluate((script) => {
    const element = document.createElement('script');
    element.textContent = script;
    document.head.append(element);
  }, bundled('scripts/film-in-page.ts'));
  const moving = frames.filter(
    ({ picture }, n) => n === 0 || !Buffer.from(picture).equals(frames[n - 1]!.picture),
  );
  const shown: Shown = moving.map(({ picture, at }, n) => {
    const next = moving[n + 1];
    return {
      source: `data:image/png;base64,${Buffer.from(picture).toString('base64')}`,
      delay: next ? (next.at - at) / SPEED : LAST,
    };
  });
  writeFileSync(file, Buffer.from(await page.evaluate((all) => gifOf(all), shown), 'base64'));
  await page.close();
}
