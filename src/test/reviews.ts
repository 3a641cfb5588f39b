/** Games and words that are judged. */
import type { RuledGame } from '../protocol/game.ts';
import type { Weighed } from '../protocol/weighed.ts';

/** A game of Wordle's with these boards. */
export const playedGame = (boards: string[][]): RuledGame => ({
  site: 'wordle',
  lexicon: 'en',
  puzzle: 'p',
  width: 5,
  limit: 6,
  boards,
  hard: false,
  rule: 'standard',
});

/** A word that may be the answer of one board, and is hard to beat. */
export const weighedAs = (word: string): Weighed => ({
  word,
  isListed: true,
  isLikely: true,
  demand: null,
  open: 1,
  wins: 1,
  barred: null,
  against: null,
  left: 12.3,
  skill: 97,
});
