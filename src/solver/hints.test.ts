import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatHint, HintError, isWin, parseHint, parseHints } from './hints.ts';

const problemOf = (...texts: string[]) => {
  try {
    parseHints(texts);
  } catch (error) {
    if (error instanceof HintError) return `${error.problem} in row ${error.row}`;
    throw error;
  }
  return 'none';
};

describe('parseHint', () => {
  it('reads digits, squares, capitals and spare white space alike', () => {
    const expected = { guess: 'oater', feedback: 81 + 27 + 1 };
    for (const text of [
      'oater 11001',
      '  OATER\t11001 ',
      'oater 🟨🟨⬛⬛🟨',
      'Oater 🟦🟦⬜⬜🟦',
      'oater 🟨🟨⬛️⬛️🟨',
    ]) {
      expect(parseHint(text)).toEqual(expected);
    }
  });

  it('takes a letter with its mark for one letter, composed or not', () => {
    expect(parseHint('żółte'.normalize('NFD') + ' 00000').guess).toBe('żółte');
    expect(parseHint('FÜNF'.normalize('NFD') + ' 0000').guess).toBe('fünf');
  });

  it.each([
    ['', 'form'],
    ['oater', 'form'],
    ['11001 oater', 'form'],
    ['oater 11001 abord', 'form'],
    ['oat3r 11001', 'form'],
    ['oater 11003', 'form'],
    ['oater 1100', 'replyLength'],
    ['oater 110010', 'replyLength'],
    ['oat 110', 'wordLength'],
    ['abcdefghijkl 000000000000', 'wordLength'],
  ])('says what is wrong with "%s": %s', (text, problem) => {
    expect(problemOf(text)).toBe(`${problem} in row 0`);
  });

  it('throws nothing but a HintError on any string', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => problemOf(text) !== ''));
  });

  it('is the inverse of formatHint', () => {
    const hint = fc
      .array(fc.tuple(fc.constantFrom(...'aeżßñ'), fc.constantFrom('0', '1', '2')), {
        minLength: 4,
        maxLength: 11,
      })
      .map(
        (tiles) => `${tiles.map(([letter]) => letter).join('')} ${tiles.map(([, digit]) => digit).join('')}`,
      );
    fc.assert(
      fc.property(hint, (text) => {
        expect(formatHint(parseHint(text))).toBe(text);
      }),
    );
  });
});

describe('parseHints', () => {
  it('names the row that is not as long as the first', () => {
    expect(problemOf('oater 11001', 'abord 20210', 'four 0000')).toBe('rowsDiffer in row 2');
  });
});

describe('isWin', () => {
  it('needs every letter in its place', () => {
    expect(isWin(parseHint('aroma 22222'))).toBe(true);
    expect(isWin(parseHint('aroma 22221'))).toBe(false);
  });
});
