/** A game's rows that contradict each other: some were read wrongly, and the player puts them right by hand. */
import type { ManualRecord, TabRecord } from '../protocol/records.ts';

const wordsOf = (rows: readonly string[]) => rows.map((hint) => hint.split(' ')[0]).join();

/**
 * The rows of a single board that can be mended.
 * @returns null where there are none, or others are being entered
 */
export function rowsToMend(
  { report, advice }: TabRecord,
  { boards, open }: ManualRecord,
): readonly string[] | null {
  if (advice?.status !== 'contradiction' || !report || !('boards' in report.game)) return null;
  const [rows, ...others] = report.game.boards;
  if (!rows || others.length > 0) return null;
  const areOthers = open !== null || boards.length > 1 || (boards[0] && wordsOf(boards[0]) !== wordsOf(rows));
  return areOthers ? null : rows;
}
