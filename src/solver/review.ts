/** What a guess was worth that has been made already. */
import { type Move, Search } from './search.ts';
import { guessableFirst, SCREENED } from './strategies/expected-guesses.ts';
import type { Position } from './strategies/strategy.ts';

export interface Review {
  readonly guess: string;
  /** How many words were possible before it. */
  readonly before: number;
  /**
   * How many words are possible after it on average: the sizes of its groups, each weighed by how
   * likely it is by the prior, as for the guesses expected. The guess itself, where it could be the
   * answer, is a group of one.
   */
  readonly average: number;
  /** The same for the best guess. */
  readonly best: number;
  /**
   * How many guesses more than with the best guess are to be expected; never below 0. Both are judged
   * by the one-step estimate, and a lost game counts as ten guesses more.
   */
  readonly lost: number;
}

/**
 * Reviews a guess made at a position. Like everything long it yields after each small piece of work.
 * @param opener the best guess, where it is known beforehand; otherwise it is looked for
 */
export function* reviewOf(
  position: Position,
  guess: number,
  opener: number | null,
): Generator<undefined, Review> {
  const { dictionary, allowed, guessesLeft: left, hard } = position;
  const search = new Search(dictionary, allowed, hard, 0);
  const words = guessableFirst(position);
  const total = search.total(words);

  function* findBest(): Generator<undefined, Move> {
    if (opener !== null) return search.moveOf(opener, words, left);
    // The last guess is the likeliest word.
    if (left <= 1) return search.moveOf(words[0]!, words, left);
    return (yield* search.estimate(words, left, null, 1, SCREENED))[0]!.move;
  }
  const average = ({ guess, candidate, groups }: Move): number =>
    groups.reduce(
      (sum, group) => sum + search.total(group) * group.length,
      candidate ? search.weight(guess) : 0,
    ) / total;

  yield;
  const played = search.moveOf(guess, words, left);
  yield;
  const best = yield* findBest();
  const more = search.estimateOf(played, words, left) - search.estimateOf(best, words, left);
  return {
    guess: dictionary.words[guess]!,
    before: words.length,
    average: average(played),
    best: average(best),
    lost: Math.max(0, more / total),
  };
}
