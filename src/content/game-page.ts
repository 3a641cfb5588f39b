/** A game's page: reports what its board shows, and fills in what is suggested. */
import { hintsOf, typedLetters } from '../page/board.ts';
import { isCovered } from '../page/covered.ts';
import type { Site, PageView } from '../sites/site.ts';
import { ENTER, findKey } from '../page/keyboard.ts';
import { partsOn } from '../page/parts.ts';
import { createReader } from '../page/reader.ts';
import { createRefusals } from '../page/refusals.ts';
import type { Scene } from '../overlay/display.tsx';
import { isForOverlay } from '../overlay/host.ts';
import { createOverlay, type OverlayDeps } from '../overlay/overlay.ts';
import type { TabUpdate, Ask, Report, RequestOf } from '../protocol/messages.ts';
import type { Order } from '../protocol/orders.ts';
import {
  changeFor,
  type HelpLevel,
  helpFor,
  reaches,
  type Settings,
  type SettingsChange,
  settingsOf,
} from '../protocol/settings.ts';
import { createAutoFill, REPLY_TIMEOUT, UNTIL_SAID } from './auto-fill.ts';
import { createHumanPace } from './human-pace.ts';
import { watchPage } from './page-changes.ts';
import { createTypist } from './typist.ts';

/** When to look again at tiles that move: their end is not always told, in milliseconds. */
const WHILE_MOVING = 100;
/** When to look again for a board, which may come in ways that cannot be watched. */
const WITHOUT_BOARD = 1000;
/** How long a key or a button is held down, in milliseconds. */
const ONE_PRESS = 1000;
/** Looking for a board takes no more than this part of the time of a page that changes all the while. */
const SHARE = 0.1;

export interface GamePageDeps {
  readonly game: Site;
  readonly window: Window;
  readonly ask: Ask;
  /** Whether the extension that this script belongs to is still there. */
  readonly isAlive: () => boolean;
  readonly followSettings: (callback: (settings: Settings) => void) => void;
  readonly saveSettings: (change: SettingsChange) => Promise<void>;
  /** Where the overlay's panel is on this game's pages. */
  readonly panelStore: Pick<OverlayDeps, 'loadPanel' | 'savePanel'>;
  readonly loadSentences: OverlayDeps['loadSentences'];
  /** Whether the page is in a private window, of which nothing is kept. */
  readonly isPrivate: boolean;
  /** Calls back with what the popup and the worker tell the page; they hear whether it does as it is told. */
  readonly onOrder: (callback: (order: Order) => Promise<boolean>) => void;
}

/** What can be told at every look; what else is on the page is looked for only when it is reported. */
type Shown = Omit<Report, 'page'>;

/** Starts; everything ends, and nothing is left behind, once the extension is gone. */
export function startGamePage(deps: GamePageDeps): void {
  const { game, window, ask, isAlive, followSettings, saveSettings, panelStore, isPrivate, onOrder } = deps;
  const { document } = window;
  const life = new AbortController();
  const { signal } = life;
  const day = new Date().toDateString();
  const visit = crypto.randomUUID();

  const reader = createReader(game, document);
  const refusals = createRefusals();
  let sight: PageView = { kind: 'elsewhere' };
  let report: Shown | null = null;
  /** What to act on, and what to show: a first answer may make way for a better one in a moment. */
  let advice: TabUpdate | null = null;
  let shown: TabUpdate | null = null;
  let settings: Settings | null = null;
  /** What the player has asked to see of this very board. */
  let level: HelpLevel | null = null;
  /** What the page has said last of hard mode: its switch may be there only now and then. */
  let saidHard = false;
  /** The puzzle that the game has refused a guess of because of hard mode. */
  let hardPuzzle = '';

  const look = () => (sight = reader.look(new URL(window.location.href)));
  const letters = () => (look().kind === 'board' && sight.kind === 'board' ? typedLetters(sight.board) : '');

  const changes = watchPage(document, signal);
  let playing = false;
  const scene = (): Scene | null => {
    if (!report || report.board === 'not-started') return null;
    const known = { answer: shown?.advice ?? null, notice: shown?.notice ?? null, level, playing };
    if (sight.kind !== 'board' || typeof report.board !== 'object') return { ...known, board: null };
    const { hints, width, rows } = report.board;
    const tiles = reader.tiles();
    const isEmpty = !sight.moving && typedLetters(sight.board) === '';
    const open = isEmpty ? tiles.slice(hints.length * width, (hints.length + 1) * width) : [];
    const key = [report.puzzle, ...hints].join('|');
    return { ...known, board: { key, tiles, empty: open, guessesLeft: rows - hints.length } };
  };
  const overlay = createOverlay({
    ...panelStore,
    loadSentences: deps.loadSentences,
    game,
    window,
    life: signal,
    scene,
    setLevel: (next) => tell({ type: 'help', of: 'here', level: next }),
    pick: (word) => autoFill.fill(word),
    play: (on) => autoFill.playOn(on),
    loadCandidates: (offset, count) => ask({ type: 'candidates', of: 'here', offset, count }),
    saveSettings,
  });
  const autoFill = createAutoFill({
    typist: createTypist(game, document, changes, { letters, isCovered: () => isCovered(reader.tiles()) }),
    changes,
    pace: createHumanPace(() => !document.hidden, Math.random),
    life: signal,
    openRow() {
      if (sight.kind !== 'board' || typeof report?.board !== 'object') return null;
      const { hints, rows, width } = report.board;
      if (hints.length === rows || hints.at(-1)?.endsWith(` ${'2'.repeat(width)}`)) return null;
      const answer = advice?.advice;
      return {
        puzzle: report.puzzle,
        key: [report.puzzle, ...hints].join('|'),
        letters: typedLetters(sight.board),
        width,
        // A first answer may make way for a better one in a moment.
        suggestion:
          answer?.status === 'open' && answer.progress !== 'looking'
            ? (answer.suggestions[0]?.word ?? null)
            : null,
        mayShow: settings !== null && reaches(helpFor(settingsOf(settings, game.id).level, level), 'word'),
        moving: () => sight.kind === 'board' && sight.moving,
        covered: () => isCovered(reader.tiles()),
        refusing: refusals.areShowing,
        awaiting: () => entered !== null && performance.now() - entered.at <= REPLY_TIMEOUT,
      };
    },
    save: (filling) => tell({ type: 'filling', filling }),
    notify(notice) {
      const isLost = isPrivate && notice?.kind === 'notInList';
      tell({ type: 'notice', notice: isLost ? { ...notice, kind: 'notInListPrivate' } : notice });
    },
    switchOff() {
      void saveSettings((now) => changeFor(now, game.id, 'fill', false)).catch(checkAlive);
    },
    onPlaying(on) {
      playing = on;
      overlay.update();
      tell({ type: 'playing', on });
    },
  });

  /** Tells the worker something that needs no answer. */
  const tell: (...request: Parameters<Ask>) => void = (request) => void ask(request).catch(checkAlive);

  /** A message may fail because the extension is gone: then this script ends as well. */
  const checkAlive = () => {
    if (!isAlive()) life.abort();
  };

  const reportNow = async (next: Shown | null) => {
    // What is asked for one board does not hold for the next, nor does playing on go into another puzzle.
    if (JSON.stringify(next?.board) !== JSON.stringify(report?.board)) level = null;
    if (next?.puzzle !== report?.puzzle) autoFill.playOn(false);
    report = next;
    if (!next) {
      tell({ type: 'left', visit });
      return;
    }
    const page = { host: siteOf(window.location), visit, turn: ++turn, ...partsOn(document, game) };
    await takeAdvice({ type: 'report', report: { ...next, page } });
  };

  /** How many reports there have been. */
  let turn = 0;
  let asked = 0;
  let isAsking = false;
  /** Asks for advice; until it comes there is none, and of several only the last counts. */
  const takeAdvice = async (request: RequestOf<'report'> | RequestOf<'refused'>) => {
    advice = shown = null;
    isAsking = true;
    const mine = ++asked;
    try {
      const reply = await ask(request);
      if (reply && mine === asked) take(reply);
    } catch {
      checkAlive();
    }
    if (mine === asked) isAsking = false;
  };
  const take = (next: TabUpdate) => {
    autoFill.restore(next.rows);
    advice = shown = next;
    level = next.help;
    // Solved, lost, or nothing to go by.
    if (next.advice && next.advice.status !== 'open') autoFill.playOn(false);
    autoFill.update();
    overlay.update();
  };

  /** The guess that was entered last, until it is answered. */
  let entered: { readonly word: string; readonly at: number } | null = null;

  let pressedAt = -Infinity;

  const noticeEnter = (event: Event) => {
    if (isForOverlay(event) || !isEnter(event, game, document)) return;
    const at = performance.now();
    // What a press ends with is of the same press, unless nothing has been seen of its beginning.
    const isEnd = event.type === 'keyup' || event.type === 'click';
    const isSame = isEnd && at - pressedAt < ONE_PRESS;
    pressedAt = at;
    if (isSame) return;
    const word = letters();
    const isFull = sight.kind === 'board' && [...word].length === sight.board.rows[0]!.length;
    entered = isFull ? { word, at } : null;
  };

  const noticeRefusals = (changed: readonly Element[]) => {
    if (entered && performance.now() - entered.at > REPLY_TIMEOUT) entered = null;
    const come = refusals.look(changed, entered !== null);
    if (!entered) return;
    const { word } = entered;
    if (come.length > 0) entered = null;
    for (const refusal of come) {
      if (refusal === 'notInList' && !game.takesOurWords) void takeAdvice({ type: 'refused', word });
      const isNew = refusal === 'hardMode' && report?.hard === false;
      if (isNew) {
        hardPuzzle = report!.puzzle;
        void reportNow(nextReport());
      }
      // It changes what is suggested only where the player has left that to the game.
      const isHeeded = settings !== null && settingsOf(settings, game.id).hard === 'auto';
      autoFill.refused(isNew && isHeeded ? 'hardModeFound' : refusal, word);
    }
    const selector = game.refusedRow;
    if (selector !== undefined && changed.some((element) => element.matches(selector))) void wonder();
  };

  /** The row says that its guess is refused; when nothing says why, that is all there is to say. */
  const wonder = async () => {
    const asked = entered;
    if (asked && !(await changes.until(() => entered !== asked, UNTIL_SAID)) && entered === asked) {
      entered = null;
      autoFill.refused('unclear', asked.word);
    }
  };

  const nextReport = () => {
    const puzzle = `${window.location.pathname} ${game.puzzle?.() ?? day}`;
    saidHard = game.isHard(document) ?? saidHard;
    return reportOf(game, sight, puzzle, saidHard || puzzle === hardPuzzle);
  };

  let nextSearch = 0;
  const update = (changed: readonly Element[]) => {
    checkAlive();
    if (signal.aborted) return;
    const start = performance.now();
    const wait = sight.kind === 'no-board' ? nextSearch - start : 0;
    if (wait <= 0) {
      look();
      const end = performance.now();
      nextSearch = end + (end - start) / SHARE;
      const next = nextReport();
      if (typeof report?.board === 'object' && typeof next?.board === 'object') {
        // The guess was taken.
        if (next.board.hints.length !== report.board.hints.length) entered = null;
      }
      if (JSON.stringify(next) !== JSON.stringify(report)) void reportNow(next);
    }
    noticeRefusals(changed);
    autoFill.update();
    overlay.update();
    if (sight.kind === 'no-board') changes.checkIn(wait > 0 ? wait : WITHOUT_BOARD);
    else if (sight.kind === 'board' && sight.moving) changes.checkIn(WHILE_MOVING);
  };

  changes.subscribe(update);
  followSettings((next) => {
    settings = next;
    autoFill.setSettings(settingsOf(next, game.id));
    overlay.setSettings(next);
  });
  onOrder(async (order) => {
    switch (order.type) {
      case 'look':
        look();
        await reportNow(nextReport());
        return true;
      case 'advice':
        if (order.advice.turn !== turn) return true;
        level = order.advice.help;
        // While advice is asked for, what is pushed is not the last word on it.
        if (!isAsking) take(order.advice);
        else if (order.advice.advice?.status === 'open') shown = order.advice;
        overlay.update();
        return true;
      case 'fill':
        return autoFill.fill(order.word);
      case 'play':
        return autoFill.playOn(order.on);
    }
  });

  window.addEventListener(
    'pagehide',
    () => {
      autoFill.playOn(false);
      if (report && isAlive()) tell({ type: 'left', visit });
    },
    { signal },
  );
  window.addEventListener(
    'pageshow',
    ({ persisted }) => {
      // Back from the back/forward cache: the worker has been told that the page was left.
      if (persisted) report = null;
      update([]);
    },
    { signal },
  );
  // Observed, and let through: Escape closes the game's own dialogs too.
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.isTrusted && event.key === 'Escape') autoFill.stop();
      else if (event.isTrusted && isTyping(event) && !isForOverlay(event)) autoFill.interrupt();
    },
    { signal, capture: true },
  );
  window.addEventListener(
    'pointerdown',
    (event) => event.isTrusted && !isForOverlay(event) && autoFill.interrupt(),
    { signal, capture: true },
  );
  for (const type of ['keydown', 'keyup', 'pointerdown', 'click']) {
    window.addEventListener(type, noticeEnter, { signal, capture: true });
  }
  // What stands on the page from the first explains the game.
  refusals.look([document.body], false);
  update([]);
}

/** Whether a key is meant for the page: shortcuts are not, among them those that Knack itself listens to. */
function isTyping(event: KeyboardEvent): boolean {
  if (['Alt', 'AltGraph', 'Control', 'Meta', 'Shift'].includes(event.key)) return false;
  return event.getModifierState('AltGraph') || !(event.altKey || event.ctrlKey || event.metaKey);
}

/** Whether a guess is being entered: with the key, or on the screen; by anything where a page has no such key. */
function isEnter(event: Event, { keys }: Site, document: Document): boolean {
  if (event instanceof KeyboardEvent) return event.key === ENTER;
  const button = findKey(document, keys, ENTER);
  const path = event.composedPath();
  return button ? path.includes(button) : path.some((part) => part instanceof HTMLButtonElement);
}

/** The host; of the extension's own page its file, since the host of these tells browsers apart. */
function siteOf({ protocol, host, pathname }: Location): string {
  return protocol.endsWith('-extension:') ? pathname : host;
}

/** What the worker is told of a sight; null when there is no game. */
function reportOf({ id, lexicon }: Site, sight: PageView, puzzle: string, hard: boolean): Shown | null {
  if (sight.kind === 'elsewhere') return null;
  const known = { game: id, lexicon, puzzle, hard };
  if (sight.kind === 'no-board') return { ...known, board: sight.reason };
  const { rows } = sight.board;
  return {
    ...known,
    board: { hints: hintsOf(sight.board), width: rows[0]!.length, rows: rows.length },
    reading: sight.reading,
  };
}
