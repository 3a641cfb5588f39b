import { describe, expect, it } from 'vitest';
import { suggestionOf } from '../test/advice.ts';
import { translateInto } from '../test/sentences.ts';
import { aheadSentence, glanceOf, reasonOf, rivalSentence } from './reason.ts';

const [en, de, pl] = [translateInto('en'), translateInto('de'), translateInto('pl')];

const sizes = [9, ...new Array<number>(46).fill(2)];
const probe = suggestionOf('clons', sizes, { candidate: false });
const around = { possible: 110, guessesLeft: 5 };

describe('reasonOf', () => {
  it('says in each language what a word does to those that are left', () => {
    expect(reasonOf(probe, around, en)).toBe(
      'Splits 110 words into 47 groups, 9 left at worst; 1.9 guesses to go on average.',
    );
    expect(reasonOf(probe, around, de)).toBe(
      'Teilt 110 Wörter in 47 Gruppen, schlimmstenfalls bleiben 9 übrig; im Schnitt noch 1,9 Versuche.',
    );
    expect(reasonOf(probe, around, pl)).toBe(
      'Dzieli 110 słów na 47 grup, w najgorszym razie zostaje 9; średnio jeszcze 1,9 próby.',
    );
  });

  it('has its plurals', () => {
    const even = suggestionOf('aroma', [1, 1], { expected: 1.5 });
    expect(reasonOf(even, { possible: 2, guessesLeft: null }, en)).toBe(
      'Splits 2 words into 2 groups, one left at worst; 1.5 guesses to go on average.',
    );
    expect(reasonOf(even, { possible: 2, guessesLeft: null }, de)).toContain(
      'schlimmstenfalls bleibt eines übrig',
    );
    const three = suggestionOf('aroma', [3, 1], { expected: 2.04 });
    expect(reasonOf(three, { possible: 4, guessesLeft: null }, pl)).toBe(
      'Dzieli 4 słowa na 2 grupy, w najgorszym razie zostają 3; średnio jeszcze 2 próby.',
    );
    expect(reasonOf({ ...three, expected: 5 }, { possible: 22, guessesLeft: null }, pl)).toBe(
      'Dzieli 22 słowa na 2 grupy, w najgorszym razie zostają 3; średnio jeszcze 5 prób.',
    );
  });

  it('tells the part of the games that is lost, beside the guesses', () => {
    const risky = { ...probe, expected: 3.61, risk: 0.056 };
    expect(reasonOf(risky, around, en)).toBe(
      'Splits 110 words into 47 groups, 9 left at worst; 3.6 guesses to go on average, and 6% of games are lost.',
    );
    expect(reasonOf(risky, around, de)).toMatch(
      /; im Schnitt noch 3,6 Versuche, und 6\s% der Spiele gehen verloren\.$/,
    );
    expect(reasonOf(risky, around, pl)).toMatch(
      /; średnio jeszcze 3,6 próby, a 6% gier kończy się przegraną\.$/,
    );
    expect(reasonOf({ ...risky, risk: 0.002 }, around, en)).toContain('and <1% of games are lost.');
    // One in ten thousand.
    expect(reasonOf({ ...risky, risk: 0.0001 }, around, en)).toContain('; 3.6 guesses to go on average.');
  });

  it('gives no average where there is but an estimate, or for the last guess', () => {
    const estimated = { ...probe, certainty: 'estimated' as const };
    expect(reasonOf(estimated, around, en)).toBe('Splits 110 words into 47 groups, 9 left at worst.');
    expect(reasonOf({ ...estimated, risk: 0.1 }, around, en)).toBe(
      'Splits 110 words into 47 groups, 9 left at worst; the guesses left may not be enough.',
    );
    expect(reasonOf(probe, { possible: 3, guessesLeft: 1 }, en)).toBe(
      'Your last guess: 3 words can still be the answer.',
    );
    expect(reasonOf(probe, { possible: 3, guessesLeft: 1 }, pl)).toBe(
      'Ostatnia próba: rozwiązaniem mogą być jeszcze 3 słowa.',
    );
  });

  it('calls the only word so, for the last guess too', () => {
    expect(reasonOf(suggestionOf('aroma', [1]), { possible: 1, guessesLeft: 1 }, en)).toBe(
      'The only word left that Knack knows.',
    );
  });
});

describe('rivalSentence', () => {
  const rival = suggestionOf('acorn', new Array<number>(39).fill(2), { expected: 2.02 });

  it('says in each language what a word that could win would cost', () => {
    expect(rivalSentence(probe, rival, en)).toBe('could win, and takes 0.12 guesses more on average.');
    expect(rivalSentence(probe, rival, de)).toBe(
      'könnte gewinnen und braucht im Schnitt 0,12 Versuche mehr.',
    );
    expect(rivalSentence(probe, rival, pl)).toBe('może wygrać, ale wymaga średnio o 0,12 próby więcej.');
  });

  it('is true where it costs as much, or less', () => {
    expect(rivalSentence(probe, { ...rival, expected: 1.902 }, en)).toContain('as many guesses on average');
    expect(rivalSentence(probe, { ...rival, expected: 1.6 }, en)).toContain('0.3 guesses fewer on average');
  });

  it('counts no lost games as guesses', () => {
    const risky = { ...rival, expected: 4, risk: 0.167 };
    const asLong = { ...risky, expected: probe.expected };
    expect(rivalSentence(probe, asLong, en)).toBe('could win, but 17% of games are lost with it.');
    expect(rivalSentence(probe, asLong, de)).toMatch(/^könnte gewinnen, aber damit gehen 17\s% der Spiele/);
    expect(rivalSentence(probe, asLong, pl)).toBe('może wygrać, ale 17% gier kończy się wtedy przegraną.');
    expect(rivalSentence({ ...probe, risk: 0.05 }, rival, en)).toContain('0.12 guesses more');
    // What it costs is said of both.
    expect(rivalSentence(probe, risky, en)).toBe(
      'could win, but takes 2.1 guesses more on average, and 17% of games are lost with it.',
    );
  });

  it('compares no estimates', () => {
    const estimated = { certainty: 'estimated' as const };
    expect(rivalSentence({ ...probe, ...estimated }, rival, en)).toBe('could win.');
    expect(rivalSentence(probe, { ...rival, ...estimated }, en)).toBe('could win.');
  });
});

describe('aheadSentence', () => {
  it('promises no more than was looked at', () => {
    expect(aheadSentence('looking', { ...probe, certainty: 'proven' }, en)).toMatch(/^Looking/);
    expect(aheadSentence('done', { ...probe, certainty: 'proven' }, en)).toMatch(/^No word is better/);
    expect(aheadSentence('cut-short', probe, en)).toMatch(/there may be a better word/);
    expect(aheadSentence('done', probe, en)).toMatch(/^Every good word/);
    expect(aheadSentence('done', { ...probe, certainty: 'estimated' }, en)).toBeNull();
    expect(aheadSentence('done', { ...probe, certainty: 'played' }, en)).toMatch(
      /by the rule of this strategy/,
    );
  });
});

describe('glanceOf', () => {
  it('tells the part of the games that is lost where it is one in a hundred, and leaves less to the reason', () => {
    const lost = (risk: number) => glanceOf({ ...probe, expected: 3.61, risk }, around, en);
    expect(lost(0.01)).toMatch(/^Usually leaves .*\. 1% of games are lost with it\.$/);
    expect(lost(0.009)).toMatch(/^Usually leaves [^.]*\.$/);
  });

  it.each([
    [0.4, '1', 'zostaje 1'],
    [1.04, '1', 'zostaje 1'],
    [1.5, '1 or 2', 'zostają 1 lub 2'],
    [4.98, '5', 'zostaje 5'],
    [7.2, '7 or 8', 'zostaje 7 lub 8'],
    [16.4, 'about 16', 'zostaje około 16'],
  ])('tells a mean of %d words in whole ones, and of how many', (left, words, slowa) => {
    expect(glanceOf({ ...probe, left }, around, en)).toBe(`Usually leaves ${words} of 110 words.`);

    expect(glanceOf({ ...probe, left }, around, pl).replaceAll('\u{a0}', ' ')).toBe(
      `Zwykle ${slowa} z 110 słów.`,
    );
  });
});
