import { expect, it } from 'vitest';
import { createDictionary, type Dictionary } from './dictionary.ts';
import { withPast } from './past.ts';
import { gradeWords, GUESSES } from './play.ts';
import { Search } from './search.ts';
import { sharesOf } from './shares.ts';
import type { Opener } from './puzzle.ts';
import { solve } from './solve.ts';
import { describe } from './strategies/expected-guesses.ts';

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

it('ranks openers anew by as much as their one-step estimates change', () => {
  const openers = ['bound', 'mound', 'other'].map((word): Opener => ({
    word,
    likely: true,
    candidate: true,
    groups: 2,
    largest: 4,
    expected: 2,
    risk: 0,
    certainty: 'searched',
  }));
  const were = ['found', 'hound'];
  const ranked = withPast({ dictionary, openers }, were, 4).openers;
  const candidates = Int32Array.from(dictionary.words.keys());
  const estimated = (words: Dictionary, opener: string) => {
    const search = new Search(words, new Uint8Array(candidates.length).fill(1), false, 0);
    const move = search.moveOf(words.words.indexOf(opener), candidates, GUESSES);
    return describe(
      search,
      move,
      search.estimateOf(move, candidates, GUESSES),
      search.total(candidates),
      'estimated',
    );
  };
  // One that the list lacks is left out.
  expect(ranked.map(({ word }) => word).toSorted()).toEqual(['bound', 'mound']);
  for (const { word, expected, risk } of ranked) {
    const [old, now] = [estimated(dictionary, word), estimated(past(were), word)];
    expect(expected).toBeCloseTo(2 + now.expected - old.expected, 10);
    expect(risk).toBeCloseTo(Math.max(0, now.risk - old.risk), 10);
  }
});
