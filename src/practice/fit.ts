/** How large the tiles of many boards are. */
import { useLayoutEffect, useRef } from 'preact/hooks';

/** In CSS pixels: smaller letters nobody reads. */
const SMALLEST = 16;
/** In a narrower window people scroll. */
const WIDE = '(min-width: 780px)';

/** Leaves the size to the style sheet. */
function release({ style }: HTMLElement): void {
  for (const property of ['--tile', '--columns']) style.removeProperty(property);
}

/** What is between boards, side by side and one below the other, in CSS pixels. */
function gapsOf(boards: HTMLElement): [number, number] {
  const { columnGap, rowGap } = getComputedStyle(boards);
  return [parseFloat(columnGap), parseFloat(rowGap)];
}

/**
 * Gives the tiles the largest size at which boards and keys are in sight together, or else the smallest. How many boards
 * stand side by side is told by all the rows that there can be, so that none changes its place as they grow.
 */
function fit(boards: HTMLElement): void {
  release(boards);
  const tile = boards.querySelector('.tile');
  const keys = boards.parentElement?.querySelector<HTMLElement>('.entry');
  if (!tile || !keys || !matchMedia(WIDE).matches) return;
  const { top, right, width } = boards.getBoundingClientRect();
  const isBelow = keys.getBoundingClientRect().left < right;
  const room = document.documentElement.clientHeight - top - scrollY - (isBelow ? keys.offsetHeight : 0);
  const usual = Math.floor(tile.getBoundingClientRect().width);
  const gap = parseFloat(getComputedStyle(tile.parentElement!).columnGap);
  const [across, down] = gapsOf(boards);
  const length = tile.parentElement!.children.length;
  const count = boards.children.length;
  /** How many boards have room side by side. */
  const columnsOf = (size: number) =>
    Math.max(1, Math.min(count, Math.floor((width + across) / (length * (size + gap) - gap + across))));
  const fits = (columns: number, rows: number, size: number) =>
    columns <= columnsOf(size) &&
    Math.ceil(count / columns) * (rows * (size + gap) - gap + down) - down <= room;
  const sizes = Array.from({ length: usual - SMALLEST + 1 }, (_, n) => usual - n);
  const limit = Number(boards.dataset['limit']);
  const columns = columnsOf(sizes.find((size) => fits(columnsOf(size), limit, size)) ?? SMALLEST);
  const rows = Math.max(...[...boards.children].map((board) => board.children.length));
  boards.style.setProperty('--columns', String(columns));
  boards.style.setProperty('--tile', `${sizes.find((size) => fits(columns, rows, size)) ?? SMALLEST}px`);
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
    if (shape === null) release(element);
    if (shape === null || isOver) return;
    const refit = () => fit(element);
    refit();
    addEventListener('resize', refit);
    return () => removeEventListener('resize', refit);
  }, [shape, isOver]);
  return boards;
}
