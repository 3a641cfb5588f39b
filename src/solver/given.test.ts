import { expect, it } from 'vitest';
import { USUAL } from '../test/usual-puzzle.ts';
import { createDictionary } from './dictionary.ts';
import { withGiven } from './given.ts';
import { solve } from './solve.ts';

const WORDS = ['caper', 'chair', 'crane', 'crate', 'grate', 'plate', 'slate', 'trace'];
const BOOK = {
  dictionary: createDictionary(
    WORDS.map((word) => ({ word, level: 0, vulgar: false })),
    ['trace', 'crane', 'caper'],
  ),
  openers: [
    {
      word: 'slate',
      likely: true,
      candidate: true,
      groups: 5,
      largest: 2,
      expected: 2,
      risk: 0,
      certainty: 'proven' as const,
    },
  ],
};

it.each([
  ['c....', ['caper', 'chair', 'crane', 'crate']],
  ['c.a.e', ['crane', 'crate']],
  ['..a.e', ['crane', 'crate', 'grate', 'plate', 'slate', 'trace']],
])('leaves the words that have %s', (given, words) => {
  const { dictionary, openers } = withGiven(BOOK, given);
  expect(dictionary.words).toEqual(words);
  expect(openers).toEqual([]);
  const letters = [...dictionary.letters].map((code) => dictionary.alphabet[code]).join('');
  expect(letters).toBe(words.join(''));
  expect(dictionary.byUse).toHaveLength(
    ['trace', 'crane', 'caper'].filter((word) => words.includes(word)).length,
  );
  for (const number of dictionary.byUse) expect(BOOK.dictionary.words).toContain(dictionary.words[number]);
});

it('leaves all of them where none has the letters', () => {
  expect(withGiven(BOOK, 'q....')).toBe(BOOK);
});

it('suggests none but those, and counts no other', () => {
  const work = solve(
    {
      ...withGiven(BOOK, 'c....'),
      hints: [],
      ...USUAL,
    },
    true,
    null,
  );
  let step = work.next();
  while (!step.done) step = work.next();
  expect(step.value).toMatchObject({ status: 'open', possible: 4 });
  for (const { word } of step.value.status === 'open' ? step.value.suggestions : [])
    expect(word[0]).toBe('c');
});
