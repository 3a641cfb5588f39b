/** What guesses leave and cost by one step, the slow way. */
import { costsFor, LOSS } from '../solver/estimates.ts';
import type { Puzzle } from '../solver/solve.ts';
import { STEPS_PER_BIT } from '../solver/splitter.ts';
import { slowPosition } from './boards.ts';
import { slowGroups } from './brute-force.ts';

/** @returns a function that measures a guess, a number of the dictionary, at the puzzle's position */
export function slowMeasures(puzzle: Puzzle) {
  const { words, prior } = puzzle.dictionary;
  const { candidates, listed } = slowPosition(puzzle);
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
