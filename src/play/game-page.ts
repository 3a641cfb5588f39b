/** A game's page: wires what is seen there and what the player does to a session, and the session to the page. */
import type { Scene } from '../overlay/display.tsx';
import type { OverlayScript } from '../overlay/script.ts';
import { lookForBoard } from '../content/look-for-board.ts';
import { call, get, rootOf } from '../page/dom.ts';
import { keysOn } from '../page/pressed-keys.ts';
import type { PageView } from '../page/page-view.ts';
import type { PageReading } from '../page/reader.ts';
import type { Share } from '../page/share.ts';
import type { Looks } from '../protocol/looks.ts';
import type { EnteredWord } from '../protocol/added-site.ts';
import type { Order } from '../protocol/orders.ts';
import { gameIn, guessesLeftIn, noGameIn } from '../protocol/guesses.ts';
import type { Game } from '../protocol/game.ts';
import type { Ask, Beginning } from '../protocol/requests.ts';
import {
  canFill,
  canPlay,
  isAwaiting,
  type SessionSite,
  type State,
  watchesCover,
} from '../session/state.ts';
import type { Site } from '../sites/site.ts';
import type { Ear } from '../content/ear.ts';
import { createEffects } from './effects.ts';
import { createHumanPace } from './human-pace.ts';
import { createOverlay } from './overlay.ts';
import type { PageChanges } from '../content/page-changes.ts';
import { createPageLanguage, type DetectLanguage } from './page-language.ts';
import { createPageReader, type PageReader, tilesOf } from './page-reader.ts';
import { frameInFocus, watchPlayerInput } from './player-input.ts';
import { createRunner, type Runner } from './runner.ts';
import { createTypist } from './typist.ts';
import { createWeigher, type Weigher } from './weigher.ts';

/** When to look again at tiles that move, in milliseconds: not every animation ends with an event. */
const WHILE_MOVING = 100;
/** How long a page can do other things before what was read of it is taken in, in milliseconds. */
const BETWEEN_TASKS = 8;

export interface GamePageDeps {
  readonly site: Site;
  readonly window: Window;
  /** Ends with the rest. */
  readonly ear: Ear;
  /** What the player has entered before; nothing unless given. */
  readonly entered?: () => EnteredWord | null;
  readonly ask: Ask;
  /** Tells in what language a text is; not asked unless given. */
  readonly detectLanguage?: DetectLanguage;
  /** What Knack may take of the page's time. */
  readonly share: Share;
  /** Whether the extension that this script belongs to is still there. */
  readonly isAlive: () => boolean;
  /** Ends everything where it is not. */
  readonly checkAlive: () => void;
  readonly end: AbortController;
  readonly changes: PageChanges;
  /** What was read of the page last. */
  readonly reading: PageReading;
  /** What is set, and what the worker remembers of the page. */
  readonly beginning: Beginning;
  /** What shows Knack on the page, once it has been brought. */
  readonly overlayScript: () => OverlayScript | undefined;
}

/**
 * Starts on a page that has just been read; everything ends, and nothing is left behind, at the signal.
 * @returns what carries out an order of the popup or the worker, and says whether it could
 */
export function startGamePage(deps: GamePageDeps): (order: Order) => Promise<boolean> {
  const { beginning, entered } = deps;
  const parts = connect(deps);
  listen(deps, parts);
  followChanges(deps, parts);
  if (Object.keys(beginning.looks).length > 0) learn(deps, parts, beginning.looks);
  parts.overlay.begin(beginning);
  parts.runner.dispatch({ type: 'begin', beginning, entered: entered?.() ?? null });
  return (order) => carryOut(order, deps, parts);
}

/** The connected parts of a game's page. */
interface Parts {
  readonly runner: Runner;
  readonly reader: PageReader;
  readonly overlay: ReturnType<typeof createOverlay>;
  /** What the player asks for, on the page or in the popup. @returns whether it can be done */
  readonly wishes: {
    readonly fill: (word: string) => boolean;
    readonly play: (on: boolean) => boolean;
  };
  /** What has changed since the page was last taken in. */
  readonly changed: Element[];
  /** Takes in what was read last. */
  readonly takeIn: () => void;
  /** Reads the page and takes it in. */
  readonly look: () => void;
  /** Resolves when there is nothing that the worker has still to reply to. */
  readonly settled: () => Promise<void>;
}

function connect(deps: GamePageDeps): Parts {
  const { site, window, ear, ask, share, changes, checkAlive } = deps;
  const { document } = window;
  const { signal } = deps.end;
  const reader = createPageReader(site, window, share, deps.reading);
  const runner: Runner = createRunner(sessionSiteOf(site), {
    carryOut: (effect) => effects.carryOut(effect),
    onChange() {
      weigher.follow(state());
      overlay.update();
    },
    onAlarm: () => look(),
    signal,
  });
  const { dispatch, state } = runner;
  const language = createPageLanguage(document, site.lexicon === null ? deps.detectLanguage : undefined, {
    share,
    onTold: () => dispatch({ type: 'report' }),
  });
  const isHidden = () => get(document, 'hidden');
  const changed: Element[] = [];
  const takeIn = () => {
    const known = state();
    const isWaiting = isAwaiting(known, performance.now());
    const seen = reader.look(changed.splice(0), isWaiting, watchesCover(known));
    const isIdle = typist.hasIdleKeys() && !reader.hasEnterButton();
    const hasEnterKey = seen.hasEnterKey && !isIdle;
    dispatch({ type: 'look', look: { ...seen, hasEnterKey, isHidden: isHidden() } });
  };
  const look = () => {
    const { view } = reader.read();
    // What moves may come to rest without an event, and what has just been asked for may need more than one look.
    if (isMoving(view)) changes.checkIn(WHILE_MOVING);
    takeIn();
  };
  const typist = createTypist(site, document, changes, { ...reader, isTiring: () => share.rest() > 0 });
  const effects = createEffects({
    site: site.id,
    ask,
    typist: { ...typist, enter: (by) => share.leave(() => typist.enter(by)) },
    pace: createHumanPace(isHidden, Math.random),
    page: () => ({ host: hostOf(window.location), ...language(), ...reader.parts() }),
    dispatch,
    close: (letters) => reader.close(letters),
    look,
    onFailure: checkAlive,
    signal,
  });
  const weigher = createWeigher(ask, () => overlay.update());
  const wishes = wishesOf(runner);
  const overlay = createOverlay({
    ...deps,
    signal,
    settings: () => state().settings,
    scene: () => sceneOf(state(), reader, weigher, ear.isFirst()),
    keys: () => keysOn(document, site),
    tell: effects.tell,
    onLost: checkAlive,
    pick: wishes.fill,
    play: wishes.play,
    setHelp: (help) => dispatch({ type: 'help', help }),
  });
  ear.onRewritten(() => share.take(overlay.takeDown));
  return {
    runner,
    reader,
    overlay,
    wishes,
    changed,
    takeIn,
    look,
    settled: effects.settled,
  };
}

const isMoving = (view: PageView): boolean => view.kind === 'boards' && view.moving;

const sessionSiteOf = ({ id, kind, takesOurWords, refusedRow }: Site): SessionSite => ({
  id,
  takesOurWords: takesOurWords === true,
  marksRefusals: refusedRow !== undefined,
  isStrange: kind === 'added',
});

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

/** Looks at the page with what the player has said of its colours. */
function learn({ changes }: GamePageDeps, { reader, look }: Parts, looks: Looks): void {
  reader.learn(looks);
  look();
  // A row that is read by them for the first time is looked at more than once.
  changes.checkIn(WHILE_MOVING);
}

/**
 * A page in the back/forward cache hears of no change of the settings:
 * https://developer.chrome.com/blog/bfcache-extension-messaging-changes
 */
async function catchUp({ site, ask, checkAlive }: GamePageDeps, { runner }: Parts): Promise<void> {
  try {
    const { settings } = await ask({ type: 'begin', site: site.id });
    runner.dispatch({ type: 'settings', settings });
  } catch {
    checkAlive();
  }
}

/** Listens to the player and to the browser. */
function listen(deps: GamePageDeps, parts: Parts): void {
  const { site, window, ear, isAlive, end } = deps;
  const { runner, reader, overlay, changed, takeIn, look } = parts;
  const { dispatch } = runner;
  watchPlayerInput({
    site,
    document: window.document,
    ear,
    isForOverlay: overlay.isFor,
    onEscape: () => afterAll(look, () => dispatch({ type: 'escape' })),
    onPress: () => dispatch({ type: 'press' }),
    onEnter(by, button) {
      // What the page has shown before is no reply to this.
      if (changed.length > 0) takeIn();
      dispatch({ type: 'enter', word: reader.entered(button), by });
    },
  });
  ear.on('pagehide', ({ persisted }) => {
    // What was done last may not have been read yet: a row that the player has just emptied is theirs after a reload.
    if (isAlive()) afterAll(look, () => dispatch({ type: 'leave' }));
    // In a page that is gone Firefox throws at whatever comes late:
    // https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Errors/Dead_object
    if (!persisted) end.abort();
  });
  ear.on('pageshow', ({ persisted }) => {
    // Back from the back/forward cache.
    if (persisted) {
      dispatch({ type: 'return' });
      void catchUp(deps, parts);
    }
    look();
  });
}

async function carryOut(order: Order, deps: GamePageDeps, parts: Parts): Promise<boolean> {
  const { runner, wishes } = parts;
  switch (order.type) {
    case 'look':
      await reportAnew(parts);
      return true;
    case 'looks':
      learn(deps, parts, order.looks);
      return true;
    case 'update':
    case 'settings':
      runner.dispatch(order);
      return true;
    case 'fill':
      return wishes.fill(order.word);
    case 'play':
      // Keys are to end it, and so have to be the page's own.
      if (order.on) leaveFrame(deps.window.document);
      return wishes.play(order.on);
  }
}

/** Tells what the page shows now, changed or not, and waits until that has been answered. */
async function reportAnew({ runner: { state, dispatch }, look, settled }: Parts): Promise<void> {
  const { question } = state();
  look();
  if (state().question === question) dispatch({ type: 'report' });
  await settled();
}

/** Does what the player wants even on a page that cannot be read. */
function afterAll(read: () => void, then: () => void): void {
  try {
    read();
  } finally {
    then();
  }
}

function leaveFrame(document: Document): void {
  const frame = frameInFocus(document);
  if (frame) call(frame, 'blur');
}

/** Looks whenever the page changes, and at intervals while it may change without an event. */
function followChanges(
  { site, window: { document }, share, changes, reading, checkAlive, end: { signal } }: GamePageDeps,
  { reader, changed, takeIn }: Parts,
): void {
  let pause: ReturnType<typeof setTimeout> | undefined;
  const takeInNow = () => {
    clearTimeout(pause);
    pause = undefined;
    takeIn();
  };
  const lookAgain = (view: PageView) => {
    if (isMoving(view)) changes.checkIn(WHILE_MOVING);
    else lookForBoard(changes, view, site);
  };
  changes.subscribe((elements) => {
    checkAlive();
    if (signal.aborted) return;
    const { view } = reader.read();
    changed.push(...elements);
    // To read a large page takes long enough for one task.
    if (share.rest() === 0) takeInNow();
    else pause ??= setTimeout(takeInNow, BETWEEN_TASKS);
    lookAgain(view);
  });
  signal.addEventListener('abort', () => clearTimeout(pause));
  // Text that is on the page from the start explains the game; it refuses no guess.
  const root = rootOf(document);
  if (root) changed.push(root);
  takeIn();
  lookAgain(reading.view);
}

/**
 * What there is to show on the page; null without a game that has begun.
 * @param offersPlay whether the player can be sure that Knack hears them when it is to stop playing
 */
function sceneOf(
  { site, report, update, look, shown, help, play }: State,
  reader: PageReader,
  { weighed }: Weigher,
  offersPlay: boolean,
): Scene | null {
  const none = noGameIn(report);
  if (!report || none?.state === 'not-started') return null;
  const game = gameIn(report);
  const isAdded = site.isStrange;
  const { proposed = null, noLooks = false } = update ?? {};
  const unread = { why: none?.why ?? null, isAdded, proposed, noLooks };
  const known = {
    unread,
    lexicons: update?.lexicons,
    advice: shown?.advice ?? null,
    notice: shown?.notice ?? null,
    weighed: weighed(),
    help,
    playing: play !== null,
    offersPlay,
  };
  if (!game || look?.shown.kind !== 'boards') return { ...known, puzzle: null };
  return {
    ...known,
    puzzle: {
      key: keyOf(game),
      isNew: game.boards.flat().length === 0,
      boards: tilesOf(reader.looked(), look.shown),
      guessesLeft: guessesLeftIn(game),
    },
  };
}

const keyOf = ({ puzzle, boards }: Game): string => JSON.stringify([puzzle, boards]);

/**
 * The host; for a page of the extension its file, since its host would identify the browser:
 * https://developer.mozilla.org/docs/Mozilla/Add-ons/WebExtensions/Chrome_incompatibilities#web_accessible_resources
 */
function hostOf({ protocol, host, pathname }: Location): string {
  return protocol.endsWith('-extension:') ? pathname : host;
}
