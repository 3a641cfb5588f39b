import { expect, it } from 'vitest';
import { createDictionary } from './dictionary.ts';
import { findCandidates } from './candidates.ts';
import { parseHints } from './hints.ts';
import { plainBookOf } from './plain.ts';

const plain = (word: string) => word.replaceAll('ü', 'u');
const bookOf = (entries: readonly (readonly [string, number])[], byUse: string[] = []) => ({
  dictionary: createDictionary(
    entries.map(([word, level]) => ({ word, level, vulgar: level > 2 })),
    byUse,
  ),
  openers: [],
});

it('spells words without marks, and of those that are then the same keeps the likeliest', () => {
  const book = bookOf(
    [
      ['bruder', 0],
      ['brüder', 1],
      ['mutter', 3],
      ['mütter', 2],
      ['zügeln', 0],
    ],
    ['mütter', 'bruder'],
  );
  const { book: found, written } = plainBookOf(book, plain)!;
  expect(Object.fromEntries(written)).toEqual({ bruder: 'bruder', mutter: 'mütter', zugeln: 'zügeln' });
  const { words, prior, vulgar, byUse, alphabet } = found.dictionary;
  expect(words).toEqual(['bruder', 'mutter', 'zugeln']);
  expect([...prior]).toEqual([0, 3, 4].map((number) => book.dictionary.prior[number]));
  expect([...vulgar]).toEqual([0, 0, 0]);
  expect([...byUse].map((number) => words[number])).toEqual(['mutter', 'bruder']);
  expect(alphabet.join('')).toBe('bdeglmnrtuz');
  expect([...findCandidates(found.dictionary, parseHints(['bruder 002022']))]).toEqual([]);
  expect([...findCandidates(found.dictionary, parseHints(['bruder 001022']))]).toEqual([1]);
});

it('finds nothing to do where no word has a mark', () => {
  expect(plainBookOf(bookOf([['bruder', 0]]), plain)).toBeNull();
});
