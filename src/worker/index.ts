/** The background worker: builds its parts with the browser's functions and passes events to them. */
import type { Browser } from 'webextension-polyfill';
import { createGameStore } from '../games/game-store.ts';
import { createDictionaries } from '../lexicons/dictionaries.ts';
import { LEXICONS } from '../lexicons/lexicons.ts';
import type { Order } from '../protocol/orders.ts';
import { PRIVATE_SETTINGS, tabKey } from '../protocol/records.ts';
import { reviewOfTab } from '../protocol/game-review.ts';
import { replyTo } from '../protocol/reply.ts';
import { grantedBy } from '../sites/granted.ts';
import { siteAt } from '../sites/sites.ts';
import { changesOf, overlaidStorage } from '../stores/private-settings.ts';
import { createSettings, exclusivelyHere, type SettingsFor } from '../stores/settings-store.ts';
import { localeFor } from '../ui/i18n.ts';
import { createSentenceLoader, loadTranslate } from '../ui/sentence-loader.ts';
import { Advisor } from './advisor.ts';
import { type ActionApi, createBadge } from './badge.ts';
import { createCommands } from './commands.ts';
import { createExportFile } from './export-file.ts';
import { ignoreFailure } from './ignore-failure.ts';
import { keepFromContentScripts } from './own-storage.ts';
import { createPanelStore } from './panel-store.ts';
import { createAlways } from './always.ts';
import { admit, type MessageSender } from './senders.ts';
import { createSeek } from './seek.ts';
import { createSiteStore } from './site-store.ts';
import { createSessionStore } from './session-store.ts';
import { bearsOnAdvice, type Changes } from './settings-changes.ts';
import { Timetable } from './timetable.ts';
import { createWordStore } from './word-store.ts';
import { createWorker } from './worker.ts';

/**
 * Both browsers have it (https://developer.chrome.com/docs/extensions/develop/concepts/browser-namespace), and all that
 * is used of it gives promises: the polyfill would be a sixteenth of this script.
 */
declare const browser: Browser;
/** The same with callbacks. */
declare const chrome: Browser;

const { local, session: inSession, sync } = browser.storage;
keepFromContentScripts([local, inSession, sync]);
const words = createWordStore(local);
const settings = createSettings(sync, exclusivelyHere);
const privateStorage = overlaidStorage(sync, inSession);
const privateSettings = createSettings(privateStorage, exclusivelyHere);
const settingsFor: SettingsFor = (isPrivate) => (isPrivate ? privateSettings : settings);

const readFile = (path: string) => fetch(browser.runtime.getURL(path));
const readText = async (path: string) => (await readFile(path)).text();
const loadSentences = createSentenceLoader(readFile);
const loadOverlaySentences = createSentenceLoader(readFile, 'overlay');

const session = createSessionStore(inSession);
/** To a frame, or else to that with the game. Without one that listens, the reply is empty or the call rejects. */
const sendOrder = async (tab: number, order: Order, to?: number): Promise<boolean> => {
  const frame = to ?? (await session.get(tabKey(tab))).frame;
  return browser.tabs.sendMessage(tab, order, { frameId: frame }).then(Boolean, () => false);
};

/** The tab in front of each window. */
const tabsInFront = async (): Promise<ReadonlySet<number>> =>
  new Set((await browser.tabs.query({ active: true })).flatMap(({ id }) => id ?? []));
const timetable = new Timetable(tabsInFront);

const { action } = browser;
const withCallback = chrome.action as unknown as { setIcon(details: object, callback: () => void): void };
const actionApi: ActionApi = {
  setBadgeText: (details) => action.setBadgeText(details),
  setBadgeBackgroundColor: (details) => action.setBadgeBackgroundColor(details),
  setTitle: (details) => action.setTitle(details),
  // For a tab that is gone, Chrome's promise fulfils but an error is logged; only a callback avoids that
  // (https://github.com/WordPress/browser-extension/pull/39).
  setIcon: (details) =>
    new Promise((resolve) => withCallback.setIcon(details, () => resolve(chrome.runtime.lastError))),
};
const badge = createBadge(actionApi, async (isPrivate) =>
  loadTranslate(loadSentences, (await settingsFor(isPrivate).get()).locale, navigator.languages),
);

const sites = createSiteStore(local);
const games = createGameStore();
const hasAccess = (pattern: string) => browser.permissions.contains({ origins: [pattern] });
const granted = () => grantedBy(browser.permissions);
const runThere = createAlways({ scripting: browser.scripting, granted });

const worker = createWorker({
  session,
  words,
  local,
  panels: createPanelStore(local),
  sites,
  games,
  granted,
  giveBack: (pattern) => browser.permissions.remove({ origins: [pattern] }),
  seek: createSeek({
    async inject(tab, where) {
      const target = { tabId: tab, ...(where === 'page' ? { frameIds: [0] } : { allFrames: true }) };
      await browser.scripting.insertCSS({ target, files: ['host.css'] });
      const results = await browser.scripting.executeScript({ target, files: ['content.js'] });
      return results.map(({ frameId }) => frameId);
    },
    sendMessage: (tab, message, options) => browser.tabs.sendMessage(tab, message, options),
    hasAccess,
  }),
  settingsFor,
  privateStorage,
  now: () => new Date(),
  exclusively: exclusivelyHere,
  readFile: readText,
  exportFile: createExportFile(words, settings, games),
  advisor: new Advisor(LEXICONS, createDictionaries(readText, LEXICONS), timetable),
  timetable,
  sendOrder,
  async openReview(tab) {
    const { index, incognito } = await browser.tabs.get(tab);
    const url = browser.runtime.getURL(reviewOfTab(tab));
    // Chrome has pages of extensions in no private window:
    // https://developer.chrome.com/docs/extensions/reference/manifest/incognito
    const beside = incognito ? {} : { index: index + 1, openerTabId: tab };
    await browser.tabs.create({ url, ...beside });
  },
  async reloadGame(id) {
    const { url } = await browser.tabs.get(id);
    if (url && siteAt(new URL(url))) await browser.tabs.reload(id);
  },
  async hasPrivateTab(except) {
    const tabs = await browser.tabs.query({});
    return tabs.some(({ id, incognito }) => incognito && id !== except);
  },
  showBadge: badge.show,
  bring: (scripts, tabId, frame) =>
    browser.scripting.executeScript({ target: { tabId, frameIds: [frame] }, files: [...scripts] }),
  async isOverlayThere(tabId, frame) {
    const [found] = await browser.scripting.executeScript({
      target: { tabId, frameIds: [frame] },
      func: () => 'knackOverlay' in globalThis,
    });
    return found?.result === true;
  },
  async loadOverlay(locale, languages) {
    const css = readText('overlay.css');
    return { ...(await loadOverlaySentences(localeFor(locale, languages))), css: await css };
  },
});
const runCommand = createCommands({ session, settingsFor, sendOrder, help: worker.help });

const extension = { id: browser.runtime.id, root: browser.runtime.getURL('') };
browser.runtime.onMessage.addListener((message: unknown, sender: MessageSender) =>
  replyTo(() => worker.handle(admit(message, sender, extension))),
);

const follow = (changes: Changes): void => {
  ignoreFailure(worker.sendSettings());
  if (bearsOnAdvice(changes)) ignoreFailure(worker.refresh());
  if ('locale' in changes) ignoreFailure(Promise.all([badge.showDefault(), worker.showBadges()]));
};
sync.onChanged.addListener((changes: Changes) => {
  ignoreFailure(exclusivelyHere(() => privateStorage.yieldTo(changes)));
  follow(changes);
});
inSession.onChanged.addListener((changes: Changes) => {
  const change = changes[PRIVATE_SETTINGS];
  // When they are removed, the windows are closed.
  if (change?.newValue) follow(changesOf(change));
});
/**
 * Browsers on Android have none, although the types say so:
 * https://developer.mozilla.org/en-US/docs/Mozilla/Add-ons/WebExtensions/API/commands
 */
const commands = browser.commands as typeof browser.commands | undefined;
commands?.onCommand.addListener((command, tab) => {
  if (tab?.id !== undefined) ignoreFailure(runCommand(command, tab.id));
});
browser.runtime.onInstalled.addListener(({ reason }) => {
  if (reason === 'install')
    ignoreFailure(browser.tabs.create({ url: browser.runtime.getURL('practice.html#welcome') }));
});
browser.permissions.onAdded.addListener(() => ignoreFailure(Promise.all([worker.accessGiven(), runThere()])));
browser.permissions.onRemoved.addListener(() => ignoreFailure(runThere()));
browser.tabs.onRemoved.addListener((tab) => ignoreFailure(worker.forget(tab)));
ignoreFailure(badge.showDefault());
// Browsers forget at an update where they were to run it:
// https://developer.mozilla.org/en-US/docs/Mozilla/Add-ons/WebExtensions/API/scripting/registerContentScripts
ignoreFailure(runThere());
