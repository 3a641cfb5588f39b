/** What both drivers share. */
import { setTimeout } from 'node:timers/promises';
import { writeFile } from 'node:fs/promises';
import type extensionApi from 'webextension-polyfill';
import type { Reply, Site } from '../replicas/site.ts';
import type { Browser } from './browser.ts';

/** How long a state is waited for. */
export const PATIENCE = 40_000;

/** In the function that runs inside the extension. */
declare const chrome: typeof extensionApi;

/** Answers how much help it is to be, as a player does who wants what is set. */
export const answerQuestion = (browser: Pick<Browser, 'inExtension'>): Promise<void> =>
  browser.inExtension(() => chrome.storage.sync.set({ helpChosen: true }), null);

/** What the address of the page that opens at the installation contains. */
export const WELCOME = 'practice.html#welcome';

/** An expression that runs a function on a copy of an argument, and whose promise is of the result as JSON. */
export function script<A>(run: (arg: A) => unknown, arg: A): string {
  // Compilers wrap inner functions in a helper of theirs, __name, which no page has.
  return `(async (__name) => JSON.stringify(await (${String(run)})(${JSON.stringify(arg)})))((it) => it)`;
}

/** The result that such an expression's promise was of. */
export function result(json: unknown): unknown {
  return typeof json === 'string' ? JSON.parse(json) : undefined;
}

/** How long a page may take for what it is to run, in milliseconds: one that is never painted waits for ever. */
const LONGEST_RUN = 60_000;

/** What a page answers; rejects with what it was to run where it does not answer. */
export async function answered<T>(answer: Promise<T>, run: unknown): Promise<T> {
  const end = new AbortController();
  const late = setTimeout(LONGEST_RUN, null, { signal: end.signal }).then(() => {
    throw new Error(`The page has not answered for ${LONGEST_RUN / 1000} s: ${String(run).slice(0, 200)}`);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    late.catch(() => undefined);
    end.abort();
  }
}

/** The longest pause between two looks, in milliseconds, unless a wait has a pace of its own. */
const LONGEST_PAUSE = 150;

/**
 * Waits until the check answers something truthy, and returns that. A check that throws has not succeeded yet.
 * What comes soon is seen soon; for what takes long it looks ever less often, because each look keeps a browser busy.
 */
export async function until<T>(
  what: string,
  check: () => Promise<T> | T,
  timeout = PATIENCE,
  pace = 20,
): Promise<NonNullable<T>> {
  const end = Date.now() + timeout;
  for (let pause = pace; ; pause = Math.max(pace, Math.min(pause * 1.5, LONGEST_PAUSE))) {
    let reason = '';
    try {
      const value = await check();
      if (value) return value;
    } catch (error) {
      reason = ` (${String(error)})`;
    }
    if (Date.now() > end) throw new Error(`Waited ${timeout / 1000} s in vain for ${what}${reason}.`);
    await setTimeout(pause);
  }
}

/** What both browsers' drivers call a mouse. */
interface Mouse {
  move(x: number, y: number, options?: { steps?: number }): Promise<void>;
  down(): Promise<void>;
  up(): Promise<void>;
}

/** Drags from a point so many pixels. */
export async function drag(
  mouse: Mouse,
  from: { x: number; y: number },
  x: number,
  y: number,
): Promise<void> {
  await mouse.move(from.x, from.y);
  await mouse.down();
  await mouse.move(from.x + x, from.y + y, { steps: 4 });
  await mouse.up();
}

/** Keeps a picture in a file, if one is named. */
export async function keep(picture: Uint8Array, file?: string): Promise<Uint8Array> {
  if (file) await writeFile(file, picture);
  return picture;
}

/**
 * Runs in a view: its window's size, once at rest. Firefox fits its popup to the content in late steps
 * (https://developer.mozilla.org/en-US/docs/Mozilla/Add-ons/WebExtensions/user_interface/Popups#popup_resizing).
 */
export async function settledSize(): Promise<{ width: number; height: number }> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  let size = '';
  for (let same = 0; same < 30; same++) {
    await frame();
    const now = `${innerWidth} ${innerHeight}`;
    if (now !== size) same = 0;
    size = now;
  }
  return { width: innerWidth, height: innerHeight };
}

/** Browsers also count it an error that an address gave nothing; that is for `strayRequests`. */
export function isFailedLoad(error: string): boolean {
  return /^Failed to load resource|^Cross-Origin Request Blocked/.test(error);
}

/** The web as the tests have it. */
export class Web {
  readonly stray: string[] = [];

  constructor(private readonly sites: readonly Site[]) {}

  /** The answer to a request; null means that it must be refused. */
  reply(address: string): Required<Reply> | null {
    const url = new URL(address);
    const site = this.sites.find(({ hosts }) => hosts.includes(url.host));
    if (!site) {
      this.stray.push(address);
      return null;
    }
    return { status: 200, ...(site.reply(url) ?? { status: 404, type: 'text/plain', body: 'Not found' }) };
  }
}
