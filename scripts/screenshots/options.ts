/** Pictures of the options page. */
import type extensionApi from 'webextension-polyfill';
import type { Browser } from '../../e2e/browsers/browser.ts';
import { chooseGame, importFile, openOptions, openParts, putWord } from '../../e2e/options-page.ts';
import { wordle } from '../../e2e/replicas/wordle/replica.ts';
import { type HeldWord, tabKey } from '../../src/protocol/records.ts';
import { MAX_REFUSED } from '../../src/protocol/words.ts';
import { english } from '../../src/test/english.ts';
import { PAGE_WIDTHS, photograph } from './camera.ts';

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
  past: { wordle: ['aargh 2024-03-03', 'zonal 2025-12-31', 'crane by 2026-11-24'] },
};

/** Past answers among other things. */
const LIST = `Wordle answers, newest first
Wednesday, 4 March 2026: STALE
Tuesday, 3 March 2026: CLEAT, or was it PLANT?
Monday, 2 March 2026: GRANT
#1717 MARCH`;

/** As many refused words as are kept, and some that are held for the open game. */
async function hold(browser: Browser, key: string): Promise<void> {
  const refused = english.words.slice(0, MAX_REFUSED);
  await browser.inExtension((words) => chrome.storage.local.set({ 'refused:wordle': words }), refused);
  const held: HeldWord[] = [
    { word: 'xylol', why: 'often', puzzle: null },
    { word: 'zebra', why: 'often', puzzle: null },
    { word: 'oater', why: 'accepted', puzzle: null },
    { word: 'young', why: 'likely', puzzle: null },
    { word: 'woozy', why: 'notStored', puzzle: null },
  ];
  await browser.inExtension(
    async ([it, words]) => {
      const { [it]: record } = await chrome.storage.session.get(it);
      await chrome.storage.session.set({ [it]: { ...(record as object), held: words } });
    },
    [key, held] as const,
  );
}

export async function photographOptions(browser: Browser, language: string): Promise<void> {
  const options = await openOptions(browser);
  const shoot = (state: string) =>
    photograph(browser, options, `${language}-options-${state}`, { widths: PAGE_WIDTHS });
  await shoot('closed');
  await openParts(options);
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
  await options.fill('#past textarea', LIST);
  await options.click('#past [type="submit"]');
  await options.waitFor(() => document.querySelector('.past-reading li'), null, 'what was left out');
  await options.click('#past details summary');
  await shoot('past');
  await chooseGame(options, 'wordle');
  await shoot('one-game');
  await hold(browser, tabKey(await browser.tabId(game)));
  await options.waitFor(
    () => document.querySelectorAll('.held').length === 4,
    null,
    'the words that are held',
  );
  await shoot('held');
  await browser.inExtension(() => chrome.storage.local.set({ 'words:en': 'of a later version' }), null);
  await options.reload();
  await options.waitFor(() => document.querySelector('.damaged'), null, 'what cannot be read');
  await options.click('.ask-twice');
  await options.waitFor(() => document.querySelector('.asking'), null, 'the question');
  await shoot('strange');
  await options.close();
  await game.close();
  await browser.inExtension(async () => {
    await chrome.storage.sync.clear();
    await chrome.storage.local.clear();
    // The question of the first run has been answered.
    await chrome.storage.sync.set({ helpChosen: true });
  }, null);
}
