import { expect, it } from 'vitest';
import { commonWords } from './common-words.ts';
import { createDictionary } from './dictionary.ts';

const dictionary = createDictionary(
  [
    { word: 'abc', level: 0, vulgar: false },
    { word: 'bcd', level: 1, vulgar: false },
    { word: 'cde', level: 0, vulgar: false },
    { word: 'def', level: 1, vulgar: false },
    { word: 'efg', level: 3, vulgar: false },
  ],
  ['def', 'cde', 'bcd'],
);
const commonest = (halvings: number) => {
  const common = commonWords(dictionary, halvings);
  return dictionary.words.filter((_, word) => common[word]);
};

it('the commonest words are the likely ones, and of these ever the likelier half, then the one that is used more', () => {
  expect([0, 1, 2, 9].map(commonest)).toEqual([
    ['abc', 'bcd', 'cde', 'def'],
    ['abc', 'cde'],
    ['cde'],
    ['cde'],
  ]);
});

it('words between which nothing tells stay together', () => {
  const alike = createDictionary(['abc', 'bcd', 'cde'].map((word) => ({ word, level: 0, vulgar: false })));
  expect([...commonWords(alike, 1)]).toEqual([1, 1, 1]);
});

it('where no word is likely there is none', () => {
  const rare = createDictionary([{ word: 'abc', level: 5, vulgar: false }]);
  expect([...commonWords(rare, 0)]).toEqual([0]);
});
