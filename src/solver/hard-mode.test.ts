import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slowAllows, slowFeedback, slowFeedbackBy } from '../test/brute-force.ts';
import { cases, dictionaryOf } from '../test/words.ts';
import { type Dictionary, playedBy } from './dictionary.ts';
import { allowedInHardMode, demandOn, keepAllowed } from './hard-mode.ts';
import { type Hint, parseHint } from './hints.ts';

const allowed = (dictionary: Dictionary, hints: readonly Hint[]) => {
  const isAllowed = allowedInHardMode(dictionary, hints);
  return dictionary.words.filter((_, word) => isAllowed[word]);
};

describe('hard mode', () => {
  it.each([
    ['keeps correct letters where they are', 'bxxx 2000', 'bxxx bxya bbya', 'xbxx axxx'],
    [
      'uses present letters, in the same place again if the player likes',
      'xbxx 0100',
      'xbxx bxya bbya',
      'axxx ayyy',
    ],
    ['uses a letter as often as it was shown', 'bbxx 1200', 'bbya bbxx', 'bxya bxxx'],
    ['does not count a letter beyond those shown', 'bbxx 0200', 'xbxx bbya', 'bxya bxxx'],
    ['lets absent letters be used', 'bxya 0000', 'bxya xbxx axxx ayyy', ''],
  ])('%s', (_, hint, some, others) => {
    const list = 'bxxx xbxx axxx bxya bbya bbxx ayyy'.split(' ');
    const found = allowed(dictionaryOf(list), [parseHint(hint)]);
    expect(found).toEqual(expect.arrayContaining(some.split(' ')));
    for (const word of others.split(' ')) expect(found).not.toContain(word);
  });

  it.each([
    ['axxx', 'bxxx 2000', { letter: 'b', place: 0, count: 1 }],
    ['axxx', 'xbxx 0100', { letter: 'b', place: null, count: 1 }],
    ['bxya', 'bbxx 1200', { letter: 'b', place: 1, count: 1 }],
    ['xxxb', 'bbxx 1100', { letter: 'b', place: null, count: 2 }],
    ['bbya', 'bbxx 1200', null],
  ])('says what %s lacks after %s', (word, hint, demand) => {
    expect(demandOn(word, [parseHint(hint)], 'standard')).toEqual(demand);
  });

  it('is what the rule says, of all rows together', () => {
    fc.assert(
      fc.property(cases, fc.array(fc.nat(), { maxLength: 4 }), fc.nat(), (given, guesses, answer) => {
        const dictionary = playedBy(given.dictionary, 'standard');
        const { words } = dictionary;
        const word = (n: number) => words[n % words.length]!;
        const rows = guesses.map((n) => [word(n), slowFeedback(word(n), word(answer))] as const);
        const hints = rows.map((row) => parseHint(row.join(' ')));
        const found = allowed(dictionary, hints);
        expect(found).toEqual(words.filter((other) => rows.every((row) => slowAllows(other, ...row))));
        expect(found).toEqual(words.filter((other) => demandOn(other, hints, 'standard') === null));
        expect(found).toContain(word(answer));
      }),
      { numRuns: 100 },
    );
  });

  it('goes by rows whose letters the dictionary does not have', () => {
    const dictionary = dictionaryOf(['abcd', 'abce', 'bbbb']);
    expect(allowed(dictionary, [parseHint('aßßé 2000')])).toEqual(['abcd', 'abce']);
    expect(allowed(dictionary, [parseHint('aßßé 2100')])).toEqual([]);
  });

  it('asks for no more than a row has proven, whatever the rule for repeated letters, and looks ahead so', () => {
    fc.assert(
      fc.property(cases, fc.nat(), fc.nat(), ({ dictionary, guesses }, n, m) => {
        const { words, rule } = dictionary;
        const [guess, answer] = [n % words.length, m % words.length];
        const reply = slowFeedbackBy(rule, words[guess]!, words[answer]!);
        const found = allowed(dictionary, [parseHint(`${words[guess]!} ${reply}`)]);
        expect(found).toContain(words[answer]!);
        if (rule === 'standard') {
          expect(found).toEqual(words.filter((word) => slowAllows(word, words[guess]!, reply)));
        }
        expect(Array.from(keepAllowed(dictionary, guesses, guess, answer))).toEqual(
          Array.from(guesses).filter((word) => found.includes(words[word]!)),
        );
      }),
      { numRuns: 200 },
    );
  });
});
