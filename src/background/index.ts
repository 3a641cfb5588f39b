/** The background worker: builds the parts and hands them to the handlers. */
import * as v from 'valibot';
import browser, { type Runtime } from 'webextension-polyfill';
import { gameAt } from '../games/games.ts';
import { LEXICONS } from '../lexicons.ts';
import { requestSchema } from '../messages.ts';
import { createSettings, type Settings } from '../settings.ts';
import { createTranslate } from '../ui/i18n.ts';
import { createAdvisor } from './advisor.ts';
import { createBadge } from './badge.ts';
import { createDictionaries } from './dictionaries.ts';
import { createExportFile } from './export-file.ts';
import { createHandlers } from './handlers.ts';
import { createSessionStore } from './session-store.ts';
import { createWordStore } from './words.ts';

const words = createWordStore(browser.storage.local);
const settings = createSettings(browser.storage.sync);

const handlers = createHandlers({
  session: createSessionStore(browser.storage.session),
  words,
  settings,
  exportFile: createExportFile(words, settings),
  advisor: createAdvisor(
    LEXICONS,
    createDictionaries(async (path) => (await fetch(browser.runtime.getURL(path))).text(), LEXICONS),
  ),
  tell: (tab, order) => browser.tabs.sendMessage(tab, order).then(Boolean, () => false),
  async reloadGame(id) {
    const { url } = await browser.tabs.get(id);
    if (url && gameAt(new URL(url))) await browser.tabs.reload(id);
  },
  showBadge: createBadge(browser.action, createTranslate(navigator.languages)),
});

browser.runtime.onMessage.addListener((message: unknown, sender: Runtime.MessageSender) => {
  const request = v.safeParse(requestSchema, message);
  if (!request.success)
    return Promise.reject(new Error(`Knack does not know this message: ${v.summarize(request.issues)}`));
  const { tab } = sender;
  return handlers.handle(request.output, { tab: tab?.id ?? -1, isPrivate: tab?.incognito ?? false });
});

/** The settings that suggestions rest on. */
const BEARING: readonly (keyof Settings)[] = ['vulgar', 'strategy', 'hard', 'openers', 'games'];
browser.storage.sync.onChanged.addListener(
  (changes) => void (BEARING.some((key) => key in changes) && handlers.refresh()),
);
browser.runtime.onInstalled.addListener(
  ({ reason }) =>
    void (
      reason === 'install' && browser.tabs.create({ url: browser.runtime.getURL('practice.html#welcome') })
    ),
);
browser.permissions.onAdded.addListener(() => void handlers.accessGiven());
browser.tabs.onRemoved.addListener((tab) => void handlers.forget(tab));
