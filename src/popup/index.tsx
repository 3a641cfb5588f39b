/** The popup's entry: connects the page to the browser. */
import { render } from 'preact';
import browser, { type Tabs } from 'webextension-polyfill';
import type { Ask } from '../messages.ts';
import { EMPTY_HAND, type HandState, tabKey, type TabState } from '../session.ts';
import { createSettings, DEFAULTS } from '../settings.ts';
import { createTranslate } from '../ui/i18n.ts';
import { App } from './app.tsx';
import { readTabState, type TabView, viewTab, type TabViewDeps } from './tab-view.ts';

const GAME = 'https://www.nytimes.com/games/wordle/index.html';

const t = createTranslate([browser.i18n.getUILanguage()]);
const settingsStore = createSettings(browser.storage.sync);
const ask: Ask = (request) => browser.runtime.sendMessage(request);
document.documentElement.lang = t.locale;

/** The tab that this page is in; none for a real popup, whatever the types say. */
const own = (await browser.tabs.getCurrent()) as Tabs.Tab | undefined;
// A popup has to say how wide it is; in a tab it takes the room there is.
document.documentElement.classList.toggle('in-tab', own !== undefined);
const asked = new URLSearchParams(location.search).get('tab');

const deps: TabViewDeps = {
  async findTab() {
    if (asked) return browser.tabs.get(Number(asked)).catch(() => undefined);
    // Opened in a tab of its own, it stands for the tab that was looked at before.
    const tabs = await browser.tabs.query({ currentWindow: true, ...(!own && { active: true }) });
    return tabs
      .filter(({ id }) => id !== own?.id)
      .sort((a, b) => (b.lastAccessed ?? 0) - (a.lastAccessed ?? 0))[0];
  },
  readSession: (key) => browser.storage.session.get(key),
  sendMessage: (tab, message) => browser.tabs.sendMessage(tab, message),
  hasAccess: (origin) => browser.permissions.contains({ origins: [origin] }),
};

let view: TabView = { kind: 'no-game' };
let hand: HandState = EMPTY_HAND;
let settings = DEFAULTS;

const paint = () =>
  render(
    <App
      view={view}
      hand={hand}
      settings={settings}
      ask={ask}
      saveSettings={settingsStore.set}
      openGame={() => void browser.tabs.create({ url: GAME })}
      reload={(tab) => void browser.tabs.reload(tab)}
      requestAccess={async (tab, origins) => {
        const given = await browser.permissions.request({ origins: [...origins] });
        if (given) await refreshAfterAccess(tab);
        return given;
      }}
      t={t}
    />,
    document.body,
  );

/** Pages that were open already are not given the content script. */
const refreshAfterAccess = async (tab: number) => {
  await refresh();
  if (view.kind !== 'game') await browser.tabs.reload(tab);
};

let refreshes = 0;
const refresh = async () => {
  const mine = ++refreshes;
  const next = await viewTab(deps);
  if (mine !== refreshes) return;
  view = next;
  paint();
};

browser.storage.session.onChanged.addListener((changes) => {
  if (changes['hand']) hand = changes['hand'].newValue as HandState;
  if (view.kind === 'game') {
    const change = changes[tabKey(view.tab)];
    if (change?.newValue) view = { ...view, state: change.newValue as TabState };
  }
  paint();
});
settingsStore.follow((next) => {
  settings = next;
  paint();
});
browser.tabs.onActivated.addListener(({ tabId }) => void (tabId !== own?.id && refresh()));
browser.tabs.onUpdated.addListener((_, { status }) => void (status === 'complete' && refresh()));

// First what is stored, which needs no worker, then what the page says.
const tab = await deps.findTab();
const stored = tab?.id === undefined ? null : await readTabState(deps, tab.id);
hand = ((await deps.readSession('hand'))['hand'] as HandState | undefined) ?? EMPTY_HAND;
settings = await settingsStore.get();
if (tab?.id !== undefined && stored?.report) {
  view = { kind: 'game', tab: tab.id, state: stored };
  paint();
}
await refresh();
