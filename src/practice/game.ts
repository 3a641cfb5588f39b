/** The rules of the practice game: the feedback on a guess, what hard mode demands, and when it ends. */
import type { Lexicon } from '../lexicons/lexicons.ts';
import { feedbackDigits, grade } from '../solver/feedback.ts';

/** How many guesses there are. */
export const ROWS = 6;

export interface Game {
  /** Distinguishes it from the next game. */
  readonly id: string;
  readonly lexicon: Lexicon;
  /** Lower case and composed, in the spelling of the lexicon, as are the guesses. */
  readonly answer: string;
  readonly hard: boolean;
  readonly guesses: readonly string[];
}

const FEEDBACK = ['absent', 'present', 'correct'] as const;
/** What is said of one letter. */
export type TileFeedback = (typeof FEEDBACK)[number];

/** What the game says of each letter of a guess. */
export function feedbackOn(guess: string, answer: string): TileFeedback[] {
  const letters = [...guess];
  const alphabet = [...new Set([...letters, ...answer])];
  const codes = (word: Iterable<string>) => Uint8Array.from(word, (letter) => alphabet.indexOf(letter));
  const feedback = grade(codes(letters), 0, codes(answer), 0, letters.length);
  return feedbackDigits(feedback, letters.length).map((digit) => FEEDBACK[digit]!);
}

export const lengthOf = ({ answer }: Game): number => [...answer].length;

export type Outcome = 'open' | 'won' | 'lost';

export function outcomeOf({ answer, guesses }: Game): Outcome {
  if (guesses.at(-1) === answer) return 'won';
  return guesses.length === ROWS ? 'lost' : 'open';
}

/** What hard mode demands, and a guess has not done. */
export type Demand =
  /** A letter in the right place has to stay there; places count from 1. */
  | { readonly kind: 'place'; readonly letter: string; readonly place: number }
  /** A letter has to be used so many times, as the most that one row has shown of it. */
  | { readonly kind: 'letter'; readonly letter: string; readonly count: number };

const countOf = (letters: readonly string[], letter: string): number =>
  letters.filter((other) => other === letter).length;

/** The first demand that a guess breaks, those of places before those of letters; null when it keeps to all. */
export function brokenDemand({ answer, hard, guesses }: Game, guess: string): Demand | null {
  if (!hard) return null;
  const letters = [...guess];
  const rows = guesses.map((former) => {
    const feedback = feedbackOn(former, answer);
    return [...former].map((letter, n) => ({ letter, feedback: feedback[n]! }));
  });
  for (const row of rows) {
    const n = row.findIndex(({ letter, feedback }, at) => feedback === 'correct' && letters[at] !== letter);
    if (n !== -1) return { kind: 'place', letter: row[n]!.letter, place: n + 1 };
  }
  for (const row of rows) {
    const shown = row.filter(({ feedback }) => feedback !== 'absent').map(({ letter }) => letter);
    const letter = shown.find((other) => countOf(letters, other) < countOf(shown, other));
    if (letter !== undefined) return { kind: 'letter', letter, count: countOf(shown, letter) };
  }
  return null;
}

/** The best that has been said of each letter so far. */
export function feedbackByLetter({ answer, guesses }: Game): ReadonlyMap<string, TileFeedback> {
  const best = new Map<string, TileFeedback>();
  for (const guess of guesses) {
    const feedback = feedbackOn(guess, answer);
    [...guess].forEach((letter, n) => {
      const next = feedback[n]!;
      const before = best.get(letter) ?? 'absent';
      best.set(letter, FEEDBACK.indexOf(next) > FEEDBACK.indexOf(before) ? next : before);
    });
  }
  return best;
}
