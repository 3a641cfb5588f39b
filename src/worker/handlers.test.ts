import { describe, expect, it, vi } from 'vitest';
import type { Game } from '../protocol/game.ts';
import type { Lexicon } from '../lexicons/lexicons.ts';
import { add, HINTS, report, setUp, suggestedWord, TAB } from '../test/worker.ts';

it('a tab is loaded again once access to it is given', async () => {
  const { handle, accessGiven, reloaded } = setUp();
  await accessGiven();
  expect(reloaded).toEqual([]);
  await handle({ type: 'access', tab: TAB }, null);
  await accessGiven();
  await accessGiven();
  expect(reloaded).toEqual([TAB]);
});

it('the overlay comes with what shows it, into the frame that has not got that', async () => {
  const { handle, brought } = setUp();
  const asked = { type: 'overlay' as const, locale: 'de' as const, languages: [] };
  const parts = await handle({ ...asked, bring: true }, TAB);
  expect(parts).toMatchObject({ locale: 'de' });
  expect(await handle({ ...asked, bring: false }, TAB)).toEqual(parts);
  expect(brought).toEqual([['overlay.js', TAB, 0]]);
});

it('the script of a game comes with what a page begins with, where it is asked for', async () => {
  const { handle, brought } = setUp();
  const asked = { type: 'begin' as const, site: 'wordle' };
  const bring = { languages: ['pl'] };
  expect(await handle({ ...asked, bring }, TAB)).toMatchObject({ overlay: { locale: 'pl' } });
  expect(await handle(asked, TAB)).toMatchObject({ overlay: null });
  expect(brought).toEqual([['play.js', 'overlay.js', TAB, 0]]);
});

it('the overlay does not come with it where that is switched off', async () => {
  const { handle, brought } = setUp();
  await handle({ type: 'switch', site: 'wordle', setting: 'overlay', on: false }, TAB);
  const asked = { type: 'begin' as const, site: 'wordle', bring: { languages: [] } };
  expect(await handle(asked, TAB)).toMatchObject({ overlay: null });
  expect(brought).toEqual([['play.js', TAB, 0]]);
});

it('where the overlay cannot be brought its tab says so, until it can', async () => {
  const { handle, tell, stateOf, withoutOverlay } = setUp();
  await tell({ type: 'report', report: report(HINTS) }, TAB);
  const asked = { type: 'overlay' as const, locale: 'de' as const, languages: [], bring: true };
  const unshown = () => stateOf(TAB).then(({ isUnshown }) => isUnshown);
  withoutOverlay.add(1);
  await expect(handle(asked, TAB)).rejects.toThrow('cannot show itself');
  await vi.waitFor(async () => expect(await unshown()).toBe(true));
  await handle(asked, TAB);
  await vi.waitFor(async () => expect(await unshown()).toBe(false));
  withoutOverlay.add(3);
  await expect(handle(asked, TAB)).rejects.toThrow('cannot show itself');
  await vi.waitFor(async () => expect(await unshown()).toBe(true));
  // Of a page that begins anew nothing is known yet.
  await handle({ type: 'begin', site: 'wordle' }, TAB);
  expect(await unshown()).toBe(false);
});

const PANEL = { folded: true, spot: null };

describe('what is set', () => {
  const suggested = async ({ tell }: ReturnType<typeof setUp>, hints: string[], more: Partial<Game> = {}) =>
    suggestedWord(await tell({ type: 'report', report: report(hints, more) }, TAB));

  it('for a site bears on it and on no other: strategy and hard mode', async () => {
    const app = setUp({ thorough: true });
    const [strategy, hard] = [['crane 00000'], ['might 02222']];
    const before = await suggested(app, hard);
    await app.settings.set({
      strategy: 'distinct-letters',
      sites: { wordle: { strategy: 'letter-frequency', hard: 'on' }, wortel: { hard: 'off' } },
    });
    const byLetters = await suggested(app, strategy);
    expect(await suggested(app, strategy, { site: 'wortel' })).not.toBe(byLetters);
    await app.settings.set({ strategy: 'expected-guesses', sites: { wordle: { hard: 'on' } } });
    expect(await suggested(app, hard)).toMatch(/ight$/);
    expect(await suggested(app, hard, { site: 'literalnie' })).toBe(before);
    await app.settings.set({ sites: { wordle: { hard: 'off' } } });
    expect(await suggested(app, hard, { hard: true })).toBe(before);
  });

  it('as the first word is suggested on an empty board of its language, whatever the strategy', async () => {
    const app = setUp();
    for (const strategy of ['expected-guesses', 'distinct-letters'] as const) {
      await app.settings.set({ strategy, openers: { en: 'geese', de: 'fünfe' } });
      expect(await suggested(app, [])).toBe('geese');
      expect(await suggested(app, HINTS)).not.toBe('geese');
      expect(await suggested(app, [], { lexicon: 'de' })).toBe('fünfe');
      await app.settings.set({ openers: {} });
      expect(await suggested(app, [])).not.toBe('geese');
    }
  });
});

describe('a page that begins', () => {
  it('gets what is set for its site, where its panel is, and what is remembered of its tab', async () => {
    const { handle, settings, local } = setUp();
    await settings.set({ fill: true, sites: { wordle: { help: 'all' } } });
    await local.set({ 'panel:wordle': PANEL });
    const beginning = await handle({ type: 'begin', site: 'wordle' }, TAB);
    expect(beginning).toEqual({
      settings: {
        help: 'all',
        fill: true,
        enter: false,
        hard: 'auto',
        overlay: true,
        locale: 'auto',
        weigh: true,
        accept: false,
      },
      panel: PANEL,
      isPrivate: false,
      always: false,
      looks: {},
      enteredBy: null,
      rows: [],
      puzzles: [],
      overlay: null,
    });
    expect(await handle({ type: 'begin', site: 'wortel' }, TAB + 1)).toMatchObject({
      settings: { help: 'word', fill: true },
      panel: null,
    });
  });

  it('in a private window goes by what is set there', async () => {
    const { handle, privateSettings } = setUp();
    await privateSettings.set({ overlay: false });
    const settingsIn = async (isPrivate: boolean) =>
      handle({ type: 'begin', site: 'wordle' }, TAB, isPrivate);
    expect(await settingsIn(true)).toMatchObject({ isPrivate: true, settings: { overlay: false } });
    expect(await settingsIn(false)).toMatchObject({ isPrivate: false, settings: { overlay: true } });
  });

  it('is told whenever something is set, whether it shows a game or not, and as it is set for it', async () => {
    const { handle, tell, sendSettings, settings, privateSettings, orders, tabs } = setUp();
    await handle({ type: 'begin', site: 'wordle' }, 1);
    await handle({ type: 'begin', site: 'wordle' }, 2, true);
    await tell({ type: 'report', report: report([], { site: 'wortel' }) }, 3);
    await settings.set({ sites: { wordle: { help: 'all' } } });
    await privateSettings.set({ enter: true });
    orders.length = 0;
    await sendSettings();
    expect(await tabs()).toHaveLength(3);
    expect(orders).toMatchObject([
      [1, { type: 'settings', settings: { help: 'all', enter: false } }],
      [2, { type: 'settings', settings: { help: 'all', enter: true } }],
      // Of the others the player has not said how much it is to be.
      [3, { type: 'settings', settings: { help: 'nudge', enter: false } }],
    ]);
  });

  it('switches what it switches for its site, in private windows for these alone', async () => {
    const { handle, settings, privateSettings } = setUp();
    await settings.set({ sites: { wortel: { fill: false } } });
    const flip = (site: string, setting: 'fill' | 'overlay', on: boolean, isPrivate = false) =>
      handle({ type: 'switch', site, setting, on }, TAB, isPrivate);
    expect(await flip('wordle', 'fill', true)).toBe(true);
    await flip('wortel', 'fill', true);
    await flip('wordle', 'overlay', false);
    const expected = {
      fill: true,
      overlay: true,
      sites: { wortel: { fill: true }, wordle: { overlay: false } },
    };
    expect(await settings.get()).toMatchObject(expected);
    await flip('wordle', 'overlay', true, true);
    expect(await settings.get()).toMatchObject(expected);
    expect(await privateSettings.get()).toMatchObject({ sites: { wordle: { overlay: true } } });
  });

  it('has its panel kept for its site, but not from a private window', async () => {
    const { handle, local } = setUp();
    expect(await handle({ type: 'panel', site: 'wordle', panel: PANEL }, TAB, true)).toBe(true);
    expect(await local.get(null)).toEqual({});
    expect(await handle({ type: 'panel', site: 'wordle', panel: PANEL }, TAB)).toBe(true);
    expect(await handle({ type: 'begin', site: 'wordle' }, TAB)).toMatchObject({ panel: PANEL });
    expect(await handle({ type: 'begin', site: 'wortel' }, TAB)).toMatchObject({ panel: null });
  });
});

it('what a page only tells is confirmed, so that a lost reply shows', async () => {
  const { handle } = setUp();
  const replies = [
    await handle({ type: 'openReview' }, TAB),
    await handle({ type: 'panel', site: 'wordle', panel: PANEL }, TAB),
    await handle({ type: 'silent', tab: TAB }, null),
    await handle({ type: 'helpWith', of: 'manual', help: 'all' }, null),
    await handle({ type: 'access', tab: TAB }, null),
  ];
  expect(replies).toEqual(replies.map(() => true));
});

it('a word is known that is in a list, or that the player has added', async () => {
  const { handle, change } = setUp();
  const isKnown = (lexicon: Lexicon, word: string) => handle({ type: 'known', lexicon, word }, null);
  expect(await isKnown('en', 'Crane')).toBe(true);
  expect(await isKnown('en', 'zzzzz')).toBe(false);
  expect(await isKnown('en', 'doomscrolls')).toBe(false);
  expect(await isKnown('de', 'größe')).toBe(true);
  expect(await isKnown('de-written-out', 'yörz')).toBe(false);
  for (const word of ['zzzzz', 'doomscrolls']) await change(add(word));
  await change({ kind: 'add', language: 'de', word: 'yörz' });
  expect(await isKnown('en', 'zzzzz')).toBe(true);
  expect(await isKnown('en', 'doomscrolls')).toBe(false);
  expect(await isKnown('de-written-out', 'yörz')).toBe(true);
});
