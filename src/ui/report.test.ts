import { describe, expect, it } from 'vitest';
import type { EndedGame, GuessReview } from '../protocol/game-review.ts';
import { suggestionOf } from '../test/advice.ts';
import { playedGame } from '../test/reviews.ts';
import { translateInto } from '../test/sentences.ts';
import { copiedText, judge, luckOf, rowsOf, wrongTurn } from './report.ts';

const game = (boards: string[][], rest: Partial<EndedGame> = {}): EndedGame => ({
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

const gradeOf = (rest: Partial<GuessReview>, isLast = false) => judge(review(rest), isLast).grade;

describe('a lost game', () => {
  const LOST = game([
    ['salet 00000', 'oater 11001', 'crane 01100', 'bible 00000', 'mamma 00000', 'geese 00000'],
  ]);
  const turn = (skills: (number | null)[], of = LOST) =>
    wrongTurn(
      of,
      skills.map((skill) => review({ skill })),
    );

  it('went wrong at its weakest guess but the first, at the earlier of two', () => {
    expect(turn([3, 90, 40, 99, 40, 81])).toBe(2);
    expect(turn([3, 90, 82, 99, 99, 81])).toBe(5);
  });

  it('was bad luck where none was weak', () => {
    expect(turn([3, 90, 82, 99, 85, 99])).toBe('luck');
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
    expect(gradeOf({}, true)).toEqual(better);
    expect(gradeOf({ boards: [board(40, 3)] })).toEqual(better);
  });

  it('blames nobody for the only word, and praises nobody for it', () => {
    const only = judge(review({ boards: [board(1, 0, true)], luck: 50 }), false);
    expect(only).toEqual({ left: 0, grade: { kind: 'only' }, luck: null });
    const last = [board(1, 0, true), board(1, 1, false, 1)];
    expect(judge(review({ boards: last }), false)).toEqual({ left: 1, grade: { kind: 'only' }, luck: null });
  });

  it('is the answer among others, once all boards are solved', () => {
    expect(gradeOf({ boards: [board(3, 0, true)], skill: 40 })).toEqual({ kind: 'found' });
    const other = board(3, 1, false, 1);
    expect(gradeOf({ boards: [board(3, 0, true), other], skill: 99 })).toEqual({ kind: 'best' });
  });

  it('has a better word where another one was tried than the only one that was left', () => {
    expect(gradeOf({ boards: [board(1, 1)], more: 0 })).toEqual({ kind: 'better', word: 'guise' });
  });
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
