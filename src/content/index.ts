/** The content script: finds the game that the page belongs to and starts on it. */
import browser from 'webextension-polyfill';
import { siteAt } from '../sites/sites.ts';
import { isOrder, PRIVATELY_SET } from '../protocol/orders.ts';
import { askedStorage } from '../stores/private-settings.ts';
import { createSettings } from '../protocol/settings.ts';
import { createAsk } from './ask.ts';
import { startGamePage } from './game-page.ts';
import { createPanelStore } from './panel-store.ts';

// The browser takes `runtime.id` away when the extension is updated or removed under an open page.
const runtime = (): Partial<typeof browser.runtime> | undefined => browser.runtime;
const isAlive = () => Boolean(runtime()?.id);

const ask = createAsk((request) => browser.runtime.sendMessage(request), isAlive);

/** Calls back when what is set may be other than before, for private windows alone or for all. */
const onSet = (listener: () => void): void => {
  browser.storage.sync.onChanged.addListener(listener);
  browser.runtime.onMessage.addListener((message: unknown) => {
    if ((message as typeof PRIVATELY_SET).type === PRIVATELY_SET.type) listener();
    return undefined;
  });
};

function start(): void {
  const game = siteAt(new URL(location.href));
  if (!game) return;
  const isPrivate = browser.extension.inIncognitoContext ?? false;
  const { sync } = browser.storage;
  const settings = createSettings(isPrivate ? askedStorage(ask, onSet) : sync);
  startGamePage({
    game,
    window,
    ask,
    isAlive,
    followSettings: settings.follow,
    saveSettings: settings.set,
    panelStore: createPanelStore(browser.storage.local, game.id, isPrivate),
    loadSentences: (locale) => ask({ type: 'sentences', locale, languages: [...navigator.languages] }),
    isPrivate,
    onOrder(callback) {
      browser.runtime.onMessage.addListener((message: unknown) =>
        isOrder(message) ? callback(message) : undefined,
      );
    },
  });
}

// A page that Chrome loads ahead of its visit speaks for the tab only once it is shown.
if ((document as { prerendering?: boolean }).prerendering) {
  document.addEventListener('prerenderingchange', start, { once: true });
} else {
  start();
}
