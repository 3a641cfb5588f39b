import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { feedbackFromDigits } from './feedback.ts';
import { formatHint, HintError, isWin, type Notation, parseHint, parseHints } from './hints.ts';

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
  it.each([
    'oater 11001',
    '  OATER\t11001 ',
    'oater 🟨🟨⬛⬛🟨',
    'Oater 🟦🟦⬜⬜🟦',
    'oater 🟨🟨⬛️⬛️🟨',
    'oater [1, 1, 0, 0, 1]',
    'oater [1,1,0,0,1]',
    'oater  [ 1 , 1 , 0 , 0 , 1 ]',
    'oater 1,1,0,0,1',
    'oater 1 1 0 0 1',
    'O_P,A_P,T_N,E_N,R_P',
    ' o_p, A_P,\tt_n , e_N,R_p ',
    'oater yybby',
    'OATER YYXXY',
    'oater y y b b y',
    'oater yy--y',
    'oater żżssż',
    'oater żżssż'.normalize('NFD'),
  ])('reads "%s"', (text) => {
    expect(parseHint(text)).toEqual({ guess: 'oater', feedback: 81 + 27 + 1 });
  });

  it('reads the hints of the articles', () => {
    expect(formatHint(parseHint('S_E,U_N,G_N,A_P,R_P'))).toBe('sugar 20011');
    expect(formatHint(parseHint('slate [0, 1, 0, 2, 0]'))).toBe('slate 01020');
    expect(formatHint(parseHint('greet 🟧⬛🟦⬜🟧'))).toBe('greet 20102');
    expect(formatHint(parseHint('greet gbywg'))).toBe('greet 20102');
  });

  it('takes a letter with its mark for one letter, composed or not', () => {
    expect(parseHint('żółte'.normalize('NFD') + ' 00000').guess).toBe('żółte');
    expect(parseHint('FÜNF'.normalize('NFD') + ' 0000').guess).toBe('fünf');
    expect(parseHint('F_N,Ü_N,N_N,F_N'.normalize('NFD')).guess).toBe('fünf');
  });

  it.each([
    ['', 'form'],
    ['oater', 'form'],
    ['11001 oater', 'form'],
    ['oater 11001 abord', 'form'],
    ['oat3r 11001', 'form'],
    ['oater 11003', 'form'],
    ['oater abord', 'form'],
    ['oater 11001 20210', 'form'],
    ['oater [1, 1, 0, 0, 1', 'form'],
    ['oater [1, 1,, 0, 1]', 'form'],
    ['oater [1, 1, 0, 0, 3]', 'form'],
    ['oater 1 1 0 0 constructor', 'form'],
    ['O_P,A_P,T_N,E_N,R_X', 'form'],
    ['O_P,A_P,T_N,E_N,R_', 'form'],
    ['O_P,A_P,T_N,E_N,R', 'form'],
    ['O_P,A_P,T_N,EN_N', 'form'],
    ['O_P,A_P,T_N,E_N_P', 'form'],
    ['O_P,A_P,T_N,E_N,_P', 'form'],
    ['O_P,A_P,T_N,E_N R_P', 'form'],
    ['O_P,A_P,T_N', 'wordLength'],
    ['oater []', 'replyLength'],
    ['oater [1, 1, 0, 0]', 'replyLength'],
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

  describe('long junk', () => {
    const PIECES = [
      'oater ',
      '[',
      ']',
      ' ',
      '\t',
      ',',
      ' , ',
      '0',
      '2',
      '_',
      'o_',
      '_P',
      '🟨',
      '⬛',
      '\uFE0F',
      '\u0301',
    ];
    const long = (piece: string) => piece.repeat(Math.ceil(1_000_000 / piece.length));

    // A way that took time by the square of the length would not come to an end here.
    it.each(PIECES)('of "%s" is refused at once', (piece) => {
      for (const text of [
        long(piece),
        `oater ${long(piece)}`,
        `oater [${long(piece)}`,
        `oater 11${long(piece)}1`,
      ]) {
        expect(problemOf(text)).toBe('form in row 0');
      }
    });

    it('of all that hints are made of is refused at once', () => {
      const junk = fc.array(fc.constantFrom(...PIECES), { minLength: 100, maxLength: 100_000, size: 'max' });
      fc.assert(
        fc.property(junk, (pieces) => {
          expect(problemOf(pieces.join(''))).toBe('form in row 0');
        }),
        { numRuns: 20, seed: 3 },
      );
    });

    it('is not read, while the longest hint is', () => {
      const longest = 'żółćżółćżół'.normalize('NFD');
      expect(parseHint(`${longest} [${new Array<number>(11).fill(0).join(' , ')}]`).feedback).toBe(0);
      expect(problemOf(`oater ${' '.repeat(89)}11001`)).toBe('none');
      expect(problemOf(`oater ${' '.repeat(90)}11001`)).toBe('form in row 0');
    });
  });

  const notations: readonly Notation[] = ['digits', 'letters', 'list', 'squares'];
  it.each(notations)('is the inverse of formatHint in %s', (notation) => {
    const hint = fc
      .array(fc.tuple(fc.constantFrom(...'abeoząćęłńóśźżäöüßñ'), fc.constantFrom(0, 1, 2)), {
        minLength: 4,
        maxLength: 11,
      })
      .map((tiles) => ({
        guess: tiles.map(([letter]) => letter).join(''),
        feedback: feedbackFromDigits(tiles.map(([, digit]) => digit)),
      }));
    fc.assert(
      fc.property(hint, (given) => {
        expect(parseHint(formatHint(given, notation))).toEqual(given);
      }),
    );
  });
});

describe('formatHint', () => {
  it.each([
    ['digits', 'große 21012'],
    ['letters', 'G_E,R_P,O_N,ß_P,E_E'],
    ['list', 'große [2, 1, 0, 1, 2]'],
    ['squares', 'große 🟩🟨⬛🟨🟩'],
  ] as const)('writes %s: %s', (notation, text) => {
    expect(formatHint(parseHint('große 21012'), notation)).toBe(text);
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
