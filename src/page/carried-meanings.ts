/** Takes what colours mean over to others, where a game shows the same guesses in another theme. */
import type { TileFeedback } from './board.ts';
import type { Grid } from './grid.ts';
import { areOne, isClear } from './groups.ts';
import { letterOf } from './letter.ts';
import { sureMeaningOf } from './looks.ts';
import { type BoardMemory, finishedRows, holds, isAll, type Letters, type Row } from './row.ts';
import type { Looks } from './told-apart.ts';

/** A row of a board, and what it was read as before. */
interface KnownRow {
  readonly row: Row | undefined;
  readonly letters: Letters;
}

/**
 * What looks mean by what was read of the same letters before.
 * @param seen looks of each tile of each row of each board
 * @param known the same rows
 * @returns null where the rows are others, a look stands for two kinds of feedback or two for one, or there are more looks
 */
export function carriedMeanings(
  seen: Looks,
  known: readonly (readonly KnownRow[])[],
): Map<string, TileFeedback> | null {
  const feedback = new Map<string, TileFeedback>();
  const wins = new Map<string, TileFeedback>();
  for (const [n, rows] of known.entries()) {
    for (const [m, { row, letters }] of rows.entries()) {
      if (!row) continue;
      // What words say of a row does not change with its colours.
      if (row.way !== 'colour' || !holds(row, letters)) return null;
      // A win may have a colour of its own.
      const its = isAll(row, 'correct') ? wins : feedback;
      for (const [at, look] of seen[n]![m]!.entries()) {
        const meant = row.tiles[at]!.feedback!;
        if (look === null && meant !== 'absent') return null;
        if (look === null) continue;
        if ((its.get(look) ?? sureMeaningOf(look) ?? meant) !== meant) return null;
        its.set(look, meant);
      }
    }
  }
  const all = new Map([...wins, ...feedback]);
  const isAgreed = [...wins].every(([look, meant]) => all.get(look) === meant);
  const isOneEach = all.size > 1 && new Set(feedback.values()).size === feedback.size;
  // A row that was not read before may be only typed, in a colour of its own.
  const isOwn = (row: Looks[number][number], its: KnownRow) => !its.row && isClear(row) && areOne(row);
  const areAll = seen.every((rows, n) =>
    rows.every((row, m) => row.every((look) => look === null || all.has(look)) || isOwn(row, known[n]![m]!)),
  );
  return isAgreed && areAll && isOneEach ? all : null;
}

/** Whether grids hold the guesses that were read on them, though they may say nothing of them: between two themes no tile has a colour. */
export const holdGuesses = (
  grids: readonly Grid[],
  known: readonly BoardMemory[],
  fold: (text: string) => string,
): boolean =>
  known.every(({ rows }, n) => {
    const finished = finishedRows(rows);
    const lettersIn = (row: number) => grids[n]!.rows[row]!.map((tile) => letterOf(tile, fold) ?? '');
    return finished.length > 0 && finished.every((row, m) => holds(row, lettersIn(m)));
  });
