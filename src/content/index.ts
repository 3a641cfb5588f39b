/** The content script: finds the site that the page belongs to and starts on it. */
import browser from 'webextension-polyfill';
import { orderIn } from '../protocol/orders.ts';
import { siteAt } from '../sites/sites.ts';
import { createAsk } from './ask.ts';
import { startGamePage } from './game-page.ts';

// The browser takes `runtime.id` away when the extension is updated or removed under an open page.
const runtime = (): Partial<typeof browser.runtime> | undefined => browser.runtime;
const isAlive = () => Boolean(runtime()?.id);

function start(): void {
  const site = siteAt(new URL(location.href));
  if (!site) return;
  startGamePage({
    site,
    window,
    ask: createAsk((request) => browser.runtime.sendMessage(request), isAlive),
    isAlive,
    onOrder(callback) {
      browser.runtime.onMessage.addListener((message: unknown) => {
        const order = orderIn(message);
        return order ? callback(order) : undefined;
      });
    },
  });
}

// A page that Chrome loads ahead of its visit speaks for the tab only once it is shown.
if ((document as { prerendering?: boolean }).prerendering) {
  document.addEventListener('prerenderingchange', start, { once: true });
} else {
  start();
}
