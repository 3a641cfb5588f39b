/** What the levels of help come to for an answer. */
import type { Answer } from '../protocol/records.ts';
import { type Level, LEVELS, levelFor, reaches } from '../protocol/settings.ts';

/** The levels at which an answer has something of its own to show. */
function levelsOf(answer: Answer): readonly Level[] {
  switch (answer.status) {
    case 'open':
      // The one word is all words.
      return answer.possible - answer.hidden > 1 ? LEVELS : ['count', 'nudge', 'word'];
    case 'lost':
      return ['count', 'all'];
    case 'no-known-word':
      return ['count', 'word'];
    default:
      return ['count'];
  }
}

/** The level that shows the next more of an answer; null when there is no more. */
export function nextLevel(answer: Answer, level: Level): Level | null {
  return levelsOf(answer).find((next) => next !== level && reaches(next, level)) ?? null;
}

/** Whether the player has asked for more than the settings say. */
export const isRaised = (asked: Level | null, setting: Level): boolean =>
  levelFor(setting, asked) !== setting;
