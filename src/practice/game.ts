/** The rules of the practice game: the feedback on a guess, what hard mode demands, and when it ends. */
import type { Lexicon } from '../lexicons/lexicons.ts';
import type { RuledGame } from '../protocol/game.ts';
import { PRACTICE } from '../sites/practice.ts';
import { feedbackDigits, grade } from '../solver/feedback.ts';

export interface Game {
  /** Distinguishes it from the next game. */
  readonly id: string;
  readonly lexicon: Lexicon;
  /** One for each board: lower case and composed, in the spelling of the lexicon, as are the guesses. */
  readonly answers: readonly string[];
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

export const lengthOf = ({ answers }: Game): number => [...answers[0]!].length;

/** How many guesses there are for so many boards: six for one, and five more than there are boards for several. */
export const limitOf = (boards: number): number => 5 + boards;

/** The guesses that a board takes: those up to its answer. */
export function guessesOn({ guesses }: Game, answer: string): readonly string[] {
  const solved = guesses.indexOf(answer);
  return solved === -1 ? guesses : guesses.slice(0, solved + 1);
}

/** The answers that are still to be found. */
export const openAnswers = ({ answers, guesses }: Game): string[] =>
  answers.filter((answer) => !guesses.includes(answer));

export type Outcome = 'open' | 'won' | 'lost';

export function outcomeOf(game: Game): Outcome {
  if (openAnswers(game).length === 0) return 'won';
  return game.guesses.length === limitOf(game.answers.length) ? 'lost' : 'open';
}

/** The game as it is reviewed. */
export const playedGame = (game: Game): RuledGame => ({
  site: PRACTICE.id,
  lexicon: game.lexicon,
  puzzle: game.id,
  width: lengthOf(game),
  limit: limitOf(game.answers.length),
  boards: game.answers.map((answer) => guessesOn(game, answer).map((guess) => hintOf(guess, answer))),
  hard: game.hard,
  rule: 'standard',
  answers: [...game.answers],
});

const hintOf = (guess: string, answer: string): string =>
  `${guess} ${feedbackOn(guess, answer)
    .map((feedback) => FEEDBACK.indexOf(feedback))
    .join('')}`;

/** What hard mode demands, and a guess has not done. */
export type Demand =
  /** A letter in the right place has to stay there; places count from 1. */
  | { readonly kind: 'place'; readonly letter: string; readonly place: number }
  /** A letter has to be used so many times, as the most that one row has shown of it. */
  | { readonly kind: 'letter'; readonly letter: string; readonly count: number };

const countOf = (letters: readonly string[], letter: string): number =>
  letters.filter((other) => other === letter).length;

/**
 * The first demand that a guess breaks, those of places before those of letters; null when it keeps to all. Several
 * boards demand nothing: no word could use the hints of all.
 */
export function brokenDemand({ answers, hard, guesses }: Game, guess: string): Demand | null {
  const [answer = '', ...others] = answers;
  if (!hard || others.length > 0) return null;
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

/** What is to be said of each letter so far: on one board the best there was, on several which are on no open one. */
export function feedbackByLetter(game: Game): ReadonlyMap<string, TileFeedback> {
  const { answers, guesses } = game;
  if (answers.length === 1) return bestOf(guesses, answers[0]!);
  const open = openAnswers(game);
  const tried = new Set(guesses.flatMap((guess) => [...guess]));
  const absent = [...tried].filter((letter) => open.every((answer) => !answer.includes(letter)));
  return new Map(absent.map((letter) => [letter, 'absent']));
}

/** On several boards, the best that each open one has said of a letter; null where it has said nothing, or is solved. */
export function feedbackByBoard(game: Game): ReadonlyMap<string, readonly (TileFeedback | null)[]> {
  const { answers, guesses } = game;
  const open = new Set(openAnswers(game));
  const boards = answers.map((answer) => (open.has(answer) ? bestOf(guesses, answer) : null));
  const tried = new Set(guesses.flatMap((guess) => [...guess]));
  return new Map([...tried].map((letter) => [letter, boards.map((board) => board?.get(letter) ?? null)]));
}

function bestOf(guesses: readonly string[], answer: string): ReadonlyMap<string, TileFeedback> {
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
