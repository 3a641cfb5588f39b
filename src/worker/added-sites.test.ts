import { describe, expect, it, vi } from 'vitest';
import type { Report } from '../protocol/report.ts';
import type { ListedSite } from '../protocol/requests.ts';
import { report, setUp, TAB } from '../test/worker.ts';
import { UNKNOWN_SITE } from '../protocol/added-site.ts';
import { createAlways } from './always.ts';
import { createSeek } from './seek.ts';

const SITE = 'https://games.example';
const PATTERN = 'https://games.example/*';
const LETTERS = 'qwertyuiopasdfghjklzxcvbnm';

const reportThere = (hints: string[], language = '', site = SITE): Report => ({
  ...report(hints, { site, lexicon: null }),
  page: { ...report(hints).page, letters: LETTERS, language },
});

describe('a game on a site that Knack does not know', () => {
  it('is played with the words that its page tells of', async () => {
    const { tell, stateOf } = setUp();
    const update = await tell({ type: 'report', report: reportThere(['oater 11001'], 'en') }, TAB);
    expect(update?.advice).toMatchObject({ status: 'open', boards: [{ possible: 110 }] });
    expect(await stateOf(TAB)).toMatchObject({
      site: SITE,
      report: { game: { lexicon: 'en' } },
      lexicons: ['en', 'de-written-out'],
    });
  });

  it('has the player asked where its page tells nothing, once for its site', async () => {
    const { handle, tell, stateOf } = setUp({ listening: [TAB] });
    const update = await tell({ type: 'report', report: reportThere([]) }, TAB);
    expect(update?.advice).toEqual({ status: 'no-lexicon' });
    expect((await stateOf(TAB)).lexicons[0]).toBe('en');
    await handle({ type: 'tellLexicon', tab: TAB, lexicon: 'de-written-out' }, null);
    expect(await stateOf(TAB)).toMatchObject({
      report: { game: { lexicon: 'de-written-out' } },
      advice: { status: 'open' },
    });
    const other = await tell({ type: 'report', report: reportThere([]) }, TAB + 1);
    expect(other?.advice).toMatchObject({ status: 'open' });
    expect(await handle({ type: 'sites' }, null)).toEqual([
      {
        site: SITE,
        lexicon: 'de-written-out',
        noLexicon: false,
        rule: null,
        looks: {},
        noLooks: false,
        always: false,
        isKept: true,
        enteredBy: null,
        rare: 0,
      },
    ]);
  });

  it('is said to be in a language without words, which the player can confirm for its site', async () => {
    const { handle, tell, stateOf } = setUp({ listening: [TAB] });
    const update = await tell({ type: 'report', report: reportThere([], 'fr') }, TAB);
    expect(update?.advice).toEqual({ status: 'no-lexicon', language: 'fr' });
    await handle({ type: 'tellLexicon', tab: TAB, lexicon: 'none' }, null);
    expect(await stateOf(TAB)).toMatchObject({ noLexicon: true, advice: { isNone: true } });
    const other = await tell({ type: 'report', report: reportThere([], 'en') }, TAB + 1);
    expect(other?.advice).toEqual({ status: 'no-lexicon', isNone: true });
    await handle({ type: 'siteLexicon', site: SITE, lexicon: null }, null);
    const again = await tell({ type: 'report', report: reportThere([], 'en') }, TAB + 2);
    expect(again?.advice).toMatchObject({ status: 'open' });
  });

  it('is told of in a private window for that window alone', async () => {
    const { handle, tell, stateOf } = setUp({ listening: [TAB] });
    await handle({ type: 'begin', site: SITE }, TAB, true);
    await tell({ type: 'report', report: reportThere([]) }, TAB, true);
    await handle({ type: 'tellLexicon', tab: TAB, lexicon: 'en' }, null);
    expect(await stateOf(TAB)).toMatchObject({ chosen: 'en' });
    const again = await tell({ type: 'report', report: reportThere(['oater 11001']) }, TAB, true);
    expect(again?.advice).toMatchObject({ status: 'open' });
    expect(await handle({ type: 'sites' }, null)).toEqual([]);
  });

  it('goes by the rule that is told in a private window there alone, and on that site', async () => {
    const { handle, tell, stateOf, disk } = setUp({ listening: [TAB] });
    await handle({ type: 'begin', site: SITE }, TAB, true);
    await tell({ type: 'report', report: reportThere(['slant 00220'], 'en') }, TAB, true);
    await handle({ type: 'tellRule', tab: TAB, rule: 'any-copy' }, null);
    expect((await stateOf(TAB)).advice).toMatchObject({ rule: 'any-copy' });
    // A worker that has been stopped has nothing but what is stored.
    const again = setUp({ disk, listening: [TAB] });
    const next = await again.tell({ type: 'report', report: reportThere(['slant 00220'], 'en') }, TAB, true);
    expect(next?.advice).toMatchObject({ rule: 'any-copy' });
    expect(await handle({ type: 'sites' }, null)).toEqual([]);
    const elsewhere = reportThere(['slant 00220'], 'en', 'https://other.example');
    const other = await again.tell({ type: 'report', report: elsewhere }, TAB, true);
    expect(other?.advice).not.toHaveProperty('rule');
    await again.tell({ type: 'report', report: reportThere(['slant 00220'], 'en') }, TAB + 1);
    await again.handle({ type: 'tellRule', tab: TAB + 1, rule: 'any-copy' }, null);
    expect(await handle({ type: 'sites' }, null)).toMatchObject([{ site: SITE, rule: 'any-copy' }]);
  });

  it.each([
    ['it', [PATTERN], true],
    ['many sites at once', ['https://*/*'], true],
    ['another', ['https://other.example/*'], false],
    ['none', [], false],
  ])('is one where Knack is always where the player has granted %s', async (_, allowed, always) => {
    const { handle } = setUp({ allowed });
    expect(await handle({ type: 'begin', site: SITE }, TAB)).toMatchObject({ always });
  });

  it('is listed once it is granted, whether or not anything else is known of it', async () => {
    const { handle, allow, sites } = setUp({ allowed: [PATTERN, 'http://ports.example/*', 'https://*/*'] });
    await sites.change('http://ports.example:8080', { lexicon: 'pl' });
    const listed = async () =>
      ((await handle({ type: 'sites' }, null)) as ListedSite[]).map(({ site }) => site);
    expect(await listed()).toEqual(['http://ports.example:8080', SITE]);
    allow('https://frames.example/*');
    expect(await listed()).toEqual(['http://ports.example:8080', 'https://frames.example', SITE]);
  });

  it('keeps that the player’s own Enter has been seen there', async () => {
    const { handle, tell } = setUp({ listening: [TAB] });
    await tell({ type: 'report', report: reportThere(['oater 11001'], 'en') }, TAB);
    await handle({ type: 'entered', by: 'field' }, TAB);
    expect(await handle({ type: 'begin', site: SITE }, TAB + 1)).toMatchObject({ enteredBy: 'field' });
  });

  it('leaves nothing behind once it is forgotten', async () => {
    const { handle, local, settings, sites } = setUp({ allowed: [PATTERN] });
    await sites.change(SITE, { lexicon: 'en' });
    await settings.set({ sites: { [SITE]: { fill: true }, wordle: { fill: true } } });
    await handle({ type: 'panel', site: SITE, panel: { folded: true, spot: null } }, TAB);
    await handle({ type: 'changeWords', change: { kind: 'refuse', site: SITE, words: ['aroma'] } }, null);
    expect(await handle({ type: 'begin', site: SITE }, TAB)).toMatchObject({ always: true });
    await handle({ type: 'forgetSite', site: SITE }, null);
    expect(await local.get(null)).toEqual({});
    expect((await settings.get()).sites).toEqual({ wordle: { fill: true } });
    expect(await handle({ type: 'begin', site: SITE }, TAB)).toMatchObject({ always: false });
  });

  it('marks repeated letters as its rows say, in its next game too, until the player says otherwise', async () => {
    const { handle, tell, stateOf } = setUp({ listening: [TAB] });
    // Of "crane" any copy of the e is marked, and by the standard rule the first alone.
    const update = await tell({ type: 'report', report: reportThere(['eerie 11102'], 'en') }, TAB);
    expect(update?.advice).toMatchObject({ status: 'open', rule: 'any-copy' });
    await vi.waitFor(async () =>
      expect(await handle({ type: 'sites' }, null)).toMatchObject([{ site: SITE, rule: 'any-copy' }]),
    );
    const next = await tell({ type: 'report', report: reportThere(['slant 00220'], 'en') }, TAB);
    expect(next?.advice).toMatchObject({ rule: 'any-copy' });
    await handle({ type: 'siteRule', site: SITE, rule: 'standard' }, null);
    expect((await stateOf(TAB)).advice).not.toHaveProperty('rule');
  });

  it('cannot be one that Knack knows, nor any that is no address of the web', async () => {
    const { handle, local } = setUp();
    for (const site of ['wordle', 'practice', 'https://games.example:99999', 'https://GAMES.example'])
      await handle({ type: 'siteLexicon', site, lexicon: 'en' }, null);
    expect(await local.get(null)).toEqual({});
  });

  it('counts in the frame that reported first, until the page itself has one', async () => {
    const { tell, stateOf } = setUp({ listening: [TAB] });
    const from = (frame: number, hints: string[]) =>
      tell({ type: 'report', report: reportThere(hints, 'en') }, TAB, false, frame);
    // Firefox has numbers like this: see `frameSchema`.
    const FIRST = 2 ** 32 + 7;
    expect(await from(FIRST, ['oater 11001'])).not.toBeNull();
    expect(await from(5, ['crane 00000'])).toBeNull();
    expect(await stateOf(TAB)).toMatchObject({
      frame: FIRST,
      report: { game: { boards: [['oater 11001']] } },
    });
    await from(0, ['crane 00000']);
    expect(await stateOf(TAB)).toMatchObject({ frame: 0, report: { game: { boards: [['crane 00000']] } } });
    expect(await from(FIRST, ['oater 11001'])).toBeNull();
  });
});

it.each(['notaurl', 'https://games.example:99999', 'https://GAMES.example', 'javascript:1'])(
  'an item that is damaged (%s) counts as not there, and hides no other',
  async (name) => {
    const { handle, local, sites } = setUp();
    await sites.change(SITE, { lexicon: 'pl' });
    await local.set({ [`site:${name}`]: { lexicon: null, rule: null, looks: {} } });
    await local.set({ 'site:https://other.example': 'damaged' });
    expect(await sites.get(name)).toEqual(UNKNOWN_SITE);
    expect(await handle({ type: 'sites' }, null)).toMatchObject([{ site: SITE }]);
    await handle({ type: 'siteLexicon', site: SITE, lexicon: 'en' }, null);
    expect(await handle({ type: 'sites' }, null)).toMatchObject([{ site: SITE, lexicon: 'en' }]);
    await handle({ type: 'forgetSite', site: SITE }, null);
    expect(await handle({ type: 'sites' }, null)).toEqual([]);
  },
);

it('what the version before has kept of a site is read, and its wish to be there always counts no more', async () => {
  const { handle, local } = setUp();
  await local.set({ [`site:${SITE}`]: { lexicon: 'en', rule: null, looks: {}, always: true } });
  expect(await handle({ type: 'begin', site: SITE }, TAB)).toMatchObject({ always: false });
  expect(await handle({ type: 'sites' }, null)).toMatchObject([{ site: SITE, lexicon: 'en', isKept: true }]);
  // That version asks for it, should it be installed again.
  await handle({ type: 'siteLexicon', site: SITE, lexicon: 'pl' }, null);
  expect(await local.get(null)).toMatchObject({ [`site:${SITE}`]: { lexicon: 'pl', always: true } });
});

describe('where the browser runs Knack', () => {
  function browserWith(granted: Set<string>) {
    let registered: { id: string; matches: string[] }[] = [];
    const runThere = createAlways({
      scripting: {
        getRegisteredContentScripts: () => Promise.resolve(registered),
        registerContentScripts(scripts) {
          // As browsers do with scripts that are for no page
          // (https://developer.mozilla.org/en-US/docs/Mozilla/Add-ons/WebExtensions/API/scripting/registerContentScripts).
          if (scripts.some((script) => script.matches.length === 0))
            return Promise.reject(new Error('matches'));
          registered = [...registered, ...scripts];
          return Promise.resolve();
        },
        unregisterContentScripts: () => Promise.resolve(void (registered = [])),
      },
      granted: () => Promise.resolve([...granted]),
    });
    const matches = () => registered.flatMap((script) => script.matches);
    return { runThere, matches, forget: () => void (registered = []) };
  }

  it('is what the player has granted, after an update too', async () => {
    const granted = new Set([PATTERN]);
    const { runThere, matches, forget } = browserWith(granted);
    await runThere();
    expect(matches()).toEqual([PATTERN]);
    granted.add('http://*/*');
    await runThere();
    expect(matches()).toEqual(['http://*/*', PATTERN]);
    forget();
    await runThere();
    expect(matches()).toEqual(['http://*/*', PATTERN]);
    granted.clear();
    await runThere();
    expect(matches()).toEqual([]);
  });
});

describe('looking for a board', () => {
  const look = (page: unknown, frames: Record<number, unknown> = {}, allowed: string[] = []) =>
    createSeek({
      inject: (_, where) => Promise.resolve(where === 'page' ? [0] : [0, ...Object.keys(frames).map(Number)]),
      sendMessage: (_, __, { frameId }) => Promise.resolve(frameId === 0 ? page : frames[frameId]),
      hasAccess: (pattern) => Promise.resolve(allowed.includes(pattern)),
      pause: () => Promise.resolve(),
    })(TAB);
  const nothing = { found: false, frames: [] };

  it.each<[string, unknown, Record<number, unknown>, string[], object]>([
    ['on the page', { found: true, frames: [] }, {}, [], { found: true, frames: [] }],
    ['in a frame', nothing, { 4: nothing, 7: { found: true, frames: [] } }, [], { found: true, frames: [] }],
    [
      'in one that Knack may not see',
      { found: false, frames: [SITE] },
      {},
      [],
      { found: false, frames: [SITE] },
    ],
    ['in one that it may see and that has none', { found: false, frames: [SITE] }, {}, [PATTERN], nothing],
    ['on a page that does not answer', undefined, {}, [], nothing],
    ['on a page that answers nonsense', { found: 'x', frames: ['javascript:'] }, {}, [], nothing],
  ])('%s', async (_, page, frames, allowed, reply) => {
    expect(await look(page, frames, allowed)).toEqual(reply);
  });

  it.each(['the page', 'a frame'])('finds one that %s is about to show', async (where) => {
    let pauses = 0;
    const seek = createSeek({
      inject: (_, into) => Promise.resolve(into === 'page' || pauses < 2 ? [0] : [0, 4]),
      sendMessage: (_, __, { frameId }) =>
        Promise.resolve({ found: pauses === 2 && frameId === (where === 'the page' ? 0 : 4), frames: [] }),
      hasAccess: () => Promise.resolve(true),
      pause: () => Promise.resolve(void pauses++),
    });
    expect(await seek(TAB)).toEqual({ found: true, frames: [] });
    expect(pauses).toBe(2);
  });

  it('says so where the browser lets nobody look', async () => {
    const seek = createSeek({
      inject: () => Promise.reject(new Error('Cannot access a chrome:// URL')),
      sendMessage: () => Promise.resolve(undefined),
      hasAccess: () => Promise.resolve(false),
    });
    expect(await seek(TAB)).toEqual({ closed: true });
  });
});
