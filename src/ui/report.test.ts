import { describe, expect, it } from 'vitest';
import type { Advice } from '../protocol/advice.ts';
import type { RuledGame } from '../protocol/game.ts';
import type { GuessReview } from '../protocol/game-review.ts';
import { suggestionOf } from '../test/advice.ts';
import { playedGame } from '../test/reviews.ts';
import { translateInto } from '../test/sentences.ts';
import { luckOf } from './grades.ts';
import { copiedText, isEnd, judgedOf, rowsOf, wrongTurn } from './report.ts';

const game = (boards: string[][], rest: Partial<RuledGame> = {}): RuledGame => ({
  ...playedGame(boards),
  answers: undefined,
  ...rest,
});

const board = (before: number, after: number, solved = false, number = 0) => ({
  board: number,
  before,
  after,
  words: [],
  solved,
});

/** Of a guess that was neither the best nor the answer. */
const review = (rest: Partial<GuessReview> = {}): GuessReview => ({
  guess: 'oater',
  boards: [board(40, 12)],
  skill: 60,
  luck: 50,
  more: 4.2,
  best: suggestionOf('guise', [2, 1]),
  rival: null,
  ...rest,
});

const gradeOf = (rest: Partial<GuessReview>, guessesLeft = 4) => judgedOf(review(rest), guessesLeft).grade;

describe('a lost game', () => {
  const LOST = game([
    ['salet 00000', 'oater 11001', 'crane 01100', 'bible 00000', 'mamma 00000', 'geese 00000'],
  ]);
  const turn = (skills: (number | null)[], of = LOST, rest: Partial<GuessReview> = {}) =>
    wrongTurn(
      of,
      skills.map((skill) => review({ skill, ...rest })),
    );

  it('went wrong at its first weak guess after the opener, or else at the weakest', () => {
    expect(turn([3, 90, 67, 99, 40, 81])).toBe(2);
    expect(turn([3, 90, 75, 99, 70, 81])).toBe(4);
    expect(turn([3, 90, 82, 99, 99, 81])).toBe(5);
  });

  it('did not go wrong at a weak guess that left a guess for each word', () => {
    const words = [board(9000, 1300), board(1300, 1), board(1, 1), board(1, 1), board(1, 1), board(1, 1)];
    const reviews = [99, 50, 10, 10, 10, 10].map((skill, n) => review({ skill, boards: [words[n]!] }));
    expect(wrongTurn(LOST, reviews)).toBe(2);
    // One word more than guesses left.
    const five = reviews.with(1, review({ skill: 50, boards: [board(1300, 5)] }));
    expect(wrongTurn(LOST, five)).toBe(1);
  });

  it('went wrong at its opener where nothing else was weak', () => {
    expect(turn([3, 90, 82, 99, 85, 99])).toBe(0);
    // A decent one, which the game has called so, is not to blame.
    expect(turn([78, 90, 82, 99, 85, 99], LOST, { luck: 39 })).toBe('luck');
  });

  it('was bad luck where no guess was weak and luck was bad', () => {
    const fine = [84, 90, 82, 99, 85, 99];
    expect(turn(fine, LOST, { luck: 39 })).toBe('luck');
    expect(turn(fine)).toBe('none');
    expect(turn(fine, LOST, { luck: null })).toBe('none');
  });

  it('did not go wrong once there were more boards than guesses left', () => {
    const words = ['salet 00000', 'crony 00000', 'dumbo 00000', 'fight 00000'];
    const four = game(
      [0, 1, 2].map(() => words),
      { limit: 4 },
    );
    const open = [0, 1, 2].map((at) => board(20, 9, false, at));
    const reviews = [99, 80, 3, 2].map((skill) => review({ skill, boards: open }));
    expect(wrongTurn(four, reviews)).toBe(1);
    expect(rowsOf(four, reviews).map(({ judged }) => judged!.grade.kind)).toEqual([
      'best',
      'fewer',
      'late',
      'late',
    ]);
    expect(rowsOf(four, reviews)[3]!.judged!.luck).toBeNull();
  });

  it('does not tell before all is reviewed, nor where a guess cannot be, nor of another game', () => {
    expect(turn([3, 90, 40])).toBeNull();
    expect(turn([3, 90, 40, null, 99, 99])).toBeNull();
    expect(turn([3, 40], game([['salet 00000', 'aroma 22222']]))).toBeNull();
  });
});

describe('a grade', () => {
  it.each([
    [99, { kind: 'best' }],
    [90, { kind: 'best' }],
    [89, { kind: 'good' }],
    [82, { kind: 'good' }],
    [81, { kind: 'fewer', word: 'guise', fewer: 4 }],
    [0, { kind: 'fewer', word: 'guise', fewer: 4 }],
    [null, { kind: 'unknown' }],
  ])('goes by skill: %j', (skill, grade) => {
    expect(gradeOf({ skill })).toEqual(grade);
  });

  it('names a better word without a number where that leaves no fewer words, or no guess came after', () => {
    const better = { kind: 'better', word: 'guise' };
    for (const more of [-3, 0, 0.4, null]) expect(gradeOf({ more })).toEqual(better);
    expect(gradeOf({}, 1)).toEqual({ kind: 'try', word: 'guise' });
    expect(gradeOf({ boards: [board(40, 3)] })).toEqual(better);
  });

  it('blames nobody for the only word, and praises nobody for it', () => {
    const only = judgedOf(review({ boards: [board(1, 0, true)], luck: null }), 2);
    expect(only).toEqual({ left: 0, grade: { kind: 'only' }, luck: null });
    const last = [board(1, 0, true), board(1, 1, false, 1)];
    const both = judgedOf(review({ boards: last, luck: null }), 2);
    expect(both).toEqual({ left: 1, grade: { kind: 'only' }, luck: null });
  });

  it('is the answer among others, once all boards are solved', () => {
    expect(gradeOf({ boards: [board(3, 0, true)], skill: 68 })).toEqual({ kind: 'found' });
    expect(gradeOf({ boards: [board(3, 0, true)], skill: null })).toEqual({ kind: 'found' });
    expect(gradeOf({ boards: [board(3, 0, true)], skill: 67 })).toEqual({ kind: 'shot' });
    const other = board(3, 1, false, 1);
    expect(gradeOf({ boards: [board(3, 0, true), other], skill: 99 })).toEqual({ kind: 'best' });
  });

  it('has a better word where another one was tried than the only one that was left', () => {
    expect(gradeOf({ boards: [board(1, 1)], more: 0 })).toEqual({ kind: 'better', word: 'guise' });
  });
});

it('a game that no known word fits is not over before its last guess', () => {
  const advice: Advice = {
    status: 'no-known-word',
    board: 0,
    pattern: { fixed: [], present: [], absent: [] },
    nearest: [],
  };
  expect([4, null, 0].map((left) => isEnd(advice, left))).toEqual([false, false, true]);
  expect(isEnd({ status: 'solved', answers: ['aroma'] }, 3)).toBe(true);
  expect(isEnd(null, 0)).toBe(false);
});

it('luck is a word', () => {
  expect([0, 39, 40, 59, 60, 99].map(luckOf)).toEqual([
    'unlucky',
    'unlucky',
    'usual',
    'usual',
    'lucky',
    'lucky',
  ]);
});

describe('the rows', () => {
  it('are those of the game, judged as far as the review has come', () => {
    const rows = rowsOf(game([['oater 11001', 'aroma 22222']]), [review()]);
    expect(rows).toEqual([
      {
        guess: 'oater',
        hint: 'oater 11001',
        judged: { left: 12, grade: { kind: 'fewer', word: 'guise', fewer: 4 }, luck: 'usual' },
      },
      { guess: 'aroma', hint: 'aroma 22222', judged: null },
    ]);
  });

  it('have no tiles where there are several boards, and the words of all', () => {
    const boards = [['oater 22222'], ['oater 00000', 'silky 22222']];
    const [first] = rowsOf(game(boards), [review({ boards: [board(9, 0, true), board(9, 5, false, 1)] })]);
    expect(first).toMatchObject({ guess: 'oater', hint: null, judged: { left: 5 } });
  });
});

describe('the copied text', () => {
  const t = translateInto('en');
  const score = { skill: 88, luck: 60 };

  it('has squares, guesses, skill and luck, and no letter of a guess', () => {
    expect(copiedText(game([['oater 11001', 'aroma 22222']]), score, t)).toBe(
      'Knack · 2/6\nSkill 88 · Luck 60\n🟨🟨⬛⬛🟨\n🟩🟩🟩🟩🟩',
    );
  });

  it('says that a game was lost, and nothing of skill that is not known', () => {
    expect(copiedText(game([['oater 11001']], { limit: 1 }), null, t)).toBe('Knack · X/1\n🟨🟨⬛⬛🟨');
  });

  it('has several boards side by side', () => {
    const boards = [['oater 22222'], ['oater 00000', 'silky 22222']];
    expect(copiedText(game(boards, { limit: 7 }), score, t)).toBe(
      'Knack · 2/7\nSkill 88 · Luck 60\n\n1️⃣ 2️⃣\n\n🟩🟩🟩🟩🟩 ⬛⬛⬛⬛⬛\n⬜⬜⬜⬜⬜ 🟩🟩🟩🟩🟩',
    );
  });
});
