/** The options page's entry: connects the page to the browser. */
import { render } from 'preact';
import browser from 'webextension-polyfill';
import type { Ask } from '../messages.ts';
import { createSettings, type Settings } from '../settings.ts';
import { createTranslate } from '../ui/i18n.ts';
import type { StoredWords } from '../words.ts';
import { App } from './app.tsx';

const t = createTranslate(navigator.languages);
const settingsStore = createSettings(browser.storage.sync);
const ask: Ask = (request) => browser.runtime.sendMessage(request);
document.documentElement.lang = t.locale;
document.title = t('settingsTitle');

let settings: Settings | undefined;
/** Null when the worker does not answer. */
let words: StoredWords | null | undefined;

const paint = () => {
  if (!settings || words === undefined) return;
  render(
    <App
      words={words}
      settings={settings}
      ask={ask}
      saveSettings={settingsStore.set}
      languages={navigator.languages}
      t={t}
    />,
    document.body,
  );
};

let loads = 0;
/** Asks for all words again: a game may refuse one while this page is open. */
const load = async () => {
  const mine = ++loads;
  const next = await ask({ type: 'words' }).catch(() => null);
  if (mine !== loads) return;
  words = next;
  paint();
};

settingsStore.follow((next) => {
  settings = next;
  paint();
});
browser.storage.local.onChanged.addListener(() => void load());
await load();
