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
  const room = document.documentElement.clientHeight - keys.offsetHeight;
  const areInSight = () => boards.getBoundingClientRect().bottom + scrollY <= room;
  const usual = Math.floor(tile.getBoundingClientRect().width);
  for (let size = usual - 1; size >= SMALLEST && !areInSight(); size--)
    style.setProperty('--tile', `${size}px`);
}

/**
 * Keeps boards in sight, as they grow by a row with each guess.
 * @param rows how many the longest of them has; null where they are not to be fitted
 * @returns the reference to what holds the boards
 */
export function useFittingTiles(rows: number | null) {
  const boards = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (rows === null) return;
    const refit = () => fit(boards.current!);
    refit();
    addEventListener('resize', refit);
    return () => removeEventListener('resize', refit);
  }, [rows]);
  return boards;
}
