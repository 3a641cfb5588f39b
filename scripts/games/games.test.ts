import { describe, expect, it } from 'vitest';
import { describeGame } from '../../e2e/games/describe.ts';
import type { Truth } from '../../e2e/games/game.ts';
import { generate } from '../../e2e/games/generate.ts';
import { isTaken } from '../../e2e/games/properties/refusal.ts';
import { grade, MARKS, type Rule } from '../../e2e/games/properties/rules.ts';
import { isWhole, type PageRead, wrongIn } from '../../e2e/games/verdict.ts';

describe('A game', () => {
  const games = Array.from({ length: 300 }, (_, seed) => generate(seed));

  it('is the same for the same seed', () => {
    expect(describeGame(generate(7))).toBe(describeGame(generate(7)));
    expect(new Set(games.map(describeGame)).size).toBe(300);
  });

  it('has answers and guesses of its width, and no more of them than it allows', () => {
    for (const { seed, language, boards, answers, guesses, refusal, given } of games) {
      expect([...new Set([...answers, ...guesses].map((word) => [...word].length))], `${seed}`).toEqual([
        language.width,
      ]);
      const entered = guesses.filter((word) => answers.includes(word) || isTaken(refusal, word));
      expect(entered.length + (given === null ? 0 : 1), `${seed}`).toBeLessThanOrEqual(boards.limit);
    }
  });

  it('tells a finished row by something where absent looks like nothing', () => {
    for (const { seed, wording, keyboard, layout } of games) {
      if (wording.absent !== 'nothing') continue;
      const spoken = wording.label !== 'none' || wording.unseen !== 'none';
      const byKeys = keyboard.element !== null && keyboard.state !== 'none';
      const byRows = layout.open !== 'same' || layout.later !== 'same';
      expect(spoken || byKeys || byRows, `${seed}`).toBe(true);
    }
  });
});

describe('A guess is graded', () => {
  const digitsOf = (rule: Rule, guess: string, answer: string) =>
    grade(rule, [...guess], [...answer])
      .map((mark) => MARKS.indexOf(mark))
      .join('');

  it.each([
    ['standard', 'loose', 'solve', '12012'],
    ['standard', 'eerie', 'elder', '21100'],
    ['standard', 'tatty', 'treat', '21100'],
    ['any copy', 'eerie', 'elder', '21101'],
    ['any copy', 'lolly', 'gavel', '10110'],
    ['first copy', 'lolly', 'gavel', '10000'],
    ['first copy', 'allot', 'skill', '01000'],
    ['in turn', 'lolly', 'gavel', '10000'],
    ['in turn', 'eerie', 'bible', '10012'],
    ['in turn only', 'eerie', 'bible', '10010'],
    ['in turn only', 'loose', 'solve', '12012'],
    ['unless used up', 'lolly', 'gavel', '10110'],
    ['unless used up', 'allot', 'total', '11111'],
    ['unless used up', 'eerie', 'verge', '02202'],
  ] as const)('by the rule “%s”: %s for %s as %s', (rule, guess, answer, digits) => {
    expect(digitsOf(rule, guess, answer)).toBe(digits);
  });
});

describe('What is read', () => {
  const truth: Truth = {
    boards: [['crane 00210', 'other 01000'], ['crane 01000']],
    width: 5,
    typed: '',
    over: false,
  };
  const read = (boards: readonly (readonly string[])[], widths = boards.map(() => 5)): PageRead => ({
    kind: 'boards',
    boards,
    widths,
    moving: false,
  });

  it('may lag behind, and is whole once all of it is there', () => {
    expect(wrongIn(read([['crane 00210'], []]), truth)).toBeNull();
    expect(isWhole(read([['crane 00210'], []]), truth)).toBe(false);
    expect(wrongIn(read(truth.boards), truth)).toBeNull();
    expect(isWhole(read(truth.boards), truth)).toBe(true);
    expect(wrongIn({ kind: 'no-board', why: 'unknown' }, truth)).toBeNull();
  });

  it.each([
    ['one board of two', read([['crane 00210']])],
    ['other feedback', read([['crane 00211'], []])],
    ['a row that is only typed', read([[], ['crane 01000', 'other 00000']])],
    ['words of another width', read([[], []], [10, 10])],
    ['the boards in another order', read([['crane 01000'], ['crane 00210']])],
  ])('is wrong with %s', (_, it) => {
    expect(wrongIn(it, truth)).not.toBeNull();
  });
});
