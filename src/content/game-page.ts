/** A game's page: wires what is seen there and what the player does to a session, and the session to the page. */
import type { Scene } from '../overlay/display.tsx';
import { createOverlay } from '../overlay/overlay.ts';
import { partsOn } from '../page/parts.ts';
import type { Order } from '../protocol/orders.ts';
import { guessesLeftIn } from '../protocol/report.ts';
import type { Ask } from '../protocol/requests.ts';
import type { ShownBoards } from '../session/events.ts';
import { canFill, canPlay, isAwaiting, type State, watchesCover } from '../session/state.ts';
import type { Site } from '../sites/site.ts';
import { createEffects } from './effects.ts';
import { createHumanPace } from './human-pace.ts';
import { watchPage } from './page-changes.ts';
import { createPageReader, type PageReader, tilesOf } from './page-reader.ts';
import { watchPlayerInput } from './player-input.ts';
import { createRunner, type Runner } from './runner.ts';
import { createTypist } from './typist.ts';

/** When to look again at tiles that move: their end is not always told, in milliseconds. */
const WHILE_MOVING = 100;
/** When to look again for a board, which may come in ways that cannot be watched. */
const WITHOUT_BOARD = 1000;
/** Looking for a board takes no more than this part of the time of a page that changes all the while. */
const SHARE = 0.1;
/** When to ask again for what is set, where the worker could not be had. */
const WITHOUT_WORKER = 1000;

export interface GamePageDeps {
  readonly site: Site;
  readonly window: Window;
  readonly ask: Ask;
  /** Whether the extension that this script belongs to is still there. */
  readonly isAlive: () => boolean;
  /** Calls back with what the popup and the worker tell the page; they hear whether it does as it is told. */
  readonly onOrder: (callback: (order: Order) => Promise<boolean>) => void;
}

/** Starts; everything ends, and nothing is left behind, once the extension is gone. */
export function startGamePage(deps: GamePageDeps): void {
  const { site, window, ask, isAlive, onOrder } = deps;
  const { document } = window;
  const end = new AbortController();
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
      onAlarm: () => look([]),
      signal,
    },
  );
  const { dispatch, state } = runner;
  /** Takes in what was read last. */
  const takeIn = (changed: readonly Element[]) => {
    const known = state();
    const isWaiting = isAwaiting(known, performance.now());
    dispatch({ type: 'look', look: reader.look(changed, isWaiting, watchesCover(known)) });
  };
  const look = (changed: readonly Element[]) => {
    reader.read();
    takeIn(changed);
  };

  const effects = createEffects({
    site: site.id,
    ask,
    typist: createTypist(site, document, changes, reader),
    pace: createHumanPace(() => !document.hidden, Math.random),
    page: () => ({ host: hostOf(window.location), ...partsOn(document, site) }),
    dispatch,
    look: () => look([]),
    onFailure: checkAlive,
    signal,
  });
  const follow = {
    fill(word: string): boolean {
      const isPossible = canFill(state(), word);
      if (isPossible) dispatch({ type: 'fill', word });
      return isPossible;
    },
    play(on: boolean): boolean {
      const isPossible = !on || canPlay(state());
      if (isPossible) dispatch({ type: 'play', on });
      return isPossible;
    },
  };
  const overlay = createOverlay({
    site,
    window,
    signal,
    scene: () => sceneOf(state(), reader),
    savePanel: (panel) => void ask({ type: 'panel', site: site.id, panel }).catch(checkAlive),
    setHelp: (help) => void ask({ type: 'help', help }).catch(checkAlive),
    pick: follow.fill,
    play: follow.play,
    loadCandidates: (board, offset, count) => ask({ type: 'candidates', board, offset, count }),
    switchSetting: (setting, on) => ask({ type: 'switch', site: site.id, setting, on }),
  });

  const begin = async () => {
    try {
      const beginning = await ask({ type: 'begin', site: site.id });
      overlay.begin(beginning.settings, beginning.panel);
      dispatch({ type: 'begin', beginning });
    } catch {
      checkAlive();
      if (!signal.aborted) setTimeout(() => void begin(), WITHOUT_WORKER);
    }
  };

  /** Reports what the page shows now, changed or not, and waits until that has been answered. */
  const reportAnew = async () => {
    const { sequence } = state();
    look([]);
    if (state().sequence === sequence) dispatch({ type: 'report' });
    await effects.settled();
  };

  watchPlayerInput({
    site,
    window,
    signal,
    onEscape() {
      look([]);
      dispatch({ type: 'escape' });
    },
    onPress: () => dispatch({ type: 'press' }),
    onEnter() {
      const word = reader.letters();
      const { view } = reader.last();
      const width = view.kind === 'boards' ? view.boards[0]!.rows[0]!.length : 0;
      dispatch({ type: 'enter', word: [...word].length === width && width > 0 ? word : null });
    },
  });
  window.addEventListener('pagehide', () => isAlive() && dispatch({ type: 'leave' }), { signal });
  window.addEventListener(
    'pageshow',
    ({ persisted }) => {
      // Back from the back/forward cache.
      if (persisted) dispatch({ type: 'return' });
      look([]);
    },
    { signal },
  );
  onOrder(async (order) => {
    switch (order.type) {
      case 'look':
        await reportAnew();
        return true;
      case 'update':
        dispatch(order);
        return true;
      case 'settings':
        overlay.setSettings(order.settings);
        dispatch(order);
        return true;
      case 'fill':
        return follow.fill(order.word);
      case 'play':
        return follow.play(order.on);
    }
  });
  followChanges(changes, reader, takeIn, checkAlive, signal);
  void begin();
}

/** Looks whenever the page changes, and now and then while it may change unseen. */
function followChanges(
  changes: ReturnType<typeof watchPage>,
  reader: PageReader,
  takeIn: (changed: readonly Element[]) => void,
  checkAlive: () => void,
  signal: AbortSignal,
): void {
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
  return { ...known, puzzle: puzzleOf(report.puzzle, reader, look.shown) };
}

function puzzleOf(
  puzzle: Parameters<typeof guessesLeftIn>[0],
  reader: PageReader,
  shown: ShownBoards,
): NonNullable<Scene['puzzle']> {
  return {
    key: JSON.stringify([puzzle.key, puzzle.boards]),
    boards: tilesOf(reader.last(), shown),
    guessesLeft: guessesLeftIn(puzzle),
  };
}

/** The host; of the extension's own page its file, since the host of these tells browsers apart. */
function hostOf({ protocol, host, pathname }: Location): string {
  return protocol.endsWith('-extension:') ? pathname : host;
}
