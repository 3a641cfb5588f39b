/** Turns the solver's results into the protocol's advice. */
import type { Advice, AnySuggestion, Suggestion, WordsLeft } from '../protocol/advice.ts';
import type { PastMark } from '../protocol/past.ts';
import type { Counts, Misfit } from '../solver/examine.ts';
import type { Hindsight } from '../solver/hindsight.ts';
import type { LastJudgement } from '../solver/judge.ts';
import type { BoardsSolution, JointSuggestion } from '../solver/solve-boards.ts';
import type { Suggestion as SolverSuggestion } from '../solver/puzzle.ts';
import type { Solution } from '../solver/solve.ts';
import type { Past } from './past-answers.ts';
import { type Played, writtenIn } from './played.ts';

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

/** Makes suggestions of what the solver has found. Of one that cannot be the answer it is of no interest whether it was one. */
export const withMarks =
  (past: Past | null) =>
  (found: SolverSuggestion | JointSuggestion): AnySuggestion => ({
    ...anySuggestionOf(found),
    ...(found.candidate && markOf(past, found.word)),
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
interface PastLeft extends Past {
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

const reviewOf = (review: LastJudgement, left: number) => ({
  before: review.before,
  left,
  average: review.average,
  best: review.best,
  skill: review.skill,
  luck: review.luck,
  more: review.more,
  risk: review.risk,
});

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

/** What a solution is told with: how the game is played, and what is past. */
interface Told {
  readonly played: Played;
  readonly past: PastLeft | null;
}

/** Says what the solver has found, with each word as the language writes it. */
function teller({ played, past }: Told) {
  const word = (spelt: string) => writtenIn(played, spelt);
  const mark = withMarks(past);
  const { rule } = played.game.dictionary;
  return {
    word,
    suggestion: (found: SolverSuggestion | JointSuggestion) => mark({ ...found, word: word(found.word) }),
    boardOf: (counts: Counts, board: number) => wordsLeftOf(counts, board, past),
    /** Undefined while it is not worked out yet. */
    review: (review: LastJudgement | null | undefined, left: number) =>
      review && { ...reviewOf(review, left), guess: word(review.guess) },
    /** How the game is played, where that is unusual. */
    ways: {
      ...(rule !== 'standard' && { rule }),
      ...(played.written && { plain: true as const }),
    },
    misfit: (board: number, misfit: Misfit) => misfitAdvice(board, misfit, word),
  };
}

/** Why no word fits the hints of a board. */
function misfitAdvice(board: number, misfit: Misfit, written: (word: string) => string): Advice {
  if (misfit.status === 'contradiction') return { status: 'contradiction', board, rows: [...misfit.rows] };
  const { fixed, present, absent } = misfit.pattern;
  const pattern = { fixed: [...fixed], present: [...present], absent: [...absent] };
  return { status: 'no-known-word', board, pattern, nearest: misfit.nearest.map(written) };
}

/** The advice on a puzzle of one board. */
export function adviceOf(solution: Solution, told: Told): Advice {
  const tell = teller(told);
  switch (solution.status) {
    case 'solved':
      return { status: 'solved', answers: [tell.word(solution.guess)] };
    case 'contradiction':
    case 'no-known-word':
      return tell.misfit(0, solution);
    case 'lost':
      return {
        status: 'lost',
        boards: [tell.boardOf(solution, 0)],
        missed: solution.likeliest.map(tell.word),
        isSaid: false,
      };
    case 'open': {
      const { suggestions, rival, letters, review, progress } = solution;
      return {
        status: 'open',
        boards: [tell.boardOf(solution, 0)],
        suggestions: suggestions.map(tell.suggestion),
        rival: rival && tell.suggestion(rival),
        letters: letters.map(({ letter, share }) => ({ letter, share })),
        review: tell.review(review, solution.possible),
        progress,
        ...tell.ways,
      };
    }
  }
}

/** The advice on a puzzle of several boards. */
export function adviceOnBoards(solution: BoardsSolution, told: Told): Advice {
  const tell = teller(told);
  switch (solution.status) {
    case 'solved':
      return { status: 'solved', answers: solution.answers.map(tell.word) };
    case 'misfit':
      return tell.misfit(solution.board, solution.misfit);
    case 'lost':
    case 'open': {
      const boards = solution.boards.map((board, n) => ({
        ...tell.boardOf(board, n),
        solved: board.solved,
        ...(board.only !== undefined && { only: tell.word(board.only) }),
      }));
      if (solution.status === 'lost')
        return { status: 'lost', boards, missed: [], isSaid: false, ...tell.ways };
      const { suggestions, rival, letters, review, progress } = solution;
      return {
        status: 'open',
        boards,
        suggestions: suggestions.map(tell.suggestion),
        rival: rival && tell.suggestion(rival),
        letters: letters.map(({ letter, share }) => ({ letter, share })),
        review: tell.review(review, review?.left ?? 0),
        progress,
        ...tell.ways,
      };
    }
  }
}

/** What is said of a guess that is over, as the language writes the words. */
export function writtenHindsight(found: Hindsight, played: Played): Hindsight {
  if (!played.written) return found;
  const written = (word: string) => writtenIn(played, word);
  const rewrite = <T extends { readonly word: string }>(it: T): T => ({ ...it, word: written(it.word) });
  return {
    ...found,
    guess: written(found.guess),
    boards: found.boards.map((board) => ({ ...board, words: board.words.map(written) })),
    best: found.best && rewrite(found.best),
    rival: found.rival && rewrite(found.rival),
  };
}
