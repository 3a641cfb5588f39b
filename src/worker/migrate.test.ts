import { describe, expect, it, vi } from 'vitest';
import { SESSION_VERSION } from '../protocol/records.ts';
import { DEFAULTS } from '../protocol/settings.ts';
import { changesOf, overlaidStorage } from '../stores/private-settings.ts';
import { createSettings, type Exclusively } from '../stores/settings-store.ts';
import VERSION_1 from '../test/version-1.json' with { type: 'json' };
import { fakeStorage } from '../test/worker.ts';
import { migrateLocal, migrateSettings } from './migrate.ts';
import { createPanelStore } from './panel-store.ts';
import { createWordStore } from './word-store.ts';

const exclusively: Exclusively = (task) => task();

async function holding(items: Record<string, unknown>) {
  const storage = fakeStorage();
  await storage.set(items);
  return storage;
}

/** What version 1 had set, as this version has it. */
const SET = {
  help: 'nudge',
  fill: true,
  locale: 'pl',
  openers: { en: 'crane' },
  sites: { wordle: { help: 'all', hard: 'on' }, practice: { overlay: false } },
};

describe('settings of version 1', () => {
  it('hold before anything has been migrated', async () => {
    const sync = await holding(VERSION_1.sync);
    expect(await createSettings(sync).get()).toEqual({ ...DEFAULTS, ...SET });
    expect(await sync.get(null)).toEqual(VERSION_1.sync);
  });

  it('are written once under their new names, beside those that an older Knack elsewhere reads', async () => {
    const sync = await holding(VERSION_1.sync);
    const set = vi.spyOn(sync, 'set');
    await migrateSettings(sync, exclusively);
    await migrateSettings(sync, exclusively);
    expect(set).toHaveBeenCalledTimes(1);
    expect(await sync.get(null)).toEqual({ ...VERSION_1.sync, ...SET, version: 2 });
    expect(await createSettings(sync).get()).toEqual({ ...DEFAULTS, ...SET });
  });

  it('make way for what is set later under the new names', async () => {
    const sync = await holding(VERSION_1.sync);
    await migrateSettings(sync, exclusively);
    const settings = createSettings(sync);
    await settings.set({ help: 'count', sites: {} });
    // As synced from a device with the older version.
    await sync.set({ level: 'all', games: { wordle: { fill: true } } });
    await migrateSettings(sync, exclusively);
    expect(await settings.get()).toEqual({ ...DEFAULTS, ...SET, help: 'count', sites: {} });
  });

  it('are upgraded by the first change, even before they are migrated', async () => {
    const sync = await holding(VERSION_1.sync);
    await createSettings(sync).set((now) => ({ sites: { ...now.sites, wortel: { fill: true } } }));
    expect(await sync.get(null)).toEqual({
      ...VERSION_1.sync,
      ...SET,
      sites: { ...SET.sites, wortel: { fill: true } },
      version: 2,
    });
  });

  it('that are damaged count as not set, and take nothing else with them', async () => {
    const damaged = {
      ...VERSION_1.sync,
      level: 'everything',
      games: { wordle: { level: 7, hard: 'on' }, wortel: 'all' },
      version: 'first',
    };
    const sync = await holding(damaged);
    const expected = { ...DEFAULTS, ...SET, help: DEFAULTS.help, sites: { wordle: { hard: 'on' } } };
    expect(await createSettings(sync).get()).toEqual(expected);
    await migrateSettings(sync, exclusively);
    expect(await createSettings(sync).get()).toEqual(expected);
    expect(await sync.get(['games', 'version'])).toEqual({ games: damaged.games, version: 2 });
  });

  it('are migrated under the lock that settings are written under, and not where there are none', async () => {
    const sync = await holding({});
    const set = vi.spyOn(sync, 'set');
    const lock = vi.fn(exclusively);
    await migrateSettings(sync, lock);
    expect(lock).toHaveBeenCalledTimes(1);
    expect(set).not.toHaveBeenCalled();
  });
});

describe('settings of a newer version', () => {
  const NEWER = {
    version: 3,
    help: 'all',
    fill: 'when I say so',
    sites: { wordle: { hard: 'on', later: 1 } },
  };

  it('are left as they are, and count as far as they are sound', async () => {
    const sync = await holding({ ...NEWER, level: 'count' });
    await migrateSettings(sync, exclusively);
    expect(await sync.get(null)).toEqual({ ...NEWER, level: 'count' });
    expect(await createSettings(sync).get()).toEqual({
      ...DEFAULTS,
      help: 'all',
      sites: { wordle: { hard: 'on' } },
    });
  });

  it('keep their version and whatever is not changed', async () => {
    const sync = await holding(NEWER);
    await createSettings(sync).set({ sites: { wordle: { hard: 'off' } } });
    expect(await sync.get(null)).toEqual({ ...NEWER, sites: { wordle: { hard: 'off', later: 1 } } });
  });
});

describe('settings of private windows', () => {
  const open = async (synced: Record<string, unknown>) => {
    const [sync, session] = [await holding(synced), await holding(VERSION_1.session)];
    const storage = overlaidStorage(sync, session);
    return { sync, session, storage, settings: createSettings(storage) };
  };
  const PRIVATELY = {
    ...DEFAULTS,
    ...SET,
    help: 'count',
    enter: true,
    sites: { ...SET.sites, wordle: { help: 'word', hard: 'on' } },
  };

  it.each([
    ['not migrated', VERSION_1.sync],
    ['migrated', { ...VERSION_1.sync, ...SET, version: 2 }],
  ])('of version 1 hold, over what is %s', async (_, synced) => {
    const { settings } = await open(synced);
    expect(await settings.get()).toEqual(PRIVATELY);
  });

  it('of version 1 are upgraded by what is set first, and nothing else is', async () => {
    const { settings, sync, session } = await open(VERSION_1.sync);
    await settings.set({ enter: false, vulgar: true });
    expect(await settings.get()).toEqual({ ...PRIVATELY, enter: false, vulgar: true });
    expect(await session.get(null)).toEqual({
      'private-settings': {
        version: SESSION_VERSION,
        help: 'count',
        enter: false,
        vulgar: true,
        sites: { wordle: { help: 'word' } },
      },
    });
    expect(await sync.get(null)).toEqual(VERSION_1.sync);
  });

  it('that are damaged count as none', async () => {
    const { settings, session } = await open(VERSION_1.sync);
    await session.set({ 'private-settings': 'all' });
    expect(await settings.get()).toEqual({ ...DEFAULTS, ...SET });
  });

  it('are said to have changed only where they have', () => {
    const oldValue = VERSION_1.session['private-settings'];
    const newValue = { version: 2, help: 'all', enter: true, sites: { wordle: { help: 'word' } } };
    expect(changesOf({ oldValue, newValue })).toEqual({ help: { oldValue: 'count', newValue: 'all' } });
  });
});

describe('what version 1 had in storage.local', () => {
  it('is read as it is, and marked as of this version', async () => {
    const local = await holding(VERSION_1.local);
    const check = async () => {
      expect(await createWordStore(local).get()).toEqual({
        own: { en: { added: ['zzzzz'], forbidden: ['aroma'] } },
        refused: { wordle: ['oater'] },
        past: {},
        damaged: false,
      });
      expect(await createPanelStore(local).load('wordle')).toEqual(VERSION_1.local['panel:wordle']);
    };
    await check();
    await migrateLocal(local);
    await check();
    expect(await local.get(null)).toEqual({ ...VERSION_1.local, version: 2 });
  });

  it('is not written over by an older version than has written it', async () => {
    const newer = { ...VERSION_1.local, version: 3 };
    const local = await holding(newer);
    await migrateLocal(local);
    const words = createWordStore(local);
    expect(await words.get()).toMatchObject({ refused: { wordle: ['oater'] }, damaged: true });
    expect(await words.change((now) => ({ ...now, refused: { wordle: [] } }))).toBe('unreadable');
    await createPanelStore(local).save('wordle', { folded: false, spot: null });
    expect(await local.get(null)).toEqual(newer);
  });
});
