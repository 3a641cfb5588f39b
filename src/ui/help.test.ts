import { describe, expect, it } from 'vitest';
import type { Advice } from '../protocol/advice.ts';
import { HELP_OPTIONS, helpFor, reaches } from '../protocol/help.ts';
import { boardLeft, openAdvice, SOLVED } from '../test/advice.ts';
import { isRaised, nextHelp } from './help.ts';

const nextOf = (advice: Advice) => HELP_OPTIONS.map((help) => nextHelp(advice, help));

describe('options of help', () => {
  it('each show what those before them show', () => {
    expect(reaches('word', 'nudge')).toBe(true);
    expect(reaches('word', 'word')).toBe(true);
    expect(reaches('nudge', 'word')).toBe(false);
  });

  it('lead from one to the next', () => {
    expect(nextOf(openAdvice())).toEqual(['nudge', 'word', 'all', null]);
  });

  it('end at the word when there is but one to show', () => {
    expect(nextOf(openAdvice({ boards: [boardLeft({ possible: 3, hidden: 2 })] }))).toEqual([
      'nudge',
      'word',
      null,
      null,
    ]);
  });

  it('leave out what an advice does not have', () => {
    expect(nextOf({ status: 'lost', missed: [], isSaid: false, boards: [boardLeft()] })).toEqual([
      'all',
      'all',
      'all',
      null,
    ]);
    const pattern = { fixed: [], present: [], absent: [] };
    expect(nextOf({ status: 'no-known-word', board: 0, pattern, nearest: [] })).toEqual([
      'word',
      'word',
      null,
      null,
    ]);
    expect(nextOf({ status: 'solved', answers: ['aroma'] })).toEqual([null, null, null, null]);
  });

  it('go by the boards that are not solved', () => {
    const nextOfBoards = (...boards: ReturnType<typeof boardLeft>[]) => nextOf(openAdvice({ boards }));
    const last = boardLeft({ possible: 1, likely: 1 });
    expect(nextOfBoards(SOLVED, last)).toEqual(['nudge', 'word', null, null]);
    expect(nextOfBoards(last, last)).toEqual(['nudge', 'word', 'all', null]);
    const counted = openAdvice({ boards: [SOLVED, boardLeft()], suggestions: [], letters: [] });
    expect(nextOf(counted)).toEqual(['all', 'all', 'all', null]);
  });

  it('are those of the settings, unless the player has asked for more or less', () => {
    expect([helpFor('nudge', null), isRaised(null, 'nudge')]).toEqual(['nudge', false]);
    expect([helpFor('nudge', 'all'), isRaised('all', 'nudge')]).toEqual(['all', true]);
    expect([helpFor('all', 'word'), isRaised('word', 'all')]).toEqual(['word', false]);
  });
});
