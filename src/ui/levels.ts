/** What the levels of help come to for an answer. */
import type { Advice } from '../protocol/records.ts';
import { type HelpLevel, HELP_LEVELS, helpFor, reaches } from '../protocol/settings.ts';

/** The levels at which an answer has something of its own to show. */
function levelsOf(answer: Advice): readonly HelpLevel[] {
  switch (answer.status) {
    case 'open':
      // The one word is all words.
      return answer.possible - answer.hidden > 1 ? HELP_LEVELS : ['count', 'nudge', 'word'];
    case 'lost':
      return ['count', 'all'];
    case 'no-known-word':
      return ['count', 'word'];
    default:
      return ['count'];
  }
}

/** The level that shows the next more of an answer; null when there is no more. */
export function nextLevel(answer: Advice, level: HelpLevel): HelpLevel | null {
  return levelsOf(answer).find((next) => next !== level && reaches(next, level)) ?? null;
}

/** Whether the player has asked for more than the settings say. */
export const isRaised = (asked: HelpLevel | null, setting: HelpLevel): boolean =>
  helpFor(setting, asked) !== setting;
