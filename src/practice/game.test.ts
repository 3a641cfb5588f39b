import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDictionary } from '../solver/dictionary.ts';
import { allowedInHardMode } from '../solver/hard-mode.ts';
import { parseHint } from '../solver/hints.ts';
import {
  brokenDemand,
  feedbackByBoard,
  feedbackByLetter,
  feedbackOn,
  type Game,
  guessesOn,
  outcomeOf,
  type TileFeedback,
} from './game.ts';

const DIGITS: Record<TileFeedback, number> = { absent: 0, present: 1, correct: 2 };
const digitsOn = (guess: string, answer: string) =>
  feedbackOn(guess, answer)
    .map((one) => DIGITS[one])
    .join('');

const game = (answer: string, guesses: readonly string[] = [], hard = false): Game => ({
  id: 'one',
  lexicon: 'en',
  answers: [answer],
  hard,
  guesses,
});

/** Words of few letters, so that they meet; ß and ł are letters like any other. */
const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'ß', 'ł'), minLength: 5, maxLength: 5 });

const countIn = (letters: readonly string[], letter: string) => letters.filter((it) => it === letter).length;

describe('feedback', () => {
  it.each([
    ['eerie', 'melee', '12002'],
    ['melee', 'eerie', '02012'],
    ['füßen', 'süßen', '02222'],
    ['żabka', 'bążka', '10122'],
    ['aabbb', 'caaca', '12000'],
  ])('%s for %s is %s', (guess, answer, digits) => {
    expect(digitsOn(guess, answer)).toBe(digits);
  });

  it('marks as many of a letter as both words have, and all that are in place', () => {
    fc.assert(
      fc.property(word, word, (guess, answer) => {
        const feedback = feedbackOn(guess, answer);
        const [own, others] = [[...guess], [...answer]];
        own.forEach((letter, n) => {
          expect(feedback[n] === 'correct').toBe(letter === others[n]);
          const marked = own.filter((it, at) => it === letter && feedback[at] !== 'absent').length;
          expect(marked).toBe(Math.min(countIn(own, letter), countIn(others, letter)));
        });
      }),
    );
  });

  it('colours a key by the best that was said of its letter', () => {
    const keys = feedbackByLetter(game('aroma', ['oater', 'abord', 'mamma']));
    expect(Object.fromEntries(keys)).toEqual({
      o: 'correct',
      a: 'correct',
      t: 'absent',
      e: 'absent',
      r: 'present',
      b: 'absent',
      d: 'absent',
      m: 'correct',
    });
  });
});

describe('the end', () => {
  it('comes with the answer or after six guesses', () => {
    expect(outcomeOf(game('aroma'))).toBe('open');
    expect(outcomeOf(game('aroma', ['oater', 'aroma']))).toBe('won');
    const five = ['oater', 'abord', 'salet', 'crane', 'pious'];
    expect(outcomeOf(game('aroma', five))).toBe('open');
    expect(outcomeOf(game('aroma', [...five, 'thump']))).toBe('lost');
    expect(outcomeOf(game('aroma', [...five, 'aroma']))).toBe('won');
  });
});

describe('several boards', () => {
  const several = (...guesses: string[]): Game => ({
    ...game('aroma', guesses, true),
    answers: ['aroma', 'oater'],
  });

  it('each take guesses up to their answer, and all of them five more than there are boards', () => {
    const solved = several('abord', 'aroma', 'salet');
    expect(solved.answers.map((answer) => guessesOn(solved, answer).length)).toEqual([2, 3]);
    expect(outcomeOf(solved)).toBe('open');
    expect(outcomeOf(several('aroma', 'oater'))).toBe('won');
    const six = ['crane', 'abord', 'salet', 'pious', 'thump', 'aroma'];
    expect(outcomeOf(several(...six))).toBe('open');
    expect(outcomeOf(several(...six, 'music'))).toBe('lost');
    expect(outcomeOf(several(...six, 'oater'))).toBe('won');
  });

  it('mark each key as each board that is open says it', () => {
    const marksOf = (letter: string, ...guesses: string[]) =>
      feedbackByBoard(several(...guesses)).get(letter);
    expect(marksOf('a', 'abord')).toEqual(['correct', 'present']);
    expect(marksOf('b', 'abord')).toEqual(['absent', 'absent']);
    expect(marksOf('a', 'abord', 'aroma')).toEqual([null, 'present']);
    expect(marksOf('q', 'abord')).toBeUndefined();
  });

  it('colour the keys that no open board has use for, and demand nothing', () => {
    expect(feedbackByLetter(several('tempt')).get('p')).toBe('absent');
    expect([...feedbackByLetter(several('tempt')).keys()]).toEqual(['p']);
    expect([...feedbackByLetter(several('tempt', 'oater')).keys()]).toEqual(['t', 'e', 'p']);
    expect(brokenDemand(several('abord'), 'pious')).toBe(null);
  });
});

describe('hard mode', () => {
  it('demands what is in place first, then letters as often as they were shown', () => {
    const hard = game('geese', ['eerie', 'melee'], true);
    expect(brokenDemand(hard, 'crane')).toEqual({ kind: 'place', letter: 'e', place: 2 });
    expect(brokenDemand(hard, 'gents')).toEqual({ kind: 'place', letter: 'e', place: 5 });
    expect(brokenDemand(hard, 'venue')).toEqual({ kind: 'letter', letter: 'e', count: 3 });
    expect(brokenDemand(hard, 'geese')).toBe(null);
    expect(brokenDemand({ ...hard, hard: false }, 'crane')).toBe(null);
  });

  it('refuses exactly what the solver holds to be refused', () => {
    fc.assert(
      fc.property(word, fc.array(word, { maxLength: 4 }), word, (answer, guesses, guess) => {
        const hints = guesses.map((former) => parseHint(`${former} ${digitsOn(former, answer)}`));
        const alone = createDictionary([{ word: guess, level: 0, vulgar: false }]);
        const isAllowed = allowedInHardMode(alone, hints)[0] === 1;
        expect(brokenDemand(game(answer, guesses, true), guess) === null).toBe(isAllowed);
      }),
      { numRuns: 500 },
    );
  });
});
