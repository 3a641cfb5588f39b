/** Places the panel, or what it is folded to, and remembers where the player has put it. */
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

/** The room on a page, and its boards together, if any are in the window. */
export interface Page extends Room {
  readonly board: Rect | null;
  /** Whether there are boards, and all of them are outside of the window. */
  readonly isAway: boolean;
}

/** In a narrower window, as on a phone, a panel beside the boards would be too small to be of use: it is a sheet. */
const WIDE = 780;

/** How wide the panel may be, in pixels: as wide as there is room for beside the boards. */
const WIDTHS = [300, 258, 216];

/** How high it is in the middle of most games, and how much higher the line on a word makes it, in pixels. */
const USUAL = 520;
const LINE = 64;
/** How much higher it may still become, so that it is at once where there is room for that. */
const spareOf = ({ height }: Size): number => Math.max(LINE, USUAL - height);

interface PositionDeps {
  /** Holds the elements `.panel` and `.pill`, which are measured even while they are not shown. */
  readonly mount: HTMLElement;
  /** Whether the player has a finger for a pointer. */
  readonly isTouched: () => boolean;
  readonly panel: () => PanelState;
  readonly setPanel: (panel: PanelState) => void;
  /** The panel has to be placed again. */
  readonly onChange: () => void;
  readonly signal: AbortSignal;
}

/** The panel and what it is folded to, which are measured even while they are not shown. */
function createForms(mount: HTMLElement) {
  const part = (form: 'panel' | 'pill') => mount.querySelector<HTMLElement>(`.${form}`);
  const measured = (form: 'panel' | 'pill'): Size[] => {
    const element = part(form);
    if (!element) return [];
    element.style.minHeight = element.style.maxHeight = '';
    return [{ width: element.offsetWidth, height: element.offsetHeight }];
  };
  /** How high the panel has been at each width, in pixels, since it has had this purpose. */
  let highest: Record<number, number> = {};
  let purpose: string | null = null;
  const held = ({ width, height }: Size): Size => {
    // What a word that is typed makes it higher by it gives up with the word.
    const line = part('panel')!.querySelector<HTMLElement>('.own-word')?.offsetHeight ?? 0;
    highest[width] = Math.max(height - line, highest[width] ?? 0);
    return { width, height: highest[width] + line };
  };
  const setWidth = (width: number) => mount.style.setProperty('--panel-width', `${width}px`);
  /** The sizes of the panel, the widest first: what says more and less by turns would jump beside the board. */
  const measuredPanels = (): Size[] =>
    WIDTHS.flatMap((width) => {
      setWidth(width);
      return measured('panel').map(held);
    });
  const setTerse = (terse: number) => (mount.dataset['terse'] = String(terse));
  /** The sizes of the pill with all that it can show, with that in one row, and with less and less. */
  const measuredPills = (): (Size & { readonly terse: number })[] =>
    (part('pill')?.querySelector('.notice, svg') ? [0, 1, 2, 3, 4] : [0, 4]).flatMap((terse) => {
      setTerse(terse);
      return measured('pill').map((size) => ({ ...size, terse }));
    });
  /** Their sizes: of a panel only where it may stand beside the boards, and of pills only where one is to be seen. */
  const sizesOf = (hasPanel: boolean, hasPill: boolean, isFor: string | null) => {
    if ((isFor ?? purpose) !== purpose) highest = {};
    purpose = isFor ?? purpose;
    // What lies over the page as a sheet is measured as it would stand beside the boards.
    if (mount.dataset['form'] === 'sheet') mount.dataset['form'] = 'pill';
    return { panels: hasPanel ? measuredPanels() : [], pills: hasPill ? measuredPills() : [] };
  };
  /** Gives the panel its size, as it has just been measured: with less height than it needs, it can be scrolled. */
  const fitPanel = ({ width, height }: Size) => {
    setWidth(width);
    const panel = part('panel')!;
    panel.style[height < panel.offsetHeight ? 'maxHeight' : 'minHeight'] = `${height}px`;
  };
  return { part, sizesOf, setTerse, fitPanel };
}

type Sizes = ReturnType<ReturnType<typeof createForms>['sizesOf']>;

/** The panel as it was first beside a board. */
interface First extends Pick<Page, 'board'> {
  readonly at: Point;
  readonly size: Size;
  /** The window, and where the player has put it. */
  readonly around: string;
}

/** A panel is where it was first, as wide as it was, as long as there is room for what it says, and else near there. */
function stay({ at, size }: First, sizes: Sizes, page: Page): Placement {
  const other = ({ width }: Size) => Number(width !== size.width);
  return place({ ...sizes, panels: sizes.panels.toSorted((a, b) => other(a) - other(b)) }, page, () => at);
}

/** Where it goes unless the player has moved it. */
const home = ({ viewport, board }: Page): Point =>
  board ? beside(board) : { x: viewport.width, y: viewport.height };

/** How far the corner of a board moves while a tile of it pops up, in pixels: it has not moved then. */
const POP = 12;

/** Without a board there is no panel. */
const areNear = (one: Rect | null, other: Rect | null): boolean | null =>
  one && other && Math.hypot(one.left - other.left, one.top - other.top) <= POP;

/** Finds a place, and none anew while all that it hangs on is as it was. A panel stays where it was first. */
function createFinder() {
  let circumstances = '';
  let first: First | null = null;
  /** @returns null where it is to stay as it is */
  return (sizes: Sizes, page: Page, spot: PanelState['spot'], isHidden: boolean): Placement | null => {
    const now = JSON.stringify([isHidden, sizes, page, spot]);
    if (now === circumstances) return null;
    circumstances = now;
    if (isHidden) return { form: 'none' };
    const around = JSON.stringify([page.viewport, spot]);
    const isHere = first?.around === around && areNear(first.board, page.board);
    if (!isHere) first = null;
    const wish = (size: Size) => (spot ? pointOf(spot, size, page.viewport) : home(page));
    const found = first ? stay(first, sizes, page) : place(sizes, page, wish, spot ? null : spareOf);
    if (found.form === 'panel') first ??= { ...found, board: page.board, around };
    return found;
  };
}

export function createPosition({ mount, isTouched, panel, setPanel, onChange, signal }: PositionDeps) {
  let page: Page | null = null;
  let placement: Placement = { form: 'none' };
  let isDragging = false;

  const { part, sizesOf, setTerse, fitPanel } = createForms(mount);
  const find = createFinder();
  const put = ({ x, y }: Point) => {
    if (placement.form !== 'none') part(placement.form)!.style.translate = `${x}px ${y}px`;
  };
  const keepAt = (at: Point | null) => {
    if (at && placement.form !== 'none') {
      const { size } = placement;
      // A key may come before the next frame, and goes on from here.
      placement = { ...placement, at };
      put(at);
      const beside = nearestFree(size, page!.viewport, obstaclesIn(page!), home(page!));
      const isHome = beside?.x === at.x && beside.y === at.y;
      setPanel({ ...panel(), spot: isHome ? null : spotOf(rectAt(at, size), page!.viewport) });
    }
    onChange();
  };

  return {
    /**
     * Places it where there is room, unless it has to be hidden.
     * @param purpose as long as this is the same or null, the panel does not become lower
     */
    settle(next: Page, isHidden: boolean, purpose: string | null): Placement {
      page = next;
      if (isDragging) return placement;
      const hasPanel = page.viewport.width >= WIDE && !isTouched();
      // On a phone there is nothing but text to stand on where no board is to be seen; an open sheet stays.
      const isGone = isHidden || (!hasPanel && page.isAway && mount.dataset['form'] !== 'sheet');
      const sizes = sizesOf(hasPanel, !isGone, purpose);
      placement = find(sizes, page, panel().spot, isGone) ?? placement;
      mount.dataset['form'] = placement.form;
      if (placement.form === 'none') return placement;
      const { form, at, size } = placement;
      const isSame = (it: Size) => it.width === size.width && it.height === size.height;
      if (form === 'pill') setTerse(sizes.pills.find(isSame)!.terse);
      if (form === 'panel') fitPanel(size);
      put(at);
      return placement;
    },
    /** To be called when its handle is pressed. */
    drag: startsDrag({
      from: () => (placement.form === 'none' ? { x: 0, y: 0 } : placement.at),
      onMove(to) {
        isDragging = true;
        if (placement.form !== 'none') put(inWindow(to, placement.size, page!.viewport));
      },
      onEnd(to) {
        isDragging = false;
        if (placement.form !== 'none') {
          // Its size may have changed during the drag.
          const { offsetWidth: width, offsetHeight: height } = part(placement.form)!;
          placement = { ...placement, size: { width, height } };
        }
        const { viewport, boards, needed, messages, buttons } = page!;
        const near = (obstacles: readonly Rect[]) =>
          to && placement.form !== 'none' ? nearestFree(placement.size, viewport, obstacles, to) : null;
        keepAt(near(obstaclesIn(page!)) ?? near([...boards, ...needed, ...messages, ...buttons]));
      },
      signal,
    }),
    /** Moves it to the next of some places, for those who cannot drag. */
    moveOn(): void {
      if (placement.form !== 'none') keepAt(nextPlace(placement.at, home(page!), placement.size, page!));
    },
    /** Moves it a step. */
    move(direction: Point): void {
      if (placement.form !== 'none') keepAt(moved(placement.at, direction, placement.size, page!));
    },
  };
}
