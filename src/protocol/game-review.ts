/** A game that is over, looked back on. */
import type { AnySuggestion } from './advice.ts';

/** The address of the review of a game: of the one in a tab, or of one that is kept. */
export const reviewOfTab = (tab: number): string => `review.html#tab=${tab}`;
export const reviewOfGame = (id: string): string => `review.html#game=${encodeURIComponent(id)}`;

/** What such an address asks for; null where it asks for nothing. */
export function reviewAsked(hash: string): { readonly tab: number } | { readonly game: string } | null {
  const [, kind, value = ''] = /^#(tab|game)=(.+)$/s.exec(hash) ?? [];
  if (kind === 'game') {
    // What somebody has typed need not be an address that Knack has made.
    try {
      return { game: decodeURIComponent(value) };
    } catch {
      return null;
    }
  }
  return kind === 'tab' && /^\d+$/.test(value) ? { tab: Number(value) } : null;
}

/** A board that a guess was made on; boards count from 0. */
interface BoardReview {
  readonly board: number;
  /** How many words were possible before the guess, and how many after it; none where it was the answer. */
  readonly before: number;
  readonly after: number;
  /** The likeliest of these. */
  readonly words: readonly string[];
  readonly solved: boolean;
}

/** What one guess of a game was worth. */
export interface GuessReview {
  readonly guess: string;
  /** The boards that were not solved before. */
  readonly boards: readonly BoardReview[];
  /**
   * From 0 to 99, as docs/solver.md defines them; null where Knack does not have the guess in its list or no
   * word that fits.
   */
  readonly skill: number | null;
  readonly luck: number | null;
  /** How many words more than Knack's guess it leaves on average, all boards together; null where skill is. */
  readonly more: number | null;
  /** What Knack would have guessed, and where that could not be the answer, the best guess that could. */
  readonly best: AnySuggestion | null;
  readonly rival: AnySuggestion | null;
}

/** How Knack plays a game by itself. */
export interface Replay {
  readonly guesses: readonly string[];
  readonly won: boolean;
}
