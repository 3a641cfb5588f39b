/** The panel as a sheet from the bottom of the window: where it has no room beside the boards, and only on demand. */
import { startsDrag } from './drag.ts';
import type { Placement } from './placement.ts';

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
  readonly signal: AbortSignal;
}

export function createSheet({ mount, isOwn, window, onChange, signal }: SheetDeps) {
  let isOpen = false;
  const panel = () => mount.querySelector<HTMLElement>('.panel');
  const lower = (y: number) => panel()?.style.setProperty('translate', `0 ${y}px`);
  const set = (open: boolean): void => {
    if (open === isOpen) return;
    isOpen = open;
    onChange();
  };
  /** Whether a key is there to close it, and for nothing else. */
  const closes = (event: Event): boolean =>
    isOpen && event instanceof KeyboardEvent && event.key === 'Escape';

  const options = { signal, capture: true };
  window.addEventListener('keydown', (event) => event.isTrusted && closes(event) && set(false), options);
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
      panel()!.style.maxHeight = '';
      lower(0);
    },
    /** To be called when its handle is pressed. */
    drag: startsDrag({
      from: () => ({ x: 0, y: 0 }),
      onMove: ({ y }) => lower(Math.max(0, y)),
      onEnd(to) {
        lower(0);
        if (to && to.y >= FAR) set(false);
      },
      signal,
    }),
  };
}
