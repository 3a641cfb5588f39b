/** Pictures of the popup in every state, language and theme, to be looked at: out/screenshots. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { launchChromium } from '../e2e/browsers/chromium.ts';
import type { Browser, LaunchOptions } from '../e2e/browsers/browser.ts';
import { openPopup } from '../e2e/popup-page.ts';
import { wordleSite } from '../e2e/replicas/wordle/site.ts';
import { guess, startGame, WORDLE } from '../e2e/wordle-page.ts';
import { sideBySide } from './picture.ts';

const OUT = 'out/screenshots';
const LOOKS: readonly (Partial<LaunchOptions> & { name: string })[] = [
  { name: 'light' },
  { name: 'dark', dark: true },
  { name: 'contrast', forcedColors: true },
];
const WIDTHS = [320, 360, 800];
const words = readFileSync(new URL('../dicts/en/5.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.slice(0, 5));
const site = wordleSite({
  answers: { '/games/wordle': 'aroma', '/games/create/wordle/four': 'four' },
  words,
});

rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
for (const languages of ['en', 'de', 'pl']) {
  for (const { name, ...look } of LOOKS) {
    const browser = await launchChromium({ extension: 'dist/chrome', sites: [site], languages, ...look });
    await photograph(browser, `${languages}-${name}`);
    await browser.close();
    console.log(`${OUT}: ${languages}, ${name}`);
  }
}

/** One strip of pictures for each state, a picture for each width. */
async function photograph(browser: Browser, name: string): Promise<void> {
  const strip = async (state: string, game?: Parameters<typeof openPopup>[1], hints = '') => {
    const popup = await openPopup(browser, game);
    if (hints) await popup.fill('textarea', hints);
    const pictures: Uint8Array[] = [];
    await popup.waitFor(() => !document.querySelector('.words:empty'), null, 'the words');
    for (const width of WIDTHS) {
      await popup.resize(width, 600);
      const height = await popup.evaluate(() => document.documentElement.scrollHeight, null);
      await popup.resize(width, height);
      pictures.push(await popup.screenshot());
    }
    await popup.close();
    await sideBySide(browser, pictures, `${OUT}/${name}-${state}.png`);
  };
  const game = await browser.open(WORDLE);
  await strip('no-board', game);
  await game.bringToFront();
  await startGame(game);
  await strip('opener', game);
  await game.bringToFront();
  await guess(game, 'oater');
  await strip('mid-game', game);
  await game.bringToFront();
  await guess(game, 'abord');
  await strip('two-left', game);
  await game.bringToFront();
  await guess(game, 'aroma');
  await strip('solved', game);
  const four = await browser.open('https://www.nytimes.com/games/create/wordle/four');
  await startGame(four);
  await strip('no-dictionary', four);
  const sister = await browser.open('https://www.nytimes.com/games/connections');
  await strip('no-game', sister);
  await strip('contradiction', sister, 'crane 20000\nstomp 00000\nbrick 20000');
  await strip('no-known-word', sister, 'zzzzz 22000\ncrane 00100');
  await strip('not-hints', sister, 'oater 1100');
}
