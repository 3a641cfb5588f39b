/** A game's rows that contradict each other: some were read wrongly, and the player puts them right by hand. */
import { EMPTY_MANUAL, type ManualRecord, type TabRecord } from '../protocol/records.ts';

type Boards = readonly (readonly string[])[];
export type RowsToMend = Boards | null;

const wordsOf = (boards: Boards) => boards.flat().map((hint) => hint.split(' ')[0]);

/** What has been entered by hand, as far as it belongs to the page of a tab: a game's rows put right are of its site. */
export const handHere = (manual: ManualRecord, { report }: TabRecord): ManualRecord =>
  manual.site === null || manual.site === report?.game.site
    ? manual
    : { ...EMPTY_MANUAL, lexicon: manual.lexicon };

/** The rows of each board of a game, where some contradict each other; null otherwise. */
export function contradictoryRows({ report, advice }: TabRecord): Boards | null {
  if (advice?.status !== 'contradiction' || !report || !('boards' in report.game)) return null;
  const { boards } = report.game;
  // By hand a board without rows is none.
  return boards.every(({ length }) => length > 0) ? boards : null;
}

/**
 * Those of them that can be mended by hand.
 * @returns null where there are none, or where what has been entered by hand has no word of theirs
 */
export function rowsToMend(record: TabRecord, { boards }: ManualRecord): RowsToMend {
  const rows = contradictoryRows(record);
  const entered = wordsOf(boards);
  const isOther = entered.length > 0 && !wordsOf(rows ?? []).some((word) => entered.includes(word));
  return isOther ? null : rows;
}
