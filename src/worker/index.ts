/** The background worker: builds the parts and hands them to the handlers. */
import * as v from 'valibot';
import browser, { type Runtime, type Storage } from 'webextension-polyfill';
import { siteAt } from '../sites/sites.ts';
import { LEXICONS } from '../lexicons/lexicons.ts';
import { requestSchema } from '../protocol/messages.ts';
import { type Order, PRIVATELY_SET } from '../protocol/orders.ts';
import { changesOf, overlaidStorage, PRIVATE_SETTINGS } from '../stores/private-settings.ts';
import { createSettings, exclusivelyHere, type Settings } from '../protocol/settings.ts';
import { localeFor } from '../ui/i18n.ts';
import { createSentenceLoader, loadTranslate } from '../ui/sentence-loader.ts';
import { createAdvisor } from './advisor.ts';
import { type ActionApi, createBadge } from './badge.ts';
import { createCommands } from './commands.ts';
import { createDictionaries } from '../lexicons/dictionaries.ts';
import { createExportFile } from './export-file.ts';
import { createHandlers } from './handlers.ts';
import { createSessionStore } from './session-store.ts';
import { ignoreFailure } from './ignore-failure.ts';
import { createWordStore } from './word-store.ts';

const words = createWordStore(browser.storage.local);
const { sync } = browser.storage;
const settings = createSettings(sync, exclusivelyHere);
const privateStorage = overlaidStorage(sync, browser.storage.session);
const privateSettings = createSettings(privateStorage, exclusivelyHere);
const settingsFor = (isPrivate: boolean) => (isPrivate ? privateSettings : settings);

const readFile = (path: string) => fetch(browser.runtime.getURL(path));
const loadSentences = createSentenceLoader(readFile);
const loadOverlaySentences = createSentenceLoader(readFile, 'overlay');

const session = createSessionStore(browser.storage.session);
const tell = (tab: number, order: Order): Promise<boolean> =>
  browser.tabs.sendMessage(tab, order).then(Boolean, () => false);

/** The browsers' own form of it. */
declare const chrome: {
  readonly action: { setIcon?(details: object, callback: () => void): void };
  readonly runtime: { readonly lastError?: object };
};
const { action } = browser;
const actionApi: ActionApi = {
  setBadgeText: (details) => action.setBadgeText(details),
  setBadgeBackgroundColor: (details) => action.setBadgeBackgroundColor(details),
  setTitle: (details) => action.setTitle(details),
  // Where the tab is gone, Chrome's promise fulfils, and an error is logged that a callback alone can take.
  // On Android there is none.
  setIcon: (details) =>
    new Promise((resolve) => {
      if (chrome.action.setIcon) chrome.action.setIcon(details, () => resolve(chrome.runtime.lastError));
      else resolve(undefined);
    }),
};
const badge = createBadge(actionApi, async (isPrivate) =>
  loadTranslate(loadSentences, (await settingsFor(isPrivate).get()).locale, navigator.languages),
);

const handlers = createHandlers({
  session,
  words,
  settingsFor,
  privateStorage,
  exclusively: exclusivelyHere,
  exportFile: createExportFile(words, settings),
  advisor: createAdvisor(
    LEXICONS,
    createDictionaries(async (path) => (await readFile(path)).text(), LEXICONS),
  ),
  tell,
  async reloadGame(id) {
    const { url } = await browser.tabs.get(id);
    if (url && siteAt(new URL(url))) await browser.tabs.reload(id);
  },
  async hasPrivateTab(except) {
    const tabs = await browser.tabs.query({});
    return tabs.some(({ id, incognito }) => incognito && id !== except);
  },
  showBadge: badge.show,
  loadSentences: (locale, languages) => loadOverlaySentences(localeFor(locale, languages)),
});

const runCommand = createCommands({
  session,
  settingsFor,
  tell,
  help: (tab, level) => handlers.handle({ type: 'help', of: tab, level }, { tab: -1, isPrivate: false }),
});

browser.runtime.onMessage.addListener((message: unknown, sender: Runtime.MessageSender) => {
  const request = v.safeParse(requestSchema, message);
  if (!request.success)
    return Promise.reject(new Error(`Knack does not know this message: ${v.summarize(request.issues)}`));
  const { tab } = sender;
  return handlers.handle(request.output, { tab: tab?.id ?? -1, isPrivate: tab?.incognito ?? false });
});

/** The settings that suggestions rest on; of those for single games not all do. */
const BEARING: readonly (keyof Settings)[] = ['vulgar', 'strategy', 'hard', 'openers'];
const bearingIn = (games: unknown): string =>
  JSON.stringify(
    Object.entries((games ?? {}) as Settings['games'])
      .flatMap(([game, { strategy, hard }]) => ((strategy ?? hard) ? [[game, strategy, hard]] : []))
      .sort(),
  );
type Changes = Readonly<Record<string, Storage.StorageChange>>;
const follow = (changes: Changes): void => {
  const { games } = changes;
  const isOther = games && bearingIn(games.oldValue) !== bearingIn(games.newValue);
  if (isOther || BEARING.some((key) => key in changes)) ignoreFailure(handlers.refresh());
  if ('locale' in changes) ignoreFailure(Promise.all([badge.showDefault(), handlers.showBadges()]));
};
sync.onChanged.addListener((changes: Changes) => {
  ignoreFailure(exclusivelyHere(() => privateStorage.yieldTo(changes)));
  follow(changes);
});
const tellPrivateTabs = async (): Promise<void> => {
  for (const { id, incognito } of await browser.tabs.query({}))
    if (incognito && id !== undefined) ignoreFailure(browser.tabs.sendMessage(id, PRIVATELY_SET));
};
browser.storage.session.onChanged.addListener((changes: Changes) => {
  const change = changes[PRIVATE_SETTINGS];
  // Once they are gone, so are the windows.
  if (!change?.newValue) return;
  ignoreFailure(tellPrivateTabs());
  follow(changesOf(change));
});
/** There are none on Android, whatever the types say. */
const commands = browser.commands as typeof browser.commands | undefined;
commands?.onCommand.addListener((command, tab) => {
  if (tab?.id !== undefined) ignoreFailure(runCommand(command, tab.id));
});
browser.runtime.onInstalled.addListener(({ reason }) => {
  if (reason === 'install')
    ignoreFailure(browser.tabs.create({ url: browser.runtime.getURL('practice.html#welcome') }));
});
browser.permissions.onAdded.addListener(() => ignoreFailure(handlers.accessGiven()));
browser.tabs.onRemoved.addListener((tab) => ignoreFailure(handlers.forget(tab)));
ignoreFailure(badge.showDefault());
