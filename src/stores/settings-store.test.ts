import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { SITES } from '../sites/sites.ts';
import { LANGUAGES } from '../lexicons/lexicons.ts';
import { MAX_LENGTH } from '../solver/hints.ts';
import { HELP_OPTIONS } from '../protocol/help.ts';
import {
  changeFor,
  changeOnlyFor,
  changeOverlay,
  DEFAULTS,
  type Settings,
  settingsOf,
  STRATEGY_NAMES,
} from '../protocol/settings.ts';
import { createQueue } from '../protocol/queue.ts';
import { nextTask } from '../test/next-task.ts';
import { fakeStorage } from '../test/worker.ts';
import { overlaidStorage } from './private-settings.ts';
import { createSettings } from './settings-store.ts';

/** A store that holds these items, and whose writes are counted. */
async function stored(held: Record<string, unknown> = {}) {
  const storage = fakeStorage();
  await storage.set(held);
  const set = vi.spyOn(storage, 'set');
  const items = () => storage.get(null);
  return { storage, set, settings: createSettings(storage), items };
}

const siteSettings = fc.record(
  {
    help: fc.constantFrom(...HELP_OPTIONS),
    fill: fc.boolean(),
    enter: fc.boolean(),
    strategy: fc.constantFrom(...STRATEGY_NAMES),
    hard: fc.constantFrom('auto' as const, 'on' as const, 'off' as const),
    overlay: fc.boolean(),
  },
  { requiredKeys: [] },
);
const site = fc.constantFrom('wordle', 'wortel', 'literalnie', 'toString');

describe('what is set', () => {
  it('is stored and read again, and the rest is as ever', async () => {
    const { settings, items } = await stored();
    expect(await settings.get()).toEqual(DEFAULTS);
    await settings.set({ help: 'all', openers: { pl: 'żółte' } });
    expect(await items()).toEqual({ help: 'all', openers: { pl: 'żółte' } });
    expect(await settings.get()).toEqual({ ...DEFAULTS, help: 'all', openers: { pl: 'żółte' } });
  });

  it('is written once, and only what differs, whatever the order of its keys', async () => {
    const { settings, set } = await stored();
    const sites = { wortel: { help: 'all', fill: true }, wordle: { strategy: 'letter-frequency' } } as const;
    await settings.set({ sites, fill: false, locale: 'auto', openers: {} });
    expect(set.mock.lastCall).toEqual([{ sites }]);
    await settings.set({ sites, help: 'word' });
    await settings.set((now) => ({ sites: now.sites }));
    await settings.set({});
    expect(set).toHaveBeenCalledTimes(1);
    await settings.set({ sites: { ...sites, wortel: { help: 'all' } } });
    await settings.set({ sites: { wortel: { help: 'all' } } });
    await settings.set({ sites: { wordle: { help: 'all' } } });
    expect(set).toHaveBeenCalledTimes(4);
  });

  it('at the same time for two sites is set for both', async () => {
    const { settings } = await stored();
    await Promise.all([
      settings.set((now) => changeOnlyFor(now, 'wordle', 'help', 'count')),
      settings.set((now) => changeOnlyFor(now, 'wortel', 'help', 'all')),
      settings.set((now) => changeOnlyFor(now, 'wordle', 'fill', true)),
    ]);
    expect((await settings.get()).sites).toEqual({
      wordle: { help: 'count', fill: true },
      wortel: { help: 'all' },
    });
  });

  it('is not waited for by what comes after a failure', async () => {
    const { settings, set } = await stored();
    set.mockRejectedValueOnce(new Error('MAX_WRITE_OPERATIONS_PER_MINUTE'));
    const first = settings.set({ fill: true });
    const second = settings.set({ enter: true });
    await expect(first).rejects.toThrow('MAX_WRITE');
    await second;
    expect(await settings.get()).toEqual({ ...DEFAULTS, enter: true });
  });

  it('is not built on what could not be read: that fails, and all is as before', async () => {
    const { storage, settings, items } = await stored({ sites: { wortel: { help: 'all' } } });
    vi.spyOn(storage, 'get').mockRejectedValueOnce(new Error('busy'));
    const change = (now: Settings) => changeOnlyFor(now, 'wordle', 'fill', true);
    await expect(settings.set(change)).rejects.toThrow('busy');
    expect(await items()).toEqual({ sites: { wortel: { help: 'all' } } });
    await settings.set(change);
    expect(await items()).toEqual({ sites: { wortel: { help: 'all' }, wordle: { fill: true } } });
  });

  it('is not built on an empty reply, which is none', async () => {
    const { storage, settings, set } = await stored({ fill: true });
    vi.spyOn(storage, 'get').mockResolvedValue(undefined as never);
    await expect(settings.set({ enter: true })).rejects.toThrow('could not be read');
    const privately = createSettings(overlaidStorage(storage, fakeStorage()));
    await expect(privately.set({ enter: true })).rejects.toThrow('could not be read');
    expect(set).not.toHaveBeenCalled();
  });

  it('leaves alone what another version has stored', async () => {
    const { settings, items } = await stored({
      version: 2,
      openers: { en: 'crane', tlh: { later: 1 } },
      sites: {
        wordle: { help: 'everything', colour: 'red', fill: true },
        sudoku: 'later',
        'no id': { fill: true },
      },
    });
    await settings.set((now) => changeOnlyFor(now, 'wordle', 'fill', undefined));
    await settings.set((now) => changeOnlyFor(now, 'wortel', 'overlay', false));
    await settings.set({ openers: { de: 'tarne' } });
    expect(await items()).toEqual({
      version: 2,
      openers: { de: 'tarne', tlh: { later: 1 } },
      sites: {
        wordle: { help: 'everything', colour: 'red' },
        wortel: { overlay: false },
        sudoku: 'later',
        'no id': { fill: true },
      },
    });
    await settings.set({ sites: {}, openers: {} });
    expect(await items()).toEqual({
      version: 2,
      openers: { tlh: { later: 1 } },
      sites: {
        wordle: { help: 'everything', colour: 'red' },
        sudoku: 'later',
        'no id': { fill: true },
      },
    });
  });

  it('while a write is under way is in the next one, with all that came meanwhile', async () => {
    const { settings, set, items } = await stored();
    const changes = Array.from({ length: 51 }, (_, n) => settings.set({ fill: n % 2 === 0, enter: n > 25 }));
    expect(set).not.toHaveBeenCalled();
    await changes[0];
    expect(set.mock.calls).toEqual([[{ fill: true }]]);
    await Promise.all(changes);
    expect(set.mock.calls).toEqual([[{ fill: true }], [{ enter: true }]]);
    expect(await items()).toEqual({ fill: true, enter: true });
  });

  it('fails with the write that it is in', async () => {
    const { settings, set } = await stored();
    set.mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error('QUOTA'));
    const results = await Promise.allSettled([
      settings.set({ fill: true }),
      settings.set({ enter: true }),
      settings.set({ help: 'all' }),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
  });

  it('step by step is written no oftener than browsers allow, and in the end as it was left', async () => {
    vi.useFakeTimers();
    try {
      const { settings, set, items } = await stored();
      const steps: Promise<void>[] = [];
      for (let step = 0; step < 600; step++) {
        steps.push(settings.set({ fill: step % 2 === 0, openers: { en: `word${'abcdef'[step % 6]!}` } }));
        await vi.advanceTimersByTimeAsync(100);
      }
      expect(set.mock.calls.length).toBeLessThanOrEqual(100);
      await vi.runAllTimersAsync();
      await Promise.all(steps);
      expect(await items()).toEqual({ fill: false, openers: { en: 'wordf' } });
    } finally {
      vi.useRealTimers();
    }
  });

  it('on two pages at once is set by both, where they take turns', async () => {
    const { storage, settings: alone } = await stored();
    const pages = [alone, createSettings(storage)];
    const changes = ['wordle', 'wortel'] as const;
    const setBoth = (stores: (typeof alone)[]) =>
      Promise.all(
        stores.map((store, n) => store.set((now) => changeOnlyFor(now, changes[n]!, 'fill', true))),
      );
    await setBoth(pages);
    expect(Object.keys((await alone.get()).sites)).toHaveLength(1);
    await alone.set({ sites: {} });
    const queue = createQueue();
    await setBoth([createSettings(storage, queue), createSettings(storage, queue)]);
    expect(Object.keys((await alone.get()).sites)).toHaveLength(2);
  });

  it('is told to those who follow: now, and after each change the newest', async () => {
    const { storage, settings } = await stored({ fill: true });
    const seen: Settings[] = [];
    settings.follow((now) => seen.push(now));
    await vi.waitFor(() => expect(seen).toMatchObject([{ fill: true }]));
    // The first of two readings comes last.
    const { get } = storage;
    let late = () => {};
    storage.get = async (keys) => {
      storage.get = get;
      const items = await get(keys);
      await new Promise<void>((resolve) => (late = resolve));
      return items;
    };
    await storage.set({ fill: false });
    await storage.set({ help: 'count' });
    await vi.waitFor(() => expect(seen).toHaveLength(2));
    late();
    await nextTask();
    expect(seen.slice(1)).toMatchObject([{ fill: false, help: 'count' }]);
  });
});

describe('what is damaged', () => {
  it('counts as not set, and takes nothing else with it', async () => {
    const { settings } = await stored({
      help: 'everything',
      fill: 'yes',
      enter: true,
      hard: null,
      locale: 'fr',
      strategy: 'letter-frequency',
      openers: { en: 'crane', de: 5, pl: 'no word', '../x': 'crane' },
      sites: {
        wordle: { help: 'all', fill: 1, strategy: 'luck', hard: 'on', later: true },
        wortel: 'all',
        literalnie: { overlay: false },
        'no id': { fill: true },
      },
    });
    expect(await settings.get()).toEqual({
      ...DEFAULTS,
      enter: true,
      strategy: 'letter-frequency',
      openers: { en: 'crane' },
      sites: { wordle: { help: 'all', hard: 'on' }, literalnie: { overlay: false } },
    });
  });

  it.each([[null], [[]], ['text'], [7]])('is a record that is %j', async (value) => {
    const { settings } = await stored({ sites: value, openers: value, fill: true });
    expect(await settings.get()).toEqual({ ...DEFAULTS, fill: true });
  });

  it('is the whole store: then nothing is set, and setting fails', async () => {
    const { storage, settings, set } = await stored({ fill: true });
    storage.get = () => Promise.reject(new Error('syncing is off'));
    set.mockRejectedValue(new Error('syncing is off'));
    expect(await settings.get()).toEqual(DEFAULTS);
    await expect(settings.set({ fill: true })).rejects.toThrow('syncing is off');
  });
});

describe('the settings of a site', () => {
  const settings: Settings = {
    ...DEFAULTS,
    help: 'nudge',
    sites: { wordle: { help: 'all', fill: true }, wortel: { fill: false } },
  };

  it('are its own where it has some, and otherwise those of all', () => {
    expect(settingsOf(settings, 'wordle')).toMatchObject({ help: 'all', fill: true, enter: false });
    expect(settingsOf(settings, 'literalnie')).toMatchObject({ help: 'nudge', fill: false });
    expect(settingsOf(settings, 'wordle')).not.toHaveProperty('sites');
  });

  it('change where they are set: for the site, or for all', () => {
    expect(changeFor(settings, 'wordle', 'help', 'word')).toEqual({
      sites: { ...settings.sites, wordle: { help: 'word', fill: true } },
    });
    expect(changeFor(settings, 'wortel', 'help', 'word')).toEqual({ help: 'word' });
  });

  it('are not there once the overlay is as on all sites again, but in private windows, which lie over others', () => {
    const off = { ...settings, ...changeOverlay(settings, 'literalnie', false, false) };
    expect(off.sites['literalnie']).toEqual({ overlay: false });
    expect(changeOverlay(off, 'literalnie', true, false).sites).toEqual(settings.sites);
    expect(changeOverlay(off, 'literalnie', true, true).sites['literalnie']).toEqual({ overlay: true });
  });

  it('go with the last of them, and with that the site', () => {
    expect(changeOnlyFor(settings, 'wordle', 'help', undefined).sites).toEqual({
      wordle: { fill: true },
      wortel: { fill: false },
    });
    expect(changeOnlyFor(settings, 'wortel', 'fill', undefined).sites).toEqual({
      wordle: settings.sites['wordle'],
    });
  });

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'whose id is %s are those of any other',
    async (id) => {
      expect(settingsOf(settings, id)).toEqual(settingsOf(settings, 'other'));
      expect(changeFor(settings, id, 'help', 'all')).toEqual({ help: 'all' });
      const { sites } = changeOnlyFor(settings, id, 'help', 'all');
      expect(Object.keys(sites)).toEqual(['wordle', 'wortel', id]);
      expect(Object.getPrototypeOf(sites)).toBe(Object.prototype);
      const { settings: store } = await stored({ sites: JSON.parse(`{"${id}":{"help":"all"}}`) });
      await store.set((now) => changeOnlyFor(now, 'wordle', 'fill', true));
      expect(settingsOf(await store.get(), 'wordle')).toMatchObject({ help: 'word', fill: true });
      expect(({} as Record<string, unknown>)['help']).toBeUndefined();
    },
  );

  it('hold after any changes as if each site had its own from the first', async () => {
    const change = fc.tuple(site, siteSettings);
    await fc.assert(
      fc.asyncProperty(siteSettings, fc.array(change, { maxLength: 8 }), async (all, changes) => {
        const { settings: store } = await stored();
        await store.set(all);
        const expected = new Map<string, Partial<Settings>>();
        for (const [id, own] of changes) {
          const keys = Object.keys(own) as (keyof typeof own)[];
          await Promise.all(keys.map((key) => store.set((now) => changeOnlyFor(now, id, key, own[key]))));
          expected.set(id, { ...expected.get(id), ...own });
        }
        const now = await store.get();
        for (const id of ['wordle', 'wortel', 'literalnie', 'toString', 'other']) {
          const { sites: _, ...rest } = { ...DEFAULTS, ...all, ...expected.get(id) };
          expect(settingsOf(now, id)).toEqual(rest);
        }
      }),
      { numRuns: 30 },
    );
  });
});

it('every setting fits into what browsers take as one item, by far', () => {
  const longest = <T extends string>(values: readonly T[]) =>
    values.reduce((one, other) => (other.length > one.length ? other : one));
  const own = {
    help: longest(HELP_OPTIONS),
    fill: false,
    enter: false,
    strategy: longest(STRATEGY_NAMES),
    hard: 'auto',
    overlay: false,
  };
  const items = {
    sites: Object.fromEntries([...SITES.map(({ id }) => id), 'practice'].map((id) => [id, own])),
    openers: Object.fromEntries(LANGUAGES.map((language) => [language, 'ż'.repeat(MAX_LENGTH)])),
  };
  for (const [key, item] of Object.entries(items)) {
    expect(Buffer.byteLength(key + JSON.stringify(item))).toBeLessThan(8192 / 4);
  }
});
