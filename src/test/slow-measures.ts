/** What guesses leave and cost by one step, the slow way. */
import { costsFor, LOSS } from '../solver/estimates.ts';
import type { Dictionary } from '../solver/dictionary.ts';
import type { Puzzle } from '../solver/puzzle.ts';
import { STEPS_PER_BIT } from '../solver/splitter.ts';
import { slowPosition } from './boards.ts';
import { slowFeedback, slowGroups } from './brute-force.ts';

/** The words that a puzzle's hints leave, and those of them that may be shown, as numbers of the dictionary. */
type SlowPosition = Pick<ReturnType<typeof slowPosition>, 'candidates' | 'listed'>;

/** @returns a function that measures a guess, a number of the dictionary, at the puzzle's position */
export function slowMeasures(puzzle: Puzzle, { candidates, listed }: SlowPosition = slowPosition(puzzle)) {
  const { words, prior } = puzzle.dictionary;
  const left = puzzle.guesses - puzzle.hints.length;
  const weigh = (some: readonly number[]) => some.reduce((sum, word) => sum + prior[word]!, 0);
  const total = weigh(candidates);
  const costOf = (group: readonly number[]): number => {
    const weight = weigh(group);
    if (left === 1) return weight * LOSS;
    if (left === 2) {
      // All are lost but the one that is guessed; words that are kept back only where there are no others.
      const shown = group.filter((word) => listed.includes(word));
      const guessed = (shown.length > 0 ? shown : group).map((word) => prior[word]!);
      return weight + LOSS * (weight - Math.max(...guessed));
    }
    const bits = group.reduce(
      (sum, word) => sum - (prior[word]! / weight) * Math.log2(prior[word]! / weight),
      0,
    );
    return weight * costsFor(left - 1)[Math.round(bits * STEPS_PER_BIT)]!;
  };
  return (guess: number) => {
    const groups = slowGroups(words, guess, candidates);
    const others = groups.filter(([word]) => word !== guess);
    return {
      average: groups.reduce((sum, group) => sum + weigh(group) * group.length, 0) / total,
      expected: 1 + others.reduce((sum, group) => sum + costOf(group), 0) / total,
    };
  };
}

/** The luck of each feedback that a guess can get, with the share of the weight that it has, and what it leaves. */
export function slowLucks(
  { words, prior }: Dictionary,
  candidates: readonly number[],
  guess: number,
  isLast = false,
) {
  const weigh = (some: readonly number[]) => some.reduce((sum, word) => sum + prior[word]!, 0);
  const left = (group: readonly number[]) => (group[0] === guess ? 0 : group.length);
  // After the last guess it matters only whether it hit.
  const leaves = (group: readonly number[]) => (isLast ? Math.min(1, left(group)) : left(group));
  const groups = slowGroups(words, guess, candidates);
  const share = (some: readonly number[][]) => weigh(some.flat()) / weigh(candidates);
  return groups.map((own) => ({
    reply: slowFeedback(words[guess]!, words[own[0]!]!),
    share: share([own]),
    left: left(own),
    isLuck: groups.some((group) => leaves(group) !== leaves(own)),
    luck:
      99 * share(groups.filter((group) => leaves(group) > leaves(own))) +
      (99 / 2) * share(groups.filter((group) => leaves(group) === leaves(own))),
  }));
}
