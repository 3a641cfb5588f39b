/** The past answers that the player has given for a game, as they are kept. */
import * as v from 'valibot';
import { MAX_LENGTH, MIN_LENGTH } from '../solver/hints.ts';

/** So many past answers are kept of a game: one a day are as many in thirteen years. */
export const MAX_PAST = 5000;

/**
 * A past answer as it is kept: "crane 2024-03-03" with the day that it was the answer, or "crane by 2026-11-24" with
 * one by which it was.
 */
const GIVEN = new RegExp(`^(\\p{L}{${MIN_LENGTH},${MAX_LENGTH}}) (by )?(\\d{4}-\\d{2}-\\d{2})$`, 'u');
export const givenSchema = v.pipe(v.string(), v.maxLength(50), v.regex(GIVEN));

/** A word that was the answer on a day at the latest. */
export interface GivenAnswer {
  readonly word: string;
  readonly day: string;
  /** Whether it was on that very day. */
  readonly isExact: boolean;
}

export const writeGiven = ({ word, day, isExact }: GivenAnswer): string =>
  `${word} ${isExact ? '' : 'by '}${day}`;

/** @param text that fits the schema */
export function readGiven(text: string): GivenAnswer {
  const [, word, by, day] = GIVEN.exec(text)!;
  return { word: word!, day: day!, isExact: by === undefined };
}

/** A day so many days later. */
export function daysAfter(day: string, days: number): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
