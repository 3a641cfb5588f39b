/**
 * What Knack shows on the game's page: ghost letters on the next empty row, and a panel beside the boards.
 * However much changes, the page is measured once before the next frame, and not at all in a hidden tab.
 */
import { render } from 'preact';
import { bodyOf, call, rootOf } from '../page/dom.ts';
import type { Share } from '../page/share.ts';
import type { PanelState } from '../protocol/panel.ts';
import type { Help } from '../protocol/help.ts';
import type { PageSettings } from '../protocol/page-settings.ts';
import type { Site } from '../sites/site.ts';
import { bestShown } from '../ui/help.ts';
import type { Translate } from '../ui/i18n.ts';
import { listenToGhosts } from './ghost-input.ts';
import { createHost, isForOverlay, isInOverlay } from './host.ts';
import { createLeaving } from './leaving.ts';
import { createMeasure } from './measure.ts';
import { Overlay } from './panel.tsx';
import type { PanelActions, PanelProps } from './panel-props.ts';
import { createPosition } from './position.ts';
import type { Asked } from './requests.ts';
import type { Scene } from './scene.ts';
import { createShown, type Failure } from './shown.ts';
import { createSheet } from './sheet.ts';
import { createSizeWatch } from './size-watch.ts';

export type { Scene } from './scene.ts';

export interface DisplayDeps {
  readonly site: Site;
  readonly window: Window;
  /** The time that showing takes counts in. */
  readonly share: Share;
  /** What there is to show now; null on a page without a board. */
  readonly scene: () => Scene | null;
  /** Whether something lies over some tiles. */
  readonly isCovered: (tiles: readonly Element[]) => boolean;
  /** The keys of the game's keyboard, as they are on the page now. */
  readonly keys: () => readonly Element[];
  readonly settings: () => PageSettings;
  /** Its style sheet. */
  readonly css: string;
  readonly translate: () => Translate;
  readonly panel: () => PanelState;
  readonly setPanel: (panel: PanelState) => void;
  readonly setHelp: (help: Help | null) => void;
  /** These return whether it was done. */
  readonly pick: (word: string) => boolean;
  readonly play: (on: boolean) => boolean;
  /** What the worker is asked for. */
  readonly asked: Asked;
  /** It has been switched off here, and that has been seen. */
  readonly onLeft: () => void;
}

const TOUCH = '(pointer: coarse)';
const PREFERENCES = [
  '(prefers-color-scheme: dark)',
  '(prefers-contrast: more)',
  '(forced-colors: active)',
  TOUCH,
];

export interface Display {
  /** Shows what there is to show, before the next frame. */
  readonly schedule: () => void;
  /** Whether it was switched off here and still offers to take that back. */
  readonly isLeaving: () => boolean;
  /** Whether an event is meant for it and not for the game. */
  readonly isFor: (event: Event) => boolean;
  /** Removes all of it. */
  readonly remove: () => void;
}

/** Starts to show. */
export function createDisplay(deps: DisplayDeps): Display {
  const { site, window, scene, settings, translate, panel, setPanel } = deps;
  const { document } = window;
  const controller = new AbortController();
  const { signal } = controller;
  const root = createHost(document, deps.css, signal);
  const mount = root.appendChild(call(document, 'createElement', 'div'));
  const frames = createFrames(window, deps.share, () => {
    const now = scene();
    if (now) paint(now);
  });
  const { schedule } = frames;
  const shown = createShown(schedule, signal);
  const measure = createMeasure({ ...deps, document, host: root.host, onStale: schedule, signal });
  const isTouched = () => window.matchMedia(TOUCH).matches;
  const position = createPosition({ mount, isTouched, panel, setPanel, onChange: schedule, signal });
  const onEscape = () => actions.fold(true);
  const sheet = createSheet({ mount, isOwn: isForOverlay, window, onChange: schedule, onEscape, signal });
  const sizes = createSizeWatch(schedule);
  const isOn = () => settings().overlay;
  const purposeOf = createPurpose(site);
  const leaving = createLeaving({ window, isOn, isOwn: isForOverlay, onEnd: deps.onLeft, signal });
  /** The word that the ghosts show; null for none. */
  let word: string | null = null;
  const focus = createFocus(root);
  const folding = createFolding(deps, sheet, focus);

  const actions = actionsOf(deps, {
    position,
    sheet,
    leaving,
    dismiss: shown.dismiss,
    fail: shown.fail,
    schedule,
    fold: folding.set,
  });

  const paint = (now: Scene): void => {
    folding.follow(now);
    focus.follow(leaving.follow());
    const what = shown.of(now, settings(), translate());
    word = isOn() ? bestShown(what.advice, what.help) : null;
    const { page, isCovered, ...looks } = measure(now, word);
    render(
      <Overlay
        {...now}
        {...what}
        {...looks}
        settings={settings()}
        leaving={!isOn()}
        folded={panel().folded && !sheet.isOpen()}
        {...ofSite(site, what.t)}
        actions={actions}
      />,
      mount,
    );
    delete mount.dataset['moved'];
    const { form } = position.settle(page, isCovered || what.isSilent, purposeOf(what));
    sheet.settle(form);
    if (form === 'panel' && panel().folded) folding.unfold();
    sizes.watch([...outermostOf(document), ...firstTilesOf(now), ...mount.querySelectorAll('.panel, .pill')]);
    focus.settle();
  };

  listenTo(window, mount, schedule, signal);
  const accept = () => word !== null && actions.pick(word);
  const byKey = () => settings().accept;
  listenToGhosts({ window, mount, isOwn: isInOverlay, byKey, accept, signal });
  return {
    schedule,
    isLeaving: leaving.is,
    isFor: (event) => sheet.closes(event) || isForOverlay(event),
    remove() {
      frames.end();
      sizes.end();
      render(null, mount);
      controller.abort();
    },
  };
}

/** Tells what the panel is for; null where that is not settled, or the same. */
function createPurpose({ kind }: Site) {
  /** Whether it listed all words last: once a game is over it says a lot less. */
  let isListed = false;
  return ({ advice, help }: Pick<PanelProps, 'advice' | 'help'>): string | null => {
    if (advice?.status !== 'open') return advice && (kind === 'practice' || isListed) ? '' : null;
    isListed = help === 'all';
    return advice.progress === 'looking' ? null : `${help} ${advice.boards.length}`;
  };
}

/** What a site is called, and whether it reports on its games. */
const ofSite = ({ kind, name }: Site, t: Translate): Pick<PanelProps, 'siteName' | 'isReported'> =>
  kind === 'practice' ? { siteName: t('practice'), isReported: true } : { siteName: name, isReported: false };

/** Folds the panel for one game: the next begins with it. */
function createFolding(
  { scene, panel, setPanel }: Pick<DisplayDeps, 'scene' | 'panel' | 'setPanel'>,
  sheet: ReturnType<typeof createSheet>,
  focus: ReturnType<typeof createFocus>,
) {
  const today = () => new Date().toDateString();
  /** The puzzle, with its rows, that it was folded on; undefined for the first one here. */
  let puzzleThen: string | null | undefined = panel().day === today() ? undefined : null;
  const unfold = () => setPanel({ folded: false, spot: panel().spot });
  return {
    /** What lies over the page as a sheet is put away, and neither folded nor unfolded for good. */
    set: (folded: boolean): void => {
      focus.follow(folded ? '.unfold' : '.fold');
      if (folded && !sheet.isOpen()) {
        puzzleThen = scene()?.puzzle?.key ?? null;
        setPanel({ ...panel(), folded: true, day: today() });
      }
      sheet.set(!folded);
    },
    unfold,
    follow({ puzzle }: Scene): void {
      if (!puzzle || !panel().folded) return;
      // The page was loaded anew on the same day.
      if (puzzleThen === undefined) puzzleThen = puzzle.key;
      if (puzzle.isNew && puzzle.key !== puzzleThen) unfold();
    },
  };
}

/** Where the focus goes when the panel has been folded or unfolded by a key. */
function createFocus(root: ShadowRoot) {
  let next: string | null = null;
  return {
    follow: (selector: string | null) => void (next = (root.activeElement && selector) ?? next),
    settle(): void {
      if (next) root.querySelector<HTMLElement>(next)?.focus();
      next = null;
    },
  };
}

const firstTilesOf = ({ puzzle }: Scene): Element[] =>
  puzzle?.boards.flatMap(({ tiles }) => tiles.slice(0, 1)) ?? [];

/** What is around everything on a page; a document may have neither. */
const outermostOf = (document: Document): Element[] =>
  [rootOf(document), bodyOf(document)].filter((it) => it !== null);

/** Calls back before the next frame, once however often it was scheduled, or before one later on. */
function createFrames(window: Window, share: Share, onFrame: () => void) {
  let frame: number | null = null;
  let pause: ReturnType<typeof setTimeout> | null = null;
  const next = (): void => {
    pause = null;
    frame = window.requestAnimationFrame(() => {
      frame = null;
      share.take(onFrame);
    });
  };
  return {
    schedule: (): void => {
      if (frame !== null || pause !== null) return;
      const rest = share.rest();
      if (rest === 0) next();
      else pause = setTimeout(next, rest);
    },
    end(): void {
      if (frame !== null) window.cancelAnimationFrame(frame);
      if (pause !== null) clearTimeout(pause);
    },
  };
}

/** Listens to what moves a board without changing the page, or changes how it looks. */
function listenTo(window: Window, mount: HTMLElement, onChange: () => void, signal: AbortSignal): void {
  const onResize = () => {
    // Where the tiles were, ghosts would widen a page that has become narrow, until it is measured anew.
    mount.dataset['moved'] = '';
    onChange();
  };
  window.addEventListener('resize', onResize, { signal });
  // A keyboard on the screen changes no window.
  for (const type of ['resize', 'scroll'])
    window.visualViewport!.addEventListener(type, onChange, { signal });
  call(window.document, 'addEventListener', 'scroll', onChange, { signal, capture: true, passive: true });
  for (const preference of PREFERENCES) {
    window.matchMedia(preference).addEventListener('change', onChange, { signal });
  }
}

interface ActionParts {
  readonly position: ReturnType<typeof createPosition>;
  readonly sheet: ReturnType<typeof createSheet>;
  readonly leaving: ReturnType<typeof createLeaving>;
  readonly dismiss: () => void;
  readonly fail: (failure: Failure | null) => void;
  readonly schedule: () => void;
  readonly fold: (folded: boolean) => void;
}

/** The actions of the panel, each of which updates the display. */
function actionsOf(deps: DisplayDeps, parts: ActionParts): PanelActions {
  const { position, sheet, leaving, dismiss, fail, schedule, fold } = parts;
  const settle = (failure: Failure | null): void => {
    fail(failure);
    schedule();
  };
  /** What happens on the board is to be seen. */
  const onBoard = (isDone: boolean, failure: Failure): boolean => {
    if (isDone) sheet.set(false);
    settle(isDone ? null : failure);
    return isDone;
  };
  const set = (setting: 'fill' | 'overlay', on: boolean) =>
    void deps.asked.switchSetting(setting, on).then(
      () => settle(null),
      () => {
        // What could not be taken back is still to be.
        leaving.press(on && leaving.is());
        settle({ sentence: 'settingsFailed' });
      },
    );
  return {
    ...deps.asked,
    setHelp: deps.setHelp,
    pick: (word) => onBoard(deps.pick(word), { sentence: 'notFilled', word }),
    play: (on) => onBoard(deps.play(on), { sentence: 'notPlayed' }),
    // Pages without encryption have no clipboard (https://w3c.github.io/clipboard-apis/#navigator-interface).
    copy: async (text) => deps.window.navigator.clipboard.writeText(text),
    setFill: (on) => set('fill', on),
    switchOff() {
      // Nothing that could stop it would be in sight.
      if (deps.scene()?.playing) deps.play(false);
      leaving.press(true);
      set('overlay', false);
    },
    switchOn: () => set('overlay', true),
    leave: leaving.end,
    fold(folded) {
      fold(folded);
      schedule();
    },
    dismiss() {
      dismiss();
      schedule();
    },
    drag: (press) => (sheet.isOpen() ? sheet : position).drag(press),
    move: (direction) => position.move(direction),
    moveOn: () => position.moveOn(),
  };
}
