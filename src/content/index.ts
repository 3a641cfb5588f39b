/** The content script: finds the game that the page belongs to and starts on it. */
import browser from 'webextension-polyfill';
import { gameAt } from '../games/games.ts';
import type { Ask, Order } from '../messages.ts';
import { createSettings } from '../settings.ts';
import { startGamePage } from './game-page.ts';

/** A Chrome worker may be stopped in the middle of an answer; asking again wakes it. */
const TRIES = 3;

// The browser takes `runtime.id` away when the extension is updated or removed under an open page.
const runtime = (): Partial<typeof browser.runtime> | undefined => browser.runtime;
const isAlive = () => Boolean(runtime()?.id);

const ask: Ask = async (request) => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await browser.runtime.sendMessage(request);
    } catch (error) {
      if (attempt === TRIES || !isAlive()) throw error;
    }
  }
};

function start(): void {
  const game = gameAt(new URL(location.href));
  if (!game) return;
  const settings = createSettings(browser.storage.sync);
  startGamePage({
    game,
    window,
    ask,
    isAlive,
    followSettings: settings.follow,
    saveSettings: settings.set,
    isPrivate: browser.extension.inIncognitoContext ?? false,
    onOrder(callback) {
      // Only the extension itself can send a message here.
      browser.runtime.onMessage.addListener((order: unknown) => callback(order as Order));
    },
  });
}

// A page that Chrome loads ahead of its visit speaks for the tab only once it is shown.
if ((document as { prerendering?: boolean }).prerendering) {
  document.addEventListener('prerenderingchange', start, { once: true });
} else {
  start();
}
