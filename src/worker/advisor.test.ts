import { afterEach, describe, expect, it, vi } from 'vitest';
import type { StrategyName } from '../solver/strategies/names.ts';
import type { Advice } from '../protocol/advice.ts';
import type { Weighed } from '../protocol/weighed.ts';
import { english } from '../test/english.ts';
import { slowFeedback } from '../test/brute-force.ts';
import { PLAIN_QUESTION } from '../test/question.ts';
import { timetable } from '../test/timetable.ts';
import { Advisor } from './advisor.ts';
import type { Question } from './question.ts';

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
    const advisor = new Advisor(
      lexicons,
      () => Promise.resolve({ dictionary: english, openers: [] }),
      timetable(),
    );
    const question = {
      lexicon: 'en' as const,
      boards: [['oater 11001']],
      ...PLAIN_QUESTION,
      strategy,
    };
    const reported: (Advice | null)[] = [];
    const advice = await advisor.advise(question, {
      tab: null,
      signal: new AbortController().signal,
      onFirst(first) {
        reported.push(first);
        return Promise.resolve();
      },
    });
    // It is reported before the review is worked out.
    expect(reported).toMatchObject([{ status: 'open', review: undefined }]);
    expect(advice).toMatchObject({ status: 'open', progress, review: { guess: 'oater' } });
    expect(advice).toHaveProperty('suggestions.0.certainty', 'estimated');
  },
);

describe('a guess', () => {
  const ANSWERS = ['aroma', 'light'];
  const GUESSES = ['crane', 'moist', 'fuzzy'];
  const rowsOf = (answer: string, count: number) =>
    GUESSES.slice(0, count).map((guess) => `${guess} ${slowFeedback(guess, answer)}`);

  it.each([
    ['one board', ANSWERS.slice(0, 1)],
    ['two boards', ANSWERS],
  ])('on %s is worth before it is made, right after it, and in the end the same', async (_, answers) => {
    const lexicons = { en: { language: 'en', lengths: [5], spell: (text: string) => text } };
    const load = () => Promise.resolve({ dictionary: english, openers: [] });
    const advisor = new Advisor(lexicons, load, timetable());
    const after = (count: number) => ({
      ...PLAIN_QUESTION,
      lexicon: 'en' as const,
      limit: 7,
      boards: answers.map((answer) => rowsOf(answer, count)),
    });
    const asking = { tab: null, signal: new AbortController().signal };
    let isHasty = false;
    for (const row of [1, 2]) {
      // As it is weighed before Knack has looked ahead, it is reviewed, where the player does not wait for that.
      const hasty = new Advisor(lexicons, load, timetable());
      const atFirst: (Weighed | null)[] = [];
      const stop = new AbortController();
      await hasty.advise(after(row), {
        tab: null,
        signal: stop.signal,
        async onFirst() {
          atFirst.push(await hasty.weigh(after(row), GUESSES[row]!));
          stop.abort();
        },
      });
      const reviewed = await hasty.advise(after(row + 1), asking);
      for (const hastily of atFirst)
        expect(reviewed).toMatchObject({ review: { skill: hastily!.skill, average: hastily!.left } });
      isHasty ||= atFirst.length > 0;

      expect(await advisor.advise(after(row), asking)).toMatchObject({ progress: 'done' });
      const weighed = await advisor.weigh(after(row), GUESSES[row]!);
      const advice = await advisor.advise(after(row + 1), asking);
      const { skill, more } = (await advisor.lookBack(after(row + 1)))!;
      if (advice?.status !== 'open' || !advice.review) throw new Error('The game goes on.');
      const { average, best } = advice.review;
      expect([weighed?.skill, weighed?.left]).toEqual([advice.review.skill, average]);
      expect([skill, more]).toEqual([advice.review.skill, average - best]);
    }
    expect(isHasty).toBe(true);
  });
});

describe('the rule for repeated letters', () => {
  const lexicons = { en: { language: 'en', lengths: [5], spell: (text: string) => text, example: '' } };
  const advisor = new Advisor(
    lexicons,
    () => Promise.resolve({ dictionary: english, openers: [] }),
    timetable(),
  );
  const questionOn = (boards: string[][], rule: Question['rule'] = null) => ({
    ...PLAIN_QUESTION,
    lexicon: 'en' as const,
    boards,
    rule,
  });
  const advise = (boards: string[][], rule: Question['rule'] = null) =>
    advisor.advise(questionOn(boards, rule), { tab: null, signal: new AbortController().signal });
  /** By Wordle's rule, eerie would say that the answer has three letters e. */
  const ROWS = ['eerie 11012', 'bilge 22102'];

  it('is found out where the rows contradict the standard one, and the advice says so', async () => {
    expect(await advise([ROWS])).toMatchObject({
      status: 'open',
      rule: 'any-copy',
      boards: [{ possible: 1 }],
    });
    expect(await advise([ROWS, ['eerie 00000', 'bilge 00000']])).toMatchObject({
      status: 'open',
      rule: 'any-copy',
    });
    expect(await advise([[...ROWS, 'bible 22222']])).toEqual({ status: 'solved', answers: ['bible'] });
    expect(await advisor.candidates(questionOn([ROWS]), 0, 0, 9)).toEqual([{ word: 'bible', likely: true }]);
  });

  it('is the standard one while that fits, and where none does', async () => {
    expect(await advise([['eerie 00012']])).not.toHaveProperty('rule');
    expect(await advise([['eerie 00012', 'eerie 11111']])).toMatchObject({ status: 'contradiction' });
  });

  it('is the one that the game is known by, unless its rows say otherwise', async () => {
    for (const known of ['standard', 'first-copy'] as const)
      expect(await advise([ROWS], known)).toMatchObject({ status: 'open', rule: 'any-copy' });
    const [any, standard] = [await advise([['llama 11000']], 'any-copy'), await advise([['llama 11000']])];
    expect(any).toMatchObject({ status: 'open', rule: 'any-copy' });
    if (any?.status !== 'open' || standard?.status !== 'open') throw new Error('Both are open.');
    expect(any.boards[0]!.possible).toBeGreaterThan(standard.boards[0]!.possible);
    expect(await advise([[]], 'any-copy')).toMatchObject({ status: 'open', rule: 'any-copy' });
  });
});
