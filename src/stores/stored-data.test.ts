import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readChoices, readGame } from '../practice/storage.ts';
import { EMPTY_MANUAL, EMPTY_TAB, readRecord, SESSION_VERSION } from '../protocol/records.ts';
import { DEFAULTS, readSettings } from '../protocol/settings.ts';
import { isNewer } from '../protocol/versions.ts';
import { forbid, HINTS, report, setUp, TAB } from '../test/worker.ts';
import { createPanelStore } from '../worker/panel-store.ts';
import { createSessionStore } from '../worker/session-store.ts';
import { createSiteStore } from '../worker/site-store.ts';
import { applyChange, createWordStore } from '../worker/word-store.ts';
import { overlaidStorage } from './private-settings.ts';
import { createSettings } from './settings-store.ts';
import { createStoredData, damageIn, type StoreName } from './stored-data.ts';

type Items = Record<string, unknown>;

/**
 * A store in memory that keeps values as they are, as Firefox's do: numbers that are none, too
 * (https://developer.mozilla.org/en-US/docs/Mozilla/Add-ons/WebExtensions/Chrome_incompatibilities#data_cloning_algorithm).
 */
function storeOf(given: Items = {}) {
  let items = new Map(Object.entries(structuredClone(given)));
  return {
    get: (keys: string | string[] | null) => {
      const wanted = keys === null ? [...items.keys()] : [keys].flat();
      return Promise.resolve(
        Object.fromEntries(wanted.filter((key) => items.has(key)).map((key) => [key, items.get(key)])),
      );
    },
    set: (more: Items) => {
      for (const [key, item] of Object.entries(more)) items.set(key, structuredClone(item));
      return Promise.resolve();
    },
    remove: (keys: string | string[]) =>
      Promise.resolve([keys].flat().map((key) => items.delete(key))).then(() => undefined),
    clear: () => Promise.resolve(void (items = new Map())),
    onChanged: { addListener: () => undefined },
  };
}

/** What is sound, under every name that Knack stores something by. */
const SOUND: Readonly<Record<StoreName, Items>> = {
  local: {
    version: 1,
    'words:en': { added: ['zzzzz'], forbidden: ['aroma'] },
    'words:de': { added: [], forbidden: [] },
    'refused:wordle': ['crane', 'żółte'],
    'panel:wordle': { folded: true, spot: null },
    'panel:wortel': { folded: false, spot: { fromRight: true, fromBottom: false, x: 12.5, y: -3 } },
    'trust:wordle': { day: '2026-11-22', kept: 3, likely: 1 },
    'site:https://games.example': {
      lexicon: 'en',
      rule: null,
      looks: { a: 'absent' },
      enteredBy: 'key',
      rare: -2,
      noLooks: false,
      noLexicon: false,
      always: false,
    },
    practice: { lexicon: 'en', length: 5, hard: false, boards: 4 },
  },
  sync: {
    version: 1,
    help: 'all',
    fill: true,
    strategy: 'letter-frequency',
    locale: 'pl',
    openers: { en: 'crane', de: 'größe' },
    sites: { wordle: { help: 'count', hard: 'on' }, practice: {} },
  },
  session: {
    'tab:7': EMPTY_TAB,
    manual: EMPTY_MANUAL,
    'private-manual': EMPTY_MANUAL,
    access: { version: SESSION_VERSION, tab: 7 },
    accepted: { version: SESSION_VERSION, sites: { wordle: ['crane'] } },
    'private-settings': { version: SESSION_VERSION, fill: true, sites: { wordle: { overlay: false } } },
  },
};
const NAMES = (Object.keys(SOUND) as StoreName[]).flatMap((store) =>
  Object.keys(SOUND[store]).map((key) => [store, key] as const),
);

/** All stores, sound but for one item. */
const withJunk = (store: StoreName, key: string, junk: unknown) => {
  const items = { ...SOUND, [store]: { ...SOUND[store], [key]: junk } };
  return { local: storeOf(items.local), sync: storeOf(items.sync), session: storeOf(items.session) };
};
const all = async (stores: ReturnType<typeof withJunk>) => ({
  local: await stores.local.get(null),
  sync: await stores.sync.get(null),
  session: await stores.session.get(null),
});

/** Values of every kind, and those that once stood there with something changed. */
const junk = fc.oneof(
  fc.anything({ withNullPrototype: false }).filter(isStorable),
  fc.constantFrom<unknown>(
    NaN,
    Infinity,
    1e300,
    -1,
    '',
    'x'.repeat(100_000),
    [],
    {},
    [['a']],
    { added: ['a', 5], forbidden: [] },
    { added: [], forbidden: 'none' },
    { folded: true, spot: { fromRight: true, fromBottom: true, x: NaN, y: 1 } },
    { folded: true, spot: { fromRight: true, fromBottom: true, x: Infinity, y: 1 } },
    { folded: true, spot: { fromRight: true, fromBottom: true, x: 1e300, y: 1 } },
    { day: 'one', kept: 1e300, likely: 0 },
    { lexicon: 'en', length: 1e300, hard: false, boards: 1 },
    { lexicon: 'en', length: NaN, hard: false, boards: 1 },
    { ...EMPTY_TAB, held: [{ word: 'x' }] },
    { ...EMPTY_TAB, version: SESSION_VERSION + 1 },
    JSON.parse('{"__proto__": {"fill": true}, "constructor": ["a"]}'),
    { wordle: JSON.parse('{"__proto__": 1, "fill": "yes", "enter": true}') as unknown },
    { en: 'crane', de: 5, toString: 'salet' },
  ),
);
function isStorable(value: unknown): boolean {
  try {
    structuredClone(value);
    return true;
  } catch {
    return false;
  }
}

describe.each(NAMES)('whatever %s holds as "%s"', (store, key) => {
  it('is read as far as it is sound, and takes nothing else with it', async () => {
    await fc.assert(
      fc.asyncProperty(junk, async (value) => {
        const { local, sync, session } = withJunk(store, key, value);
        const words = await createWordStore(local).get();
        if (!(store === 'local' && key === 'words:en'))
          expect(words.own['en']).toEqual(SOUND.local['words:en']);
        if (!(store === 'local' && key === 'refused:wordle'))
          expect(words.refused['wordle']).toEqual(SOUND.local['refused:wordle']);
        const panel = await createPanelStore(local).load('wordle');
        if (!(store === 'local' && key === 'panel:wordle'))
          expect(panel).toEqual(SOUND.local['panel:wordle']);
        const added = await createSiteStore(local).all();
        if (!(store === 'local' && key.startsWith('site:')))
          expect(added['https://games.example']).toEqual(SOUND.local['site:https://games.example']);
        const settings = await createSettings(sync).get();
        for (const name of ['help', 'fill', 'strategy', 'locale', 'openers', 'sites'] as const)
          if (!(store === 'sync' && key === name) && settings[name] !== DEFAULTS[name])
            expect(settings[name]).toEqual(SOUND.sync[name]);
        const privately = await createSettings(overlaidStorage(sync, session)).get();
        expect(readSettings(privately)).toEqual(privately);
        for (const name of ['manual', 'access', 'accepted', 'tab:7'] as const) {
          const record = await createSessionStore(session).get(name);
          if (!(store === 'session' && key === name)) expect(record).toEqual(SOUND.session[name]);
          expect(readRecord(name, record)).toEqual(record);
        }
        readChoices((await local.get('practice'))['practice']);
        readGame(JSON.stringify(value ?? null, replaceBigints));
      }),
      { numRuns: 60 },
    );
  });

  it('is mended by removing what is damaged, which leaves all else, and works again', async () => {
    await fc.assert(
      fc.asyncProperty(junk, async (value) => {
        const stores = withJunk(store, key, value);
        const before = await all(stores);
        // What a newer Knack has stored is not damaged, and not written over.
        fc.pre(key !== 'version' || !isNewer(before[store]));
        const damage = damageIn(store, before[store]);
        expect(damage.every((one) => one.key === key)).toBe(true);
        await createStoredData(stores).removeDamaged();
        const after = await all(stores);
        for (const name of Object.keys(SOUND) as StoreName[]) {
          const { [key]: _, ...others } = before[name];
          expect(after[name]).toMatchObject(name === store ? others : before[name]);
        }
        expect(damageIn(store, after[store])).toEqual([]);
        if (damage.length === 0) expect(after).toEqual(before);
        const words = createWordStore(stores.local);
        for (const change of [
          { kind: 'add' as const, language: 'en', word: 'neews' },
          { kind: 'refuse' as const, site: 'wordle', words: ['neews'] },
        ])
          expect(await words.change((old) => applyChange(old, change))).toBe('done');
        await createSettings(stores.sync).set({ fill: false, openers: { pl: 'okrai' } });
        expect(await createSettings(stores.sync).get()).toMatchObject({
          fill: false,
          openers: { pl: 'okrai' },
        });
      }),
      { numRuns: 60 },
    );
  });
});

const replaceBigints = (_: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value);

describe('what is stored', () => {
  it('is not damaged when it is sound, nor when it is not Knack’s', () => {
    for (const store of Object.keys(SOUND) as StoreName[]) {
      expect(damageIn(store, SOUND[store])).toEqual([]);
      expect(damageIn(store, { other: NaN, 'other:thing': null })).toEqual([]);
    }
  });

  it('of a newer version is never called damaged, and never mended', async () => {
    const newer = { version: 2, 'words:en': ['a new form'], help: { of: 'another kind' } };
    for (const store of ['local', 'sync'] as const) expect(damageIn(store, newer)).toEqual([]);
    const stores = { local: storeOf(newer), sync: storeOf(newer), session: storeOf() };
    await createStoredData(stores).removeDamaged();
    expect(await all(stores)).toEqual({ local: newer, sync: newer, session: {} });
    // A number that no version will have is none.
    expect(damageIn('local', { version: 1e300 })).toMatchObject([{ key: 'version' }]);
  });

  it('keeps of settings what is sound in them', async () => {
    const sites = { wordle: { help: 'everything', hard: 'on' }, 'no site': {}, practice: 5 };
    const stores = withJunk('sync', 'sites', sites);
    expect(damageIn('sync', await stores.sync.get(null))).toMatchObject([{ key: 'sites', part: 'settings' }]);
    await createStoredData(stores).removeDamaged();
    expect((await stores.sync.get('sites'))['sites']).toEqual({ wordle: { hard: 'on' } });
  });

  it('under a name that no language or site has is damaged', () => {
    const items = {
      'words:no language': { added: [], forbidden: [] },
      'refused:': [],
      'panel:a b': SOUND.local['panel:wordle'],
      'site:notaurl': SOUND.local['site:https://games.example'],
    };
    expect(damageIn('local', items).map(({ part }) => part)).toEqual(['words', 'refused', 'panel', 'sites']);
  });

  it('is gone after a reset, but for what open games need', async () => {
    const stores = withJunk('local', 'words:en', NaN);
    const tab = { ...EMPTY_TAB, site: 'wordle', isPrivate: true, report: report(['oater 11001']) };
    await stores.session.set({
      'tab:7': {
        ...tab,
        help: 'all',
        held: [{ word: 'crane', why: 'private', puzzle: null }],
        notice: { kind: 'notInListHeld', word: 'crane' },
      },
      'tab:8': { damaged: true },
      other: 1,
    });
    await createStoredData(stores).reset();
    expect(await all(stores)).toEqual({
      local: {},
      sync: {},
      session: {
        'tab:7': tab,
        // Pages in private windows hear of the change; a removal says that these windows are closed.
        'private-settings': { version: SESSION_VERSION },
      },
    });
    expect(damageIn('session', await stores.session.get(null))).toEqual([]);
  });

  it('is reset without ending an open game: it hears of the settings, and is advised on', async () => {
    const app = setUp({ listening: [TAB] });
    const { inSession, local, synced } = app;
    await app.handle({ type: 'begin', site: 'wordle' }, TAB);
    await app.tell({ type: 'report', report: report(HINTS) }, TAB);
    await app.change(forbid('aroma'));
    await createStoredData({ local, sync: synced, session: inSession }).reset();
    await app.sendSettings();
    expect(app.orders).toContainEqual([TAB, expect.objectContaining({ type: 'settings' })]);
    await app.refresh();
    expect((await app.stateOf(TAB)).advice).toMatchObject({ boards: [{ possible: 2 }] });
  });

  it('of games is nothing after a reset where there was nothing', async () => {
    const stores = { local: storeOf(), sync: storeOf(), session: storeOf() };
    await createStoredData(stores).reset();
    expect(await all(stores)).toEqual({ local: {}, sync: {}, session: {} });
  });
});
