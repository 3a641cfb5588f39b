/** The content script: finds the site that the page belongs to and starts on it. */
import type { Runtime } from 'webextension-polyfill';
import { createAsk } from '../protocol/ask.ts';
import type { OverlayWorld } from '../overlay/script.ts';
import type { Order } from '../protocol/orders.ts';
import { UNREAD } from '../page/reader.ts';
import type { Sought } from '../protocol/seek.ts';
import { isSeek, orderIn } from '../protocol/to-page.ts';
import { addedSite } from '../sites/added.ts';
import type { Site } from '../sites/site.ts';
import { siteAt } from '../sites/sites.ts';
import { createEar, whenReady } from './ear.ts';
import { countLetters } from './entered-word.ts';
import type { PlayWorld } from '../play/script.ts';
import type { DetectLanguage } from '../play/page-language.ts';
import { watchForBoard } from './board-watch.ts';
import { seek } from './seek.ts';
import { tools } from './tools.ts';

/** The few browser functions that are used here: the polyfill would be a quarter of this script. */
interface BrowserHere {
  readonly i18n: { readonly detectLanguage: DetectLanguage };
  readonly runtime: {
    /**
     * Undefined once the extension is updated or removed under an open page:
     * https://github.com/w3c/webextensions/issues/138
     */
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
declare const chrome: BrowserHere;
const { runtime } = chrome;
const isAlive = () => Boolean(runtime.id);

// The browser runs this before any script of the page, but in pages that were open when Knack was installed
// (https://github.com/w3c/webextensions/issues/617).
const ear = createEar(window);
const entered = countLetters(ear);
const ask = createAsk((request) => runtime.sendMessage(request), isAlive);

type Answer = (value: unknown) => void;
/** Calls back with each message to this page; the callback says whether it answers. */
const onMessage = (callback: (message: unknown, answer: Answer) => boolean) =>
  runtime.onMessage.addListener((message, _, reply) => callback(message, reply));

type CarryOut = (order: Order) => Promise<boolean>;
let decide: (carryOut: CarryOut | null) => void;
/** What carries out orders; null where Knack does not follow the page. The popup may ask before that is known. */
let followed = new Promise<CarryOut | null>((resolve) => (decide = resolve));

function listen(): void {
  onMessage((message, answer) => {
    const order = orderIn(message);
    if (!order) return false;
    void followed.then((carryOut) => carryOut?.(order) ?? false).then(answer, () => answer(false));
    // The reply follows.
    return true;
  });
}

function follow(site: Site, reading = UNREAD): void {
  watchForBoard({
    reading,
    site,
    window,
    ear,
    entered,
    ask,
    detectLanguage: (text) => chrome.i18n.detectLanguage(text),
    isAlive,
    playScript: () => here.knackPlay,
    overlayScript: () => here.knackOverlay,
    onOrder(carryOut) {
      decide(carryOut);
      // A page that was not followed at first may be once the player asks for it.
      followed = Promise.resolve(carryOut);
    },
  });
}

function start(): void {
  const url = new URL(location.href);
  const known = siteAt(url);
  const added = known ? null : addedSite(url);
  if (known) follow(known);
  else if (added) waitFor(added);
  else {
    decide(null);
    ear.end();
  }
}

/** On a site of which nothing is known, Knack does nothing until the player has asked for it. */
function waitFor(site: Site): void {
  const sought: Site = { ...site, isSought: true };
  let isFollowed = false;
  let reading = UNREAD;
  const begin = (its: Site) => {
    if (!isFollowed) follow(its, reading);
    isFollowed = true;
  };
  const look = (): Sought => {
    if (isFollowed) return { found: true, frames: [] };
    const [seen, read] = seek(sought, window, reading);
    reading = read;
    if (seen.found) begin(sought);
    return seen;
  };
  onMessage((message, answer) => {
    if (!isSeek(message)) return false;
    answer(look());
    return false;
  });
  void ask({ type: 'begin', site: site.id }).then(
    ({ always }) => (always ? begin(site) : decide(null)),
    () => decide(null),
  );
}

/** Where the script has been put into a page twice, the first that still belongs to the extension goes on. */
const here = globalThis as OverlayWorld & PlayWorld & { knackIsAlive?: () => boolean };
if (here.knackIsAlive?.()) ear.end();
else {
  here.knackIsAlive = isAlive;
  // Another version may have left its own.
  delete here.knackPlay;
  delete here.knackOverlay;
  here.knackTools = tools;
  listen();
  whenReady(document, ear, start);
}
