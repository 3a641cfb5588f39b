/** A strategy as it plays: as in the product, run to its end without a clock. */
import type { Dictionary } from '../../src/solver/dictionary.ts';
import { type Choose, type Grade, GUESSES, gradeWords, type Judge } from '../../src/solver/play.ts';
import type { Opener } from '../../src/solver/puzzle.ts';
import { type Solution, solve } from '../../src/solver/solve.ts';
import type { StrategyName } from '../../src/solver/strategies/names.ts';
import { createArticlePlayer } from '../article-feedback.ts';

/** All that decides how a strategy plays; plain data, to be sent to other threads. */
export interface Settings {
  /** What may be guessed, with what is believed of each word. */
  readonly dictionary: Dictionary;
  readonly openers: readonly Opener[];
  readonly strategy: StrategyName;
  readonly hard: boolean;
  /** Whether words that people know are preferred. */
  readonly known: boolean;
  /** The first guess, where it is not the strategy's to choose. */
  readonly opener: string | null;
  /** Whether feedback is dealt with as in the strategy's article, right or wrong. */
  readonly articleFeedback: boolean;
}

export interface Player {
  readonly choose: Choose;
  readonly grade: Grade;
  readonly judge: Judge;
}

/** @returns the strategy, and how its guesses are graded */
export function createPlayer(settings: Settings): Player {
  const { strategy, dictionary, opener, articleFeedback } = settings;
  const article = articleFeedback ? createArticlePlayer(strategy, dictionary) : null;
  const { choose, grade } = article ?? { choose: chooseAsProduct(settings), grade: gradeWords };
  // An opener is played at once, without the search that solve() makes for the words after it.
  return {
    choose: (hints) => (hints.length === 0 ? opener : null) ?? choose(hints),
    grade,
    judge: judgeBy(dictionary, grade),
  };
}

function judgeBy({ words, likely }: Dictionary, grade: Grade): Judge {
  const known = new Set(words.filter((_, number) => likely[number]));
  return (hints, word) => ({
    possible: Number(hints.every(({ guess, feedback }) => grade(guess, word) === feedback)),
    known: Number(known.has(word)),
  });
}

function chooseAsProduct({ dictionary, openers, strategy, hard, known }: Settings): Choose {
  return (hints) => {
    const work = solve({
      dictionary,
      openers,
      hints,
      refused: new Set(),
      forbidden: new Set(),
      vulgar: true,
      // A lost game goes on to its end.
      guesses: hints.length < GUESSES ? GUESSES : Infinity,
      hard,
      known,
      strategy,
      opener: null,
    });
    let state = work.next();
    while (!state.done && !isSettled(state.value)) state = work.next();
    const solution = state.value;
    return solution?.status === 'open' ? (solution.suggestions[0]?.word ?? null) : null;
  };
}

/** Whether nothing can follow but what the last guess was worth. */
const isSettled = (solution: Solution | undefined): boolean =>
  solution?.status === 'open' && solution.progress === 'done';
