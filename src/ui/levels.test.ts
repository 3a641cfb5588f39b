import { describe, expect, it } from 'vitest';
import type { Advice } from '../protocol/records.ts';
import { HELP_LEVELS, helpFor, reaches } from '../protocol/settings.ts';
import { openAnswer } from '../test/answers.ts';
import { isRaised, nextLevel } from './levels.ts';

const nextOf = (answer: Advice) => HELP_LEVELS.map((level) => nextLevel(answer, level));

describe('levels', () => {
  it('each show what those before them show', () => {
    expect(reaches('word', 'nudge')).toBe(true);
    expect(reaches('word', 'word')).toBe(true);
    expect(reaches('nudge', 'word')).toBe(false);
  });

  it('lead from one to the next', () => {
    expect(nextOf(openAnswer())).toEqual(['nudge', 'word', 'all', null]);
  });

  it('end at the word when there is but one to show', () => {
    expect(nextOf(openAnswer({ possible: 3, hidden: 2 }))).toEqual(['nudge', 'word', null, null]);
  });

  it('leave out what an answer does not have', () => {
    const counts = { possible: 4, likely: 1, hidden: 0, review: null };
    expect(nextOf({ status: 'lost', ...counts })).toEqual(['all', 'all', 'all', null]);
    const pattern = { fixed: [], present: [], absent: [] };
    expect(nextOf({ status: 'no-known-word', pattern, nearest: [] })).toEqual(['word', 'word', null, null]);
    expect(nextOf({ status: 'solved', guess: 'aroma' })).toEqual([null, null, null, null]);
  });

  it('are those of the settings, unless the player has asked for more', () => {
    expect([helpFor('nudge', null), isRaised(null, 'nudge')]).toEqual(['nudge', false]);
    expect([helpFor('nudge', 'all'), isRaised('all', 'nudge')]).toEqual(['all', true]);
    // The settings may have come to show more since.
    expect([helpFor('all', 'word'), isRaised('word', 'all')]).toEqual(['all', false]);
  });
});
