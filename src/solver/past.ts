/** Words that were the answer before: a game that may repeat its answers seldom does so soon. */
import type { Dictionary } from './dictionary.ts';
import { costsFor, LOSS, lossesFor, stepOf } from './estimates.ts';
import { feedbacksTo } from './group-sizes.ts';
import { GUESSES } from './play.ts';
import { LIKELY_LEVEL, priorOf } from './prior.ts';
import type { Opener, WordBook } from './puzzle.ts';

/** So many words are graded at most: whoever opens a game waits for it, and of long lists there are fewer openers. */
const GRADED = 200_000;

/**
 * The same words where some were the answer before: these are less likely, and no longer among those that people
 * would call likely, though they know them as before. None becomes less likely than the last level, so every word stays possible. The openers are
 * ranked anew.
 * @param levels a past answer is 2^-levels as likely as before
 */
export function withPast<B extends WordBook>(book: B, past: Iterable<string>, levels: number): B {
  const { words, prior, likely } = book.dictionary;
  const were = new Set(past);
  const lower = (weight: number) => Math.min(weight, Math.max(1, weight / 2 ** levels));
  const weakened = prior.map((weight, word) => (were.has(words[word]!) ? lower(weight) : weight));
  if (weakened.every((weight, word) => weight === prior[word])) return book;
  const least = priorOf(LIKELY_LEVEL);
  const dictionary = {
    ...book.dictionary,
    prior: weakened,
    likely: likely.map((is, word) =>
      weakened[word] === prior[word] ? is : Number(weakened[word]! >= least),
    ),
  };
  return { ...book, dictionary, openers: rankedAnew(book, dictionary) };
}

/**
 * Openers under another prior of the same words: what one was searched to cost changes by as much as its one-step
 * estimate does.
 */
function rankedAnew({ dictionary, openers }: WordBook, weakened: Dictionary): Opener[] {
  const [before, after] = [estimatorFor(dictionary), estimatorFor(weakened)];
  return openers
    .slice(0, Math.max(1, Math.floor(GRADED / dictionary.words.length)))
    .flatMap((opener): Opener[] => {
      const word = dictionary.words.indexOf(opener.word);
      if (word === -1) return [];
      const feedbacks = feedbacksTo(dictionary, word);
      const [old, now] = [before(word, feedbacks), after(word, feedbacks)];
      return [
        {
          ...opener,
          likely: weakened.likely[word] === 1,
          expected: opener.expected + now.expected - old.expected,
          risk: Math.max(0, opener.risk + now.risk - old.risk),
          certainty: 'estimated',
        },
      ];
    })
    .sort((a, b) => a.expected - b.expected);
}

/**
 * The one-step estimate (see `estimateOf` in search.ts) of a first guess. The groups themselves are not needed for it, and
 * whoever opens a game waits for it.
 */
function estimatorFor({ prior, length }: Dictionary) {
  const logs = prior.map((weight) => (weight > 0 ? weight * Math.log2(weight) : 0));
  const total = prior.reduce((sum, weight) => sum + weight, 0);
  const [costs, losses] = [costsFor(GUESSES - 1), lossesFor(GUESSES - 1)];
  const [weightOf, logsOf] = [new Float64Array(3 ** length), new Float64Array(3 ** length)];
  return (guess: number, feedbacks: Uint32Array) => {
    weightOf.fill(0);
    logsOf.fill(0);
    for (let answer = 0; answer < feedbacks.length; answer++) {
      const group = feedbacks[answer]!;
      weightOf[group]! += prior[answer]!;
      logsOf[group]! += logs[answer]!;
    }
    weightOf[feedbacks[guess]!] = 0;
    let [cost, lost] = [total, 0];
    for (let group = 0; group < weightOf.length; group++) {
      const weight = weightOf[group]!;
      if (weight === 0) continue;
      const step = stepOf(weight, logsOf[group]!);
      cost += weight * costs[step]!;
      lost += weight * losses[step]!;
    }
    return { expected: (cost - LOSS * lost) / total, risk: lost / total };
  };
}
