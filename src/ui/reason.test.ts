import { describe, expect, it } from 'vitest';
import { suggestionOf } from '../test/answers.ts';
import { createTranslate } from './i18n.ts';
import { aheadSentence, reasonOf, rivalSentence } from './reason.ts';

const [en, de, pl] = ['en', 'de', 'pl'].map((language) => createTranslate([language])) as [T, T, T];
type T = ReturnType<typeof createTranslate>;

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
    expect(reasonOf(even, { possible: 2 }, en)).toBe(
      'Splits 2 words into 2 groups, one left at worst; 1.5 guesses to go on average.',
    );
    expect(reasonOf(even, { possible: 2 }, de)).toContain('schlimmstenfalls bleibt eines übrig');
    const three = suggestionOf('aroma', [3, 1], { expected: 2.04 });
    expect(reasonOf(three, { possible: 4 }, pl)).toBe(
      'Dzieli 4 słowa na 2 grupy, w najgorszym razie zostają 3; średnio jeszcze 2 próby.',
    );
    expect(reasonOf({ ...three, expected: 5 }, { possible: 22 }, pl)).toBe(
      'Dzieli 22 słowa na 2 grupy, w najgorszym razie zostają 3; średnio jeszcze 5 prób.',
    );
  });

  it('gives no average that counts lost games, nor for the last guess', () => {
    const risky = { ...probe, expected: 3.2 };
    expect(reasonOf(risky, { possible: 110, guessesLeft: 3 }, en)).toBe(
      'Splits 110 words into 47 groups, 9 left at worst; the guesses left may not be enough.',
    );
    expect(reasonOf(risky, { possible: 110 }, en)).toContain('3.2 guesses');
    expect(reasonOf(probe, { possible: 3, guessesLeft: 1 }, en)).toBe(
      'Your last guess: 3 words can still be the answer.',
    );
    expect(reasonOf(probe, { possible: 3, guessesLeft: 1 }, pl)).toBe(
      'Ostatnia próba: hasłem mogą być jeszcze 3 słowa.',
    );
  });

  it('calls the only word so, be it for the last guess', () => {
    expect(reasonOf(suggestionOf('aroma', [1]), { possible: 1, guessesLeft: 1 }, en)).toBe(
      'The only word left that Knack knows.',
    );
  });
});

describe('rivalSentence', () => {
  const rival = suggestionOf('acorn', new Array<number>(39).fill(2), { expected: 2.02 });

  it('says in each language what the best word that can be the answer would cost', () => {
    expect(rivalSentence(probe, rival, around, en)).toBe(
      'The best word that can be the answer makes 39 groups and takes 0.12 guesses more on average.',
    );
    expect(rivalSentence(probe, rival, around, de)).toBe(
      'Das beste Wort, das die Lösung sein kann, bildet 39 Gruppen und braucht im Schnitt 0,12 Versuche mehr.',
    );
    expect(rivalSentence(probe, rival, around, pl)).toBe(
      'Najlepsze słowo, które może być hasłem, tworzy 39 grup i wymaga średnio o 0,12 próby więcej.',
    );
  });

  it('is true where it costs as much, or less', () => {
    expect(rivalSentence(probe, { ...rival, expected: 1.902 }, around, en)).toContain(
      'takes as many guesses on average',
    );
    expect(rivalSentence(probe, { ...rival, expected: 1.6 }, around, en)).toContain(
      'takes 0.3 guesses fewer on average',
    );
  });

  it('counts no lost games as guesses', () => {
    expect(rivalSentence(probe, { ...rival, expected: 2.5 }, { possible: 110, guessesLeft: 2 }, en)).toBe(
      'The best word that can be the answer makes 39 groups, and the guesses left may not be enough.',
    );
  });
});

describe('aheadSentence', () => {
  it('promises no more than was looked at', () => {
    expect(aheadSentence('looking', { ...probe, certainty: 'proven' }, en)).toMatch(/^Looking/);
    expect(aheadSentence('done', { ...probe, certainty: 'proven' }, en)).toMatch(/^No word is better/);
    expect(aheadSentence('cut-short', probe, en)).toMatch(/there may be a better word/);
    expect(aheadSentence('done', probe, en)).toMatch(/^Found by playing on/);
    expect(aheadSentence('done', { ...probe, certainty: 'estimated' }, en)).toBeNull();
  });
});
