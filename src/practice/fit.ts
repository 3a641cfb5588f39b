/** How large the tiles of many boards are. */
import { useLayoutEffect, useRef } from 'preact/hooks';

/** In CSS pixels: smaller letters nobody reads. */
const SMALLEST = 16;
/** In a narrower window people scroll. */
const WIDE = '(min-width: 780px)';

/** Gives the tiles the largest size at which boards and keys are in sight together, or else the smallest. */
function fit(boards: HTMLElement): void {
  const { style } = boards;
  style.removeProperty('--tile');
  const tile = boards.querySelector('.tile');
  const keys = boards.parentElement?.querySelector<HTMLElement>('.entry');
  if (!tile || !keys || !matchMedia(WIDE).matches) return;
  const isBelow = keys.getBoundingClientRect().left < boards.getBoundingClientRect().right;
  const room = document.documentElement.clientHeight - (isBelow ? keys.offsetHeight : 0);
  const areInSight = () => boards.getBoundingClientRect().bottom + scrollY <= room;
  const usual = Math.floor(tile.getBoundingClientRect().width);
  for (let size = usual - 1; size >= SMALLEST && !areInSight(); size--)
    style.setProperty('--tile', `${size}px`);
}

/**
 * Keeps boards in sight, as they grow by a row with each guess.
 * @param shape what the size of the tiles hangs on beside the window; null where they have their usual size
 * @param isOver whether they are left as they are: what is to be read after a game may be taller than the window
 * @returns the reference to what holds the boards
 */
export function useFittingTiles(shape: string | null, isOver: boolean) {
  const boards = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = boards.current!;
    if (shape === null) element.style.removeProperty('--tile');
    if (shape === null || isOver) return;
    const refit = () => fit(element);
    refit();
    addEventListener('resize', refit);
    return () => removeEventListener('resize', refit);
  }, [shape, isOver]);
  return boards;
}
