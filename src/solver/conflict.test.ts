import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slowFeedback } from '../test/brute-force.ts';
import { conflictWith } from './conflict.ts';
import { parseHint } from './hints.ts';

describe('what a hint says against a word', () => {
  it.each([
    ['crane 00200', 'smelt', { why: 'correct', letter: 'a', place: 2, count: 1 }],
    ['crane 01000', 'broil', { why: 'elsewhere', letter: 'r', place: 1, count: 1 }],
    ['crane 00001', 'moist', { why: 'present', letter: 'e', place: 4, count: 1 }],
    ['crane 00000', 'moose', { why: 'absent', letter: 'e', place: 4, count: 0 }],
    ['eerie 10000', 'melee', { why: 'fewer', letter: 'e', place: 1, count: 1 }],
    ['eerie 11000', 'smelt', { why: 'present', letter: 'e', place: 0, count: 2 }],
    ['eerie 10000', 'lemon', { why: 'elsewhere', letter: 'e', place: 1, count: 1 }],
    ['crane 01000', 'robot', null],
  ])('%s against %s', (hint, word, conflict) => {
    expect(conflictWith(parseHint(hint), word)).toEqual(conflict);
  });

  const word = fc.string({ unit: fc.constantFrom(...'abc'), minLength: 5, maxLength: 5 });
  it('is nothing exactly where the word would have been answered so', () => {
    fc.assert(
      fc.property(word, word, word, (guess, answer, other) => {
        const digits = slowFeedback(guess, answer);
        const isSo = slowFeedback(guess, other) === digits;
        expect(conflictWith(parseHint(`${guess} ${digits}`), other) === null).toBe(isSo);
      }),
      { numRuns: 2000 },
    );
  });
});
