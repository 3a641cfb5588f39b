/** Pictures of the popup. */
import type extensionApi from 'webextension-polyfill';
import type { Browser, Page } from '../../e2e/browsers/browser.ts';
import { guess, waitForLetters } from '../../e2e/play.ts';
import { choose, openPopup, typeHints } from '../../e2e/popup-page.ts';
import { literalnie } from '../../e2e/replicas/literalnie/replica.ts';
import type { Replica } from '../../e2e/replicas/replica.ts';
import { wordle } from '../../e2e/replicas/wordle/replica.ts';
import { wortel } from '../../e2e/replicas/wortel/replica.ts';
import { type TabRecord, tabKey } from '../../src/protocol/records.ts';
import { HELP_OPTIONS } from '../../src/protocol/help.ts';
import { openAnew, photograph, set } from './camera.ts';

/** In the functions that run inside the extension. */
declare const chrome: typeof extensionApi;

/** What the popup shows of a game. */
export async function photographPopup(browser: Browser, language: string): Promise<void> {
  const shoot = (popup: Page, state: string) => photograph(browser, popup, `${language}-popup-${state}`);
  const over = async (game: Page, state: string, shown: string) => {
    const popup = await openPopup(browser, game);
    await popup.waitFor((selector) => document.querySelector(selector), shown, state);
    await shoot(popup, state);
    return popup;
  };
  const play = async (game: Page, replica: Replica, guesses: readonly string[]) => {
    await game.bringToFront();
    for (const word of guesses) await guess(game, replica, word);
  };

  const game = await openAnew(browser, wordle);
  await (await over(game, 'not-started', '.summary')).close();
  await game.bringToFront();
  await wordle.start(game);
  await (await over(game, 'opener', '.best')).close();
  await play(game, wordle, ['oater']);
  const popup = await openPopup(browser, game);
  for (const help of HELP_OPTIONS) {
    await set(browser, { help });
    const seen = { count: '.review', nudge: '.letters', word: '.best', all: '.words li' }[help];
    const tooMuch = { count: '.letters', nudge: '.best', word: '.words', all: 'none' }[help];
    await popup.waitFor(
      ([some, none]) => document.querySelector(some) && !document.querySelector(none),
      [seen, tooMuch] as const,
      `the level "${help}"`,
    );
    await shoot(popup, `level-${help}`);
  }
  await set(browser, { help: 'word', fill: true });
  await popup.click('.own-word summary');
  await popup.fill('.own-word input', 'crane');
  await popup.waitFor(() => document.querySelector('.own-word .weighed'), null, 'the word weighed');
  await shoot(popup, 'own-word');
  await popup.click('.own-word summary');
  const PASSING: Readonly<Record<string, readonly [change: Partial<TabRecord>, shown: string]>> = {
    notice: [{ notice: { kind: 'notInListPrivate', word: 'aroma' } }, '.notice'],
    playing: [{ playing: true }, '.play-on .primary'],
    working: [{ advice: null }, '.why.awaited'],
    unknown: [{ advice: { status: 'solved', answers: ['zzyzx'], unknown: ['zzyzx'] } }, '.unknown button'],
    failed: [
      { advice: { status: 'failed', message: 'TypeError: x is undefined' } },
      '.advice:not(:has(.best))',
    ],
  };
  const { advice } = await tabState(browser, game);
  for (const [state, [change, shown]] of Object.entries(PASSING)) {
    await photograph(browser, popup, `${language}-popup-${state}`, {
      async hold() {
        await changeTab(browser, game, change);
        await popup.waitFor((selector) => document.querySelector(selector), shown, state);
      },
    });
    await changeTab(browser, game, { notice: null, playing: false, advice });
  }
  await popup.close();
  await set(browser, { fill: false });
  await game.bringToFront();
  // What was filled in meanwhile.
  for (let n = 0; n < 5; n++) await game.press('Backspace');
  await waitForLetters(game, wordle, '');
  await play(game, wordle, ['aroma']);
  await (await over(game, 'solved', '.report .sum')).close();
  await game.close();

  const german = await openAnew(browser, wortel);
  await wortel.start(german);
  await play(german, wortel, ['masse']);
  await (await over(german, 'hard-mode', '.best')).close();
  await german.close();

  const polish = await openAnew(browser, literalnie);
  await literalnie.start(polish);
  await play(polish, literalnie, ['rybka', 'kajak', 'tatar', 'kakao', 'danie', 'panie']);
  await set(browser, { help: 'all' });
  await (await over(polish, 'lost', '.report .sum')).close();
  await set(browser, { help: 'word' });
  await polish.evaluate(() => document.querySelector('.planszawrap')!.replaceWith('?'), null);
  await (await over(polish, 'unreadable', '.manual[open]')).close();
  await polish.close();

  const sister = await browser.open('https://www.nytimes.com/games/connections');
  const manual = await over(sister, 'no-game', '.offer');
  await manual.click('.manual summary');
  await choose(manual, '.lexicon select', 'en');
  const HINTS = {
    manual: ['oater 11001\nabord 20210', '.best'],
    probe: ['might 02222', '.badge.probe'],
    contradiction: ['crane 20000\nstomp 00000\nbrick 20000', '.at-fault'],
    'no-known-word': ['zzzzz 22000\ncrane 00100', '.words li'],
    'not-hints': ['oater 1100', '.puzzle:not(:has(.hints)) .summary'],
    'no-dictionary': ['knowledge 000000000', '.puzzle:not(:has(.best, .words)) .summary'],
  } as const;
  for (const [state, [hints, shown]] of Object.entries(HINTS)) {
    await typeHints(manual, hints);
    await manual.waitFor((selector) => document.querySelector(selector), shown, state);
    if (state === 'manual' || state === 'contradiction') await manual.click('.manual .buttons button');
    await shoot(manual, state);
  }
  await typeHints(manual, '');
  await manual.close();
  await sister.close();

  await browser.withholdAccess();
  const withheld = await browser.open(wordle.address);
  await (await over(withheld, 'withheld', 'button.primary')).close();
  await withheld.close();
  await browser.grantAccess();

  const open = await browser.open(wordle.address);
  await browser.reloadExtension();
  await (await over(open, 'unloaded', 'button.primary')).close();
  await open.close();
}

/** What is remembered of a tab. */
async function tabState(browser: Browser, game: Page): Promise<TabRecord> {
  const key = tabKey(await browser.tabId(game));
  return browser.inExtension(async (it) => (await chrome.storage.session.get(it))[it] as TabRecord, key);
}

/** Changes it to what comes and goes too fast for pictures. */
async function changeTab(browser: Browser, game: Page, change: Partial<TabRecord>): Promise<void> {
  const state = { ...(await tabState(browser, game)), ...change };
  const key = tabKey(await browser.tabId(game));
  await browser.inExtension((items) => chrome.storage.session.set(items), { [key]: state });
}
