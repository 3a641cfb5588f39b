/** What a game has come to, as players show it to each other: what it said of each guess, and no letter. */
import { type GameRecord, outcomeOf } from '../protocol/game-record.ts';
import { guessesOn, isSolved } from '../protocol/guesses.ts';
import type { Translate } from '../ui/i18n.ts';
import { siteName } from './site-name.ts';

/** A letter's feedback: absent, present or correct. */
export type Digit = 0 | 1 | 2;

export interface ResultBoard {
  readonly rows: readonly (readonly Digit[])[];
  /** How many guesses it took; null where it was not solved. */
  readonly guesses: number | null;
}

export interface GameResult {
  /** The game, the day and the guesses. */
  readonly heading: string;
  /** Skill and luck; null where the game is not reviewed. */
  readonly score: string | null;
  readonly width: number;
  readonly boards: readonly ResultBoard[];
}

const digitsOf = (hint: string): Digit[] => [...hint.split(' ')[1]!].map((digit) => Number(digit) as Digit);

/** @param record of a game that has ended */
export function resultOf(record: GameRecord, t: Translate): GameResult {
  const { site, begun, boards, width, limit, score } = record;
  const day = new Intl.DateTimeFormat(t.locale, { dateStyle: 'medium' }).format(begun);
  const guesses = outcomeOf(record) === 'won' ? guessesOn(boards).length : 'X';
  const heading = [t('name'), `${siteName(site, t)} ${day}`, limit ? `${guesses}/${limit}` : guesses];
  return {
    heading: heading.join(' · '),
    score: score ? t('resultScore', { skill: score.skill, luck: score.luck }) : null,
    width,
    boards: boards.map((hints) => ({
      rows: hints.map(digitsOf),
      guesses: isSolved(hints, width) ? hints.length : null,
    })),
  };
}
