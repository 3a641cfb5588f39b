/** A game's page: wires what is seen there and what the player does to a session, and the session to the page. */
import type { Scene } from '../overlay/display.tsx';
import { createOverlay } from '../overlay/overlay.ts';
import { partsOn } from '../page/parts.ts';
import type { Order } from '../protocol/orders.ts';
import { guessesLeftIn } from '../protocol/guesses.ts';
import type { Puzzle } from '../protocol/report.ts';
import type { Ask } from '../protocol/requests.ts';
import { canFill, canPlay, isAwaiting, type State, watchesCover } from '../session/state.ts';
import type { Site } from '../sites/site.ts';
import { createEffects } from './effects.ts';
import { createHumanPace } from './human-pace.ts';
import { type PageChanges, watchPage } from './page-changes.ts';
import { createPageReader, type PageReader, tilesOf } from './page-reader.ts';
import { watchPlayerInput } from './player-input.ts';
import { createRunner, type Runner } from './runner.ts';
import { createTypist } from './typist.ts';

/** When to look again at tiles that move, in milliseconds: not every animation ends with an event. */
const WHILE_MOVING = 100;
/** When to look again for a board, which may come in ways that cannot be watched. */
const WITHOUT_BOARD = 1000;
/** On a page that changes constantly, looking for a board takes no more than this part of the time. */
const SHARE = 0.1;
/** When to ask again for what is set, where the worker could not be reached. */
const WITHOUT_WORKER = 1000;
/** The most that is waited until it is asked again. */
const LONGEST_WAIT = 60_000;

export interface GamePageDeps {
  readonly site: Site;
  readonly window: Window;
  readonly ask: Ask;
  /** Whether the extension that this script belongs to is still there. */
  readonly isAlive: () => boolean;
  /** Calls back with each order of the popup or the worker; the result says whether it was carried out. */
  readonly onOrder: (callback: (order: Order) => Promise<boolean>) => void;
}

/** Starts; everything ends, and nothing is left behind, once the extension is gone. */
export function startGamePage(deps: GamePageDeps): void {
  const end = new AbortController();
  const parts = connect(deps, end);
  listen(deps, parts);
  followChanges(parts);
  void begin(deps, parts);
}

/** The connected parts of a game's page. */
interface Parts {
  readonly runner: Runner;
  readonly reader: PageReader;
  readonly changes: PageChanges;
  readonly overlay: ReturnType<typeof createOverlay>;
  /** What the player asks for, on the page or in the popup. @returns whether it can be done */
  readonly wishes: {
    readonly fill: (word: string) => boolean;
    readonly play: (on: boolean) => boolean;
  };
  /** Takes in what was read last. */
  readonly takeIn: (changed: readonly Element[]) => void;
  /** Reads the page and takes it in. */
  readonly look: () => void;
  /** Reports what the page shows now, changed or not, and waits until that has been answered. */
  readonly reportAnew: () => Promise<void>;
  readonly checkAlive: () => void;
  readonly signal: AbortSignal;
}

function connect({ site, window, ask, isAlive }: GamePageDeps, end: AbortController): Parts {
  const { document } = window;
  const { signal } = end;
  const checkAlive = () => {
    if (!isAlive()) end.abort();
  };
  const changes = watchPage(document, signal);
  const reader = createPageReader(site, window);
  const runner: Runner = createRunner(
    { id: site.id, takesOurWords: site.takesOurWords === true },
    {
      carryOut: (effect) => effects.carryOut(effect),
      onChange: () => overlay.update(),
      onAlarm: () => look(),
      signal,
    },
  );
  const { dispatch, state } = runner;
  const takeIn = (changed: readonly Element[]) => {
    const known = state();
    const isWaiting = isAwaiting(known, performance.now());
    dispatch({ type: 'look', look: reader.look(changed, isWaiting, watchesCover(known)) });
  };
  const look = () => {
    reader.read();
    takeIn([]);
  };
  const effects = createEffects({
    site: site.id,
    ask,
    typist: createTypist(site, document, changes, reader),
    pace: createHumanPace(() => !document.hidden, Math.random),
    page: () => ({ host: hostOf(window.location), ...partsOn(document, site) }),
    dispatch,
    look,
    onFailure: checkAlive,
    signal,
  });
  const wishes = wishesOf(runner);
  const overlay = createOverlay({
    site,
    window,
    signal,
    settings: () => state().settings,
    scene: () => sceneOf(state(), reader),
    load: (locale) => ask({ type: 'overlay', locale, languages: [...window.navigator.languages] }),
    savePanel: (panel) => void ask({ type: 'panel', site: site.id, panel }).catch(checkAlive),
    setHelp: (help) => void ask({ type: 'help', help }).catch(checkAlive),
    pick: wishes.fill,
    play: wishes.play,
    loadCandidates: (board, offset, count) => ask({ type: 'candidates', board, offset, count }),
    switchSetting: (setting, on) => ask({ type: 'switch', site: site.id, setting, on }),
  });
  const reportAnew = async () => {
    const { sequence } = state();
    look();
    if (state().sequence === sequence) dispatch({ type: 'report' });
    await effects.settled();
  };
  return { runner, reader, changes, overlay, wishes, takeIn, look, reportAnew, checkAlive, signal };
}

const wishesOf = ({ dispatch, state }: Runner): Parts['wishes'] => ({
  fill(word) {
    const isPossible = canFill(state(), word);
    if (isPossible) dispatch({ type: 'fill', word });
    return isPossible;
  },
  play(on) {
    const isPossible = !on || canPlay(state());
    if (isPossible) dispatch({ type: 'play', on });
    return isPossible;
  },
});

/** Asks the worker what is set and what it remembers, until it tells. */
async function begin({ site, ask }: GamePageDeps, parts: Parts): Promise<void> {
  const { overlay, runner, checkAlive, signal } = parts;
  for (let wait = WITHOUT_WORKER; !signal.aborted; wait = Math.min(2 * wait, LONGEST_WAIT)) {
    try {
      const beginning = await ask({ type: 'begin', site: site.id });
      runner.dispatch({ type: 'begin', beginning });
      overlay.begin(beginning.panel);
      return;
    } catch {
      checkAlive();
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}

/** A page in the back/forward cache hears of no change of the settings. */
async function catchUp({ site, ask }: GamePageDeps, { runner, checkAlive }: Parts): Promise<void> {
  try {
    const { settings } = await ask({ type: 'begin', site: site.id });
    runner.dispatch({ type: 'settings', settings });
  } catch {
    checkAlive();
  }
}

/** Listens to the player, to the browser, and to what the popup and the worker tell. */
function listen(deps: GamePageDeps, parts: Parts): void {
  const { site, window, isAlive, onOrder } = deps;
  const { runner, reader, wishes, look, reportAnew, signal } = parts;
  const { dispatch } = runner;
  watchPlayerInput({
    site,
    window,
    signal,
    onEscape() {
      look();
      dispatch({ type: 'escape' });
    },
    onPress: () => dispatch({ type: 'press' }),
    onEnter: () => dispatch({ type: 'enter', word: reader.wholeWord() }),
  });
  window.addEventListener('pagehide', () => isAlive() && dispatch({ type: 'leave' }), { signal });
  window.addEventListener(
    'pageshow',
    ({ persisted }) => {
      // Back from the back/forward cache.
      if (persisted) {
        dispatch({ type: 'return' });
        void catchUp(deps, parts);
      }
      look();
    },
    { signal },
  );
  onOrder(async (order) => {
    switch (order.type) {
      case 'look':
        await reportAnew();
        return true;
      case 'update':
      case 'settings':
        dispatch(order);
        return true;
      case 'fill':
        return wishes.fill(order.word);
      case 'play':
        return wishes.play(order.on);
    }
  });
}

/** Looks whenever the page changes, and at intervals while it may change without an event. */
function followChanges({ changes, reader, takeIn, checkAlive, signal }: Parts): void {
  let nextSearch = 0;
  const follow = (changed: readonly Element[]) => {
    checkAlive();
    if (signal.aborted) return;
    const start = performance.now();
    const wait = reader.last().view.kind === 'no-board' ? nextSearch - start : 0;
    if (wait <= 0) {
      reader.read();
      const now = performance.now();
      nextSearch = now + (now - start) / SHARE;
    }
    takeIn(changed);
    const { view } = reader.last();
    if (view.kind === 'no-board') changes.checkIn(wait > 0 ? wait : WITHOUT_BOARD);
    else if (view.kind === 'boards' && view.moving) changes.checkIn(WHILE_MOVING);
  };
  changes.subscribe(follow);
  follow([]);
}

/** What there is to show on the page; null without a game that has begun. */
function sceneOf({ report, look, shown, help, play }: State, reader: PageReader): Scene | null {
  if (!report || report.puzzle === 'not-started') return null;
  const known = {
    advice: shown?.advice ?? null,
    notice: shown?.notice ?? null,
    help,
    playing: play !== null,
  };
  if (typeof report.puzzle === 'string' || look?.shown.kind !== 'boards') return { ...known, puzzle: null };
  const { puzzle } = report;
  return {
    ...known,
    puzzle: {
      key: keyOf(puzzle),
      boards: tilesOf(reader.last(), look.shown),
      guessesLeft: guessesLeftIn(puzzle),
    },
  };
}

const keyOf = ({ key, boards }: Puzzle): string => JSON.stringify([key, boards]);

/** The host; for a page of the extension its file, since its host would identify the browser. */
function hostOf({ protocol, host, pathname }: Location): string {
  return protocol.endsWith('-extension:') ? pathname : host;
}
