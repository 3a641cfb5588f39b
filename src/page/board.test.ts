import { describe, expect, it } from 'vitest';
import { beginsLate, type Board, givenOn, typedLetters } from './board.ts';

/** A board of rows such as "slate 00202" or "cr...", and the letters that its game gives. */
const board = (rows: readonly string[], given?: string): Board => ({
  rows: rows.map((row) => {
    const [letters, digits] = row.split(' ') as [string, string?];
    return [...letters].map((letter, n) => ({
      letter: letter === '.' ? '' : letter,
      feedback: digits ? (['absent', 'present', 'correct'] as const)[Number(digits[n])]! : null,
    }));
  }),
  limit: null,
  ...(given && { given: [...given].map((letter) => letter.replace('.', '')) }),
});

/** Two boards on which the game writes what is known of each: a letter of theirs that is typed as well stands there anyway. */
const reminding = (rows: readonly [string, string]) => [
  board(['slate 00202', rows[0]], '..a.e'),
  board(['slate 20002', rows[1]], 's...e'),
];

describe('what is typed', () => {
  it.each([
    ['nothing', ['.....', '.....'], ''],
    ['a letter that is on one board already', ['s....', '.....'], 'se'],
    ['two letters, the first of them on one board already', ['sp...', '.p...'], 'spe'],
    ['three letters, the last of them over another', ['spi..', '.pi..'], 'spie'],
    ['a word but for the letter that is given on both', ['spik.', '.pik.'], 'spike'],
    ['a whole word', ['spike', 'spike'], 'spike'],
    ['another whole word', ['stand', 'stand'], 'stand'],
  ] as const)('on boards with letters of their own is %s', (_, rows, typed) => {
    expect(typedLetters(reminding(rows))).toBe(typed);
  });

  it('is without the letter of one board that makes its row a full one', () => {
    expect(typedLetters([board(['grine'], '..a.e'), board(['grin.'])])).toBe('grin');
  });

  it('is without a whole word that is known of one board', () => {
    const others = [board(['.....'], '..a.e'), board(['.....'])];
    expect(typedLetters([board(['peach']), ...others])).toBe('');
    expect(typedLetters([board(['feach']), board(['f....'], '..a.e'), board(['f....'])])).toBe('f');
    expect(typedLetters([board(['peach'])])).toBe('peach');
  });

  it('is what one board shows where the others show nothing', () => {
    expect(typedLetters([board(['slate 00202']), board(['slate 20002', 'cr...'])])).toBe('cr');
  });

  it('begins late where it is in another tile than the first on all boards, and none was given there', () => {
    expect(beginsLate([board(['.r...']), board(['.r...'])])).toBe(true);
    expect(beginsLate([board(['.r...'], 'c....')])).toBe(false);
    expect(beginsLate([board(['cr...'], '....e'), board(['.r...'], 'c....')])).toBe(false);
    expect(beginsLate(reminding(['.....', '.....']))).toBe(false);
  });
});

describe('letters that a game gives', () => {
  it('are those that it gives on each board', () => {
    expect(givenOn(reminding(['.....', '.....']))).toEqual(['', '', '', '', 'e']);
    expect(givenOn([board(['.....'], 'c....')])).toEqual(['c', '', '', '', '']);
  });

  it('are none where boards have none in common', () => {
    expect(givenOn([board(['.....'], 'c....'), board(['.....'], '.r...')]).filter(Boolean)).toEqual([]);
    expect(givenOn([board(['.....'], 'c....'), board(['.....'])]).filter(Boolean)).toEqual([]);
  });
});
