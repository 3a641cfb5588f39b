/** Which copies of a letter a game marks. Places are bit sets, the first letter lowest. */
import type { RepeatRule } from './repeat-rule.ts';

/**
 * The copies that are not absent where the answer has their letter at `places`; of these, the ones in their right
 * places are correct, and the others present.
 * @param copies where the guess has the letter
 */
export function markedBy(copies: number, places: number, rule: RepeatRule): number {
  const right = copies & places;
  const unguessed = places & ~copies;
  switch (rule) {
    case 'standard':
      return right | leftmost(copies & ~places, bitsOf(unguessed));
    case 'any-copy':
      return places ? copies : 0;
    case 'unless-green':
      return unguessed ? copies : right;
    case 'first-copy':
      return places ? right | leftmost(copies, 1) : 0;
    case 'in-turn':
      return right | leftmost(copies, bitsOf(places));
    case 'in-turn-only':
      return leftmost(copies, bitsOf(places));
  }
}

/** How often an answer has a letter. */
export interface LetterCount {
  readonly min: number;
  /** Infinity when no feedback has set a limit. */
  readonly max: number;
}

/**
 * How often an answer has a letter of which a guess has `copies`, so many of them marked and of these so many correct;
 * null where no answer gets that. More places mark more copies, so that the counts are tried in turn.
 */
export function countBy(
  copies: number,
  marked: number,
  correct: number,
  rule: RepeatRule,
): LetterCount | null {
  const fits = (count: number) => isMarkedBy(count, copies, marked, correct, rule);
  const min = leastBy(copies, marked, correct, rule);
  if (!fits(min)) return null;
  let max = min;
  while (fits(max + 1)) if (++max > bitsOf(copies)) return { min, max: Infinity };
  return { min, max };
}

/** The least of {@link countBy}, where some answer gets that. */
export function leastBy(copies: number, marked: number, correct: number, rule: RepeatRule): number {
  // The search asks so often that it is worth a line: by this rule all that is marked counts.
  if (rule === 'standard') return bitsOf(marked);
  let least = bitsOf(correct);
  while (least <= bitsOf(copies) && !isMarkedBy(least, copies, marked, correct, rule)) least++;
  return least;
}

/** Whether just these copies are marked where the answer has so many, those that are not correct at other places. */
const isMarkedBy = (count: number, copies: number, marked: number, correct: number, rule: RepeatRule) =>
  markedBy(copies, correct | leftmost(~copies, count - bitsOf(correct)), rule) === marked;

/** Whether a copy in its right place is always marked, so that an absent one is not. */
export const marksEveryRight = (rule: RepeatRule): boolean => rule !== 'in-turn-only';

/** Where one of `length` letters from `at` on is this one, as a bit set. */
export function placesOf(letter: number, letters: Uint8Array, at: number, length: number): number {
  let places = 0;
  for (let i = 0; i < length; i++) if (letters[at + i] === letter) places |= 1 << i;
  return places;
}

/** The first so many of a set. */
function leftmost(set: number, count: number): number {
  let rest = set;
  for (let n = 0; n < count && rest; n++) rest &= rest - 1;
  return set & ~rest;
}

function bitsOf(set: number): number {
  let count = 0;
  for (let rest = set; rest; rest &= rest - 1) count++;
  return count;
}
