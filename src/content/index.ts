/** The content script: finds the game that the page belongs to and starts on it. */
import browser from 'webextension-polyfill';
import { gameAt } from '../games/games.ts';
import type { Order } from '../messages.ts';
import { createSettings } from '../settings.ts';
import { createAsk } from './ask.ts';
import { startGamePage } from './game-page.ts';
import { createPanelStore } from './panel-store.ts';

// The browser takes `runtime.id` away when the extension is updated or removed under an open page.
const runtime = (): Partial<typeof browser.runtime> | undefined => browser.runtime;
const isAlive = () => Boolean(runtime()?.id);

const ask = createAsk((request) => browser.runtime.sendMessage(request), isAlive);

function start(): void {
  const game = gameAt(new URL(location.href));
  if (!game) return;
  const settings = createSettings(browser.storage.sync);
  const isPrivate = browser.extension.inIncognitoContext ?? false;
  startGamePage({
    game,
    window,
    ask,
    isAlive,
    followSettings: settings.follow,
    saveSettings: settings.set,
    panelStore: createPanelStore(browser.storage.local, game.id, isPrivate),
    isPrivate,
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
