import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slowFeedback } from '../test/brute-force.ts';
import { allCorrect, feedbackDigits, feedbackFromDigits, grade } from './feedback.ts';

const codes = (word: string) => Uint8Array.from(word, (letter) => letter.charCodeAt(0));
const feedback = (guess: string, answer: string) =>
  feedbackDigits(grade(codes(guess), 0, codes(answer), 0, guess.length), guess.length).join('');

describe('grade', () => {
  it.each([
    ['lamer', 'camel', '12220'],
    ['oater', 'aroma', '11001'],
    ['abord', 'aroma', '20210'],
    ['enter', 'pearl', '10001'],
    ['greet', 'stage', '10101'],
    ['thing', 'chart', '12000'],
    ['ooooo', 'loose', '02200'],
    ['eerie', 'geese', '12002'],
    ['mamma', 'mamma', '22222'],
    ['ammam', 'mamma', '11211'],
  ])('answers %s with the answer %s by %s', (guess, answer, expected) => {
    expect(feedback(guess, answer)).toBe(expected);
  });

  it('agrees with a slow second way for words full of repeated letters', () => {
    const pair = fc.integer({ min: 4, max: 11 }).chain((length) => {
      const word = fc.string({
        unit: fc.constantFrom('a', 'b', 'c', 'd'),
        minLength: length,
        maxLength: length,
      });
      return fc.tuple(word, word);
    });
    fc.assert(
      fc.property(pair, ([guess, answer]) => feedback(guess, answer) === slowFeedback(guess, answer)),
    );
  });

  it('grades words that begin anywhere in an array', () => {
    expect(grade(codes('xxlamer'), 2, codes('xcamelx'), 1, 5)).toBe(feedbackFromDigits([1, 2, 2, 2, 0]));
  });
});

describe('feedback digits', () => {
  it('turn into a number and back', () => {
    const digits = fc.array(fc.constantFrom(0, 1, 2), { minLength: 4, maxLength: 11 });
    fc.assert(
      fc.property(digits, (given) => {
        expect(feedbackDigits(feedbackFromDigits(given), given.length)).toEqual(given);
      }),
    );
  });

  it('are all 2 for a win', () => {
    expect(feedbackDigits(allCorrect(11), 11)).toEqual(new Array(11).fill(2));
  });
});
