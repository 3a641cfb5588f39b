/** Turns the solver's results into the protocol's advice. */
import type { Advice, AnySuggestion, Suggestion, WordsLeft } from '../protocol/advice.ts';
import type { PastMark } from '../protocol/past.ts';
import type { Counts, Misfit } from '../solver/examine.ts';
import type { RepeatRule } from '../solver/repeat-rule.ts';
import type { LastJudgement } from '../solver/judge.ts';
import type { BoardsSolution, JointSuggestion } from '../solver/solve-boards.ts';
import type { Suggestion as SolverSuggestion } from '../solver/puzzle.ts';
import type { Solution } from '../solver/solve.ts';
import type { Past } from './past-answers.ts';

/** What is said of a word that was the answer before. */
export function markOf(past: Past | null, word: string): { readonly past?: PastMark } {
  const mark = past?.words.get(word);
  return mark ? { past: mark } : {};
}

const suggestionOf = (found: SolverSuggestion): Suggestion => ({
  word: found.word,
  likely: found.likely,
  candidate: found.candidate,
  groups: found.groups,
  largest: found.largest,
  sizes: [...found.sizes],
  left: found.left,
  expected: found.expected,
  risk: found.risk,
  certainty: found.certainty,
});

/** Makes suggestions of what the solver has found. */
export const withMarks =
  (past: Past | null) =>
  (found: SolverSuggestion | JointSuggestion): AnySuggestion => ({
    ...anySuggestionOf(found),
    ...markOf(past, found.word),
  });

const anySuggestionOf = (found: SolverSuggestion | JointSuggestion): AnySuggestion =>
  'sizes' in found
    ? suggestionOf(found)
    : {
        word: found.word,
        likely: found.likely,
        candidate: found.candidate,
        solves: found.solves,
        left: found.left,
        expected: found.expected,
      };

/** What is known of past answers: the words, and how many of them are left on each board. */
export interface PastLeft extends Past {
  readonly left: readonly number[];
}

/** The words left on a board that is not solved; boards count from 0. */
const wordsLeftOf = (
  { possible, likely, hidden }: Counts,
  board: number,
  past: PastLeft | null,
): WordsLeft => ({
  solved: false,
  possible,
  likely,
  hidden,
  ...(past && { past: past.left[board]! }),
});

/** Undefined while it is not worked out yet. */
const reviewOf = (review: LastJudgement | null | undefined, left: number) =>
  review && {
    guess: review.guess,
    before: review.before,
    left,
    average: review.average,
    best: review.best,
    skill: review.skill,
    luck: review.luck,
    more: review.more,
    risk: review.risk,
  };

/**
 * The advice on a game, with the answers that its page says once it is lost; one that fits the rows of its only board and
 * is no word that Knack knows is why none fits.
 * @param answers as the page says them, null for a board of which it does not
 */
export function withSaid(advice: Advice | null, answers: readonly (string | null)[] = []): Advice | null {
  const [answer, ...others] = answers;
  if (advice?.status === 'no-known-word' && answer && others.length === 0) {
    const boards = [{ solved: false, possible: 0, likely: 0, hidden: 0 }];
    return { status: 'lost', boards, missed: [answer], isSaid: true, unknown: [answer] };
  }
  if (advice?.status !== 'lost') return advice;
  const words = advice.boards.flatMap(({ solved }, board) => (solved ? [] : (answers[board] ?? '')));
  return words.every(Boolean) ? { ...advice, missed: words, isSaid: true } : advice;
}

/** Why no word fits the hints of a board. */
function misfitAdvice(board: number, misfit: Misfit): Advice {
  if (misfit.status === 'contradiction') return { status: 'contradiction', board, rows: [...misfit.rows] };
  const { fixed, present, absent } = misfit.pattern;
  const pattern = { fixed: [...fixed], present: [...present], absent: [...absent] };
  return { status: 'no-known-word', board, pattern, nearest: [...misfit.nearest] };
}

/** Which rule advice goes by; of the standard one nothing is said. */
const told = (rule: RepeatRule) => (rule === 'standard' ? {} : { rule });

/** The advice on a puzzle of one board, whose game marks repeated letters by a rule. */
export function adviceOf(solution: Solution, rule: RepeatRule, past: PastLeft | null): Advice {
  switch (solution.status) {
    case 'solved':
      return { status: 'solved', answers: [solution.guess] };
    case 'contradiction':
    case 'no-known-word':
      return misfitAdvice(0, solution);
    case 'lost':
      return {
        status: 'lost',
        boards: [wordsLeftOf(solution, 0, past)],
        missed: [...solution.likeliest],
        isSaid: false,
      };
    case 'open': {
      const { suggestions, rival, letters, review, progress } = solution;
      return {
        status: 'open',
        boards: [wordsLeftOf(solution, 0, past)],
        suggestions: suggestions.map(withMarks(past)),
        rival: rival && withMarks(past)(rival),
        letters: letters.map(({ letter, share }) => ({ letter, share })),
        review: reviewOf(review, solution.possible),
        progress,
        ...told(rule),
      };
    }
  }
}

/** The advice on a puzzle of several boards. */
export function adviceOnBoards(solution: BoardsSolution, rule: RepeatRule, past: PastLeft | null): Advice {
  switch (solution.status) {
    case 'solved':
      return { status: 'solved', answers: [...solution.answers] };
    case 'misfit':
      return misfitAdvice(solution.board, solution.misfit);
    case 'lost':
    case 'open': {
      const boards = solution.boards.map((board, n) => ({
        ...wordsLeftOf(board, n, past),
        solved: board.solved,
        ...(board.only !== undefined && { only: board.only }),
      }));
      if (solution.status === 'lost')
        return { status: 'lost', boards, missed: [], isSaid: false, ...told(rule) };
      const { suggestions, rival, letters, review, progress } = solution;
      return {
        status: 'open',
        boards,
        suggestions: suggestions.map(withMarks(past)),
        rival: rival && withMarks(past)(rival),
        letters: letters.map(({ letter, share }) => ({ letter, share })),
        review: review && reviewOf(review, review.left),
        progress,
        ...told(rule),
      };
    }
  }
}
