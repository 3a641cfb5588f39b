import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { wordSchema } from './words.ts';

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
