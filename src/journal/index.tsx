/** The journal's entry: connects the page to the browser. */
import { render } from 'preact';
import browser from 'webextension-polyfill';
import { createGameStore } from '../games/game-store.ts';
import { Latest } from '../protocol/latest.ts';
import type { GameRecord } from '../protocol/game-record.ts';
import { createAsk } from '../protocol/ask.ts';
import type { Settings } from '../protocol/settings.ts';
import { createSettings, exclusivelyHere } from '../stores/settings-store.ts';
import type { Translate } from '../ui/i18n.ts';
import { createSentenceLoader, withLanguage } from '../ui/sentence-loader.ts';
import { App, VIEWS } from './app.tsx';
import { dayOf } from './calendar.ts';
import { A_PAGE } from './games-view.tsx';
import type { ResultActions } from './result-buttons.tsx';
import { createScoring } from './scoring.ts';

const settingsStore = createSettings(browser.storage.sync, exclusivelyHere);
const store = createGameStore();
const ask = createAsk(
  (request) => browser.runtime.sendMessage(request),
  () => true,
);

let settings: Settings | undefined;
let t: Translate;
/** Null where they cannot be read; at first those alone that are in sight. */
let games: readonly GameRecord[] | null | undefined;
let total = 0;

const resultActions: ResultActions = {
  copy: (text) => navigator.clipboard.writeText(text),
  // Not every browser has it: https://developer.mozilla.org/en-US/docs/Web/API/Navigator/share
  send: 'share' in navigator ? (text) => navigator.share({ text }) : null,
  isContrast: matchMedia('(prefers-contrast: more)').matches,
};

const paint = () => {
  if (!settings || games === undefined) return;
  render(
    <App
      view={VIEWS.find((name) => location.hash === `#${name}`) ?? VIEWS[0]}
      games={games}
      total={total}
      today={dayOf(Date.now())}
      keeps={settings.keepGames}
      store={{
        remove: (ids) => store.remove(ids).then(load),
        async add(records) {
          const added = await store.add(records);
          await load();
          return added;
        },
      }}
      resultActions={resultActions}
      t={t}
    />,
    document.body,
  );
};

const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Resolves as soon as somebody looks at the page. */
const seen = () =>
  new Promise<void>((resolve) => {
    if (!document.hidden) resolve();
    else document.addEventListener('visibilitychange', () => resolve(), { once: true });
  });

/** So often the page takes in what games are worth, in milliseconds: it may be working through years of them. */
const BETWEEN_SCORES = 1000;
let scoredSoon: ReturnType<typeof setTimeout> | undefined;
const score = createScoring({
  ask,
  store,
  seen,
  onScored({ id }, found) {
    games = games?.map((game) => (game.id === id ? { ...game, score: found } : game));
    scoredSoon ??= setTimeout(() => {
      scoredSoon = undefined;
      paint();
    }, BETWEEN_SCORES);
  },
});

const latestLoad = new Latest();
/** Reads all games again: one may be played while this page is open. */
const load = async () => {
  const begun = latestLoad.begin();
  const take = (next: readonly GameRecord[] | null, count: number) => {
    if (begun.aborted) return;
    [games, total] = [next, count];
    paint();
  };
  try {
    if (games === undefined) {
      const latest = await store.latest(A_PAGE);
      take(latest.games, latest.total);
      // Those of many years take their time, which what is in sight need not wait for.
      await painted();
    }
    const all = await store.all();
    take(all, all.length);
    score(all);
  } catch {
    take(null, 0);
  }
};

const takeSettings = withLanguage(
  createSentenceLoader((path) => fetch(path)),
  navigator.languages,
  (next, translate) => {
    settings = next;
    t = translate;
    document.documentElement.lang = t.locale;
    document.title = `${t('journal')} – ${t('name')}`;
    paint();
  },
);
settingsStore.follow((next) => void takeSettings(next));
addEventListener('hashchange', paint);
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) void load();
});
await load();
