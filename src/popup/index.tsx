/** The popup's entry: connects the page to the browser. */
import { render } from 'preact';
import browser, { type Tabs } from 'webextension-polyfill';
import { lexiconOf } from '../lexicons.ts';
import type { Ask } from '../messages.ts';
import { EMPTY_HAND, EMPTY_TAB, type HandState, tabKey, type TabState } from '../session.ts';
import { createSettings, DEFAULTS } from '../settings.ts';
import { createTranslate } from '../ui/i18n.ts';
import { App } from './app.tsx';
import { type Contact, contactTab } from './contact.ts';

const t = createTranslate(navigator.languages);
const settingsStore = createSettings(browser.storage.sync);
const ask: Ask = (request) => browser.runtime.sendMessage(request);
document.documentElement.lang = t.locale;

/** The tab that this page is in; none for a real popup, whatever the types say. */
const own = (await browser.tabs.getCurrent()) as Tabs.Tab | undefined;
// A popup has to say how wide it is; in a tab it takes the room there is.
document.documentElement.classList.toggle('in-tab', own !== undefined);
const asked = new URLSearchParams(location.search).get('tab');

/** The tab that the player is looking at. */
async function findTab(): Promise<Tabs.Tab | undefined> {
  if (asked) return browser.tabs.get(Number(asked)).catch(() => undefined);
  // Opened in a tab of its own, it stands for the tab that was looked at before.
  const tabs = await browser.tabs.query({ currentWindow: true, ...(!own && { active: true }) });
  return tabs
    .filter(({ id }) => id !== own?.id)
    .sort((a, b) => (b.lastAccessed ?? 0) - (a.lastAccessed ?? 0))[0];
}

let tab: number | undefined;
let contact: Contact | null = null;
let state: TabState = EMPTY_TAB;
/** Hints not typed yet are taken to be in the language that the player reads. */
const NO_HAND: HandState = { ...EMPTY_HAND, lexicon: lexiconOf(t.locale) };
let hand = NO_HAND;
let settings = DEFAULTS;

const paint = () =>
  render(
    <App
      tab={tab}
      contact={contact}
      state={state}
      hand={hand}
      settings={settings}
      ask={ask}
      saveSettings={settingsStore.set}
      openGame={(url) => void browser.tabs.create({ url })}
      openOptions={() => {
        // A popup stays open over the new tab in Firefox.
        void browser.runtime.openOptionsPage().then(() => own ?? window.close());
      }}
      reload={() => void browser.tabs.reload(tab)}
      requestAccess={(patterns) => {
        // Told first, since Chrome closes the popup for its question; and not waited for, since a
        // browser listens only in the very moment of the click.
        if (tab !== undefined) void ask({ type: 'access', tab });
        return browser.permissions.request({ origins: [...patterns] });
      }}
      t={t}
    />,
    document.body,
  );

let loads = 0;
/** Paints what is stored. Whatever has changed, all is read again: the newest reading is the truth. */
const load = async () => {
  const mine = ++loads;
  const [session, nextSettings] = await Promise.all([
    browser.storage.session.get(['hand', ...(tab === undefined ? [] : [tabKey(tab)])]),
    settingsStore.get(),
  ]);
  if (mine !== loads) return;
  hand = (session['hand'] as HandState | undefined) ?? NO_HAND;
  state = (tab === undefined ? undefined : (session[tabKey(tab)] as TabState | undefined)) ?? EMPTY_TAB;
  settings = nextSettings;
  // Without a board to show, wait for word from the page: a sentence that is gone at once would flash.
  if (contact || state.report) paint();
};

let refreshes = 0;
/** Turns to the tab that the player is looking at. */
const refresh = async () => {
  const mine = ++refreshes;
  const found = await findTab();
  tab = found?.id;
  await load();
  const next: Contact =
    found?.id === undefined
      ? { kind: 'none' }
      : await contactTab(
          {
            sendMessage: (id, message) => browser.tabs.sendMessage(id, message),
            hasAccess: (patterns) => browser.permissions.contains({ origins: [...patterns] }),
          },
          { id: found.id, url: found.url },
        );
  if (mine !== refreshes) return;
  contact = next;
  // A page may be gone without a word, and what is stored of it with it.
  if (tab !== undefined && contact.kind !== 'open' && state.report) await ask({ type: 'left', tab });
  await load();
};

browser.storage.session.onChanged.addListener(() => void load());
browser.storage.sync.onChanged.addListener(() => void load());
browser.tabs.onActivated.addListener(({ tabId }) => void (tabId !== own?.id && refresh()));
browser.tabs.onUpdated.addListener(
  (tabId, { status }) => void (tabId === tab && status === 'complete' && refresh()),
);
await refresh();
