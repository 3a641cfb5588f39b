/** What a guess was worth that has been made already. */
import { LOSS } from './estimates.ts';
import { leftAfter } from './left-after.ts';
import { type Move, Search } from './search.ts';
import { guessableFirst, SCREENED } from './strategies/expected-guesses.ts';
import type { Position } from './strategies/strategy.ts';

export interface Review {
  readonly guess: string;
  /** How many words were possible before it. */
  readonly before: number;
  /** How many words are possible after it on average: see {@link leftAfter}. */
  readonly average: number;
  /** The same for the best guess. */
  readonly best: number;
  /**
   * How much worse than the best guess it was, in guesses, of which a lost game counts as ten more;
   * never below 0. Like what follows it is judged by the one-step estimate.
   */
  readonly lost: number;
  /** How many guesses more it takes on average; those of lost games count, but nothing for the loss. */
  readonly more: number;
  /** How much larger a part of the games is lost. */
  readonly risk: number;
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
    // Where nothing may be guessed, what has been guessed is as good as any.
    return (yield* search.estimate(words, left, null, 1, SCREENED))[0]?.move ?? played;
  }

  yield;
  const played = search.moveOf(guess, words, left);
  yield;
  const best = yield* findBest();
  const own = search.estimateOf(played, words, left);
  const least = search.estimateOf(best, words, left);
  const cost = own.cost - least.cost;
  const lost = own.lost - least.lost;
  return {
    guess: dictionary.words[guess]!,
    before: words.length,
    average: leftAfter(search, played, total),
    best: leftAfter(search, best, total),
    lost: Math.max(0, cost / total),
    more: (cost - LOSS * lost) / total,
    risk: lost / total,
  };
}
