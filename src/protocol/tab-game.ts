/** The game in a tab, as it is reviewed once it is over. */
import type { RepeatRule } from './added-site.ts';
import type { EndedGame } from './game-review.ts';
import { chosenRuleOn, type TabRecord } from './records.ts';
import { type Settings, settingsOf } from './settings.ts';

/**
 * @param rule how the games of the site are known to mark repeated letters
 * @returns null where the tab shows no board
 */
export function gameInTab(record: TabRecord, settings: Settings, rule: RepeatRule | null): EndedGame | null {
  const { report } = record;
  if (!report || typeof report.puzzle === 'string') return null;
  const { site, lexicon, hard, puzzle, answers } = report;
  const { key, width, limit, boards } = puzzle;
  return {
    site,
    lexicon,
    puzzle: key,
    width,
    limit,
    boards,
    hard: hard || settingsOf(settings, site).hard === 'on',
    rule: chosenRuleOn(record, site) ?? rule ?? 'standard',
    answers,
  };
}
