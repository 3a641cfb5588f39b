/** Whatever is kept and can grow is bounded where it grows: what is beyond takes nothing else with it. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Looks, MAX_LOOKS_KEPT } from '../protocol/looks.ts';
import { MAX_PANELS } from '../protocol/panel.ts';
import { MAX_ROWS } from '../protocol/maximums.ts';
import type { RowRecord } from '../protocol/records.ts';
import type { Report } from '../protocol/report.ts';
import { MAX_SITES } from '../protocol/words.ts';
import { fakeStorage, game, NEW_ROW, report, reportOfNone, setUp, TAB } from '../test/worker.ts';
import { createSessionStore } from './session-store.ts';
import { createSiteStore } from './site-store.ts';
import { createTrust } from './trust.ts';
import { createWordStore } from './word-store.ts';

const SITE = 'https://games.example';
const PAGE = { letters: 'qwertyuiopasdfghjklzxcvbnm', language: 'en' };
const reportThere = (): Report => ({
  ...report([], { site: SITE, lexicon: null }),
  page: { ...report([]).page, ...PAGE },
});
const siteOf = (n: number): string => `https://${n}.example`;

describe('looks', () => {
  /** Stores put keys in an order of their own, and numbers come first in any object. */
  const key = fc.oneof(
    fc.nat(400).map(String),
    fc.nat(400).map((n) => `background ${n}`),
  );
  const looks = fc.dictionary(key, fc.constantFrom<Looks[string]>('absent', 'present', 'correct'), {
    maxKeys: MAX_LOOKS_KEPT,
    size: 'max',
    noNullPrototype: true,
  });

  it('that were told first go first, and all else that is known of their site stays', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(looks, { minLength: 1, maxLength: 8, size: 'max' }), async (all) => {
        const { handle, sites, local } = setUp();
        await handle({ type: 'begin', site: SITE }, TAB);
        await handle({ type: 'siteLexicon', site: SITE, lexicon: 'pl' }, null);
        /** By look, what was told last and when. */
        const told = new Map<string, { meaning: string; at: number }>();
        for (const [at, those] of all.entries()) {
          await handle({ type: 'tellLooks', tab: TAB, looks: those }, null);
          for (const [one, meaning] of Object.entries(those)) told.set(one, { meaning, at });
          const { looks: known } = await createSiteStore(local).get(SITE);
          for (const [one, meaning] of Object.entries(known)) expect(told.get(one)?.meaning).toBe(meaning);
          expect(Object.keys(known)).toHaveLength(Math.min(told.size, MAX_LOOKS_KEPT));
          const timesOf = (isKept: boolean) =>
            [...told].flatMap(([one, { at: its }]) => (Object.hasOwn(known, one) === isKept ? [its] : []));
          expect(Math.max(0, ...timesOf(false))).toBeLessThanOrEqual(Math.min(...timesOf(true)));
          for (const one of told.keys()) if (!Object.hasOwn(known, one)) told.delete(one);
        }
        expect(await sites.get(SITE)).toMatchObject({ lexicon: 'pl' });
      }),
      { numRuns: 30 },
    );
  });

  it('are forgotten in the order in which they were told', async () => {
    const { handle, sites } = setUp();
    await handle({ type: 'begin', site: SITE }, TAB);
    // Told from the last to the first, as no store sorts them.
    for (let n = 149; n >= 0; n--)
      await handle({ type: 'looks', looks: { [n % 2 ? `${n}` : `colour ${n}`]: 'absent' } }, TAB);
    const { looks } = await sites.get(SITE);
    const left = Object.keys(looks).map((one) => Number(one.replace('colour ', '')));
    expect(left.sort((a, b) => a - b)).toEqual(Array.from({ length: MAX_LOOKS_KEPT }, (_, n) => n));
  });

  it('that are told at once are all kept', async () => {
    const { handle, sites } = setUp();
    await handle({ type: 'begin', site: SITE }, TAB);
    await Promise.all(
      ['a', 'b', 'c'].map((one) => handle({ type: 'tellLooks', tab: TAB, looks: { [one]: 'absent' } }, null)),
    );
    expect((await sites.get(SITE)).looks).toEqual({ a: 'absent', b: 'absent', c: 'absent' });
  });

  it('that are proposed are those of the board, however many are known', async () => {
    const { handle, tell, stateOf } = setUp();
    await handle({ type: 'begin', site: SITE }, TAB);
    const many = Array.from({ length: MAX_LOOKS_KEPT }, (_, n) => [`colour ${n}`, 'absent'] as const);
    await handle({ type: 'tellLooks', tab: TAB, looks: Object.fromEntries(many) }, null);
    const row = (word: string, of: string) => ({ letters: [...word], looks: [...of] });
    const why = {
      kind: 'colours' as const,
      looks: [...'abc'].map((one) => ({ key: one, colour: 'red', letters: '' })),
      rows: [[row('fewer', 'aaaaa'), row('notch', 'baaba'), row('stint', 'aacca'), row('climb', 'cccaa')]],
    };
    await tell(
      {
        type: 'report',
        report: { ...reportThere(), game: reportOfNone({ site: SITE, lexicon: null, why }).game },
      },
      TAB,
    );
    expect(await stateOf(TAB)).toMatchObject({
      report: { game: { state: 'unreadable' } },
      proposed: { a: 'absent', b: 'present', c: 'correct' },
    });
  });
});

describe('the record of a tab', () => {
  it('outlasts any number of rows and refused words, and keeps the latest', async () => {
    const { handle, tell, stateOf } = setUp();
    await handle({ type: 'begin', site: 'wordle' }, TAB, true);
    await tell({ type: 'report', report: report([]) }, TAB, true);
    const { puzzle } = game([]);
    const rows = Array.from({ length: MAX_ROWS + 20 }, (_, n): RowRecord => {
      return { puzzle, row: `${n}`, by: 'knack', word: 'abord', ...NEW_ROW };
    });
    await Promise.all(rows.map((row) => tell({ type: 'row', row }, TAB, true)));
    const letters = [...'abcdefghijkl'];
    // No more than a page tells again until it is answered.
    for (const one of letters) {
      const words = letters.map((other) => `aaa${one}${other}`);
      await Promise.all(words.map((word) => tell({ type: 'refused', word, isSaid: true }, TAB, true)));
    }
    const { report: kept, rows: left, held } = await stateOf(TAB);
    expect(kept).toEqual(report([]));
    expect([left.length, left.at(-1)?.row]).toEqual([MAX_ROWS, `${MAX_ROWS + 19}`]);
    expect([held.length, held.at(-1)?.word]).toEqual([100, 'aaall']);
  });

  it('outlasts a game that is as large as a page can make it', async () => {
    const { handle, tell, stateOf } = setUp();
    // Written out, half a letter is six characters.
    const row = '\ud800'.repeat(100);
    const boards = Array.from({ length: 32 }, () => Array.from({ length: MAX_ROWS }, () => row));
    const large = report([], { boards });
    await handle({ type: 'begin', site: 'wordle' }, TAB);
    await tell({ type: 'puzzles', puzzles: [{ key: 'p', address: 'a', boards: [[]], hard: false }] }, TAB);
    await tell({ type: 'report', report: large }, TAB);
    await tell({ type: 'left' }, TAB);
    expect(await stateOf(TAB)).toMatchObject({ site: 'wordle', report: null, puzzles: [{ key: 'p' }] });
  });

  it('outlasts a word that grows when its letters are composed', async () => {
    const { tell, stateOf } = setUp();
    await tell({ type: 'report', report: report([]) }, TAB);
    const notice = { kind: 'noReply', word: '\ufb2c'.repeat(100) } as const;
    await tell({ type: 'notice', notice }, TAB).catch(() => undefined);
    expect((await stateOf(TAB)).report).toEqual(report([]));
  });
});

it('of the sites whose games have accepted words those go first that were heard of first', async () => {
  const session = createSessionStore(fakeStorage());
  const trust = createTrust({
    local: fakeStorage(),
    session,
    words: createWordStore(fakeStorage()),
    isKnown: () => Promise.resolve(true),
    today: () => '2026-11-25',
  });
  // From the last to the first, as no store sorts them; one of them has its words anew.
  for (let n = 60; n > 0; n--) await trust.accepted(report(['oater 11001'], { site: siteOf(n) }));
  await trust.accepted(report(['oater 11001', 'abord 20210'], { site: siteOf(50) }));
  await trust.accepted(report(['oater 11001'], { site: 'wordle' }));
  const left = Object.keys((await session.get('accepted')).sites);
  const expected = Array.from({ length: 48 }, (_, n) => siteOf(n + 1));
  expect(left.sort()).toEqual([...expected, siteOf(50), 'wordle'].sort());
});

it('no more panels keep their place than there may be, and those that do can be moved', async () => {
  const { handle, local } = setUp();
  const panel = { folded: true, spot: null };
  await local.set(
    Object.fromEntries(Array.from({ length: MAX_PANELS }, (_, n) => [`panel:${siteOf(n)}`, panel] as const)),
  );
  await handle({ type: 'panel', site: SITE, panel }, TAB);
  await handle({ type: 'panel', site: siteOf(1), panel: { folded: false, spot: null } }, TAB);
  expect(await handle({ type: 'begin', site: SITE }, TAB)).toMatchObject({ panel: null });
  expect(await handle({ type: 'begin', site: siteOf(1) }, TAB)).toMatchObject({ panel: { folded: false } });
  expect(await handle({ type: 'begin', site: siteOf(2) }, TAB)).toMatchObject({ panel });
});

it('refused words are counted for as many sites as they are kept of', async () => {
  const { tell, local } = setUp();
  const full = Array.from({ length: MAX_SITES }, (_, n) => [`refused:${siteOf(n)}`, ['aroma']] as const);
  await local.set(Object.fromEntries(full));
  const refuse = async (site: string) => {
    await tell({ type: 'report', report: report([], { site }) }, TAB);
    return tell({ type: 'refused', word: 'aahed', isSaid: true }, TAB);
  };
  expect(await refuse('wordle')).toMatchObject({ notice: { kind: 'notKept' } });
  await refuse(siteOf(1));
  const items = Object.keys(await local.get(null));
  expect(items.filter((key) => key.startsWith('trust:'))).toEqual([`trust:${siteOf(1)}`]);
  expect(await local.get([`refused:${siteOf(1)}`])).toEqual({ [`refused:${siteOf(1)}`]: ['aroma', 'aahed'] });
});

it('what is set in private windows is no more than what the browser takes of any setting', async () => {
  const { privateSettings } = setUp();
  const sites = Object.fromEntries(
    Array.from({ length: 500 }, (_, n) => [siteOf(n), { fill: true }] as const),
  );
  await privateSettings.set({ enter: true });
  await expect(privateSettings.set({ sites })).rejects.toThrow();
  expect(await privateSettings.get()).toMatchObject({ enter: true, sites: {} });
});
