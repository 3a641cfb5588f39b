/** Turns the solver's result on one board into the protocol's advice. */
import type { Advice, Suggestion, WordsLeft } from '../protocol/advice.ts';
import type { Review } from '../solver/review.ts';
import type { OpenSolution, Solution, Suggestion as SolverSuggestion } from '../solver/solve.ts';

const suggestionOf = (found: SolverSuggestion): Suggestion => ({
  word: found.word,
  likely: found.likely,
  candidate: found.candidate,
  groups: found.groups,
  largest: found.largest,
  sizes: [...found.sizes],
  expected: found.expected,
  risk: found.risk,
  certainty: found.certainty,
});

/** The words left on a board that is not solved. */
export const wordsLeftOf = ({
  possible,
  likely,
  hidden,
}: Pick<OpenSolution, 'possible' | 'likely' | 'hidden'>): WordsLeft => ({
  solved: false,
  possible,
  likely,
  hidden,
});

/** Undefined while it is not worked out yet. */
const reviewOf = (review: Review | null | undefined) =>
  review && {
    guess: review.guess,
    before: review.before,
    average: review.average,
    best: review.best,
    lost: review.lost,
    more: review.more,
    risk: review.risk,
  };

type Misfit = Extract<Solution, { status: 'contradiction' | 'no-known-word' }>;

/** Why no word fits the hints of a board. */
export function misfitAdvice(board: number, misfit: Misfit): Advice {
  if (misfit.status === 'contradiction') return { status: 'contradiction', board, rows: [...misfit.rows] };
  const { fixed, present, absent } = misfit.pattern;
  const pattern = { fixed: [...fixed], present: [...present], absent: [...absent] };
  return { status: 'no-known-word', board, pattern, nearest: [...misfit.nearest] };
}

/** The advice on a puzzle of one board. */
export function adviceOf(solution: Solution): Advice {
  switch (solution.status) {
    case 'solved':
      return { status: 'solved', answers: [solution.guess] };
    case 'contradiction':
    case 'no-known-word':
      return misfitAdvice(0, solution);
    case 'lost':
      return { status: 'lost', boards: [wordsLeftOf(solution)], review: reviewOf(solution.review) };
    case 'open': {
      const { suggestions, rival, letters, review, progress } = solution;
      return {
        status: 'open',
        boards: [wordsLeftOf(solution)],
        suggestions: suggestions.map(suggestionOf),
        rival: rival && suggestionOf(rival),
        letters: letters.map(({ letter, share }) => ({ letter, share })),
        review: reviewOf(review),
        progress,
      };
    }
  }
}
