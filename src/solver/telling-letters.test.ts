import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boards, slowPosition } from '../test/boards.ts';
import { english } from '../test/english.ts';
import { finish } from '../test/finish.ts';
import { puzzleOf } from '../test/puzzle.ts';
import { dictionaryOf } from '../test/words.ts';
import { createDictionary, type Dictionary } from './dictionary.ts';
import { MAX_LEVEL } from './prior.ts';
import type { Puzzle } from './puzzle.ts';
import { solve } from './solve.ts';

const ruleOn = (dictionary: Dictionary, hints: string[]): Puzzle =>
  puzzleOf(hints, { dictionary, strategy: 'distinct-letters' });

const lettersOf = (puzzle: Puzzle) => {
  const solution = finish(solve(puzzle));
  return solution.status === 'open' ? solution.letters : null;
};

const entropy = (share: number) => -share * Math.log2(share) - (1 - share) * Math.log2(1 - share);

describe('letters worth testing', () => {
  it('are those that a slow second way finds', () => {
    fc.assert(
      fc.property(boards, (puzzle) => {
        const found = lettersOf(puzzle);
        fc.pre(found !== null);
        const { words, prior, alphabet } = puzzle.dictionary;
        const { listed } = slowPosition(puzzle);
        const weigh = (some: readonly number[]) => some.reduce((sum, word) => sum + prior[word]!, 0);
        const shares = new Map<string, number>();
        for (const letter of alphabet) {
          const having = listed.filter((word) => words[word]!.includes(letter));
          if (having.length > 0 && having.length < listed.length)
            shares.set(letter, weigh(having) / weigh(listed));
        }
        const telling = [...shares.values()].filter((share) => share >= 0.05 && share <= 0.95);
        expect(found).toHaveLength(Math.min(5, telling.length));
        for (const { letter, share } of found) expect(share).toBeCloseTo(shares.get(letter)!, 12);
        const best = [...shares.values()].map(entropy).sort((a, b) => b - a);
        found.forEach(({ share }, n) => expect(entropy(share)).toBeCloseTo(best[n]!, 9));
      }),
      { numRuns: 200 },
    );
  });

  it('leave out what is known, and name the letter that halves the words first', () => {
    const letters = lettersOf(ruleOn(english, ['oater 11001']))!;
    expect(letters).toHaveLength(5);
    for (const { letter } of letters) expect('oater').not.toContain(letter);
    const halves = dictionaryOf(['bxyz', 'cbyz', 'xcyz', 'yxaz']);
    expect(lettersOf(ruleOn(halves, []))!.slice(0, 2)).toEqual([
      { letter: 'b', share: 0.5 },
      { letter: 'c', share: 0.5 },
    ]);
  });

  it('are never those that tell next to nothing', () => {
    const levels = [0, 0, MAX_LEVEL];
    const words = ['axyz', 'bxyz', 'qxyz'].map((word, n) => ({ word, level: levels[n]!, vulgar: false }));
    const named = (from: number) =>
      lettersOf(ruleOn(createDictionary(words.slice(from)), []))!.map(({ letter }) => letter);
    expect(named(0)).toEqual(['a', 'b']);
    // Between a likely word and an unlikely one none tells more.
    expect(named(1)).toEqual([]);
  });

  it('are none when one word is left', () => {
    expect(lettersOf(ruleOn(dictionaryOf(['bxyz', 'cbyz']), ['bxyz 1022']))).toEqual([]);
  });

  it('say nothing of words that are kept back', () => {
    const dictionary = createDictionary([
      { word: 'axyz', level: 0, vulgar: false },
      { word: 'bxyz', level: 0, vulgar: false },
      { word: 'qxyz', level: 0, vulgar: true },
    ]);
    const found = (vulgar: boolean) =>
      lettersOf({ ...ruleOn(dictionary, []), vulgar })!.map(({ letter }) => letter);
    expect(found(true)).toEqual(['a', 'b', 'q']);
    expect(found(false)).toEqual(['a', 'b']);
  });
});
