import { launchChromium } from '../e2e/browsers/chromium.ts';
import { launchFirefox } from '../e2e/browsers/firefox.ts';
import type { Page } from '../e2e/browsers/browser.ts';
import { WORDLE, WORTEL, LITERALNIE, FIRST_WORDLE, WORTEL_OF_2022, LITERALNIE_RENAMED } from '../e2e/scenarios/courses.ts';
import { guess as guessAt } from '../e2e/play.ts';
import { wordsOf } from '../e2e/words.ts';
const ALL = { WORDLE, WORTEL, LITERALNIE, FIRST_WORDLE, WORTEL_OF_2022, LITERALNIE_RENAMED };
const [which = 'WORDLE', size = '1100x760', level = 'word', themes = 'all', browserName = 'chromium', rows = '1', languages = 'en', forced=''] = process.argv.slice(2);
const launch = browserName === 'firefox' ? launchFirefox : launchChromium;
for (const name of which.split(',')) {
  const course = ALL[name as keyof typeof ALL];
  const { replica, lexicon, guesses } = course;
  const site = replica.site({ answer: guesses[2], words: wordsOf(lexicon).words });
  const browser = await launch({ extension: `dist/${browserName === 'firefox' ? 'firefox' : 'chrome'}`, sites: [site], languages, forcedColors: forced === 'forced' });
  await browser.inExtension(async (l) => { await (globalThis as any).chrome.storage.sync.set({ level: l }); }, level);
  const page: Page = await browser.open(replica.address);
  const [w, h] = size.split('x').map(Number);
  await page.resize(1100, 760);
  await replica.start(page);
  for (const [n, theme] of replica.themes.entries()) {
    if (themes !== 'all' && !themes.split(',').includes(theme)) continue;
    await page.resize(1100, 760);
    await replica.setTheme(page, theme);
    await page.resize(w!, h!);
    if (n===0 || themes !== 'all') { for (let i=0;i<Number(rows);i++) await guessAt(page, replica, guesses[i]!); }
    await new Promise((r) => setTimeout(r, 2500));
    await page.screenshot(`/tmp/ov/${name}-${theme}-${size}-${level}-${browserName}${languages}${forced}.png`);
    console.log(`/tmp/ov/${name}-${theme}-${size}-${level}-${browserName}${languages}${forced}.png`);
  }
  console.log(page.errors(), await browser.extensionErrors());
  await browser.close();
}
