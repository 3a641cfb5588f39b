/** The background worker: builds the parts and hands them to the handlers. */
import * as v from 'valibot';
import browser, { type Runtime } from 'webextension-polyfill';
import { gameAt } from '../games/games.ts';
import { LEXICONS } from '../lexicons.ts';
import { type Order, requestSchema } from '../messages.ts';
import { createSettings, type Settings } from '../settings.ts';
import { createTranslate } from '../ui/i18n.ts';
import { createAdvisor } from './advisor.ts';
import { createBadge, type IconDetails } from './badge.ts';
import { createCommands } from './commands.ts';
import { createDictionaries } from './dictionaries.ts';
import { createExportFile } from './export-file.ts';
import { createHandlers } from './handlers.ts';
import { createSessionStore } from './session-store.ts';
import { createWordStore } from './words.ts';

const words = createWordStore(browser.storage.local);
const settings = createSettings(browser.storage.sync);

const session = createSessionStore(browser.storage.session);
const tell = (tab: number, order: Order): Promise<boolean> =>
  browser.tabs.sendMessage(tab, order).then(Boolean, () => false);
/**
 * Chrome's promise for an icon says nothing of a tab that is gone, and the browser reports that as an error
 * of the extension; a callback hears of it. Firefox takes no callback.
 */
const quietly = (details: IconDetails) =>
  new Promise<void>((resolve, reject) => {
    const action = browser.action as unknown as { setIcon(details: IconDetails, done: () => void): void };
    action.setIcon(details, () => {
      const { lastError } = browser.runtime;
      if (lastError) reject(new Error(lastError.message));
      else resolve();
    });
  });
const button = 'getBrowserInfo' in browser.runtime ? browser.action : { ...browser.action, setIcon: quietly };
const badge = createBadge(button, async () => {
  const { locale } = await settings.get();
  return createTranslate(locale === 'auto' ? navigator.languages : [locale]);
});

const handlers = createHandlers({
  session,
  words,
  settings,
  exportFile: createExportFile(words, settings),
  advisor: createAdvisor(
    LEXICONS,
    createDictionaries(async (path) => (await fetch(browser.runtime.getURL(path))).text(), LEXICONS),
  ),
  tell,
  async reloadGame(id) {
    const { url } = await browser.tabs.get(id);
    if (url && gameAt(new URL(url))) await browser.tabs.reload(id);
  },
  async hasPrivateTab(except) {
    const tabs = await browser.tabs.query({});
    return tabs.some(({ id, incognito }) => incognito && id !== except);
  },
  showBadge: badge.show,
});

const runCommand = createCommands({
  session,
  settings,
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

/** The settings that suggestions rest on. */
const BEARING: readonly (keyof Settings)[] = ['vulgar', 'strategy', 'hard', 'openers', 'games'];
browser.storage.sync.onChanged.addListener(
  (changes) => void (BEARING.some((key) => key in changes) && handlers.refresh()),
);
const showLocale = () => Promise.all([badge.showDefault(), handlers.showBadges()]);
browser.storage.sync.onChanged.addListener((changes) => void ('locale' in changes && showLocale()));
/** There are none on Android, whatever the types say. */
const commands = browser.commands as typeof browser.commands | undefined;
commands?.onCommand.addListener(
  (command, tab) => void (tab?.id !== undefined && runCommand(command, tab.id)),
);
browser.permissions.onAdded.addListener(() => void handlers.accessGiven());
browser.tabs.onRemoved.addListener((tab) => void handlers.forget(tab));
void badge.showDefault();
