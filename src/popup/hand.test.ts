import { describe, expect, it } from 'vitest';
import { parseHints } from '../solver/hints.ts';
import { boardsIn, guessed, readHand, tapped, typedOn, withGuess, withoutLast, writeHand } from './hand.ts';

const rows = (...hints: string[]) => parseHints(hints);
const textOf = (...hints: string[]) => writeHand([rows(...hints)]);

describe('hints typed by hand', () => {
  it.each([
    ['', []],
    ['oater 11001\nabord 20210\n', [['oater 11001', 'abord 20210']]],
    ['\n\noater 11001\n \n\nabord 20210\n\n', [['oater 11001'], ['abord 20210']]],
  ])('are the lines that are not empty, which part boards: %j', (typed, boards) => {
    expect(boardsIn(typed)).toEqual(boards);
  });

  it.each([
    ['OATER 11001', 'en', 'oater 11001'],
    ['oater 🟨🟨⬛⬛🟨', 'en', 'oater 11001'],
    ['fünf 00100', 'de-written-out', 'fuenf 00100'],
    ['größe 01002\n\nmasse 00000', 'de', 'größe 01002\n\nmasse 00000'],
  ] as const)('are rows in the spelling of their lexicon: %s, %s', (text, lexicon, expected) => {
    expect(writeHand(readHand(text, lexicon)!)).toBe(expected);
  });

  it.each(['oater 1100', 'oater', 'oater 11001\nfour 0000', '12345 00000'])('are no rows: %j', (text) => {
    expect(readHand(text, 'en')).toBeNull();
  });

  it.each([
    ['letters begin a guess', [], 'oat', [], 'oat'],
    ['a guess is whole at its last letter', [], 'oatera', ['oater 00000'], 'a'],
    ['digits colour the last guess', ['oater 00000'], '11001', ['oater 11001'], ''],
    ['digits count once there is one for each letter', ['oater 00000'], '110', ['oater 00000'], '110'],
    ['digits with nothing to colour are none', [], '11001', [], ''],
    ['digits among letters are none', ['oater 11001'], 'ab1', ['oater 11001'], 'ab'],
    ['what is neither is none', ['oater 11001'], 'a-b c!3', ['oater 11001'], 'abc'],
  ])('%s', (_, hints, text, expected, open) => {
    const before = hints.length > 0 ? [rows(...hints)] : [];
    const typed = typedOn(before, text, 5);
    expect([writeHand(typed.boards), typed.open]).toEqual([expected.join('\n'), open]);
  });

  it('digits colour no guess on several boards, of which each has its own', () => {
    const boards = [rows('oater 00000'), rows('oater 00000')];
    expect(typedOn(boards, '11001', 5)).toMatchObject({ boards, open: '' });
  });

  it.each([
    ['digits without a guess', [], '1', 'digits-first'],
    ['digits of several boards', [['oater 00000'], ['oater 00000']], '1', 'digits-of-several'],
    ['letters', [['oater 00000']], 'sl', null],
    ['a guess', [['oater 00000']], 'slate', null],
    ['digits of the only board', [['oater 00000']], '11001', null],
  ])('say of %s whether anything comes of it', (_, boards, text, ignored) => {
    const before = boards.map((hints) => rows(...hints));
    expect(typedOn(before, text, 5).ignored).toBe(ignored);
  });

  it('go from absent to elsewhere to in place, and round again', () => {
    let [row] = rows('oater 11001');
    const seen = [0, 1, 2].map(() => {
      row = tapped(row!, 2);
      return writeHand([[row]]);
    });
    expect(seen).toEqual(['oater 11101', 'oater 11201', 'oater 11001']);
  });
});

describe('a guess', () => {
  it.each([
    // A letter in its place stays there, one that is elsewhere is there still, and the rest is not known.
    [['oater 11001'], 'abord', 'abord 10110'],
    [['oater 11001', 'abord 20210'], 'aroma', 'aroma 21200'],
    // No more of a letter than the rows above show.
    [['sissy 20000'], 'sassy', 'sassy 20000'],
    [['sissy 01000', 'geese 01010'], 'eerie', 'eerie 10010'],
    [['geese 01100'], 'eerie', 'eerie 11000'],
    [[], 'crane', 'crane 00000'],
  ])('after %j is first taken to be %s', (hints, word, expected) => {
    expect(writeHand([[guessed(word, rows(...hints))]])).toBe(expected);
  });

  it('is made on each board whose answer is not found, and taken back from those that have it', () => {
    const boards = [rows('oater 00000', 'crane 22222'), rows('oater 11001', 'crane 00000')];
    const next = withGuess(boards, 'abord');
    expect(next.map((board) => board.length)).toEqual([2, 3]);
    expect(withoutLast(next)).toEqual(boards);
    expect(withGuess([], 'abord')).toEqual([rows('abord 00000')]);
    expect(withoutLast(withGuess([], 'abord'))).toEqual([]);
  });

  it('is taken back from each board that has it, however many rows they have', () => {
    const boards = [rows('crane 01000', 'moist 00100'), rows('crane 00002')];
    expect(withoutLast(withGuess(boards, 'bulky'))).toEqual(boards);
    expect(withoutLast(withGuess([rows('crane 22222')], 'bulky'))).toEqual([]);
  });

  it('is written as it is read', () => {
    expect(textOf('oater 11001', 'abord 20210')).toBe('oater 11001\nabord 20210');
  });
});
