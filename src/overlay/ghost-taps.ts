/** Taps and clicks on ghost letters. The page gets them too: nothing lies over its tiles. */

interface GhostTaps {
  readonly window: Window;
  /** Holds the ghosts. */
  readonly mount: Element;
  /** Whether an event is meant for what lies over the page. */
  readonly isOwn: (event: Event) => boolean;
  readonly onTap: () => unknown;
  readonly signal: AbortSignal;
}

export function listenToGhostTaps({ window, mount, isOwn, onTap, signal }: GhostTaps): void {
  const isOnGhost = ({ clientX, clientY }: MouseEvent) =>
    [...mount.querySelectorAll('.ghosts span')].some((ghost) => {
      const { left, top, right, bottom } = ghost.getBoundingClientRect();
      return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
    });
  const onClick = (event: MouseEvent) => {
    // What a key has clicked is nowhere.
    const isPlayers = event.isTrusted && event.button === 0 && event.detail > 0;
    if (isPlayers && !isOwn(event) && isOnGhost(event)) onTap();
  };
  window.addEventListener('click', onClick, { signal, capture: true });
}
