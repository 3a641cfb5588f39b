/** Words that were the answer before: a game that may repeat its answers seldom does so soon. */
import { findCandidates } from './candidates.ts';
import type { Dictionary } from './dictionary.ts';
import { GUESSES } from './play.ts';
import { LIKELY_LEVEL, priorOf } from './prior.ts';
import type { Opener } from './solve.ts';
import { measure, type RankedGuess } from './strategies/expected-guesses.ts';

/**
 * A past answer is 2^-4 as likely as before. Of the New York Times' 202 answers from February 2026, when it began
 * to repeat them, to August 2026, 22 had been the answer before; there were then some 1,700 past answers, and some
 * 660 of the words of the same list were left, of which 160 came: each of these was about twenty times as likely.
 */
const LEVELS = 4;

/** Words, and the best first guesses with them, best first. */
interface Book {
  readonly dictionary: Dictionary;
  readonly openers: readonly Opener[];
}

/**
 * The same words where some were the answer before: these are less likely, and no longer among those that people
 * would call likely. None becomes less likely than the last level, so every word stays possible. The openers are
 * ranked anew.
 */
export function withPast<B extends Book>(book: B, past: Iterable<string>): B {
  const { words, prior, likely } = book.dictionary;
  const were = new Set(past);
  const lower = (weight: number) => Math.min(weight, Math.max(1, weight / 2 ** LEVELS));
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

/**
 * Openers under another prior of the same words: what one was searched to cost changes by as much as its one-step
 * estimate does.
 */
function rankedAnew({ dictionary, openers }: Book, weakened: Dictionary): Opener[] {
  const known = openers.filter(({ word }) => dictionary.words.includes(word));
  const before = estimatesOf(dictionary, known);
  const after = estimatesOf(weakened, known);
  return known
    .map((opener, n): Opener => {
      const [old, now] = [before[n]!, after[n]!];
      return {
        ...opener,
        likely: weakened.likely[now.word] === 1,
        expected: opener.expected + now.expected - old.expected,
        risk: Math.max(0, opener.risk + now.risk - old.risk),
        certainty: 'estimated',
      };
    })
    .sort((a, b) => a.expected - b.expected);
}

/** The openers on an empty board, by the one-step estimate, in their order. */
function estimatesOf(dictionary: Dictionary, openers: readonly Opener[]): RankedGuess[] {
  const candidates = findCandidates(dictionary, []);
  const allowed = new Uint8Array(dictionary.words.length).fill(1);
  const numbers = openers.map(({ word }) => dictionary.words.indexOf(word));
  const work = measure(
    { dictionary, hints: [], candidates, allowed, guessesLeft: GUESSES, hard: false },
    numbers,
  );
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}
