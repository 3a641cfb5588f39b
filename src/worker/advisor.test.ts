import { afterEach, describe, expect, it, vi } from 'vitest';
import type { StrategyName } from '../solver/strategies/names.ts';
import type { Advice } from '../protocol/advice.ts';
import type { Weighed } from '../protocol/weighed.ts';
import { english } from '../test/english.ts';
import { slowFeedback } from '../test/brute-force.ts';
import { PLAIN_QUESTION } from '../test/question.ts';
import { timetable } from '../test/timetable.ts';
import { LEXICONS } from '../lexicons/lexicons.ts';
import { createDictionary } from '../solver/dictionary.ts';
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

describe('letters with and without marks', () => {
  const WORDS = ['muhme', 'mulde', 'mühle', 'stuhl', 'stühl'];
  const dictionary = createDictionary(WORDS.map((word) => ({ word, level: 0, vulgar: false })));
  const lexicons = { de: LEXICONS.de };
  const advisor = new Advisor(lexicons, () => Promise.resolve({ dictionary, openers: [] }), timetable());
  const questionOn = (...boards: string[][]) => ({ ...PLAIN_QUESTION, lexicon: 'de' as const, boards });
  const advise = (question: Question<'de'>) =>
    advisor.advise(question, { tab: null, signal: new AbortController().signal });
  const wordsOf = async (question: Question<'de'>) =>
    (await advisor.candidates(question, 0, 0, 9)).map(({ word }) => word);
  /** Of games that take u for ü; the answer is "mühle". */
  const ROWS = ['mulde 22102'];
  const SOLVED = [`stuhl ${slowFeedback('stuhl', 'muhle')}`, 'muhle 22222'];

  it('are told apart as long as a word fits', async () => {
    expect(await wordsOf(questionOn(['mulde 20000']))).toEqual([]);
    expect(await wordsOf(questionOn(['mulde 22002']))).toEqual(['muhme']);
    expect(await advise(questionOn(['mulde 22002']))).not.toHaveProperty('plain');
  });

  it('are the same where no word fits otherwise, and the advice writes a word as it is and says so', async () => {
    const found = {
      status: 'open',
      plain: true,
      suggestions: [{ word: 'mühle' }],
      review: { guess: 'mulde' },
    };
    expect(await advise(questionOn(ROWS))).toMatchObject({ ...found, boards: [{ possible: 1 }] });
    expect(await wordsOf(questionOn(ROWS))).toEqual(['mühle']);
    expect(await advise(questionOn(ROWS, ['mulde 22002']))).toMatchObject({ status: 'open', plain: true });
  });

  it('that the keys of a page cannot write are in no word that is suggested, while another fits', async () => {
    const unmarked = { unmarked: true };
    const rows = (row: string) => ({ ...questionOn([row]), ...unmarked });
    expect(await wordsOf(questionOn(['stahl 22022']))).toEqual(['stuhl', 'stühl']);
    expect(await wordsOf(rows('stahl 22022'))).toEqual(['stuhl']);
    // A game that takes u for ü gets what its keys can write.
    expect(await wordsOf(rows(ROWS[0]!))).toEqual(['muhle']);
    expect(await advise(rows(ROWS[0]!))).toMatchObject({ suggestions: [{ word: 'muhle' }] });
    // Marks may be typed in a way that cannot be seen.
    expect(await wordsOf(rows('mulde 20102'))).toEqual(['mühle']);
  });

  it('are told apart where no word fits either way', async () => {
    expect(await advise(questionOn(['mulde 00000']))).toMatchObject({ status: 'no-known-word' });
    expect(await advise(questionOn(['mulde 00000', 'muhme 20000']))).toMatchObject({
      status: 'contradiction',
    });
  });

  it('are the same in all that is said of such a game', async () => {
    const question = questionOn(ROWS);
    for (const typed of ['Muhle', 'mühle'])
      expect(await advisor.weigh(question, typed)).toMatchObject({ word: 'mühle', isListed: true, wins: 1 });
    expect(await advisor.lookBack(question)).toMatchObject({
      guess: 'mulde',
      boards: [{ after: 1, words: ['mühle'] }],
    });
    expect((await advisor.replay(question, ['mühle']))?.guesses.at(-1)).toBe('mühle');
    expect(await wordsOf({ ...question, given: '.u...' })).toEqual(['mühle']);
    const forbidden = { ...question, forbidden: ['mühle'] };
    expect(await advise(forbidden)).toMatchObject({
      status: 'no-known-word',
      nearest: ['muhme', 'mulde', 'stuhl'],
    });
    const levels = 2;
    const words = new Map([['mühle', { before: '2020-01-01' }]]);
    const past = { ...question, past: { levels, words } };
    expect(await advise(past)).toMatchObject({
      boards: [{ past: 1 }],
      suggestions: [{ past: { before: '2020-01-01' } }],
    });
  });

  it('make no answer unknown that the page writes without them', async () => {
    expect(await advise(questionOn(SOLVED))).toEqual({ status: 'solved', answers: ['muhle'] });
    expect(await advise(questionOn(['muhne 22222']))).toHaveProperty('unknown', ['muhne']);
  });
});
