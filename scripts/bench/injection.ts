/**
 * How long the content script takes on a game's page, in real browsers. It is measured from outside: a copy
 * of the built extension has a small script before the content script and one after it.
 */
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import type extensionApi from 'webextension-polyfill';
import type { Browser, Page } from '../../e2e/browsers/browser.ts';
import { until } from '../../e2e/browsers/common.ts';
import type { Site } from '../../e2e/replicas/site.ts';
import { percentile, round, type Times, timesOf } from './percentiles.ts';
import { FOLDER } from './process.ts';

/** In the functions that run inside the extension. */
declare const chrome: typeof extensionApi;
declare const window: { reports?: [tab: number, at: number][] };

/** What a page gets a mark at. */
type Moment = 'before' | 'after' | 'shown' | 'answered';

/** In milliseconds. */
export interface Injection {
  readonly loads: number;
  /** The content script's first run, before the page is read: what the page has to wait for. */
  readonly evaluation: Times;
  /** From when the page has been read to the worker's record of its board. */
  readonly report: Times;
  /** From the same moment until Knack is shown on the page. */
  readonly shown: Times;
  /** From an empty content script, on the same page, to the worker's answer to a message that it does not know. */
  readonly reference: Times;
  /** The medians as times the reference's. */
  readonly ratios: { readonly evaluation: number; readonly report: number; readonly shown: number };
}

const HOST = 'https://www.nytimes.com';
const GAME = '/games/wordle';
/** The same page, where the content script gives way to the reference. */
const REFERENCE = '/games/create/wordle/reference';

const TILES = '<div data-testid="tile" data-state="empty"></div>'.repeat(5);
const KEYS = [...'qwertyuiopasdfghjkl↵zxcvbnm←'].map((key) => `<button data-key="${key}">${key}</button>`);
/** A page with a board from its first moment on, and nothing else. */
const PAGE = `<!doctype html><html lang="en"><title>Wordle</title>
  <style>.row { display: flex } [data-testid='tile'] { width: 52px; height: 52px; border: 2px solid }</style>
  <div class="Board-module_board">${`<div class="row">${TILES}</div>`.repeat(6)}</div><div>${KEYS.join('')}</div>`;

export const injectionSite: Site = {
  hosts: ['www.nytimes.com'],
  reply: ({ pathname }) =>
    [GAME, REFERENCE].includes(pathname) ? { type: 'text/html; charset=utf-8', body: PAGE } : null,
};

/** So many loads are not counted. */
const WARM_UP = 3;

const SCRIPTS = {
  'bench-before.js': `performance.mark('before');
    new MutationObserver((_, observer) => {
      if (!document.querySelector('knack-overlay')) return;
      performance.mark('shown');
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });`,
  'bench-after.js': "performance.mark('after');",
  'bench-reference.js': `performance.mark('before');
    const answered = () => performance.mark('answered');
    (globalThis.browser ?? chrome).runtime.sendMessage({ type: 'unknown' }).then(answered, answered);`,
};

interface ContentScript {
  readonly matches: readonly string[];
  readonly js: readonly string[];
}

/** A copy of a built extension that can be measured; its folder. */
export async function withMarks(extension: string): Promise<string> {
  const folder = `${FOLDER}/marked-${extension.replaceAll(/[^\w-]+/g, '-')}`;
  await rm(folder, { recursive: true, force: true });
  await cp(extension, folder, { recursive: true });
  for (const [name, text] of Object.entries(SCRIPTS)) await writeFile(`${folder}/${name}`, text);
  const file = `${folder}/manifest.json`;
  const manifest = JSON.parse(await readFile(file, 'utf8')) as { content_scripts: ContentScript[] };
  const reference = [`${HOST}${REFERENCE}`];
  const marked = manifest.content_scripts.map((script) => ({
    ...script,
    js: ['bench-before.js', ...script.js, 'bench-after.js'],
    exclude_matches: reference,
  }));
  const content_scripts = [
    ...marked,
    { matches: reference, js: ['bench-reference.js'], run_at: 'document_idle' },
  ];
  await writeFile(file, JSON.stringify({ ...manifest, content_scripts }));
  return folder;
}

/**
 * @param browser one with {@link injectionSite} and an extension of {@link withMarks}
 * @param loads how often the page is loaded
 */
export async function measureInjection(browser: Browser, loads: number): Promise<Injection> {
  await browser.inExtension(noteReports, null);
  const found: { evaluation: number; report: number; shown: number; reference: number }[] = [];
  for (let n = -WARM_UP; n < loads; n++) {
    const reference = await measureReference(browser);
    const measured = { ...(await measureLoad(browser)), reference };
    if (n >= 0) found.push(measured);
  }
  const [evaluation, report, shown, reference] = (
    ['evaluation', 'report', 'shown', 'reference'] as const
  ).map((name) => found.map((it) => it[name])) as [number[], number[], number[], number[]];
  const ratio = (some: number[]) => round(percentile(some, 0.5) / percentile(reference, 0.5), 2);
  return {
    loads,
    evaluation: timesOf(evaluation),
    report: timesOf(report),
    shown: timesOf(shown),
    reference: timesOf(reference),
    ratios: { evaluation: ratio(evaluation), report: ratio(report), shown: ratio(shown) },
  };
}

async function measureLoad(browser: Browser): Promise<{ evaluation: number; report: number; shown: number }> {
  const page = await browser.open(`${HOST}${GAME}`);
  const tab = await browser.tabId(page);
  const before = await markOf(page, 'before');
  const after = await markOf(page, 'after');
  const reported = await until('the worker to have a record', () => browser.inExtension(reportOf, tab));
  const shown = await markOf(page, 'shown');
  const read = await page.evaluate(whenRead, null);
  await page.close();
  return { evaluation: after - before, report: reported - read, shown: shown - read };
}

async function measureReference(browser: Browser): Promise<number> {
  const page = await browser.open(`${HOST}${REFERENCE}`);
  const time = (await markOf(page, 'answered')) - (await markOf(page, 'before'));
  await page.close();
  return time;
}

/** When a page made a mark, on a clock that all pages have. */
async function markOf(page: Page, name: Moment): Promise<number> {
  await page.waitFor((it) => performance.getEntriesByName(it).length > 0, name, `the mark “${name}”`);
  return page.evaluate((it) => performance.timeOrigin + performance.getEntriesByName(it)[0]!.startTime, name);
}

/** Runs in a page: when it had been read, on the same clock. */
function whenRead(): number {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return performance.timeOrigin + load!.domContentLoadedEventStart;
}

/** Runs in a page of the extension: notes when the worker has written down the board of a tab. */
function noteReports(): void {
  const reports: [number, number][] = (window.reports = []);
  chrome.storage.session.onChanged.addListener((changes) => {
    const at = performance.timeOrigin + performance.now();
    for (const [key, { newValue }] of Object.entries(changes))
      if (key.startsWith('tab:') && JSON.stringify(newValue ?? null).includes('"boards":'))
        reports.push([Number(key.slice('tab:'.length)), at]);
  });
}

/** Runs there too. */
function reportOf(tab: number): number | undefined {
  return window.reports?.find(([of]) => of === tab)?.[1];
}
