/** Pictures of every page and state, in each language, look and width, to be looked at. */
import { mkdirSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { launchChromium } from '../../e2e/browsers/chromium.ts';
import { measures, OUT } from './camera.ts';
import { isUsageError, saysUsage, UsageError } from '../usage.ts';
import { LANGUAGES, sites } from './languages.ts';
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
  --measure     says how high each page is, at the width of a popup and of a screen, and how many words it has

The pictures that were in ${OUT} before are gone.`;

function oneOrAll<T>(all: Readonly<Record<string, T>>, names: readonly string[]): [string, T][] {
  const unknown = names.find((name) => !(name in all));
  if (unknown !== undefined)
    throw new UsageError(`There is no ${unknown}: only ${Object.keys(all).join(', ')}.`);
  return Object.entries(all).filter(([name]) => names.length === 0 || names.includes(name));
}

function sayMeasures(): void {
  const pixels = (height: number) => `${String(height).padStart(5)} px`;
  for (const [name, { height, matters, words }] of measures) {
    const game = matters > 0 ? `, what matters${pixels(matters)}` : '';
    console.log(`${pixels(height)} ${String(words).padStart(4)} words  ${name}${game}`);
  }
}

async function photograph(names: readonly string[], only: string | undefined): Promise<void> {
  const parts = oneOrAll(PARTS, names);
  const languages = oneOrAll(LANGUAGES, only === undefined ? [] : [only]);
  rmSync(OUT, { recursive: true, force: true });
  mkdirSync(OUT, { recursive: true });
  for (const [language, its] of languages) {
    const browser = await launchChromium({
      extension: 'dist/chrome',
      sites: [...sites, ...strangeSites],
      languages: language,
    });
    for (const [name, take] of parts) {
      await take(browser, language, its);
      console.log(`${OUT}: ${name} in ${language}`);
    }
    await browser.close();
  }
}

try {
  if (!saysUsage(USAGE)) {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { measure: { type: 'boolean', default: false }, language: { type: 'string' } },
    });
    await photograph(positionals, values.language);
    if (values.measure) sayMeasures();
  }
} catch (error) {
  console.error(isUsageError(error) ? error.message : error);
  process.exitCode = 1;
}
