import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { refusedSchema, storedOwn, storedRefused, wordSchema } from './words.ts';

describe('a word', () => {
  it.each([
    [' Aroma ', 'aroma'],
    ['ZA\u017bO\u0301\u0141C', 'zażółc'],
    ['STRAẞE', 'straße'],
    ['fünfeckigen', 'fünfeckigen'],
  ])('may be written as %j', (text, word) => {
    expect(v.parse(wordSchema, text)).toBe(word);
  });

  it.each([
    '',
    'abc',
    'abcdefghijkl',
    'two words',
    "don't",
    'abc4',
    '<b>ar',
    'x\u0323\u0323\u0323abc',
    'a'.repeat(1000),
  ])('is not %j', (text) => {
    expect(v.is(wordSchema, text)).toBe(false);
  });
});

describe('own words that are stored', () => {
  it.each(['aroma', 'zażółć', 'straße', 'fünfeckigen'])('may be %j', (word) => {
    const item = { added: [word], forbidden: [word] };
    expect(v.parse(storedOwn, item)).toEqual(item);
  });

  it.each(['!!!!!', 'a b c', '\0\x01\x02\x03\x04', '', 'abc', 'abcdefghijkl', 5, null])(
    'are damaged where one is %j',
    (word) => {
      expect(v.is(storedOwn, { added: ['aroma', word], forbidden: [] })).toBe(false);
      expect(v.is(storedOwn, { added: [], forbidden: [word] })).toBe(false);
    },
  );
});

describe('a word that a game has refused', () => {
  // Nine letters with two marks each: 27 characters, of which composing leaves nine.
  const composed = 'ấềốấềốấềố';

  it('is one however its letters are composed', () => {
    expect(composed.normalize('NFD')).toHaveLength(27);
    expect(v.parse(refusedSchema, composed.normalize('NFD'))).toBe(composed);
    expect(v.parse(storedRefused, [composed.normalize('NFD')])).toEqual([composed]);
  });

  it.each(['', 'a b', '"a"', 'x'.repeat(25), 'x'.repeat(1e6)])('is not %j', (text) => {
    expect(v.is(refusedSchema, text)).toBe(false);
  });
});
