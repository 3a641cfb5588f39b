/** The content script: finds the site that the page belongs to and starts on it. */
import type { Runtime } from 'webextension-polyfill';
import { orderIn } from '../protocol/orders.ts';
import { siteAt } from '../sites/sites.ts';
import { createAsk } from './ask.ts';
import { startGamePage } from './game-page.ts';

/** The few browser functions that are used here: the polyfill would be a quarter of this script. */
interface BrowserHere {
  readonly runtime: {
    /** Undefined once the extension is updated or removed under an open page. */
    readonly id?: string;
    sendMessage(message: unknown): Promise<unknown>;
    readonly onMessage: {
      addListener(
        listener: (
          message: unknown,
          sender: Runtime.MessageSender,
          reply: (value: unknown) => void,
        ) => boolean,
      ): void;
    };
  };
}
declare const browser: BrowserHere | undefined;
declare const chrome: BrowserHere;
// Firefox’s `chrome` gives no promises; in Chrome an element of the page with this id may stand for `browser`.
const isBrowser =
  typeof browser === 'object' && typeof (browser as Partial<BrowserHere>).runtime?.id === 'string';
const { runtime } = isBrowser ? browser : chrome;
const isAlive = () => Boolean(runtime.id);

function start(): void {
  const site = siteAt(new URL(location.href));
  if (!site) return;
  startGamePage({
    site,
    window,
    ask: createAsk((request) => runtime.sendMessage(request), isAlive),
    isAlive,
    onOrder(callback) {
      runtime.onMessage.addListener((message, _, reply) => {
        const order = orderIn(message);
        if (!order) return false;
        void callback(order).then(reply, () => reply(false));
        // The reply follows.
        return true;
      });
    },
  });
}

// A page that Chrome loads ahead of its visit represents the tab only once it is shown.
if ((document as { prerendering?: boolean }).prerendering) {
  document.addEventListener('prerenderingchange', start, { once: true });
} else {
  start();
}
