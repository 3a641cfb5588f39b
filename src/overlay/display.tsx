/**
 * What Knack shows on the game's page: ghost letters on the next empty row, and a panel beside the board.
 * Whatever changes, the page is measured once before the next frame, and not at all while nobody looks.
 */
import { render } from 'preact';
import { isCovered } from '../page/covered.ts';
import type { Site } from '../sites/site.ts';
import { PRACTICE } from '../sites/practice.ts';
import { parentOf } from '../page/tree.ts';
import type { Notice } from '../protocol/messages.ts';
import type { Advice } from '../protocol/records.ts';
import {
  changeFor,
  changeOnlyFor,
  type HelpLevel,
  helpFor,
  reaches,
  type Settings,
  type SettingsChange,
  settingsOf,
} from '../protocol/settings.ts';
import adviceCss from '../ui/advice.css';
import { announcementOf } from '../ui/announcement.ts';
import type { LoadCandidates } from '../ui/candidates.tsx';
import controlsCss from '../ui/controls.css';
import { type Translate, translateFor } from '../ui/i18n.ts';
import { isRaised } from '../ui/levels.ts';
import tokensCss from '../ui/tokens.css';
import type { SaveSettings } from '../ui/use-saving.ts';
import { type GhostLetter, ghostLetters, levelOf } from './ghost.ts';
import { createHost, HOST_WIDTH } from './host.ts';
import overlayCss from './overlay.css';
import { type Failure, Overlay, type PanelActions, type PanelProps } from './panel.tsx';
import { createPosition, type PanelState, type Position } from './position.ts';
import { createSurroundings } from './surroundings.ts';
import { themeOf } from './theme.ts';

/** What there is to show. */
export interface Scene {
  /** Null when it cannot be read. */
  readonly board: {
    /** The puzzle and the rows so far. */
    readonly key: string;
    readonly tiles: readonly Element[];
    /** The tiles of the open row while it is empty and nothing moves; else none. */
    readonly empty: readonly Element[];
    readonly guessesLeft: number;
  } | null;
  /** Null while it is being worked out. */
  readonly answer: Advice | null;
  readonly notice: Notice | null;
  /** What the player has asked to see of this board; null is as in the settings. */
  readonly level: HelpLevel | null;
  readonly playing: boolean;
}

export interface DisplayDeps {
  readonly game: Site;
  readonly window: Window;
  /** What there is to show now; null on a page without a board. */
  readonly scene: () => Scene | null;
  readonly settings: () => Settings;
  readonly panel: () => PanelState;
  readonly setPanel: (state: PanelState) => void;
  readonly setLevel: (level: HelpLevel | null) => void;
  /** These tell whether it is as wished. */
  readonly pick: (word: string) => boolean;
  readonly play: (on: boolean) => boolean;
  readonly loadCandidates: LoadCandidates;
  readonly saveSettings: SaveSettings;
}

const CSS = [tokensCss, controlsCss, adviceCss, overlayCss].join('\n');

/** How long a page may be unreadable before that is said: it may just be building its board, in milliseconds. */
const BUILDING = 2000;

const PREFERENCES = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)', '(forced-colors: active)'];

/** What is remembered from one frame to the next. */
interface Memory {
  /** Whether the panel is folded for want of room. */
  isForced: boolean;
  /** What the player wanted last and did not get. */
  failure: Failure | null;
  /** Whether the player has taken away that this board cannot be read. */
  isDismissed: boolean;
  unreadableSince: number | null;
  /** What gets the focus when the panel has been folded or unfolded by a key. */
  focusNext: string | null;
}

/** Begins to show; `remove` takes all of it away. */
export function createDisplay(deps: DisplayDeps) {
  const { game, window, scene, panel, setPanel } = deps;
  const { document } = window;
  const life = new AbortController();
  const { signal } = life;
  const root = createHost(document, CSS, signal);
  const mount = root.appendChild(document.createElement('div'));
  const memory: Memory = {
    isForced: false,
    failure: null,
    isDismissed: false,
    unreadableSince: null,
    focusNext: null,
  };
  const schedule = inNextFrame(window, signal, () => {
    const now = scene();
    if (now) paint(now);
  });
  const surroundings = createSurroundings(document, game, { signal, onStale: schedule });
  const position = createPosition({ mount, state: panel, setState: setPanel, onChange: schedule, signal });
  const actions = actionsOf(deps, { root, memory, position, schedule });
  const sizes = createSizes(schedule, signal);
  const viewOf = createViews(deps, root.host);

  const paint = (now: Scene): void => {
    const { board } = now;
    const tiles = board?.tiles ?? [];
    const covered = isCovered(tiles);
    const page = surroundings(tiles);
    const { isOfAnother, ...view } = viewOf(now, covered);
    // It may name a word that is no longer to be seen.
    if (isOfAnother) memory.failure = null;
    const draw = () => {
      const { isForced: forced, failure } = memory;
      render(<Overlay {...view} {...{ forced, failure, actions }} folded={panel().folded} />, mount);
    };
    draw();
    const isHidden = covered || isUnsettled(memory, board !== null);
    const { form } = position.settle(page, isHidden);
    const isForced = form === 'pill' && board !== null && !panel().folded;
    if (isForced !== memory.isForced) {
      memory.isForced = isForced;
      draw();
    }
    const own = mount.querySelectorAll('.panel, .pill');
    sizes.watch([document.documentElement, document.body, ...tiles.slice(0, 1), ...own]);
    if (memory.focusNext) root.querySelector<HTMLElement>(memory.focusNext)?.focus();
    memory.focusNext = null;
  };

  // What moves the board, or makes the panel larger, without changing the page.
  window.addEventListener('resize', schedule, { signal });
  document.addEventListener('scroll', schedule, { signal, capture: true, passive: true });
  for (const preference of PREFERENCES) {
    window.matchMedia(preference).addEventListener('change', schedule, { signal });
  }

  return {
    /** Shows what there is to show, before the next frame. */
    schedule,
    remove(): void {
      render(null, mount);
      life.abort();
    },
  };
}

/** Runs something once before the next frame, however often that is asked for. */
function inNextFrame(window: Window, signal: AbortSignal, run: () => void): () => void {
  let frame: number | null = null;
  signal.addEventListener('abort', () => {
    if (frame !== null) window.cancelAnimationFrame(frame);
  });
  return () => {
    frame ??= window.requestAnimationFrame(() => {
      frame = null;
      if (!signal.aborted) run();
    });
  };
}

/** Watches the sizes of the elements that were named last. */
function createSizes(onChange: () => void, signal: AbortSignal) {
  const observer = new ResizeObserver(onChange);
  signal.addEventListener('abort', () => observer.disconnect());
  let watched: ReadonlySet<Element> = new Set();
  return {
    watch(elements: readonly Element[]): void {
      const next = new Set(elements);
      for (const element of watched) if (!next.has(element)) observer.unobserve(element);
      for (const element of next) if (!watched.has(element)) observer.observe(element);
      watched = next;
    },
  };
}

/** Whether a board that cannot be read is not spoken of: it may be in the making, or the player knows. */
function isUnsettled(memory: Memory, isRead: boolean): boolean {
  if (isRead) {
    memory.unreadableSince = null;
    memory.isDismissed = false;
    return false;
  }
  memory.unreadableSince ??= performance.now();
  return performance.now() - memory.unreadableSince < BUILDING || memory.isDismissed;
}

/** What there is to draw, whatever room there is for it. */
interface View extends Omit<PanelProps, 'folded' | 'forced' | 'failure' | 'actions'> {
  /** Whether it is of another row than before, or of another level. */
  readonly isOfAnother: boolean;
}

function createViews({ game, window, settings }: DisplayDeps, host: Element) {
  const { document } = window;
  let t: Translate = translateFor('auto', window.navigator.languages);
  let locale = '';
  /** What is said, and of which row at which level. */
  let announcement: readonly string[] = [];
  let announced = '';
  /** What was last known of a row: a page that is read once more has its answer in a moment. */
  let known: { readonly key: string; readonly answer: Advice } | null = null;

  const language = () => {
    const next = settings().locale;
    if (next !== locale) t = translateFor(next, window.navigator.languages);
    locale = next;
  };

  const answerOf = ({ board, answer }: Scene): Advice | null => {
    if (board && answer) known = { key: board.key, answer };
    return answer ?? (board && known?.key === board.key ? known.answer : null);
  };

  return (now: Scene, covered: boolean): View => {
    const { board, notice, playing } = now;
    language();
    const set = settingsOf(settings(), game.id);
    const level = helpFor(set.level, now.level);
    const answer = answerOf(now);
    const tile = board?.tiles[0];
    const theme = themeOf(document, game, (tile && parentOf(tile)) ?? document.body);
    const canShow = board !== null && !covered && reaches(level, 'word');
    const next = announcementOf(answer, level, t);
    const about = JSON.stringify([board?.key, level]);
    const isOfAnother = about !== announced;
    if (next.length > 0 || isOfAnother) announcement = next;
    announced = about;
    return {
      isOfAnother,
      board: board && { key: board.key, answer, guessesLeft: board.guessesLeft },
      level,
      isRaised: isRaised(now.level, set.level),
      notice,
      settings: set,
      playing,
      ghosts: canShow ? ghostsOf(board.empty, answer, host, theme.contrast) : [],
      ghostLevel: tile ? levelOf(tile) : '0',
      announcement,
      theme,
      gameName: game.id === PRACTICE ? t('practice') : game.name,
      t,
    };
  };
}

function ghostsOf(
  tiles: readonly Element[],
  answer: Advice | null,
  host: Element,
  strong: boolean,
): GhostLetter[] {
  if (tiles.length === 0 || answer?.status !== 'open' || !answer.suggestions[0]) return [];
  const { left, top, width } = host.getBoundingClientRect();
  const origin = { left, top, scale: width / HOST_WIDTH || 1 };
  return ghostLetters(tiles, answer.suggestions[0].word, origin, strong);
}

/** What the panel's actions work on. */
interface Panel {
  readonly root: ShadowRoot;
  readonly memory: Memory;
  readonly position: Position;
  readonly schedule: () => void;
}

/** What presses on the panel do. */
function actionsOf(deps: DisplayDeps, { root, memory, position, schedule }: Panel): PanelActions {
  const { game, panel, setPanel, saveSettings } = deps;
  const settle = (failure: Failure | null): void => {
    memory.failure = failure;
    schedule();
  };
  const save = (change: SettingsChange) =>
    void saveSettings(change).then(
      () => settle(null),
      () => settle({ sentence: 'settingsFailed' }),
    );
  return {
    setLevel: deps.setLevel,
    pick: (word) => settle(deps.pick(word) ? null : { sentence: 'notFilled', word }),
    play: (on) => settle(deps.play(on) ? null : { sentence: 'notPlayed' }),
    loadCandidates: deps.loadCandidates,
    setFill: (on) => save((now) => changeFor(now, game.id, 'fill', on)),
    switchOff: () => save((now) => changeOnlyFor(now, game.id, 'overlay', false)),
    fold(folded) {
      if (root.activeElement) memory.focusNext = folded ? '.unfold' : '.fold';
      setPanel({ ...panel(), folded });
      schedule();
    },
    dismiss() {
      memory.isDismissed = true;
      schedule();
    },
    drag: position.drag,
    move: (direction) => position.move(direction),
    moveOn: () => position.moveOn(),
  };
}
