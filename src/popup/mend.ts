/** A game's rows that contradict each other: some were read wrongly, and the player puts them right by hand. */
import type { ManualRecord, TabRecord } from '../protocol/records.ts';

const wordsOf = (rows: readonly string[]) => rows.map((hint) => hint.split(' ')[0]);

/** The rows of a game of one board, where they contradict each other; null otherwise. */
export function contradictoryRows({ report, advice }: TabRecord): readonly string[] | null {
  if (advice?.status !== 'contradiction' || !report || !('boards' in report.game)) return null;
  const [rows, ...others] = report.game.boards;
  return rows && others.length === 0 ? rows : null;
}

/**
 * Those of them that can be mended by hand.
 * @returns null where there are none, or where what has been entered by hand has no word of theirs
 */
export function rowsToMend(record: TabRecord, { boards }: ManualRecord): readonly string[] | null {
  const rows = contradictoryRows(record);
  const entered = wordsOf(boards.flat());
  const isOther = entered.length > 0 && !wordsOf(rows ?? []).some((word) => entered.includes(word));
  return isOther ? null : rows;
}
