/** How much help there is to ask for with an advice. */
import type { Advice, LostAdvice } from '../protocol/advice.ts';
import { type Help, HELP_OPTIONS, reaches } from '../protocol/help.ts';
import { together } from './boards.ts';

/** Whether it is not known of a lost game what its answers were, though there are words that fit. */
export const hasMissing = ({ boards, isSaid }: LostAdvice): boolean =>
  !isSaid && together(boards).possible > 0;

/** The options with which an advice shows something that the ones before do not. */
export function optionsOf(advice: Advice): readonly Help[] {
  switch (advice.status) {
    case 'open': {
      const { boards, suggestions, letters, progress } = advice;
      const { possible, hidden } = together(boards);
      const has: Readonly<Record<Help, boolean>> = {
        count: true,
        // With one board, the view also explains why there are no letters to test.
        nudge: boards.length === 1 || letters.length > 0,
        word: suggestions.length > 0 || progress === 'looking',
        // With one word left, 'word' has shown it already.
        all: possible - hidden > 1,
      };
      return HELP_OPTIONS.filter((help) => has[help]);
    }
    case 'lost':
      return hasMissing(advice) ? ['count', 'all'] : ['count'];
    case 'no-known-word':
      return ['count', 'word'];
    default:
      return ['count'];
  }
}

/** The next option that shows more of an advice; null when there is no more. */
export function nextHelp(advice: Advice, help: Help): Help | null {
  return optionsOf(advice).find((next) => next !== help && reaches(next, help)) ?? null;
}

/** Which of them an advice is shown with. */
export const shownAs = (advice: Advice, help: Help): Help =>
  optionsOf(advice).findLast((option) => reaches(help, option))!;

/** Whether the player has asked for more than the settings say. */
export const isRaised = (asked: Help | null, setting: Help): boolean =>
  asked !== null && asked !== setting && reaches(asked, setting);

/** Whether the best word is shown, or its place is held, as it is while nothing is known yet. */
export const hasBest = (advice: Advice | null, help: Help): boolean =>
  reaches(help, 'word') && (!advice || (advice.status === 'open' && optionsOf(advice).includes('word')));

/** The best word, as far as the player's help shows words. */
export const bestShown = (advice: Advice | null, help: Help): string | null =>
  advice?.status === 'open' && reaches(help, 'word') ? (advice.suggestions[0]?.word ?? null) : null;
