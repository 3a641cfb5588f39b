/**
 * What has been switched off on the page stays there for a moment: it says how it comes back, and can be taken back.
 * Whoever turns to the game again has seen it.
 */

interface LeavingDeps {
  readonly window: Window;
  /** Whether the setting has it on the page. */
  readonly isOn: () => boolean;
  /** Whether an event is meant for Knack and not for the page. */
  readonly isOwn: (event: Event) => boolean;
  /** It has been seen. */
  readonly onEnd: () => void;
  readonly signal: AbortSignal;
}

export function createLeaving({ window, isOn, isOwn, onEnd, signal }: LeavingDeps) {
  /** The player has pressed the switch here, and nothing has ended that yet. */
  let isPressed = false;
  let isOff = false;
  const end = (): void => {
    isPressed = false;
    onEnd();
  };
  const onEvent = (event: Event): void => {
    // By Tab somebody may be on the way to what can be pressed.
    const isLetter = !(event instanceof KeyboardEvent) || event.key.length === 1;
    if (isOff && isPressed && event.isTrusted && isLetter && !isOwn(event)) end();
  };
  for (const type of ['keydown', 'pointerdown'])
    window.addEventListener(type, onEvent, { signal, capture: true });
  return {
    /** To be called when the switch is pressed here, and when that has failed. */
    press: (pressed: boolean): void => void (isPressed = pressed),
    is: (): boolean => isPressed,
    end,
    /** To be called before it is painted. @returns what takes the place of the button that was pressed, if anything */
    follow(): '.undo' | '.fold' | null {
      const wasOff = isOff;
      isOff = !isOn();
      if (isOff === wasOff) return null;
      if (!isOff) isPressed = false;
      return isOff ? '.undo' : '.fold';
    },
  };
}
