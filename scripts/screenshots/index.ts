/** Pictures of every page and state, in each language, look and width, to be looked at. */
import { mkdirSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Browser } from '../../e2e/browsers/browser.ts';
import { launchChromium } from '../../e2e/browsers/chromium.ts';
import { boundSites, sayBounds } from './bounds.ts';
import { OUT } from './camera.ts';
import { isUsageError, saysUsage, UsageError } from '../usage.ts';
import { LANGUAGES, type Language, sites } from './languages.ts';
import { photographJournal } from './journal.ts';
import { photographOptions } from './options.ts';
import { photographOverlay } from './overlay.ts';
import { photographPopup } from './popup.ts';
import { photographPractice } from './practice.ts';
import { photographReview } from './review.ts';
import { photographStrange, strangeSites } from './strange.ts';

const PARTS = {
  options: photographOptions,
  practice: photographPractice,
  journal: photographJournal,
  review: photographReview,
  overlay: photographOverlay,
  strange: photographStrange,
  // Loads the extension again at its end.
  popup: photographPopup,
};

const USAGE = `npm run screenshots -- [pages] [options]

  pages         some of ${Object.keys(PARTS).join(', ')} (all)
  --language L  in one of ${Object.keys(LANGUAGES).join(', ')} alone
  --measure     no pictures: says how high the popup is in each state and at each level, and the settings, how many words
                they have, and what is beyond its bound

The pictures that were in ${OUT} before are gone.`;

function oneOrAll<T>(all: Readonly<Record<string, T>>, names: readonly string[]): [string, T][] {
  const unknown = names.find((name) => !(name in all));
  if (unknown !== undefined)
    throw new UsageError(`There is no ${unknown}: only ${Object.keys(all).join(', ')}.`);
  return Object.entries(all).filter(([name]) => names.length === 0 || names.includes(name));
}

/** Does something in each language in a browser that speaks it. */
async function inEach(
  only: string | undefined,
  act: (browser: Browser, name: string, its: Language) => Promise<void>,
): Promise<void> {
  for (const [language, its] of oneOrAll(LANGUAGES, only === undefined ? [] : [only])) {
    const browser = await launchChromium({
      extension: 'dist/chrome',
      sites: [...sites, ...strangeSites, ...boundSites],
      languages: language,
    });
    try {
      await act(browser, language, its);
    } finally {
      await browser.close();
    }
  }
}

async function photograph(names: readonly string[], only: string | undefined): Promise<void> {
  const parts = oneOrAll(PARTS, names);
  rmSync(OUT, { recursive: true, force: true });
  mkdirSync(OUT, { recursive: true });
  await inEach(only, async (browser, language, its) => {
    for (const [name, take] of parts) {
      await take(browser, language, its);
      console.log(`${OUT}: ${name} in ${language}`);
    }
  });
}

async function measure(only: string | undefined): Promise<void> {
  let beyond = 0;
  await inEach(only, async (...its) => void (beyond += await sayBounds(...its)));
  if (beyond > 0) throw new UsageError(`${beyond} beyond their bounds.`);
}

try {
  if (!saysUsage(USAGE)) {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { measure: { type: 'boolean', default: false }, language: { type: 'string' } },
    });
    await (values.measure ? measure(values.language) : photograph(positionals, values.language));
  }
} catch (error) {
  console.error(isUsageError(error) ? error.message : error);
  process.exitCode = 1;
}
