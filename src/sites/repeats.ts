/** What is known of games that may repeat their answers, by the ids of their sites. No page's script needs it. */
import { wordle } from './wordle.ts';

/**
 * A past answer is 2^-4 as likely as before. Of the New York Times' 202 answers from February 2026, when it began
 * to repeat them, to August 2026, 22 had been the answer before; there were then some 1,700 past answers, and some
 * 660 of the words of the same list were left, of which 160 came: each of these was about twenty times as likely.
 * Of no other game has anything been measured.
 */
export const MEASURED_LEVELS = 4;

/** A game of one answer a day, whose past answers come again seldom. */
export interface Repeats {
  /** A word that was the answer before is 2^-levels as likely as before. */
  readonly levels: number;
  /** How many letters the answers have. */
  readonly width: number;
  /** A file of first answers, in the order of their days from `since` on, a word a line. */
  readonly shipped: string;
  /** By this day all of them had been the answer: when each was is known only to a few weeks. */
  readonly shippedBefore: string;
  /** The day of the game that has the number 0. Days are written as 2021-06-19. */
  readonly since: string;
  /** Whether the game at an address is one of these, and no puzzle that somebody has made. */
  readonly isDaily: (address: string) => boolean;
  /** The day of the game at an address; null where it is the day on which it is played. */
  readonly dayOf: (address: string) => string | null;
}

/** A puzzle that somebody has made. */
const CUSTOM = /\/games\/create\//;
/** A game of the archive. */
const DATED = /\/games\/wordle\/(\d{4}-\d{2}-\d{2})\b/;

const repeatsOfWordle: Repeats = {
  levels: MEASURED_LEVELS,
  width: 5,
  shipped: 'dicts/en/5.past.txt',
  // The publisher took a few words out of the order, so the others came earlier than counted, at last by weeks.
  shippedBefore: '2022-11-07',
  since: '2021-06-19',
  isDaily: (address) => !CUSTOM.test(address),
  dayOf: (address) => DATED.exec(address)?.[1] ?? null,
};

const REPEATS: ReadonlyMap<string, Repeats> = new Map([[wordle.id, repeatsOfWordle]]);

/** Null for a site of whose games nothing is known. */
export const repeatsOf = (site: string): Repeats | null => REPEATS.get(site) ?? null;
