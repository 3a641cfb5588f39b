/**
 * Pictures of every page and state, in each language, look and width, to be looked at: out/screenshots.
 * Arguments name some of the pages, --language one of the languages; with --measure it says how high each is, at
 * the width of a popup and of a screen.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { launchChromium } from '../../e2e/browsers/chromium.ts';
import { measures, OUT } from './camera.ts';
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

const { positionals: named, values } = parseArgs({
  allowPositionals: true,
  options: { measure: { type: 'boolean', default: false }, language: { type: 'string' } },
});
const unknown = named.filter((name) => !(name in PARTS));
if (unknown.length > 0)
  throw new Error(`There is no ${unknown.join(', ')}: only ${Object.keys(PARTS).join(', ')}.`);
const parts = Object.entries(PARTS).filter(([name]) => named.length === 0 || named.includes(name));

const languages = Object.entries(LANGUAGES).filter(
  ([language]) => language === (values.language ?? language),
);
if (languages.length === 0)
  throw new Error(`There is no ${values.language}: only ${Object.keys(LANGUAGES).join(', ')}.`);

rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
for (const [language, its] of languages) {
  const browser = await launchChromium({
    extension: 'dist/chrome',
    sites: [...sites, ...strangeSites],
    languages: language,
  });
  for (const [, photograph] of parts) await photograph(browser, language, its);
  await browser.close();
  console.log(`${OUT}: ${language}`);
}

if (values.measure) {
  const pixels = (height: number) => `${String(height).padStart(5)} px`;
  for (const [name, { height, matters, words }] of measures) {
    const game = matters > 0 ? `, what matters${pixels(matters)}` : '';
    console.log(`${pixels(height)} ${String(words).padStart(4)} words  ${name}${game}`);
  }
}
