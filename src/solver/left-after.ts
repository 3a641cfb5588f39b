/** How many words a guess leaves: one measure for a suggestion, for a word that is weighed, and for a review. */
import type { Move, Search } from './search.ts';

/**
 * How many words are possible after a guess on average: the sizes of its groups, each weighed by how likely it is by the
 * prior, as for the guesses expected. The guess itself, where it can be the answer, is a group of one.
 * @param total the weight of all candidates
 */
export const leftAfter = (search: Search, { guess, candidate, groups }: Move, total: number): number =>
  groups.reduce(
    (sum, group) => sum + search.total(group) * group.length,
    candidate ? search.weight(guess) : 0,
  ) / total;
