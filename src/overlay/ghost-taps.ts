/**
 * Taps on ghost letters. The page gets them too, since nothing lies over its tiles: where these are for pressing, a
 * tap is the page's alone, and a click of a mouse may have been for the page anywhere.
 */
import { closest } from '../page/tree.ts';

/** What is for pressing. */
const PRESSED =
  'button, a, input, textarea, select, label, summary, [role="button"], [role="textbox"], [tabindex], [contenteditable]';

interface GhostTaps {
  readonly window: Window;
  /** Holds the ghosts. */
  readonly mount: Element;
  /** Whether an event is meant for what lies over the page. */
  readonly isOwn: (event: Event) => boolean;
  readonly onTap: () => unknown;
  readonly signal: AbortSignal;
}

/** Browsers tell of a click what has made it, although the types do not. */
const isTouch = (event: MouseEvent): boolean => (event as PointerEvent).pointerType === 'touch';

function isForPage(event: Event): boolean {
  const [target] = event.composedPath();
  return (
    target instanceof Element &&
    (closest(target, PRESSED) !== null || getComputedStyle(target).cursor === 'pointer')
  );
}

export function listenToGhostTaps({ window, mount, isOwn, onTap, signal }: GhostTaps): void {
  const isOnGhost = ({ clientX, clientY }: MouseEvent) =>
    [...mount.querySelectorAll('.ghosts span')].some((ghost) => {
      const { left, top, right, bottom } = ghost.getBoundingClientRect();
      return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
    });
  const onClick = (event: MouseEvent) => {
    if (event.isTrusted && isTouch(event) && !isOwn(event) && isOnGhost(event) && !isForPage(event)) onTap();
  };
  window.addEventListener('click', onClick, { signal, capture: true });
}
