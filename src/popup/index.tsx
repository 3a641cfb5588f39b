/** The popup's entry: connects the page to the browser. */
import { render } from 'preact';
import * as v from 'valibot';
import browser, { type Tabs } from 'webextension-polyfill';
import { lexiconOf } from '../lexicons/lexicons.ts';
import { Latest } from '../protocol/latest.ts';
import { addedSiteKey, addedSiteSchema, UNKNOWN_SITE } from '../protocol/added-site.ts';
import type { RuledGame } from '../protocol/game.ts';
import { reviewOfTab } from '../protocol/game-review.ts';
import { createAsk } from '../protocol/ask.ts';
import {
  EMPTY_MANUAL,
  EMPTY_TAB,
  type ManualKey,
  type ManualRecord,
  readRecord,
  tabKey,
  type TabRecord,
} from '../protocol/records.ts';
import { DEFAULTS, type Settings } from '../protocol/settings.ts';
import { endedInTab } from '../protocol/tab-game.ts';
import { overlaidStorage } from '../stores/private-settings.ts';
import { grantedBy } from '../sites/granted.ts';
import { siteById } from '../sites/sites.ts';
import { createSettings, exclusivelyHere } from '../stores/settings-store.ts';
import { localeFor, type Translate } from '../ui/i18n.ts';
import { createSentenceLoader, loadTranslate } from '../ui/sentence-loader.ts';
import { App } from './app.tsx';
import { type Contact, contactTab } from './contact.ts';

const { local, sync, session } = browser.storage;
const settingsStore = createSettings(sync, exclusivelyHere);
const privateSettings = createSettings(overlaidStorage(sync, session), exclusivelyHere);
const ask = createAsk(
  (request) => browser.runtime.sendMessage(request),
  () => true,
);
const loadSentences = createSentenceLoader((path) => fetch(path));
// Most players use their browser's language, so its sentences are loaded before the setting is known.
void loadSentences(localeFor('auto', navigator.languages)).catch(() => undefined);

/** The tab that this page is in; none for a real popup, whatever the types say. */
const own = (await browser.tabs.getCurrent()) as Tabs.Tab | undefined;
// A popup has to say how wide it is; in a tab it takes the room there is.
document.documentElement.classList.toggle('in-tab', own !== undefined);
const asked = new URLSearchParams(location.search).get('tab');

/** The tab that the player is looking at. */
async function findTab(): Promise<Tabs.Tab | undefined> {
  if (asked) return browser.tabs.get(Number(asked)).catch(() => undefined);
  // Opened in a tab of its own, it shows the tab that was active before.
  const tabs = await browser.tabs.query({ currentWindow: true, ...(!own && { active: true }) });
  return tabs
    .filter(({ id }) => id !== own?.id)
    .sort((a, b) => (b.lastAccessed ?? 0) - (a.lastAccessed ?? 0))[0];
}

let found: Tabs.Tab | undefined;
let contact: Contact | null = null;
let record: TabRecord = EMPTY_TAB;
let ended: RuledGame | null = null;
let manual: ManualRecord = EMPTY_MANUAL;
let settings = DEFAULTS;
let granted: readonly string[] = [];

/** Hints typed in private windows and their settings are separate. */
const manualKey = (): ManualKey => (found?.incognito ? 'private-manual' : 'manual');
const settingsHere = () => (found?.incognito ? privateSettings : settingsStore);

/** Of the language that is set, once anything is painted. */
let t: Translate;

/**
 * A popup that no click outside of it has closed stays open in Firefox, over a new tab too, and keeps the keyboard:
 * https://developer.mozilla.org/en-US/docs/Mozilla/Add-ons/WebExtensions/user_interface/Popups
 */
const closePopup = () => {
  if (!own) window.close();
};
const openTab = (url: string) => void browser.tabs.create({ url });

const paint = () =>
  render(
    <App
      tab={found?.id}
      contact={contact}
      record={record}
      ended={ended}
      // Hints not typed yet are taken to be in the language that the player reads.
      manual={manual === EMPTY_MANUAL ? { ...manual, lexicon: lexiconOf(t.locale) } : manual}
      manualKey={manualKey()}
      settings={settings}
      ask={ask}
      order={(order) =>
        found?.id === undefined
          ? Promise.resolve(false)
          : browser.tabs.sendMessage(found.id, order, { frameId: record.frame }).then(Boolean, () => false)
      }
      onFilled={closePopup}
      saveSettings={settingsHere().set}
      openGame={openTab}
      openPractice={() => openTab(browser.runtime.getURL('practice.html'))}
      openJournal={() => openTab(browser.runtime.getURL('journal.html'))}
      copy={(text) => navigator.clipboard.writeText(text)}
      openReview={() => openTab(browser.runtime.getURL(reviewOfTab(found!.id!)))}
      openOptions={() => void browser.runtime.openOptionsPage().then(closePopup)}
      granted={granted}
      seek={async () => {
        const sought = await ask({ type: 'seek', tab: found!.id! });
        if ('found' in sought && sought.found) await refresh();
        return sought;
      }}
      reload={() => void browser.tabs.reload(found?.id)}
      requestAccess={(patterns) => {
        // Sent first, since Chrome closes the popup for its question
        // (https://developer.chrome.com/docs/extensions/develop/ui/add-popup); and not waited for, since a browser
        // listens only in the very moment of the click
        // (https://developer.mozilla.org/en-US/docs/Mozilla/Add-ons/WebExtensions/User_actions).
        if (found?.id !== undefined) void ask({ type: 'access', tab: found.id });
        return browser.permissions.request({ origins: [...patterns] });
      }}
      giveBack={(pattern) => browser.permissions.remove({ origins: [pattern] })}
      t={t}
    />,
    document.body,
  );

const withTranslate = async (set: Settings) =>
  [set, await loadTranslate(loadSentences, set.locale, navigator.languages)] as const;

const hasAccess = (patterns: readonly string[]) => browser.permissions.contains({ origins: [...patterns] });

/** What is kept of a site, where the player has added it. */
async function addedSite(site: string | null) {
  if (site === null || siteById(site)?.kind !== 'added') return UNKNOWN_SITE;
  const key = addedSiteKey(site);
  const known = v.safeParse(addedSiteSchema, (await local.get(key))[key]);
  return known.success ? known.output : UNKNOWN_SITE;
}

const latestLoad = new Latest();
/** Paints what is stored. After any change everything is read again, and only the newest reading counts. */
const load = async () => {
  const begun = latestLoad.begin();
  const tab = found?.id === undefined ? null : tabKey(found.id);
  const key = manualKey();
  const [stored, [nextSettings, translate], nextGranted] = await Promise.all([
    session.get([key, ...(tab ? [tab] : [])]),
    settingsHere().get().then(withTranslate),
    grantedBy(browser.permissions),
  ]);
  const nextRecord = tab ? readRecord(tab, stored[tab]) : EMPTY_TAB;
  const added = await addedSite(nextRecord.report?.game.site ?? null);
  if (begun.aborted) return;
  manual = readRecord(key, stored[key]);
  record = nextRecord;
  granted = nextGranted;
  settings = nextSettings;
  ended = endedInTab(record, settings, added.rule);
  t = translate;
  document.documentElement.lang = t.locale;
  paint();
};

/** Asks the page of a tab what is there now, unless that is no longer wanted. */
const reach = async (next: typeof found, begun: AbortSignal) => {
  const reached: Contact =
    next?.id === undefined
      ? { kind: 'none' }
      : await contactTab(
          {
            sendMessage: (id, message) => {
              const sendTo = (frameId: number) => browser.tabs.sendMessage(id, message, { frameId });
              // A frame with a game may have gone with the page that it was in.
              return sendTo(record.frame).catch(() => sendTo(0));
            },
            hasAccess,
          },
          { id: next.id, url: next.url },
        );
  if (begun.aborted) return;
  contact = reached;
  // A page may be gone without a message; then what is stored about it is out of date.
  if (next?.id !== undefined && record.report) {
    const type = contact.kind === 'open' ? 'opened' : 'silent';
    await ask({ type, tab: next.id }, begun).catch(() => undefined);
  }
  await load();
};

const latestRefresh = new Latest();
/** Shows the tab that the player is looking at. */
const refresh = async () => {
  const begun = latestRefresh.begin();
  const next = await findTab();
  if (begun.aborted) return;
  found = next;
  // What is stored is painted before the page is asked.
  await load();
  await reach(next, begun);
};

session.onChanged.addListener(() => void load());
sync.onChanged.addListener(() => void load());
local.onChanged.addListener(() => void load());
browser.permissions.onAdded.addListener(() => void load());
browser.permissions.onRemoved.addListener(() => void load());
browser.tabs.onActivated.addListener(({ tabId }) => void (tabId !== own?.id && refresh()));
browser.tabs.onUpdated.addListener(
  (tabId, { status }) => void (tabId === found?.id && status === 'complete' && refresh()),
);
await refresh();
