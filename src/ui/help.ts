/** What the levels of help come to for an advice. */
import type { Advice } from '../protocol/advice.ts';
import { type HelpLevel, HELP_LEVELS, helpFor, reaches } from '../protocol/help.ts';
import { together } from './boards.ts';

/** The levels at which an advice has something of its own to show. */
function levelsOf(advice: Advice): readonly HelpLevel[] {
  switch (advice.status) {
    case 'open': {
      const { boards, suggestions, letters } = advice;
      const { possible, hidden } = together(boards);
      const has: Readonly<Record<HelpLevel, boolean>> = {
        count: true,
        // Of one board it is also said why there are no letters to test.
        nudge: boards.length === 1 || letters.length > 0,
        word: suggestions.length > 0,
        // The one word is all words.
        all: possible - hidden > 1,
      };
      return HELP_LEVELS.filter((level) => has[level]);
    }
    case 'lost':
      return ['count', 'all'];
    case 'no-known-word':
      return ['count', 'word'];
    default:
      return ['count'];
  }
}

/** The level that shows the next more of an advice; null when there is no more. */
export function nextHelp(advice: Advice, help: HelpLevel): HelpLevel | null {
  return levelsOf(advice).find((next) => next !== help && reaches(next, help)) ?? null;
}

/** Whether the player has asked for more than the settings say. */
export const isRaised = (asked: HelpLevel | null, setting: HelpLevel): boolean =>
  helpFor(setting, asked) !== setting;
