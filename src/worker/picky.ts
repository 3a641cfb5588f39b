/** Games that know fewer words than Knack: a site tells so in time, and a row by refusing one word after another. */
import type { AddedSite } from '../protocol/added-site.ts';
import { gameIn, rowsOn } from '../protocol/guesses.ts';
import type { TabRecord } from '../protocol/records.ts';
import { siteById } from '../sites/sites.ts';

/** After so many refusals in a row the words that are suggested are commoner by a step. */
const A_STEP = 2;

/** How many words the game has refused in the row that is open. */
function refusalsIn({ report, refusals }: Pick<TabRecord, 'report' | 'refusals'>): number {
  const game = gameIn(report);
  const isOfRow = game && refusals?.puzzle === game.puzzle && refusals.rows === rowsOn(game.boards);
  return isOfRow ? refusals.words : 0;
}

/** What is remembered of refusals once the game has refused one more word. */
export function withRefusal(record: Pick<TabRecord, 'report' | 'refusals'>): Pick<TabRecord, 'refusals'> {
  const game = gameIn(record.report);
  return {
    refusals: game && { puzzle: game.puzzle, rows: rowsOn(game.boards), words: refusalsIn(record) + 1 },
  };
}

/**
 * How picky the game of a tab is taken to be, as the solver has it: on a site that the player has added one step from the
 * start, until it has taken more rare words than it has refused.
 */
export function pickinessOf(
  record: Pick<TabRecord, 'report' | 'refusals'>,
  { rare }: Pick<AddedSite, 'rare'>,
): number {
  const isStrange = record.report !== null && siteById(record.report.game.site)?.kind === 'added';
  return Number(isStrange && rare <= 0) + Math.floor(refusalsIn(record) / A_STEP);
}
