/** The options page's entry: connects the page to the browser. */
import { render } from 'preact';
import browser, { type Commands } from 'webextension-polyfill';
import { createGameStore } from '../games/game-store.ts';
import { createDictionaries } from '../lexicons/dictionaries.ts';
import { LEXICONS } from '../lexicons/lexicons.ts';
import { Latest } from '../protocol/latest.ts';
import { createAsk } from '../protocol/ask.ts';
import type { ListedSite } from '../protocol/requests.ts';
import { LOOK } from '../protocol/orders.ts';
import type { Settings } from '../protocol/settings.ts';
import type { StoredWords } from '../protocol/words.ts';
import { grantedBy } from '../sites/granted.ts';
import { createSettings, exclusivelyHere } from '../stores/settings-store.ts';
import { createStoredData, damageIn, type Part, type StoreName } from '../stores/stored-data.ts';
import type { Translate } from '../ui/i18n.ts';
import { createSentenceLoader, withLanguage } from '../ui/sentence-loader.ts';
import { App } from './app.tsx';
import { type OpenGame, openGames } from './open-games.ts';
import { CHROME_SHORTCUTS, type Shortcut, type ShortcutPlace } from './shortcuts.tsx';

const { local, sync, session } = browser.storage;
const storedData = createStoredData({ local, sync, session }, exclusivelyHere);
const settingsStore = createSettings(sync, exclusivelyHere);
const loadSentences = createSentenceLoader((path) => fetch(path));
const ask = createAsk(
  (request) => browser.runtime.sendMessage(request),
  () => true,
);

const dictionaries = createDictionaries(async (path) => (await fetch(path)).text(), LEXICONS);

let settings: Settings | undefined;
let t: Translate;
/** Null when the worker does not answer. */
let words: StoredWords | null | undefined;
let games: readonly OpenGame[] = [];
let shortcuts: readonly Shortcut[] = [];
/** The sites that the player has added. */
let sites: readonly ListedSite[] = [];
/** The match patterns that the player has granted. */
let granted: readonly string[] = [];
/** What is damaged in each store. */
const damage: Record<StoreName, readonly Part[]> = { local: [], sync: [], session: [] };

/**
 * Undefined in Firefox for Android, which has no keyboard:
 * https://developer.mozilla.org/en-US/docs/Mozilla/Add-ons/WebExtensions/API/commands
 */
const commands = browser.commands as Commands.Static | undefined;
// Firefox has such a call, and Chrome none:
// https://developer.mozilla.org/en-US/docs/Mozilla/Add-ons/WebExtensions/API/commands/openShortcutSettings
const shortcutPlace: ShortcutPlace =
  commands && 'openShortcutSettings' in commands
    ? { open: () => commands.openShortcutSettings() }
    : { address: CHROME_SHORTCUTS };

const manifest = browser.runtime.getManifest();
const place = { version: manifest.version, userAgent: navigator.userAgent };

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
      damage={Object.values(damage).flat()}
      storedData={{
        removeDamaged: () => storedData.removeDamaged().then(refreshGames),
        reset: async () => {
          await Promise.all([storedData.reset(), createGameStore().clear()]);
          await refreshGames();
        },
      }}
      sites={sites}
      granted={granted}
      giveBack={(pattern) => browser.permissions.remove({ origins: [pattern] })}
      requestAccess={(patterns) => browser.permissions.request({ origins: [...patterns] })}
      copy={(text) => navigator.clipboard.writeText(text)}
      loadWords={async (lexicon, length, added) =>
        (await dictionaries(lexicon, length, added))?.dictionary.words ?? []
      }
      ask={ask}
      saveSettings={settingsStore.set}
      languages={navigator.languages}
      t={t}
    />,
    document.body,
  );
};

const latestLoad = new Latest();
/** Asks for all words again: a game may refuse one while this page is open. */
const load = async () => {
  const begun = latestLoad.begin();
  const next = await ask({ type: 'words' }).catch(() => null);
  if (begun.aborted) return;
  words = next;
  paint();
};

const latestSites = new Latest();
const loadSites = async () => {
  const begun = latestSites.begin();
  const [next, patterns] = await Promise.all([
    ask({ type: 'sites' }).catch(() => []),
    grantedBy(browser.permissions),
  ]);
  if (begun.aborted) return;
  sites = next;
  granted = patterns;
  paint();
};

/** Looks for what is damaged. @returns all that is in the store */
const lookInto = async (name: StoreName) => {
  const items = await { local, sync, session }[name].get(null);
  damage[name] = damageIn(name, items).map(({ part }) => part);
  paint();
  return items;
};

const latestGames = new Latest();
const loadGames = async () => {
  const begun = latestGames.begin();
  const items = await lookInto('session');
  if (begun.aborted) return;
  games = openGames(items);
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
local.onChanged.addListener(() => void Promise.all([load(), loadSites(), lookInto('local')]));
browser.permissions.onAdded.addListener(() => void loadSites());
browser.permissions.onRemoved.addListener(() => void loadSites());
sync.onChanged.addListener(() => void lookInto('sync'));
session.onChanged.addListener(() => void loadGames());
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) void Promise.all([refreshGames(), loadShortcuts()]);
});
await Promise.allSettled([
  load(),
  loadSites(),
  refreshGames(),
  loadShortcuts(),
  lookInto('local'),
  lookInto('sync'),
]);
