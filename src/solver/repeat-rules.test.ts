import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slowFeedbackBy } from '../test/brute-force.ts';
import { english } from '../test/english.ts';
import { finish } from '../test/finish.ts';
import { puzzleOf } from '../test/puzzle.ts';
import { cases } from '../test/words.ts';
import { findCandidates } from './candidates.ts';
import { encode, playedBy } from './dictionary.ts';
import { feedbackDigits, graderOf } from './feedback.ts';
import { REPEAT_RULES, type RepeatRule } from './repeat-rule.ts';
import { groupSizes } from './group-sizes.ts';
import { type Hint, parseHint, parseHints } from './hints.ts';
import { findRule, rulesFitting } from './repeat-rules.ts';
import { solve } from './solve.ts';

const hintBy = (rule: RepeatRule, guess: string, answer: string): Hint =>
  parseHint(`${guess} ${slowFeedbackBy(rule, guess, answer)}`);

describe('the rules for repeated letters', () => {
  it.each([
    ['any-copy', 'llama', 'label', '21101'],
    ['any-copy', 'geese', 'eagle', '11102'],
    ['unless-green', 'geese', 'eagle', '11102'],
    ['unless-green', 'eerie', 'bible', '00012'],
    ['any-copy', 'eerie', 'bible', '11012'],
    ['first-copy', 'eerie', 'bible', '10012'],
    ['first-copy', 'geese', 'eagle', '11002'],
    ['first-copy', 'sassy', 'bliss', '10020'],
    ['standard', 'eerie', 'bible', '00012'],
    ['in-turn', 'eerie', 'bible', '10012'],
    ['in-turn', 'geese', 'eagle', '11102'],
    ['in-turn-only', 'eerie', 'bible', '10010'],
    ['in-turn-only', 'geese', 'eagle', '11100'],
  ] as const)('%s answers %s with the answer %s by %s', (rule, guess, answer, digits) => {
    const codes = (word: string) => encode(english, word);
    const feedback = graderOf(rule)(codes(guess), 0, codes(answer), 0, 5);
    expect(feedbackDigits(feedback, 5).join('')).toBe(digits);
    expect(slowFeedbackBy(rule, guess, answer)).toBe(digits);
  });

  it('leave exactly the words that would be answered so', () => {
    fc.assert(
      fc.property(cases, fc.array(fc.nat(), { minLength: 1, maxLength: 4 }), fc.nat(), (given, some, nth) => {
        const { dictionary } = given;
        const { words, rule } = dictionary;
        const word = (n: number) => words[n % words.length]!;
        const rows = some.map((n) => [word(n), slowFeedbackBy(rule, word(n), word(nth))] as const);
        const found = findCandidates(dictionary, parseHints(rows.map((row) => row.join(' '))));
        expect(Array.from(found, (n) => words[n]!).sort()).toEqual(
          words
            .filter((answer) => rows.every(([guess, reply]) => slowFeedbackBy(rule, guess, answer) === reply))
            .sort(),
        );
      }),
      { numRuns: 300 },
    );
  });

  it('say that no word fits what no answer gets', () => {
    const hint = fc.record({
      guess: fc.constantFrom('eerie', 'llama', 'sassy', 'geese', 'mamma', 'fluff'),
      feedback: fc.integer({ min: 0, max: 242 }),
    });
    fc.assert(
      fc.property(fc.constantFrom(...REPEAT_RULES), hint, (rule, row) => {
        const reply = feedbackDigits(row.feedback, 5).join('');
        const found = findCandidates(playedBy(english, rule), [row]);
        expect(Array.from(found, (n) => english.words[n]!).sort()).toEqual(
          english.words.filter((answer) => slowFeedbackBy(rule, row.guess, answer) === reply),
        );
      }),
      { numRuns: 40 },
    );
  });

  it('part words, too', () => {
    const every = Int32Array.from(english.words.keys());
    const guess = english.words.indexOf('geese');
    const sizes = REPEAT_RULES.map((rule) => groupSizes(playedBy(english, rule), guess, every).sizes.join());
    expect(new Set(sizes).size).toBeGreaterThan(2);
  });

  it('are played to the end', () => {
    for (const rule of REPEAT_RULES) {
      const dictionary = playedBy(english, rule);
      const hints = ['eerie', 'geese'].map((guess) => hintBy(rule, guess, 'bible'));
      const solution = finish(solve({ ...puzzleOf([], { dictionary }), hints }));
      if (solution.status !== 'open') throw new Error(`It is ${solution.status}.`);
      const [best] = solution.suggestions;
      const candidates = findCandidates(dictionary, hints);
      const replies = Array.from(candidates, (n) => slowFeedbackBy(rule, best!.word, english.words[n]!));
      expect(best!.groups).toBe(new Set(replies).size);
    }
  });
});

describe('rulesFitting', () => {
  const fitting = (...boards: string[][]) => finish(rulesFitting(english, boards.map(parseHints)));
  const found = (...boards: string[][]) => finish(findRule(english, boards.map(parseHints)));

  it('names the rules by which some word of each board gets the rows', () => {
    expect(fitting([])).toEqual([...REPEAT_RULES]);
    expect(fitting(['crane 20000'])).toEqual([...REPEAT_RULES]);
    // Three letters e are marked, and there is room for one.
    expect(fitting(['eerie 11012', 'bilge 22102'])).toEqual(['any-copy']);
    expect(fitting(['eerie 10012', 'bilge 22102'])).toEqual(['first-copy', 'in-turn']);
    // The second copy is in its right place, but the first has used up the only one.
    expect(fitting(['eerie 10010', 'bilge 22102'])).toEqual(['in-turn-only']);
    expect(fitting(['crane 00000'], ['eerie 11012', 'bilge 22102'])).toEqual(['any-copy']);
    expect(fitting(['crane 00000', 'crane 22222'])).toEqual([]);
  });

  it('names those of a solved board, whether its answer is known or not', () => {
    expect(fitting(['eerie 11012', 'bible 22222'])).toEqual(['any-copy']);
    expect(fitting(['eerie 00012', 'bible 22222'])).toEqual(['standard', 'unless-green']);
    expect(fitting(['zzýxx 10000', 'xzqqq 22222'])).toEqual([]);
    expect(fitting(['zzýxx 01010', 'qzqxq 22222'])).toEqual([]);
    expect(fitting(['zzýxx 02020', 'qzqxq 22222'])).toEqual(['standard', 'unless-green']);
    expect(fitting(['zzýxx 12021', 'qzqxq 22222'])).toEqual(['any-copy']);
  });

  it('always has the rule that a game follows', () => {
    const word = fc.nat(english.words.length - 1).map((n) => english.words[n]!);
    fc.assert(
      fc.property(
        fc.constantFrom(...REPEAT_RULES),
        fc.array(word, { maxLength: 4 }),
        word,
        (rule, guesses, answer) => {
          const hints = guesses.map((guess) => hintBy(rule, guess, answer));
          expect(finish(rulesFitting(english, [hints]))).toContain(rule);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('leaves the standard rule in place unless another is needed and there is one', () => {
    expect(found([])).toBe('standard');
    expect(found(['eerie 00012'])).toBe('standard');
    expect(found(['eerie 11012', 'bilge 22102'])).toBe('any-copy');
    expect(found(['eerie 10012', 'bilge 22102'])).toBe('first-copy');
    expect(found(['crane 00000', 'crane 22222'])).toBe('standard');
    expect(found(['eerie 00000', 'eerie 22222'])).toBe('standard');
  });
});
