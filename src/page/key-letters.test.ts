import { expect, it } from 'vitest';
import { areOfKeys } from './key-letters.ts';

it.each([
  ['three guesses with fifteen letters, each of them once', 'slate corny humid', false],
  ['the same with a row for the next', 'slate corny humid .....', false],
  ['guesses in Polish', 'łódka spręż wyjmą', false],
  ['guesses with a letter twice', 'slate crony humus', false],
  ['two guesses', 'slate corny', false],
  ['half of a keyboard', 'qwert asdfg zxcvb', true],
  ['an alphabet', 'abcdef ghijkl mnopqr stuvwx yzäöüß', true],
  ['an alphabet with boxes left over', 'abcdefg hijklmn opqrstu vwxyz..', true],
])('tells a keyboard from words: %s', (_, rows, expected) => {
  const [first, ...others] = rows.split(' ');
  const letters = [first!, ...others].flatMap((row) => [...row].map((it) => it.replace('.', '')));
  expect(areOfKeys(letters, first!.length)).toBe(expected);
});
