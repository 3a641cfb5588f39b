/** How lucky the feedback on a guess was, as a number that players know from other reviews. */
import { findCandidates } from './candidates.ts';
import { graderOf } from './feedback.ts';
import type { Hint } from './hints.ts';
import { weightOf } from './prior.ts';
import type { Puzzle } from './puzzle.ts';
import { MOST } from './skill.ts';

/** A board that a guess was made on, and what came of it. */
export interface Made {
  readonly before: Puzzle;
  readonly hint: Hint;
}

/**
 * 99 times the chance that the answer had left more words, and half of the chance that it had left as many, by the prior;
 * with several boards the mean. So it is the same on average, 49.5, whatever is guessed. An answer that is hit leaves none,
 * and after the last guess nothing else matters.
 * @returns null where there was no luck in it, since every answer had left as many; where the dictionary does not have the
 *   guess; and where no candidate gives its feedback
 */
export function* luckOf(boards: readonly Made[]): Generator<undefined, number | null> {
  const lucks: number[] = [];
  for (const made of boards) {
    yield;
    const luck = luckOn(made);
    if (luck !== null) lucks.push(luck);
  }
  return lucks.length === 0 ? null : Math.round(lucks.reduce((sum, luck) => sum + luck) / lucks.length);
}

function luckOn({ before, hint }: Made): number | null {
  const { letters, length, words, prior, rule } = before.dictionary;
  const grade = graderOf(rule);
  const guess = words.indexOf(hint.guess);
  if (guess === -1) return null;
  const isLast = before.hints.length + 1 >= before.guesses;
  const groups = new Map<number, { size: number; weight: number }>();
  let total = 0;
  for (const word of findCandidates(before.dictionary, before.hints, before)) {
    const feedback = grade(letters, guess * length, letters, word * length, length);
    const weight = weightOf(prior, word);
    const group = groups.get(feedback) ?? { size: 0, weight: 0 };
    const size = word === guess ? 0 : isLast ? 1 : group.size + 1;
    groups.set(feedback, { size, weight: group.weight + weight });
    total += weight;
  }
  const own = groups.get(hint.feedback);
  if (!own || new Set([...groups.values()].map(({ size }) => size)).size === 1) return null;
  let worse = 0;
  for (const { size, weight } of groups.values())
    worse += size > own.size ? weight : size === own.size ? weight / 2 : 0;
  return (MOST * worse) / total;
}
