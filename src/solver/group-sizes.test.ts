import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createDictionary } from './dictionary.ts';
import { graderOf } from './feedback.ts';
import { feedbacksTo } from './group-sizes.ts';
import { REPEAT_RULES } from './repeat-rule.ts';

it('is by every rule the feedback that each word would give, whether a guess has letters twice or not', () => {
  const words = fc.uniqueArray(
    fc.string({ unit: fc.constantFrom(...'abcdefgh'), minLength: 6, maxLength: 6 }),
    {
      minLength: 1,
      maxLength: 60,
    },
  );
  fc.assert(
    fc.property(words, fc.constantFrom(...REPEAT_RULES), (all, rule) => {
      const dictionary = {
        ...createDictionary(all.map((word) => ({ word, level: 0, vulgar: false }))),
        rule,
      };
      const { letters, length } = dictionary;
      const grade = graderOf(rule);
      for (const guess of all.keys())
        expect([...feedbacksTo(dictionary, guess)]).toEqual(
          all.map((_, answer) => grade(letters, guess * length, letters, answer * length, length)),
        );
    }),
  );
});
