/** Has a game that is over reviewed by the worker, a guess at a time. */
import type { Score } from '../protocol/game-record.ts';
import type { RuledGame } from '../protocol/game.ts';
import type { GuessReview, Replay } from '../protocol/game-review.ts';
import { answersOf, guessesOn } from '../protocol/guesses.ts';
import type { Replies, RequestOf } from '../protocol/requests.ts';

/** Asks the worker for a part of a review. */
export type AskReview = <T extends 'reviewGuess' | 'replay'>(request: RequestOf<T>) => Promise<Replies[T]>;

/** A review, as far as it has come. */
export interface GameReview {
  readonly guesses: readonly GuessReview[];
  /** Null where the answers are not known, undefined while it is not worked out. */
  readonly replay: Replay | null | undefined;
}

/**
 * Yields the review after each guess, and at last with the replay.
 * @returns false where Knack has no words for it, and true otherwise
 */
export async function* reviewGame(ask: AskReview, game: RuledGame): AsyncGenerator<GameReview, boolean> {
  const { boards, width } = game;
  const guesses: GuessReview[] = [];
  for (const row of guessesOn(boards).keys()) {
    const guess = await ask({ type: 'reviewGuess', game, row });
    if (!guess) return false;
    guesses.push(guess);
    yield { guesses: [...guesses], replay: undefined };
  }
  const answers = answersOf(boards, width, game.answers).filter((answer) => answer !== null);
  const areKnown = answers.length === boards.length;
  const replay = areKnown ? await ask({ type: 'replay', game, answers }) : null;
  yield { guesses, replay };
  return true;
}

const meanOf = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : Math.round(known.reduce((sum, value) => sum + value) / known.length);
};

/**
 * What a whole review comes to; null where no guess could be measured. The opener, which players choose once for all
 * their games, does not count for skill, unless there is nothing else to measure.
 */
export function scoreOf({ guesses, replay }: GameReview): Score | null {
  const skills = guesses.map((guess) => guess.skill);
  const skill = meanOf(skills.slice(1)) ?? meanOf(skills);
  const luck = meanOf(guesses.map((guess) => guess.luck));
  if (skill === null || luck === null) return null;
  return { skill, luck, ...(replay && { knack: replay.won ? replay.guesses.length : null }) };
}
