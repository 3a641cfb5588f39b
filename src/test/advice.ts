/** Advice for tests of what shows it. */
import type { OpenAdvice, Review, Suggestion, WordsLeft } from '../protocol/advice.ts';

export function suggestionOf(
  word: string,
  sizes: readonly number[],
  rest: Partial<Suggestion> = {},
): Suggestion {
  const possible = sizes.reduce((sum, size) => sum + size, 0);
  return {
    word,
    sizes: [...sizes],
    candidate: true,
    likely: true,
    groups: sizes.length,
    largest: sizes[0]!,
    // Of words that are all as likely.
    left: sizes.reduce((sum, size) => sum + size * size, 0) / possible,
    expected: 1.9,
    risk: 0,
    certainty: 'searched',
    ...rest,
  };
}

/** A board with words left. */
export const boardLeft = (rest: Partial<WordsLeft> = {}): WordsLeft => ({
  solved: false,
  possible: 12,
  likely: 7,
  hidden: 0,
  ...rest,
});

/** A board that is solved. */
export const SOLVED: WordsLeft = boardLeft({ solved: true, possible: 1, likely: 1 });

/** Of a good guess that was lucky. */
export const REVIEW: Review = {
  guess: 'oater',
  before: 2315,
  left: 12,
  average: 60.4,
  best: 54.2,
  skill: 88,
  luck: 72,
  more: 0.1,
  risk: 0,
};

/** In mid-game, of one board: a probe is best. */
export function openAdvice(rest: Partial<OpenAdvice> = {}): OpenAdvice {
  return {
    status: 'open',
    boards: [boardLeft()],
    suggestions: [
      suggestionOf('clons', [3, 3, 2, 2, 1, 1], { candidate: false }),
      suggestionOf('acorn', [5, 4, 3], { expected: 2.4 }),
    ],
    rival: suggestionOf('acorn', [5, 4, 3], { expected: 2.4 }),
    letters: [
      { letter: 'n', share: 0.5 },
      { letter: 'c', share: 0.38 },
    ],
    review: REVIEW,
    progress: 'done',
    ...rest,
  };
}
