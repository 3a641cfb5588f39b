import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_LEVEL } from '../solver/prior.ts';
import { formatWordList, parseWordList } from './word-list.ts';

describe('a word list', () => {
  it('has a digit for the level, or a letter where the word is vulgar', () => {
    expect(parseWordList('aroha9\naroma0\nbitchi\n')).toEqual([
      { word: 'aroha', level: 9, vulgar: false },
      { word: 'aroma', level: 0, vulgar: false },
      { word: 'bitch', level: 8, vulgar: true },
    ]);
  });

  it('is read as it was written, sorted', () => {
    const entry = fc.record({
      word: fc.string({ unit: fc.constantFrom(...'azäßżł'), minLength: 5, maxLength: 5 }),
      level: fc.integer({ min: 0, max: MAX_LEVEL }),
      vulgar: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.uniqueArray(entry, { selector: ({ word }) => word, minLength: 1 }), (entries) => {
        const read = parseWordList(formatWordList(entries));
        expect(read).toHaveLength(entries.length);
        expect(read).toEqual(expect.arrayContaining(entries));
        const words = read.map(({ word }) => word);
        expect(words).toEqual([...words].sort());
      }),
    );
  });
});
