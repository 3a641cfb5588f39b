/** Rows of another player among one's own, as where each guesses at the other's word: their elements are called so. */
import type { Grid } from './grid.ts';
import { apart } from './key-names.ts';
import type { Elements } from './row.ts';
import { ancestorsOf, classesOf } from './tree.ts';

const RIVAL = /(^|[\s_-])(opponent|enemy|rival|gegner|przeciwni|rywal)/i;

/** A grid without the rows of another player, if some are and some are not. */
export function withoutRivals(grid: Grid): Grid {
  const rows = grid.rows.filter((row) => !isRival(row, grid.board));
  return rows.length === 0 || rows.length === grid.rows.length ? grid : { ...grid, rows };
}

const isRival = (row: Elements, board: Element): boolean =>
  row.every((tile) => {
    const around = ancestorsOf(tile);
    return [tile, ...around.slice(0, around.indexOf(board))].some((element) =>
      classesOf(element).some((name) => RIVAL.test(apart(name))),
    );
  });
