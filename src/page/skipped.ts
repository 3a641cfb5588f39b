/** Rows that were left empty: some games take Enter on an empty row for a guess. */
import type { Grid } from './grid.ts';
import { areBlank, letterOf } from './letter.ts';
import { type BoardMemory, type Elements, lettersOf } from './row.ts';

/**
 * A grid without the empty rows that stand between others.
 * @param known what was read on it last, without such rows
 */
export function withoutSkipped(grid: Grid, known: BoardMemory): Grid {
  const kept: Elements[] = [];
  for (const [n, row] of grid.rows.entries()) {
    const next = grid.rows.slice(n + 1).find((other) => !areBlank(other));
    const isBetween = kept.length > 0 && next !== undefined && areBlank(row);
    if (!isBetween || !wasEmpty(kept.length, next, known)) kept.push(row);
  }
  return kept.length === grid.rows.length ? grid : { ...grid, rows: kept };
}

/** Whether a row did not hold a word a moment ago: while it turns, its letters may be gone. */
function wasEmpty(at: number, next: Elements, { rows }: BoardMemory): boolean {
  const was = rows[at] ? lettersOf(rows[at]) : '';
  const letters = next.map((tile) => letterOf(tile)).join('');
  return [...was].length < next.length || was.startsWith(letters) || letters.startsWith(was);
}
