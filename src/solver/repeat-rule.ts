/**
 * How a game marks a letter that a guess has more than once; a copy in its right place is always correct. Commonest
 * rules come first.
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
] as const;
export type RepeatRule = (typeof REPEAT_RULES)[number];
