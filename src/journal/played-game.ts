/** What the statistics take of a game's record. */
import { type Lexicon, LEXICONS } from '../lexicons/lexicons.ts';
import type { GameRecord, Score } from '../protocol/game-record.ts';
import { type GameOutcome, outcomeOf } from '../protocol/guesses.ts';
import { dayOf } from './calendar.ts';

export interface PlayedGame {
  readonly id: string;
  readonly site: string;
  /** As a BCP 47 tag; null where it is not known. */
  readonly language: string | null;
  /** Whether Knack was in sight or has typed. */
  readonly isHelped: boolean;
  readonly boards: number;
  readonly limit: number | null;
  /** When it was begun, and the number of that day. */
  readonly begun: number;
  readonly day: number;
  readonly outcome: GameOutcome;
  readonly guesses: number;
  /** Only of a game that has ended. */
  readonly score: Score | null;
}

export const languageOf = (lexicon: Lexicon | null): string | null => lexicon && LEXICONS[lexicon].language;

export function playedGame(record: GameRecord): PlayedGame {
  const { id, site, lexicon, boards, limit, begun, help, typed, entered, score } = record;
  const outcome = outcomeOf(record);
  return {
    id,
    site,
    language: languageOf(lexicon),
    isHelped: help !== null || typed.length > 0 || entered.length > 0,
    boards: boards.length,
    limit,
    begun,
    day: dayOf(begun),
    outcome,
    guesses: Math.max(...boards.map(({ length }) => length)),
    score: (outcome !== 'open' && score) || null,
  };
}
