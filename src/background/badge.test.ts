import { describe, expect, it } from 'vitest';
import type { Answer } from '../session.ts';
import { createTranslate } from '../ui/i18n.ts';
import { badgeText, createBadge, formatCount } from './badge.ts';

const translate = () => Promise.resolve(createTranslate(['en']));
const open = (likely: number, possible: number): Answer => ({
  status: 'open',
  likely,
  possible,
  hidden: 0,
  suggestions: [],
  progress: 'done',
});

describe('the badge', () => {
  it.each([
    [1, '1'],
    [110, '110'],
    [2315, '2315'],
    [9999, '9999'],
    [12_972, '12k'],
  ])('writes %i in at most four characters', (count, text) => {
    expect(formatCount(count)).toBe(text);
  });

  it('counts the likely words, or all that are possible when none is likely', () => {
    expect(badgeText(open(21, 110))).toBe('21');
    expect(badgeText(open(0, 5))).toBe('5');
  });

  it('says in its title what it counts, and is empty without a game', async () => {
    const calls: unknown[] = [];
    const record = (details: unknown) => Promise.resolve(void calls.push(details));
    const action = {
      setBadgeText: record,
      setBadgeBackgroundColor: () => Promise.resolve(),
      setTitle: record,
    };
    const show = createBadge(action, translate);
    await show(7, open(21, 110));
    await show(7, null);
    expect(calls).toEqual([
      { tabId: 7, text: '21' },
      { tabId: 7, title: 'Knack: 21 likely, 110 possible' },
      { tabId: 7, text: '' },
      { tabId: 7, title: 'Knack' },
    ]);
  });

  it('does not mind that the tab is gone', async () => {
    const fail = () => Promise.reject(new Error('No tab with id: 7.'));
    const show = createBadge(
      { setBadgeText: fail, setBadgeBackgroundColor: fail, setTitle: fail },
      translate,
    );
    await expect(show(7, null)).resolves.toBeUndefined();
  });
});
