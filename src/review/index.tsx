/** The entry of the review: connects the page to the browser. */
import { render } from 'preact';
import browser, { type Tabs } from 'webextension-polyfill';
import { createGameStore } from '../games/game-store.ts';
import { Latest } from '../protocol/latest.ts';
import { createAsk } from '../protocol/ask.ts';
import { overlaidStorage } from '../stores/private-settings.ts';
import { createSettings, exclusivelyHere } from '../stores/settings-store.ts';
import type { Translate } from '../ui/i18n.ts';
import { type GameReview, reviewGame, scoreOf } from '../ui/review-game.ts';
import { createSentenceLoader, withLanguage } from '../ui/sentence-loader.ts';
import { App, type Obstacle } from './app.tsx';
import { reviewedGame, type Reviewed } from './source.ts';

const { local, sync, session } = browser.storage;
const games = createGameStore();
const ask = createAsk(
  (request) => browser.runtime.sendMessage(request),
  () => true,
);
const own = (await browser.tabs.getCurrent()) as Tabs.Tab | undefined;
const isPrivate = own?.incognito ?? false;
const settingsStore = createSettings(isPrivate ? overlaidStorage(sync, session) : sync, exclusivelyHere);

const NOTHING: GameReview = { guesses: [], replay: undefined };

let reviewed: Reviewed | null | undefined;
let review = NOTHING;
let obstacle: Obstacle | null = null;
let t: Translate | undefined;
/** Counts how often the page has begun: what an earlier run finds is of no interest. */
const latestRun = new Latest();

const paint = () => {
  if (t && reviewed !== undefined)
    render(<App {...{ reviewed, review, obstacle, t }} again={() => void work()} />, document.body);
};

const read = () => reviewedGame(location.hash, { games, session, local, settings: settingsStore.get });

function obstacleOf(found: Reviewed | null): Obstacle | null {
  if (!found) return 'lookBackGone';
  return found.outcome === 'open' ? 'lookBackGoesOn' : null;
}

/** @param show shows how far it has come */
async function workOn({ game, isPrivate: isOfPrivate }: Reviewed, show: (next: GameReview) => void) {
  let last = NOTHING;
  try {
    const work = reviewGame(ask, game);
    let step = await work.next();
    for (; !step.done; step = await work.next()) show((last = step.value));
    if (!step.value) return 'lookBackNoWords';
  } catch {
    return 'trouble_noWorker';
  }
  const score = scoreOf(last);
  // The journal works it out itself where it cannot be kept now.
  if (score && !isOfPrivate) await games.score(game, score).catch(() => undefined);
  return null;
}

async function work(): Promise<void> {
  const begun = latestRun.begin();
  const take = (now: { readonly review?: GameReview; readonly obstacle?: Obstacle | null }) => {
    if (begun.aborted) return;
    ({ review = review, obstacle = obstacle } = now);
    paint();
  };
  let found: Reviewed | null;
  try {
    found = await read();
  } catch {
    if (!begun.aborted) reviewed = null;
    take({ review: NOTHING, obstacle: 'journalUnread' });
    return;
  }
  if (begun.aborted) return;
  reviewed = found;
  take({ review: NOTHING, obstacle: obstacleOf(found) });
  if (found && !obstacle) take({ obstacle: await workOn(found, (next) => take({ review: next })) });
}

const takeSettings = withLanguage(
  createSentenceLoader((path) => fetch(path)),
  navigator.languages,
  (_, translate) => {
    t = translate;
    document.documentElement.lang = t.locale;
    document.title = `${t('lookBack')} – ${t('name')}`;
    paint();
  },
);
settingsStore.follow((next) => void takeSettings(next));
addEventListener('hashchange', () => void work());
/** What a review rests on. */
const rowsOf = (of: Reviewed | null | undefined) => JSON.stringify([of?.game.boards, of?.game.answers]);
// The game of a tab may end while this page is open, and only then say its answer.
session.onChanged.addListener(() => {
  void read().then(
    (found) => found && rowsOf(found) !== rowsOf(reviewed) && void work(),
    () => undefined,
  );
});
await work();
