/** The options page's entry: connects the page to the browser. */
import { render } from 'preact';
import browser from 'webextension-polyfill';
import { type Ask, LOOK } from '../messages.ts';
import { createSettings, type Settings } from '../settings.ts';
import { createTranslate } from '../ui/i18n.ts';
import type { StoredWords } from '../words.ts';
import { App } from './app.tsx';
import { type OpenGame, openGames } from './open-games.ts';

const t = createTranslate(navigator.languages);
const settingsStore = createSettings(browser.storage.sync);
const ask: Ask = (request) => browser.runtime.sendMessage(request);
document.documentElement.lang = t.locale;
document.title = t('settingsTitle');

let settings: Settings | undefined;
/** Null when the worker does not answer. */
let words: StoredWords | null | undefined;
let games: readonly OpenGame[] = [];

const place = { version: browser.runtime.getManifest().version, userAgent: navigator.userAgent };

const paint = () => {
  if (!settings || words === undefined) return;
  render(
    <App
      words={words}
      settings={settings}
      games={games}
      place={place}
      copy={(text) => navigator.clipboard.writeText(text)}
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

let gameLoads = 0;
const loadGames = async () => {
  const mine = ++gameLoads;
  const session = await browser.storage.session.get(null);
  if (mine !== gameLoads) return;
  games = openGames(session);
  paint();
};

/** Has every game report anew, as the popup does: what is stored may be old, or of a page that is gone. */
const askGames = async () => {
  await loadGames();
  const asked = games.map(async ({ tab }) => {
    const isThere = await browser.tabs.sendMessage(tab, LOOK).then(Boolean, () => false);
    if (!isThere) await ask({ type: 'left', tab });
  });
  await Promise.allSettled(asked);
};

settingsStore.follow((next) => {
  settings = next;
  paint();
});
browser.storage.local.onChanged.addListener(() => void load());
browser.storage.session.onChanged.addListener(() => void loadGames());
document.addEventListener('visibilitychange', () => void (document.hidden || askGames()));
await Promise.all([load(), askGames()]);
