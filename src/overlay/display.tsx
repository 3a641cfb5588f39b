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
import type { Translate } from '../ui/i18n.ts';
import { isRaised } from '../ui/levels.ts';
import tokensCss from '../ui/tokens.css';
import type { SaveSettings } from '../ui/use-saving.ts';
import { type GhostLetter, ghostLetters, levelOf } from './ghost.ts';
import { createHost, HOST_WIDTH } from './host.ts';
import overlayCss from './overlay.css';
import { type Failure, Overlay, type PanelActions } from './panel.tsx';
import { createPosition, type PanelState } from './position.ts';
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
  readonly translate: () => Translate;
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

/** Begins to show; `remove` takes all of it away. */
export function createDisplay(deps: DisplayDeps) {
  const { game, window, scene, settings, translate, panel, setPanel, saveSettings } = deps;
  const { document } = window;
  const life = new AbortController();
  const { signal } = life;
  const root = createHost(document, CSS, signal);
  const mount = root.appendChild(document.createElement('div'));
  const surroundings = createSurroundings(document, game, { signal, onStale: () => schedule() });

  /** Whether the panel is folded for want of room. */
  let isForced = false;
  /** What the player wanted last and did not get. */
  let failure: Failure | null = null;
  /** Whether the player has taken away that this board cannot be read. */
  let isDismissed = false;
  let unreadableSince: number | null = null;
  /** What is said, and of which row at which level. */
  let announcement: readonly string[] = [];
  let announced = '';
  /** What was last known of a row: a page that is read once more has its answer in a moment. */
  let known: { readonly key: string; readonly answer: Advice } | null = null;
  /** What gets the focus when the panel has been folded or unfolded by a key. */
  let focusNext: string | null = null;

  let frame: number | null = null;
  const schedule = (): void => {
    frame ??= window.requestAnimationFrame(() => {
      frame = null;
      const now = signal.aborted ? null : scene();
      if (now) paint(now);
    });
  };

  const answerOf = ({ board, answer }: Scene): Advice | null => {
    if (board && answer) known = { key: board.key, answer };
    return answer ?? (board && known?.key === board.key ? known.answer : null);
  };

  const ghostsOf = (tiles: readonly Element[], answer: Advice | null, strong: boolean): GhostLetter[] => {
    if (tiles.length === 0 || answer?.status !== 'open' || !answer.suggestions[0]) return [];
    const { left, top, width } = root.host.getBoundingClientRect();
    const origin = { left, top, scale: width / HOST_WIDTH || 1 };
    return ghostLetters(tiles, answer.suggestions[0].word, origin, strong);
  };

  const paint = (now: Scene): void => {
    const { board } = now;
    const t = translate();
    const set = settingsOf(settings(), game.id);
    const level = helpFor(set.level, now.level);
    const answer = answerOf(now);
    const tiles = board?.tiles ?? [];
    const covered = isCovered(tiles);
    const page = surroundings(tiles);
    const theme = themeOf(document, game, (tiles[0] && parentOf(tiles[0])) ?? document.body);
    const canShow = board !== null && !covered && reaches(level, 'word');
    const ghosts = canShow ? ghostsOf(board.empty, answer, theme.contrast) : [];
    const next = announcementOf(answer, level, t);
    const about = JSON.stringify([board?.key, level]);
    if (next.length > 0 || about !== announced) announcement = next;
    // It may name a word that is no longer to be seen.
    if (about !== announced) failure = null;
    announced = about;
    const draw = () =>
      render(
        <Overlay
          board={board && { key: board.key, answer, guessesLeft: board.guessesLeft }}
          level={level}
          isRaised={isRaised(now.level, set.level)}
          notice={now.notice}
          settings={set}
          playing={now.playing}
          ghosts={ghosts}
          ghostLevel={tiles[0] ? levelOf(tiles[0]) : '0'}
          announcement={announcement}
          folded={panel().folded}
          forced={isForced}
          failure={failure}
          theme={theme}
          gameName={game.id === PRACTICE ? t('practice') : game.name}
          actions={actions}
          t={t}
        />,
        mount,
      );
    draw();
    if (board) {
      unreadableSince = null;
      isDismissed = false;
    } else unreadableSince ??= performance.now();
    const isBuilding = unreadableSince !== null && performance.now() - unreadableSince < BUILDING;
    const { form } = position.settle(page, covered || isBuilding || isDismissed);
    const forced = form === 'pill' && board !== null && !panel().folded;
    if (forced !== isForced) {
      isForced = forced;
      draw();
    }
    const own = mount.querySelectorAll('.panel, .pill');
    watch([document.documentElement, document.body, ...tiles.slice(0, 1), ...own]);
    if (focusNext) root.querySelector<HTMLElement>(focusNext)?.focus();
    focusNext = null;
  };

  const settle = (next: Failure | null): void => {
    failure = next;
    schedule();
  };
  const save = (change: SettingsChange) =>
    void saveSettings(change).then(
      () => settle(null),
      () => settle({ sentence: 'settingsFailed' }),
    );

  const position = createPosition({ mount, state: panel, setState: setPanel, onChange: schedule, signal });
  const actions: PanelActions = {
    setLevel: deps.setLevel,
    pick: (word) => settle(deps.pick(word) ? null : { sentence: 'notFilled', word }),
    play: (on) => settle(deps.play(on) ? null : { sentence: 'notPlayed' }),
    loadCandidates: deps.loadCandidates,
    setFill: (on) => save((now) => changeFor(now, game.id, 'fill', on)),
    switchOff: () => save((now) => changeOnlyFor(now, game.id, 'overlay', false)),
    fold(folded) {
      if (root.activeElement) focusNext = folded ? '.unfold' : '.fold';
      setPanel({ ...panel(), folded });
      schedule();
    },
    dismiss() {
      isDismissed = true;
      schedule();
    },
    drag: position.drag,
    move: (direction) => position.move(direction),
    moveOn: () => position.moveOn(),
  };

  // What moves the board, or makes the panel larger, without changing the page.
  const sizes = new ResizeObserver(schedule);
  let watched = new Set<Element>();
  const watch = (elements: readonly Element[]) => {
    const next = new Set(elements);
    for (const element of watched) if (!next.has(element)) sizes.unobserve(element);
    for (const element of next) if (!watched.has(element)) sizes.observe(element);
    watched = next;
  };
  window.addEventListener('resize', schedule, { signal });
  document.addEventListener('scroll', schedule, { signal, capture: true, passive: true });
  for (const preference of PREFERENCES) {
    window.matchMedia(preference).addEventListener('change', schedule, { signal });
  }

  return {
    /** Shows what there is to show, before the next frame. */
    schedule,
    remove(): void {
      if (frame !== null) window.cancelAnimationFrame(frame);
      sizes.disconnect();
      render(null, mount);
      life.abort();
    },
  };
}
