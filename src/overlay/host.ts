/** The one element that Knack puts into a page, and which of its events the page receives. */
import { isOverlay, OVERLAY } from '../page/tree.ts';

/** How wide the element is by its styles, in pixels. */
export const HOST_WIDTH = 100;

/** How often a page may remove it before it stays out for a while, in milliseconds. */
const RETURNS = 5;
const WHILE = 10_000;

/** Keys that press a button or move the panel are not for the game; all others are. */
const OWN_KEYS = new Set(['Enter', ' ', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']);
const OWN_EVENTS = [
  'keydown',
  'keyup',
  'keypress',
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'click',
  'dblclick',
  'touchstart',
  'touchend',
];

/** Whether an event is meant for Knack and not for the game. */
export function isForOverlay(event: Event): boolean {
  if (!event.composedPath().some(isOverlay)) return false;
  return !(event instanceof KeyboardEvent) || OWN_KEYS.has(event.key);
}

/**
 * Puts the element into the page, and puts it back when the page removes it, until the signal is aborted.
 * @returns its shadow root, which the page's styles do not reach
 */
export function createHost(document: Document, css: string, signal: AbortSignal): ShadowRoot {
  const host = document.createElement(OVERLAY);
  const root = host.attachShadow({ mode: 'open' });
  const style = document.createElement('style');
  style.textContent = css;
  root.append(style);

  /** When it was put back, as far as that still counts. */
  let returns: number[] = [];
  let pause: ReturnType<typeof setTimeout> | undefined;
  const observer = new MutationObserver(() => {
    if (host.parentNode === document.documentElement || pause !== undefined) return;
    const now = performance.now();
    returns = [...returns.filter((time) => now - time < WHILE), now];
    if (returns.length <= RETURNS) watchAndPut();
    else pause = setTimeout(endPause, WHILE);
  });
  const endPause = () => {
    pause = undefined;
    returns = [];
    watchAndPut();
  };
  const watchAndPut = () => {
    observer.disconnect();
    // A page may even replace its root element.
    observer.observe(document, { childList: true });
    observer.observe(document.documentElement, { childList: true });
    document.documentElement.append(host);
  };
  watchAndPut();

  for (const type of OWN_EVENTS) {
    root.addEventListener(type, (event) => isForOverlay(event) && event.stopPropagation(), { signal });
  }
  // A button that is clicked takes no focus from the game, so that the next key is the game's.
  root.addEventListener('mousedown', (event) => isButton(event.target) && event.preventDefault(), { signal });
  signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(pause);
    host.remove();
  });
  return root;
}

const isButton = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, label, summary') !== null;
