import { describe, expect, it } from 'vitest';
import { feedbackDigits } from './feedback.ts';
import { type Choose, type Game, gradeWords, play, step } from './play.ts';

const WORDS = ['arena', 'aroha', 'aroma', 'bobby', 'booby', 'hobby', 'lobby', 'nanna', 'rabbi', 'zebra'];

/** Guesses the first word that would have given the same feedback. */
const firstThatFits: Choose = (hints) =>
  WORDS.find((word) => hints.every(({ guess, feedback }) => gradeWords(guess, word) === feedback)) ?? null;

/** A game by itself, guess by guess: an implementation that shares nothing between games. */
function alone(answer: string, choose: Choose): Game {
  const hints: { guess: string; feedback: number }[] = [];
  for (;;) {
    const guess = choose(hints);
    const guesses = hints.length + 1;
    if (guess === null || hints.some((hint) => hint.guess === guess))
      return { answer, guesses, found: false };
    if (guess === answer) return { answer, guesses, found: true };
    hints.push({ guess, feedback: gradeWords(guess, answer) });
  }
}

const byAnswer = (games: Iterable<Game>) =>
  [...games].sort((a, b) => a.answer.localeCompare(b.answer) || a.guesses - b.guesses);
const playAll = (answers: readonly string[], choose: Choose) =>
  byAnswer(play({ hints: [], answers }, choose));

describe('gradeWords', () => {
  it('grades as the game does, whatever the letters', () => {
    const digits = (guess: string, answer: string) => feedbackDigits(gradeWords(guess, answer), 5).join('');
    expect(digits('lamer', 'camel')).toBe('12220');
    expect(digits('żółty', 'łóżko')).toBe('12100');
    expect(digits('ababa', 'żółty')).toBe('00000');
  });
});

describe('play', () => {
  it('plays each game as if it were the only one', () => {
    const answers = [...WORDS, 'cocoa', 'żółty'];
    expect(playAll(answers, firstThatFits)).toEqual(
      byAnswer(answers.map((answer) => alone(answer, firstThatFits))),
    );
  });

  it('asks once for each position', () => {
    const asked: string[] = [];
    playAll(WORDS, (hints) => {
      asked.push(JSON.stringify(hints));
      return firstThatFits(hints);
    });
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked.length).toBeLessThanOrEqual(WORDS.length);
  });

  it('goes on past six guesses', () => {
    const inOrder: Choose = (hints) => WORDS[hints.length] ?? null;
    expect(playAll(['zebra'], inOrder)).toEqual([{ answer: 'zebra', guesses: 10, found: true }]);
  });

  it('counts one guess more for a game that is given up', () => {
    expect(playAll(['queue'], firstThatFits)).toEqual([
      { answer: 'queue', guesses: alone('queue', firstThatFits).guesses, found: false },
    ]);
    expect(playAll(['queue'], () => null)).toEqual([{ answer: 'queue', guesses: 1, found: false }]);
  });

  it('ends a game whose strategy repeats itself', () => {
    expect(playAll(['zebra'], () => 'arena')).toEqual([{ answer: 'zebra', guesses: 2, found: false }]);
  });

  it('grades as it is told', () => {
    const seen: number[] = [];
    const choose: Choose = (hints) => {
      seen.push(...hints.map(({ feedback }) => feedback));
      return hints.length === 0 ? 'arena' : null;
    };
    expect([...play({ hints: [], answers: WORDS }, choose, () => 7)]).toHaveLength(WORDS.length);
    expect(seen).toEqual([7]);
  });
});

describe('step', () => {
  it('splits the answers by the reply', () => {
    const { ended, branches } = step({ hints: [], answers: WORDS }, () => 'booby');
    expect(ended).toEqual([{ answer: 'booby', guesses: 1, found: true }]);
    expect(branches.map(({ answers }) => answers)).toContainEqual(['hobby', 'lobby']);
    expect(branches.flatMap(({ answers }) => answers)).toHaveLength(WORDS.length - 1);
  });
});
