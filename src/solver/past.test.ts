import { expect, it } from 'vitest';
import { createDictionary } from './dictionary.ts';
import { withPast } from './past.ts';
import { gradeWords } from './play.ts';
import { sharesOf } from './shares.ts';
import { solve } from './solve.ts';

const entries = [
  { word: 'bound', level: 0, vulgar: false },
  { word: 'found', level: 0, vulgar: false },
  { word: 'hound', level: 2, vulgar: false },
  { word: 'mound', level: 8, vulgar: false },
  { word: 'pound', level: 9, vulgar: false },
];
const dictionary = createDictionary(entries);
const past = (words: readonly string[]) => withPast({ dictionary, openers: [] }, words, 4).dictionary;

it('makes past answers a sixteenth as likely, down to the last level, and no longer likely', () => {
  const weakened = past(['found', 'hound', 'mound', 'pound', 'other']);
  expect([...weakened.prior]).toEqual([512, 32, 8, 1, 1]);
  expect([...weakened.likely]).toEqual([1, 0, 0, 0, 0]);
  expect([...dictionary.prior]).toEqual([512, 512, 128, 2, 1]);
  // People know them as before.
  expect(weakened.known).toEqual(dictionary.likely);
});

it('keeps what does not depend on the prior', () => {
  expect(sharesOf(past(['found']))).toBe(sharesOf(dictionary));
  expect(past([])).toBe(dictionary);
});

it('suggests what was not the answer yet before what was', () => {
  const best = (were: readonly string[]) => {
    const work = solve({
      dictionary: past(were),
      openers: [],
      hints: [{ guess: 'wound', feedback: gradeWords('wound', 'bound') }],
      refused: new Set(),
      forbidden: new Set(),
      vulgar: false,
      guesses: 6,
      hard: true,
      strategy: 'expected-guesses',
      opener: null,
    });
    let step = work.next();
    while (!step.done) step = work.next();
    return step.value.status === 'open' ? step.value.suggestions.map(({ word }) => word) : [];
  };
  expect(best(['bound'])[0]).toBe('found');
  expect(best(['found'])[0]).toBe('bound');
});
