/** Observes what the player does on a game's page. Every event still reaches the page. */
import { get, localNameOf } from '../page/dom.ts';
import { buttonOf } from '../page/pressable.ts';
import { ENTER, findKey } from '../page/pressed-keys.ts';
import type { EnterBy } from '../session/events.ts';
import type { Site } from '../sites/site.ts';
import type { Ear } from '../content/ear.ts';
import { enteredBy } from '../content/entered-word.ts';

/** How long a key or a button is held down, in milliseconds. */
const ONE_PRESS = 1000;

interface PlayerInputDeps {
  readonly site: Site;
  readonly document: Document;
  readonly ear: Ear;
  /** Whether an event is meant for what Knack shows, and not for the page. */
  readonly isForOverlay: (event: Event) => boolean;
  readonly onEscape: () => void;
  /** A key or a click that is meant for the page. */
  readonly onPress: () => void;
  /**
   * The player has pressed Enter.
   * @param button the key on the screen, or what may be one; null for a key of the keyboard
   */
  readonly onEnter: (by: EnterBy, button: HTMLElement | null) => void;
}

export function watchPlayerInput(deps: PlayerInputDeps): void {
  const { site, document, ear, isForOverlay, onEscape, onPress, onEnter } = deps;
  ear.on('keydown', (event) => {
    if (isForOverlay(event)) return;
    if (event.key === 'Escape') onEscape();
    else if (isTyping(event)) onPress();
  });
  ear.on('pointerdown', (event) => {
    if (!isForOverlay(event)) onPress();
  });

  // What the player does in a frame is not heard. Which one has the focus is known only after the blur:
  // https://html.spec.whatwg.org/multipage/interaction.html#focus-update-steps
  ear.on('blur', () => void setTimeout(() => frameInFocus(document) && onPress()));

  let pressedAt = -Infinity;
  const noticeEnter = (event: Event) => {
    const entering = isForOverlay(event) ? null : enteringOf(event, site, document);
    if (!entering) return;
    const at = performance.now();
    // The end of a press belongs to the same press, unless its beginning was not seen.
    const isEnd = event.type === 'keyup' || event.type === 'click';
    const isSame = isEnd && at - pressedAt < ONE_PRESS;
    pressedAt = at;
    if (!isSame) onEnter(entering.by, entering.button);
  };
  for (const type of ['keydown', 'keyup', 'pointerdown', 'click'] as const) ear.on(type, noticeEnter);
}

const FRAMES = new Set(['iframe', 'frame', 'object', 'embed']);

/** The frame that has the focus: its keys and clicks are another document's. */
export function frameInFocus(document: Document): HTMLElement | null {
  const element = get(document, 'activeElement');
  return element && FRAMES.has(localNameOf(element)) ? (element as HTMLElement) : null;
}

/** Whether a key is meant for the page: shortcuts are not, Knack's own included. */
function isTyping(event: KeyboardEvent): boolean {
  if (['Alt', 'AltGraph', 'Control', 'Meta', 'Shift'].includes(event.key)) return false;
  return event.getModifierState('AltGraph') || !(event.altKey || event.ctrlKey || event.metaKey);
}

/** How a guess is entered, and with what on the screen; null for a key of the keyboard. */
interface Entering {
  readonly by: EnterBy;
  readonly button: HTMLElement | null;
}

/**
 * Whether a guess is being entered, with the Enter key or the one on the screen; any button counts where a page has no
 * such key.
 */
function enteringOf(event: Event, site: Site, document: Document): Entering | null {
  if (event instanceof KeyboardEvent)
    return event.key === ENTER ? { by: enteredBy(event), button: null } : null;
  const path = event.composedPath();
  const key = findKey(document, site, ENTER);
  if (key) return path.includes(key) ? { by: 'screen', button: key } : null;
  const [pressed] = path;
  const button = pressed instanceof Element ? buttonOf(pressed) : null;
  return button ? { by: 'screen', button } : null;
}
