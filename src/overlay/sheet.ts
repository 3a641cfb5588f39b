/** The panel as a sheet from the bottom of the window: where it has no room beside the boards, and only on demand. */
import { startsDrag } from './drag.ts';
import type { Placement } from './placement.ts';
import { bottomInSight } from './surroundings.ts';

/** How high it is at most, in pixels, and how much of what can be seen of the window's height it takes. */
const HIGHEST = 560;
const MOST = 0.75;

/** How far down a drag closes it, in pixels. */
const FAR = 56;

interface SheetDeps {
  /** Holds the element `.panel`. */
  readonly mount: HTMLElement;
  /** Whether an event is meant for Knack and not for the page. */
  readonly isOwn: (event: Event) => boolean;
  readonly window: Window;
  /** It has opened or closed. */
  readonly onChange: () => void;
  /** To be closed as by its own button, so that the focus is where it was. */
  readonly onEscape: () => void;
  readonly signal: AbortSignal;
}

export function createSheet({ mount, isOwn, window, onChange, onEscape, signal }: SheetDeps) {
  let isOpen = false;
  let isDragged = false;
  const panel = () => mount.querySelector<HTMLElement>('.panel');
  const lower = (y: number) => panel()?.style.setProperty('translate', `0 ${y}px`);
  /** It stands on a keyboard on the screen, and a page that is zoomed by its styles has its lengths zoomed, too. */
  const fit = (sheet: HTMLElement) => {
    const zoom = sheet.getBoundingClientRect().width / sheet.offsetWidth || 1;
    const bottom = bottomInSight(window);
    sheet.style.maxHeight = `${Math.min(HIGHEST, MOST * bottom) / zoom}px`;
    sheet.style.setProperty('--below', `${(window.innerHeight - bottom) / zoom}px`);
  };
  const set = (open: boolean): void => {
    if (open === isOpen) return;
    isOpen = open;
    onChange();
  };
  /** Whether a key is there to close it, and for nothing else. */
  const closes = (event: Event): boolean =>
    isOpen && event instanceof KeyboardEvent && event.key === 'Escape';

  const options = { signal, capture: true };
  window.addEventListener('keydown', (event) => event.isTrusted && closes(event) && onEscape(), options);
  // The page is as free as it was for whoever turns to it.
  window.addEventListener('pointerdown', (event) => event.isTrusted && !isOwn(event) && set(false), options);

  return {
    isOpen: () => isOpen,
    set,
    closes,
    /** Lies over the page, where the panel has found no room of its own and is wanted. */
    settle(form: Placement['form']): void {
      if (form !== 'pill' || !panel()) isOpen = false;
      if (!isOpen) return;
      mount.dataset['form'] = 'sheet';
      fit(panel()!);
      if (!isDragged) lower(0);
    },
    /** To be called when its handle is pressed. */
    drag: startsDrag({
      from: () => ({ x: 0, y: 0 }),
      onMove({ y }) {
        isDragged = true;
        lower(Math.max(0, y));
      },
      onEnd(to) {
        isDragged = false;
        lower(0);
        if (to && to.y >= FAR) set(false);
      },
      signal,
    }),
  };
}
