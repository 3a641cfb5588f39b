/** The game in a tab, as it is reviewed once it is over. */
import type { RepeatRule } from './added-site.ts';
import { outcomeOf } from './guesses.ts';
import type { EndedGame, PlayedGame } from './game-review.ts';
import { chosenRuleOn, type TabRecord } from './records.ts';
import type { Report } from './report.ts';
import { type Settings, settingsOf } from './settings.ts';

/** What a tab shows of a game; null where it shows no board. */
export function playedIn(report: Report | null, rule: RepeatRule): PlayedGame | null {
  if (typeof report?.puzzle !== 'object') return null;
  const { site, lexicon, hard, puzzle } = report;
  const { key, width, limit, boards } = puzzle;
  return { site, lexicon, puzzle: key, width, limit, boards, hard, rule };
}

/**
 * The same as it is reviewed.
 * @param rule how the games of the site are known to mark repeated letters
 * @returns null where the tab shows no board
 */
export function gameInTab(record: TabRecord, settings: Settings, rule: RepeatRule | null): EndedGame | null {
  const { report } = record;
  const site = report?.site ?? '';
  const game = playedIn(report, chosenRuleOn(record, site) ?? rule ?? 'standard');
  if (!report || !game) return null;
  const isOn = settingsOf(settings, site).hard === 'on';
  return { ...game, hard: game.hard || isOn, answers: report.answers };
}

/** The same once it is over; null before. */
export function endedInTab(record: TabRecord, settings: Settings, rule: RepeatRule | null): EndedGame | null {
  const game = gameInTab(record, settings, rule);
  return game && outcomeOf(game) !== 'open' ? game : null;
}
