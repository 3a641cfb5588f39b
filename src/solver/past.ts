/** Words that were the answer before: a game that may repeat its answers seldom does so soon. */
import { findCandidates } from './candidates.ts';
import type { Dictionary } from './dictionary.ts';
import { GUESSES } from './play.ts';
import { LIKELY_LEVEL, priorOf } from './prior.ts';
import { type Cost, type Move, Search } from './search.ts';
import type { Opener } from './solve.ts';
import { describe } from './strategies/expected-guesses.ts';

/** Words, and the best first guesses with them, best first. */
interface Book {
  readonly dictionary: Dictionary;
  readonly openers: readonly Opener[];
}

/**
 * The same words where some were the answer before: these are less likely, and no longer among those that people
 * would call likely, though they know them as before. None becomes less likely than the last level, so every word stays possible. The openers are
 * ranked anew.
 * @param levels a past answer is 2^-levels as likely as before
 */
export function withPast<B extends Book>(book: B, past: Iterable<string>, levels: number): B {
  const { words, prior, likely } = book.dictionary;
  const were = new Set(past);
  const lower = (weight: number) => Math.min(weight, Math.max(1, weight / 2 ** levels));
  const weakened = prior.map((weight, word) => (were.has(words[word]!) ? lower(weight) : weight));
  if (weakened.every((weight, word) => weight === prior[word])) return book;
  const dictionary = {
    ...book.dictionary,
    prior: weakened,
    likely: likely.map((is, word) =>
      weakened[word] === prior[word] ? is : Number(weakened[word]! >= priorOf(LIKELY_LEVEL)),
    ),
  };
  return { ...book, dictionary, openers: rankedAnew(book, dictionary) };
}

/** The openers of a list that it has, with how they part its words, and what that is estimated to cost. */
interface Estimated {
  readonly opener: Opener;
  readonly move: Move;
  readonly cost: Cost;
}

/** What is the same whatever is past: other past answers come with every day. */
const estimated = new WeakMap<Dictionary, readonly Estimated[]>();

/**
 * Openers under another prior of the same words: what one was searched to cost changes by as much as its one-step
 * estimate does.
 */
function rankedAnew({ dictionary, openers }: Book, weakened: Dictionary): Opener[] {
  const candidates = findCandidates(dictionary, []);
  const allowed = new Uint8Array(dictionary.words.length).fill(1);
  const [before, after] = [dictionary, weakened].map((words) => new Search(words, allowed, false, 0)) as [
    Search,
    Search,
  ];
  const known =
    estimated.get(dictionary) ??
    openers.flatMap((opener): Estimated[] => {
      const word = dictionary.words.indexOf(opener.word);
      if (word === -1) return [];
      const move = before.moveOf(word, candidates, GUESSES);
      return [{ opener, move, cost: before.estimateOf(move, candidates, GUESSES) }];
    });
  estimated.set(dictionary, known);
  const [total, lessTotal] = [before.total(candidates), after.total(candidates)];
  return known
    .map(({ opener, move, cost }): Opener => {
      const old = describe(move, cost, total, 'estimated');
      const now = describe(move, after.estimateOf(move, candidates, GUESSES), lessTotal, 'estimated');
      return {
        ...opener,
        likely: weakened.likely[move.guess] === 1,
        expected: opener.expected + now.expected - old.expected,
        risk: Math.max(0, opener.risk + now.risk - old.risk),
        certainty: 'estimated',
      };
    })
    .sort((a, b) => a.expected - b.expected);
}
