/**
 * How a game marks a letter that a guess has more than once. A copy in its right place is correct, but for the last
 * rule. Commonest rules come first.
 */
export const REPEAT_RULES = [
  /** As Wordle: as many copies are marked as the answer has, correct ones first, then from left to right. */
  'standard',
  /** Every other copy is present where the answer has the letter, however often. */
  'any-copy',
  /** Every other copy is present where the answer has the letter at a place that is not correct by this guess. */
  'unless-green',
  /** The first copy is present where the answer has the letter; later copies are absent. */
  'first-copy',
  /** From left to right, each copy uses up one that the answer has, and is absent once none is left unless in its right place. */
  'in-turn',
  /** As before, but then absent in its right place, too. */
  'in-turn-only',
] as const;
export type RepeatRule = (typeof REPEAT_RULES)[number];
