/** The options page's entry: connects the page to the browser. */
import { render } from 'preact';
import browser, { type Commands } from 'webextension-polyfill';
import { LOOK } from '../protocol/orders.ts';
import { valueIn } from '../protocol/reply.ts';
import type { Ask } from '../protocol/requests.ts';
import type { Settings } from '../protocol/settings.ts';
import type { StoredWords } from '../protocol/words.ts';
import { createSettings, exclusivelyHere } from '../stores/settings-store.ts';
import type { Translate } from '../ui/i18n.ts';
import { createSentenceLoader, withLanguage } from '../ui/sentence-loader.ts';
import { App } from './app.tsx';
import { type OpenGame, openGames } from './open-games.ts';
import { CHROME_SHORTCUTS, FIREFOX_ADDONS, type Shortcut, type ShortcutPlace } from './shortcuts.tsx';

const settingsStore = createSettings(browser.storage.sync, exclusivelyHere);
const loadSentences = createSentenceLoader((path) => fetch(path));
const ask = (async (request) => valueIn(await browser.runtime.sendMessage(request))) as Ask;

let settings: Settings | undefined;
let t: Translate;
/** Null when the worker does not answer. */
let words: StoredWords | null | undefined;
let games: readonly OpenGame[] = [];
let shortcuts: readonly Shortcut[] = [];

/** Undefined in Firefox for Android, which has no keyboard. */
const commands = browser.commands as Commands.Static | undefined;
const isFirefox = browser.runtime.getURL('').startsWith('moz-extension:');
// Only later versions of Firefox have such a page.
const shortcutPlace: ShortcutPlace =
  commands && 'openShortcutSettings' in commands
    ? { open: () => commands.openShortcutSettings() }
    : { address: isFirefox ? FIREFOX_ADDONS : CHROME_SHORTCUTS };

const place = { version: browser.runtime.getManifest().version, userAgent: navigator.userAgent };

const paint = () => {
  if (!settings || words === undefined) return;
  render(
    <App
      words={words}
      settings={settings}
      games={games}
      shortcuts={shortcuts}
      shortcutPlace={shortcutPlace}
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

/** Has every game report again, as the popup does: what is stored may be old, or about a page that is gone. */
const refreshGames = async () => {
  await loadGames();
  const asked = games.map(async ({ tab }) => {
    const isThere = await browser.tabs.sendMessage(tab, LOOK).then(Boolean, () => false);
    if (!isThere) await ask({ type: 'silent', tab });
  });
  await Promise.allSettled(asked);
};

/** Asks the browser for them again: they are changed on a page of its own. */
const loadShortcuts = async () => {
  const all = (await commands?.getAll()) ?? [];
  shortcuts = all.map(({ name = '', shortcut = '' }) => ({ name, keys: shortcut }));
  paint();
};

const takeSettings = withLanguage(loadSentences, navigator.languages, (next, translate) => {
  settings = next;
  t = translate;
  document.documentElement.lang = t.locale;
  document.title = t('settingsTitle');
  paint();
});
settingsStore.follow((next) => void takeSettings(next));
browser.storage.local.onChanged.addListener(() => void load());
browser.storage.session.onChanged.addListener(() => void loadGames());
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) void Promise.all([refreshGames(), loadShortcuts()]);
});
await Promise.all([load(), refreshGames(), loadShortcuts()]);
