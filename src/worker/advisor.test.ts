import { afterEach, expect, it, vi } from 'vitest';
import type { StrategyName } from '../solver/strategies/names.ts';
import type { Advice } from '../protocol/advice.ts';
import { english } from '../test/english.ts';
import { Advisor } from './advisor.ts';

afterEach(() => vi.restoreAllMocks());

it.each([
  ['expected-guesses', 'cut-short'],
  ['distinct-letters', 'done'],
] as const)(
  'when the time is up, a first answer of %s is %s, and has its review',
  async (strategy: StrategyName, progress) => {
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 2000));
    const lexicons = { en: { language: 'en', lengths: [5], spell: (text: string) => text, example: '' } };
    const advisor = new Advisor(lexicons, () => Promise.resolve({ dictionary: english, openers: [] }));
    const question = {
      lexicon: 'en' as const,
      boards: [['oater 11001']],
      limit: null,
      hard: false,
      refused: [],
      added: [],
      vulgar: false,
      strategy,
      opener: null,
    };
    const reported: (Advice | null)[] = [];
    const advice = await advisor.advise(question, new AbortController().signal, (first) => {
      reported.push(first);
      return Promise.resolve();
    });
    // It is reported before the review is worked out.
    expect(reported).toMatchObject([{ status: 'open', review: undefined }]);
    expect(advice).toMatchObject({ status: 'open', progress, review: { guess: 'oater' } });
    expect(advice).toHaveProperty('suggestions.0.certainty', 'estimated');
  },
);
