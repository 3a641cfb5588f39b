/** Observes what the player does on a game's page. Every event still reaches the page. */
import { isForOverlay } from '../overlay/host.ts';
import { ENTER, findKey } from '../page/keyboard.ts';
import type { Site } from '../sites/site.ts';

/** How long a key or a button is held down, in milliseconds. */
const ONE_PRESS = 1000;

interface PlayerInputDeps {
  readonly site: Site;
  readonly window: Window;
  readonly signal: AbortSignal;
  readonly onEscape: () => void;
  /** A key or a click that is meant for the page. */
  readonly onPress: () => void;
  /** Enter was pressed, by the player or by Knack. */
  readonly onEnter: () => void;
}

export function watchPlayerInput(deps: PlayerInputDeps): void {
  const { site, window, signal, onEscape, onPress, onEnter } = deps;
  const listen = <T extends keyof WindowEventMap>(type: T, listener: (event: WindowEventMap[T]) => void) =>
    window.addEventListener(type, listener, { signal, capture: true });

  listen('keydown', (event) => {
    if (!event.isTrusted) return;
    if (event.key === 'Escape') onEscape();
    else if (isTyping(event) && !isForOverlay(event)) onPress();
  });
  listen('pointerdown', (event) => {
    if (event.isTrusted && !isForOverlay(event)) onPress();
  });

  let pressedAt = -Infinity;
  const noticeEnter = (event: Event) => {
    if (isForOverlay(event) || !isEnter(event, site, window.document)) return;
    const at = performance.now();
    // The end of a press belongs to the same press, unless its beginning was not seen.
    const isEnd = event.type === 'keyup' || event.type === 'click';
    const isSame = isEnd && at - pressedAt < ONE_PRESS;
    pressedAt = at;
    if (!isSame) onEnter();
  };
  for (const type of ['keydown', 'keyup', 'pointerdown', 'click'] as const) listen(type, noticeEnter);
}

/** Whether a key is meant for the page: shortcuts are not, Knack's own included. */
function isTyping(event: KeyboardEvent): boolean {
  if (['Alt', 'AltGraph', 'Control', 'Meta', 'Shift'].includes(event.key)) return false;
  return event.getModifierState('AltGraph') || !(event.altKey || event.ctrlKey || event.metaKey);
}

/**
 * Whether a guess is being entered: with the Enter key or the one on the screen; any click counts where a page
 * has no such key.
 */
function isEnter(event: Event, site: Site, document: Document): boolean {
  if (event instanceof KeyboardEvent) return event.key === ENTER;
  const button = findKey(document, site, ENTER);
  const path = event.composedPath();
  return button ? path.includes(button) : path.some((part) => part instanceof HTMLButtonElement);
}
