/**
 * How ghost letters are taken: by a tap on them, or by Tab and →, as in an editor. The page gets taps too, since nothing
 * lies over its tiles: where these are for pressing, a tap is the page's alone, and a press of a mouse may have been for
 * the page anywhere. A page that keeps touches from what they do by themselves gets no click
 * (https://w3c.github.io/touch-events/#event-touchstart), so a tap is a finger that is lifted from the
 * letter that it came down on.
 */
import { styleOf } from '../page/dom.ts';
import { closest } from '../page/tree.ts';
import { swallow } from './host.ts';

/** What is for pressing. A script alone gives the focus to what has another tabindex: a board that takes the keys, say. */
const PRESSED =
  'button, a, input, textarea, select, label, summary, [role="button"], [role="textbox"], [tabindex="0"], [contenteditable]';

interface GhostInput {
  readonly window: Window;
  /** Holds the ghosts. */
  readonly mount: Element;
  /** Whether an event happens in what lies over the page. */
  readonly isOwn: (event: Event) => boolean;
  /** Whether keys take them. */
  readonly byKey: () => boolean;
  /** Fills the letters in, and returns whether that was done. */
  readonly accept: () => boolean;
  readonly signal: AbortSignal;
}

const isAccepting = ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
  /^(Tab|ArrowRight)$/.test(key) && !(altKey || ctrlKey || metaKey || shiftKey);

function isForPage(event: Event): boolean {
  const [target] = event.composedPath();
  return (
    target instanceof Element && (closest(target, PRESSED) !== null || styleOf(target).cursor === 'pointer')
  );
}

/** What is held for longer is no tap, in milliseconds. */
const LONGEST_TAP = 500;

export function listenToGhosts({ window, mount, isOwn, byKey, accept, signal }: GhostInput): void {
  const ghosts = () => [...mount.querySelectorAll('.ghosts span')];
  const ghostAt = ({ clientX, clientY }: PointerEvent) =>
    ghosts().find((ghost) => {
      const { left, top, right, bottom } = ghost.getBoundingClientRect();
      return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
    });
  const on = <T extends 'pointerdown' | 'pointerup' | 'keydown'>(
    type: T,
    listener: (event: WindowEventMap[T]) => void,
  ) =>
    window.addEventListener(type, (event) => event.isTrusted && !isOwn(event) && listener(event), {
      signal,
      capture: true,
    });
  let touched: Element | undefined;
  let since = 0;
  on('pointerdown', (event) => {
    touched = event.pointerType === 'mouse' ? undefined : ghostAt(event);
    since = event.timeStamp;
  });
  on('pointerup', (event) => {
    const isTap = touched && ghostAt(event) === touched && event.timeStamp - since <= LONGEST_TAP;
    if (isTap && !isForPage(event)) accept();
  });
  on('keydown', (event) => {
    // In a field of the page's that holds a text they are for that. The game's own is as empty as its row.
    if ((event.composedPath()[0] as HTMLInputElement).value) return;
    // A key that does nothing here is the page's: Tab leads on.
    if (byKey() && isAccepting(event) && ghosts().length > 0 && accept()) swallow(event);
  });
}
