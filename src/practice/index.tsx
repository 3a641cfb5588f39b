/** The practice page's entry: connects the page to the browser, and starts on it what starts on every game's page. */
import { render } from 'preact';
import browser, { type Tabs } from 'webextension-polyfill';
import { createEar } from '../content/ear.ts';
import { watchForBoard } from '../content/board-watch.ts';
import { playScript } from '../play/script.ts';
import { overlayScript } from '../overlay/script.ts';
import { PRACTICE, practiceOn } from '../sites/practice.ts';
import { lexiconOf } from '../lexicons/lexicons.ts';
import { createAsk } from '../protocol/ask.ts';
import { reviewOfTab } from '../protocol/game-review.ts';
import { orderIn } from '../protocol/to-page.ts';
import { type Settings, settingsOf } from '../protocol/settings.ts';
import { overlaidStorage } from '../stores/private-settings.ts';
import { createSettings, exclusivelyHere } from '../stores/settings-store.ts';
import type { Translate } from '../ui/i18n.ts';
import { createSentenceLoader, withLanguage } from '../ui/sentence-loader.ts';
import { App } from './app.tsx';
import { focusBoard } from './board.tsx';
import { createChoiceStore, readGame } from './storage.ts';
import { keepFocus, keyOf } from './keys.ts';
import { createPractice } from './practice.ts';

const WELCOME = '#welcome';

const isAlive = () => Boolean(browser.runtime.id);
const ask = createAsk((request) => browser.runtime.sendMessage(request), isAlive);
const { sync, session } = browser.storage;
const own = (await browser.tabs.getCurrent()) as Tabs.Tab | undefined;
// Nothing is kept from a private window.
const isPrivate = own?.incognito ?? false;
const settingsStore = createSettings(isPrivate ? overlaidStorage(sync, session) : sync, exclusivelyHere);

const loadSentences = createSentenceLoader((path) => fetch(path));

const choiceStore = createChoiceStore(browser.storage.local, isPrivate);
const [choices, firstSettings] = await Promise.all([choiceStore.loadChoices(), settingsStore.get()]);

let settings: Settings;
let t: Translate;
const takeSettings = withLanguage(loadSentences, navigator.languages, (next, translate) => {
  settings = next;
  t = translate;
  document.documentElement.lang = t.locale;
  document.title = `${t('practice')} – ${t('name')}`;
});
await takeSettings(firstSettings);

const practice = createPractice(
  {
    ask,
    newId: () => crypto.randomUUID(),
    saveChoices: choiceStore.saveChoices,
    saveGame: (game) => sessionStorage.setItem(PRACTICE.id, JSON.stringify(game)),
    onChange: () => paint(),
  },
  choices ?? { lexicon: lexiconOf(t!.locale), length: 5, hard: false, boards: 1 },
  readGame(sessionStorage.getItem(PRACTICE.id)),
);

function paint(): void {
  render(
    <App
      state={practice.state()}
      practice={practice}
      hasOverlay={settingsOf(settings, PRACTICE.id).overlay}
      isWelcome={location.hash === WELCOME}
      settings={settings}
      saveSettings={settingsStore.set}
      openGame={(url) => void browser.tabs.create({ url })}
      endWelcome={() => {
        history.replaceState(null, '', location.pathname);
        paint();
      }}
      openOptions={() => void browser.runtime.openOptionsPage()}
      openReview={() => void browser.tabs.create({ url: browser.runtime.getURL(reviewOfTab(own!.id!)) })}
      copy={(text) => navigator.clipboard.writeText(text)}
      ask={ask}
      t={t}
    />,
    document.body,
  );
}

window.addEventListener('hashchange', paint);
document.addEventListener('keydown', (event) => {
  const key = keyOf(event);
  if (key === null) return;
  event.preventDefault();
  if (document.activeElement !== document.body) focusBoard({ preventScroll: true });
  practice.press(key);
});
document.addEventListener('mousedown', keepFocus);

paint();
if (!practice.state().game) await practice.deal();

watchForBoard({
  site: practiceOn(document),
  window,
  // No script but Knack's own is on this page.
  ear: createEar(window, true),
  ask,
  isAlive,
  playScript: () => playScript,
  overlayScript: () => overlayScript,
  onOrder(callback) {
    browser.runtime.onMessage.addListener((message: unknown) => {
      // What the popup asks the worker is heard here too.
      const order = orderIn(message);
      return order ? callback(order) : undefined;
    });
  },
});
settingsStore.follow((next) => void takeSettings(next).then(paint));
