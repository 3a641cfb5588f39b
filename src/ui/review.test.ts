import { describe, expect, it } from 'vitest';
import type { Review } from '../protocol/advice.ts';
import type { Locale } from '../protocol/locales.ts';
import { REVIEW } from '../test/advice.ts';
import { translateInto } from '../test/sentences.ts';
import { gradeSentence, reviewSentences } from './review.ts';

const en = translateInto('en');
const SLATE: Review = { ...REVIEW, guess: 'slate' };
const inLanguage = (language: Locale, change: Partial<Review> = {}, boards = 1) =>
  reviewSentences({ ...SLATE, ...change }, boards, translateInto(language));

describe('reviewSentences', () => {
  it('tell in each language what a guess left, what it leaves otherwise, and what the best one would have', () => {
    expect(inLanguage('en')).toEqual([
      'SLATE left 12 of 2,315 words.',
      'That was lucky.',
      'A good guess: on average the best one would have left 54 instead of 60 and saved about 0.1 guesses.',
    ]);
    expect(inLanguage('de')).toEqual([
      'SLATE ließ 12 von 2.315 Wörtern übrig.',
      'Glück gehabt.',
      'Ein guter Versuch: Der beste hätte im Schnitt 54 statt 60 übrig gelassen und etwa 0,1 Versuche gespart.',
    ]);
    expect(inLanguage('pl')).toEqual([
      'Po słowie SLATE zostało 12 słów z 2315.',
      'Szczęśliwy traf.',
      'Dobra próba: najlepsza zostawiłaby średnio 54 zamiast 60 i oszczędziłaby około 0,1 próby.',
    ]);
  });

  it('count the words of all boards together, and say so', () => {
    const left = (['en', 'de', 'pl'] as const).map((language) => inLanguage(language, {}, 2)[0]);
    expect(left).toEqual([
      'SLATE left 12 of 2,315 words on all boards together.',
      'SLATE ließ 12 von 2.315 Wörtern auf allen Spielfeldern zusammen übrig.',
      'Po słowie SLATE zostało 12 słów z 2315 na wszystkich planszach razem.',
    ]);
  });

  it('count in Polish', () => {
    const left = (count: number) => inLanguage('pl', { left: count })[0];
    expect([1, 3, 22, 25].map(left)).toEqual([
      'Po słowie SLATE zostało 1 słowo z 2315.',
      'Po słowie SLATE zostały 3 słowa z 2315.',
      'Po słowie SLATE zostały 22 słowa z 2315.',
      'Po słowie SLATE zostało 25 słów z 2315.',
    ]);
  });

  it('call luck what the report calls it, and none where there was none', () => {
    const luck = (points: number | null) => inLanguage('en', { luck: points })[1];
    expect(luck(39)).toBe('That was bad luck.');
    expect(luck(40)).toBe('Average luck.');
    expect(luck(null)).toMatch(/^A good guess/);
  });

  it.each([
    [99, 0, 'It was hard to beat.'],
    // Reviewed so, even the best that is found by playing on may cost a little more than another.
    [90, 0.1, 'It was hard to beat.'],
    [
      89,
      0.11,
      'A good guess: on average the best one would have left 54 instead of 60 and saved about 0.11 guesses.',
    ],
    [
      79,
      0.25,
      'A fair guess: on average the best one would have left 54 instead of 60 and saved about 0.25 guesses.',
    ],
    [
      39,
      0.996,
      'A weak guess: on average the best one would have left 54 instead of 60 and saved about 1 guess.',
    ],
  ])('grade a guess of skill %d', (skill, more, sentence) => {
    expect(inLanguage('en', { skill, more })[2]).toBe(sentence);
  });

  it.each([
    [
      86,
      0.15,
      'A good guess: on average the best one would have left 54 instead of 60, and it loses fewer games.',
    ],
    [
      72,
      0.35,
      'A fair guess: on average the best one would have left 54 instead of 60, and it loses fewer games.',
    ],
    [
      27,
      1.4,
      'A weak guess: on average the best one would have left 54 instead of 60, and it loses fewer games.',
    ],
  ])('count no lost games as guesses in a skill of %d', (skill, lost, sentence) => {
    expect(inLanguage('en', { skill, more: lost - 0.1, risk: 0.01 })[2]).toBe(sentence);
    expect(inLanguage('en', { skill, more: lost + 0.02, risk: -0.002 })[2]).toContain(
      `saved about ${(lost + 0.02).toFixed(2)} guesses`,
    );
  });

  it('name the guess where the grade stands alone, beside another word', () => {
    const alone = (skill: number) => gradeSentence({ ...SLATE, skill, more: 0.25, risk: 0 }, en);
    expect(alone(95)).toBe('SLATE was hard to beat.');
    expect(alone(75)).toMatch(/^SLATE was a fair guess: on average the best one would have left 54 /);
  });

  it('say so when a guess has ruled out nothing', () => {
    const [first, second] = inLanguage('en', { before: 12, average: 12, luck: null, skill: 39, more: 1 });
    expect(first).toBe('SLATE ruled out no word.');
    // And what leaves more words is no reason to call it weak.
    expect(second).toBe('A weak guess: the best one would have saved about 1 guess on average.');
  });

  it('give small averages a decimal', () => {
    const of = { before: 6, left: 1, average: 2.46, best: 1.5 };
    expect(inLanguage('de', of)[2]).toContain('im Schnitt 1,5 statt 2,5 übrig gelassen');
  });
});
