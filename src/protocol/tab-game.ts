/** The game in a tab, as it is reviewed once it is over. */
import type { RepeatRule } from './added-site.ts';
import type { RuledGame } from './game.ts';
import { gameIn, outcomeOf } from './guesses.ts';
import { playedHard } from './hard-mode.ts';
import { chosenRuleOn, type TabRecord } from './records.ts';
import { type Settings, settingsOf } from './settings.ts';

/**
 * The game in a tab, in hard mode also where the player has said so.
 * @param rule how the games of the site are known to mark repeated letters
 * @returns null where the tab shows no board
 */
export function gameInTab(record: TabRecord, settings: Settings, rule: RepeatRule | null): RuledGame | null {
  const game = gameIn(record.report);
  if (!game) return null;
  return {
    ...game,
    hard: playedHard(settingsOf(settings, game.site).hard, game.hard),
    rule: chosenRuleOn(record, game.site) ?? rule ?? 'standard',
  };
}

/** The same once it is over; null before. */
export function endedInTab(record: TabRecord, settings: Settings, rule: RepeatRule | null): RuledGame | null {
  const game = gameInTab(record, settings, rule);
  return game && outcomeOf(game) !== 'open' ? game : null;
}
