/** Pictures of the options page. */
import type extensionApi from 'webextension-polyfill';
import type { Browser } from '../../e2e/browsers/browser.ts';
import { chooseGame, importFile, openOptions, putWord } from '../../e2e/options-page.ts';
import { wordle } from '../../e2e/replicas/wordle/replica.ts';
import { english } from '../../src/test/english.ts';
import { photograph } from './camera.ts';

/** In the functions that run inside the extension. */
declare const chrome: typeof extensionApi;

/** What the options page shows when it is full. */
const WORDS = {
  format: 'knack',
  version: 1,
  settings: { vulgar: true, sites: { wordle: { help: 'nudge', fill: true, hard: 'on' } } },
  words: {
    en: { added: ['emoji', 'doomscrolls', 'selfie', 'vlogs'], forbidden: ['aargh', 'phpht'] },
    de: { added: ['emoji', 'straßenbahn', 'selfie', 'übern'], forbidden: ['aalen', 'zehnt'] },
    pl: { added: ['emoji', 'żółciutkich', 'fotka', 'łącza'], forbidden: ['abace', 'żżęła'] },
  },
  refused: { wordle: english.words.filter((_, n) => n % 600 === 0) },
};

export async function photographOptions(browser: Browser, language: string): Promise<void> {
  const options = await openOptions(browser);
  const shoot = (state: string) => photograph(browser, options, `${language}-options-${state}`);
  await shoot('empty');
  await putWord(options, 'abc', 'add');
  await importFile(options, '{}');
  await options.waitFor(() => document.querySelectorAll('.failed').length === 2, null, 'both sentences');
  await shoot('error');
  const game = await browser.open(wordle.address);
  await wordle.start(game);
  await options.bringToFront();
  await options.waitFor(() => document.querySelector('.reading'), null, 'the game');
  await options.click('.reading summary');
  await options.waitFor(() => document.querySelector('.reading details[open] pre'), null, 'the report');
  await importFile(options, JSON.stringify(WORDS));
  await options.waitFor(() => document.querySelectorAll('.removable li').length > 20, null, 'the words');
  await options.click('#words .removable button');
  await options.waitFor(() => document.querySelector('.result button'), null, 'Undo');
  await shoot('words');
  await chooseGame(options, 'wordle');
  await shoot('one-game');
  await browser.inExtension(() => chrome.storage.local.set({ 'words:en': 'of a later version' }), null);
  await options.reload();
  await options.waitFor(
    () => document.querySelector('[role="alert"]:not(:empty)'),
    null,
    'what cannot be read',
  );
  await shoot('strange');
  await options.close();
  await game.close();
  await browser.inExtension(async () => {
    await chrome.storage.sync.clear();
    await chrome.storage.local.clear();
  }, null);
}
