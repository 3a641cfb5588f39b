/** Games that know fewer words than Knack: they are told by refusing one after another. */
import { rowsOn } from '../protocol/guesses.ts';
import type { TabRecord } from '../protocol/records.ts';

/** After so many refusals in a row a game is taken to know likely words alone. */
const PICKY = 2;

/** How many words the game has refused in the row that is open. */
function refusalsIn({ report, refusals }: Pick<TabRecord, 'report' | 'refusals'>): number {
  if (!refusals || typeof report?.puzzle !== 'object') return 0;
  const { key, boards } = report.puzzle;
  return refusals.puzzle === key && refusals.rows === rowsOn(boards) ? refusals.words : 0;
}

/** What is remembered of refusals once the game has refused one more word. */
export function withRefusal(record: Pick<TabRecord, 'report' | 'refusals'>): Pick<TabRecord, 'refusals'> {
  const { report } = record;
  if (typeof report?.puzzle !== 'object') return { refusals: null };
  const { key, boards } = report.puzzle;
  return { refusals: { puzzle: key, rows: rowsOn(boards), words: refusalsIn(record) + 1 } };
}

/** Whether only likely words are to be suggested for the row that is open. */
export const isPicky = (record: Pick<TabRecord, 'report' | 'refusals'>): boolean =>
  refusalsIn(record) >= PICKY;
