import { describe, expect, it } from 'vitest';
import type { Advice } from '../protocol/advice.ts';
import { boardLeft, openAdvice, SOLVED, suggestionOf } from '../test/advice.ts';
import { report, reportOfNone } from '../test/worker.ts';
import type { Locale } from '../protocol/locales.ts';
import { translateInto } from '../test/sentences.ts';
import { badgeText, createBadge, formatCount } from './badge.ts';

const open = (likely: number, possible: number): Advice =>
  openAdvice({ boards: [boardLeft({ likely, possible })], suggestions: [], rival: null, letters: [] });

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
    expect(badgeText(open(21, 110), 1)).toBe('21');
    expect(badgeText(open(0, 5), 1)).toBe('5');
  });

  it('has the guesses of a game that is solved, and a cross once one is lost', () => {
    expect(badgeText({ status: 'solved', answers: ['crane', 'aroma'] }, 4)).toBe('4');
    expect(badgeText({ status: 'lost', missed: [], isSaid: false, boards: [boardLeft()] }, 6)).toBe('✗');
  });

  it('counts nothing of several boards, and tells when something is wrong', () => {
    expect(badgeText(openAdvice({ boards: [boardLeft(), SOLVED] }), 1)).toBe('');
    expect(badgeText({ status: 'contradiction', board: 1, rows: [0] }, 1)).toBe('?');
    expect(badgeText({ status: 'no-lexicon' }, 1)).toBe('?');
  });

  const setUp = (languages: Locale[]) => {
    const shown: Record<string, unknown> = {};
    const record = (details: { tabId?: number; [key: string]: unknown }) => {
      Object.assign(shown, details);
      return Promise.resolve();
    };
    const action = {
      setBadgeText: record,
      setBadgeBackgroundColor: () => Promise.resolve(),
      setIcon: record,
      setTitle: record,
    };
    const badge = createBadge(action, () => Promise.resolve(translateInto(languages[0]!)));
    return { badge, shown, languages };
  };

  it('says in its title what it counts, and greets no page without a game in colour', async () => {
    const { badge, shown } = setUp(['en']);
    await badge.show(7, { isPrivate: false, report: report(['oater 11001']), advice: open(21, 110) });
    expect(shown).toEqual({
      tabId: 7,
      text: '21',
      path: { 16: '/icons/16.png', 32: '/icons/32.png' },
      title: 'Knack: 21 likely words left, 110 in all',
    });
    await badge.show(7, { isPrivate: false, report: null, advice: null });
    const grey = { 16: '/icons/none-16.png', 32: '/icons/none-32.png' };
    expect(shown).toEqual({ tabId: 7, text: '', path: grey, title: 'Knack: no game on this page' });
    await badge.show(7, { isPrivate: false, report: reportOfNone({ state: 'not-started' }), advice: null });
    expect(shown['title']).toMatch(/^Knack: No board yet/);
    expect(shown).toMatchObject({ text: '', path: grey });
  });

  it('shows no words, whatever the help, but for the one that is on the board', async () => {
    const { badge, shown } = setUp(['en']);
    const suggestions = [suggestionOf('crane', [1])];
    await badge.show(7, {
      isPrivate: false,
      report: report([]),
      advice: openAdvice({ suggestions }),
    });
    expect(JSON.stringify(shown)).not.toMatch(/crane/i);
  });

  it('speaks the language that is chosen at the time', async () => {
    const languages: Locale[] = ['de'];
    const { badge, shown } = setUp(languages);
    await badge.showDefault();
    expect(shown).toEqual({ title: 'Knack: kein Spiel auf dieser Seite' });
    languages[0] = 'pl';
    await badge.show(7, { isPrivate: false, report: null, advice: null });
    expect(shown).toMatchObject({ title: 'Knack: na tej stronie nie ma gry' });
  });

  it('does not mind that the tab is gone', async () => {
    const fail = () => Promise.reject(new Error('No tab with id: 7.'));
    const badge = createBadge(
      { setBadgeText: fail, setBadgeBackgroundColor: fail, setIcon: fail, setTitle: fail },
      () => Promise.resolve(translateInto('en')),
    );
    await expect(badge.show(7, { isPrivate: false, report: null, advice: null })).resolves.toBeUndefined();
  });
});
