/** Keeps the panel, or what it is folded to, in its place, and remembers where the player has put it. */
import type { PanelState } from '../protocol/panel.ts';
import { startsDrag } from './drag.ts';
import {
  beside,
  inWindow,
  moved,
  nearestFree,
  nextPlace,
  obstaclesIn,
  place,
  type Placement,
  type Point,
  pointOf,
  type Rect,
  rectAt,
  type Room,
  type Size,
  spotOf,
} from './placement.ts';

/** The room on a page, and its boards together, if there are any. */
export interface Page extends Room {
  readonly board: Rect | null;
}

interface PositionDeps {
  /** Holds the elements `.panel` and `.pill`, which are measured even while they are not shown. */
  readonly mount: HTMLElement;
  readonly state: () => PanelState;
  readonly setState: (state: PanelState) => void;
  /** The panel has to be put into its place anew. */
  readonly onChange: () => void;
  readonly signal: AbortSignal;
}

type Form = 'panel' | 'pill';

/** Measures the panel and the pill, and moves them. */
function createParts(mount: HTMLElement) {
  const part = (form: Form) => mount.querySelector<HTMLElement>(`.${form}`);
  const setTerse = (terse: number) => (mount.dataset['terse'] = String(terse));
  const measured = (form: Form): Size | null => {
    const element = part(form);
    if (!element) return null;
    element.style.maxHeight = '';
    return { width: element.offsetWidth, height: element.offsetHeight };
  };
  return {
    part,
    setTerse,
    panel: () => measured('panel'),
    /** What the pill takes with all that it has to tell, and with less. */
    pills: (): Size[] =>
      (part('pill')?.querySelector('.notice, svg') ? [0, 1, 2] : [0]).flatMap((terse) => {
        setTerse(terse);
        return measured('pill') ?? [];
      }),
    put(form: Form, { x, y }: Point): void {
      part(form)!.style.translate = `${x}px ${y}px`;
    },
  };
}

export function createPosition({ mount, state, setState, onChange, signal }: PositionDeps) {
  const parts = createParts(mount);
  let page: Page | null = null;
  let placement: Placement = { form: 'none' };
  /** What the placement was found for. */
  let circumstances = '';
  let isDragging = false;

  const wish = (size: Size): Point => {
    const { spot } = state();
    return spot ? pointOf(spot, size, page!.viewport) : homeOn(page!);
  };
  const keepAt = (at: Point | null) => {
    if (at && placement.form !== 'none') {
      const { size } = placement;
      const beside = nearestFree(size, page!.viewport, obstaclesIn(page!), homeOn(page!));
      const isHome = beside?.x === at.x && beside.y === at.y;
      setState({ ...state(), spot: isHome ? null : spotOf(rectAt(at, size), page!.viewport) });
    }
    onChange();
  };
  const drop = (to: Point | null) => {
    isDragging = false;
    if (placement.form !== 'none') {
      // It may have grown or shrunk on the way.
      const { offsetWidth: width, offsetHeight: height } = parts.part(placement.form)!;
      placement = { ...placement, size: { width, height } };
    }
    const { viewport, needed, buttons } = page!;
    const near = (obstacles: readonly Rect[]) =>
      to && placement.form !== 'none' ? nearestFree(placement.size, viewport, obstacles, to) : null;
    keepAt(near(obstaclesIn(page!)) ?? near([...needed, ...buttons]));
  };

  return {
    /** Puts it where there is room, unless it has to be out of sight. */
    settle(next: Page, isHidden: boolean): Placement {
      page = next;
      if (isDragging) return placement;
      const sizes = { panel: parts.panel(), pills: isHidden ? [] : parts.pills() };
      const now = JSON.stringify([isHidden, sizes, page, state().spot]);
      if (now !== circumstances) placement = isHidden ? { form: 'none' } : place(sizes, page, wish);
      circumstances = now;
      mount.dataset['form'] = placement.form;
      if (placement.form === 'none') return placement;
      const { form, at, size } = placement;
      if (form === 'pill') {
        parts.setTerse(sizes.pills.findIndex((it) => it.width === size.width && it.height === size.height));
      }
      if (form === 'panel')
        parts.part(form)!.style.maxHeight = size.height < sizes.panel!.height ? `${size.height}px` : '';
      parts.put(form, at);
      return placement;
    },
    /** To be called when its handle is pressed. */
    drag: startsDrag({
      from: () => (placement.form === 'none' ? { x: 0, y: 0 } : placement.at),
      onMove(to) {
        isDragging = true;
        if (placement.form !== 'none')
          parts.put(placement.form, inWindow(to, placement.size, page!.viewport));
      },
      onEnd: drop,
      signal,
    }),
    /** Moves it to the next of some places, for those who cannot drag. */
    moveOn(): void {
      if (placement.form !== 'none') keepAt(nextPlace(placement.at, homeOn(page!), placement.size, page!));
    },
    /** Moves it a step. */
    move(direction: Point): void {
      if (placement.form !== 'none') keepAt(moved(placement.at, direction, placement.size, page!));
    },
  };
}

export type Position = ReturnType<typeof createPosition>;

/** Where it is unless the player has put it elsewhere. */
const homeOn = ({ viewport, board }: Page): Point =>
  board ? beside(board) : { x: viewport.width, y: viewport.height };
