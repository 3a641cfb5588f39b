import type { Question } from '../worker/question.ts';

/** What a question to the advisor has beside its hints, where nothing is set and nothing is known of the game. */
export const PLAIN_QUESTION: Omit<Question, 'lexicon' | 'boards'> = {
  limit: null,
  hard: false,
  refused: [],
  forbidden: [],
  added: [],
  past: null,
  vulgar: false,
  known: false,
  picky: 0,
  strategy: 'expected-guesses',
  opener: null,
  rule: null,
};
