import { describe, expect, it, vi } from 'vitest';
import { SESSION_VERSION } from '../protocol/records.ts';
import { changeOnlyFor, DEFAULTS, type Settings } from '../protocol/settings.ts';
import { fakeStorage } from '../test/worker.ts';
import { changesOf, overlaidStorage } from './private-settings.ts';
import { createSettings } from './settings-store.ts';

function stores() {
  const [synced, session] = [fakeStorage(), fakeStorage()];
  return {
    synced,
    session,
    settings: createSettings(synced),
    privately: createSettings(overlaidStorage(synced, session)),
  };
}

describe('what is set in a private window', () => {
  it('holds there, over what is set otherwise, and nowhere else', async () => {
    const { synced, settings, privately } = stores();
    await settings.set({ help: 'all', fill: true });
    await privately.set((now) => changeOnlyFor(now, 'wortel', 'overlay', false));
    await privately.set({ fill: false });
    const expected = { ...DEFAULTS, help: 'all', sites: { wortel: { overlay: false } } };
    expect(await privately.get()).toEqual(expected);
    expect(await synced.get(null)).toEqual({ help: 'all', fill: true });
    await settings.set({ help: 'count' });
    expect(await privately.get()).toEqual({ ...expected, help: 'count' });
  });

  it('is no more than was set there, so that all else goes on by what is set otherwise', async () => {
    const { session, settings, privately } = stores();
    await settings.set((now) => changeOnlyFor(now, 'wortel', 'hard', 'on'));
    await privately.set((now) => changeOnlyFor(now, 'wordle', 'overlay', false));
    await settings.set((now) => changeOnlyFor(now, 'literalnie', 'help', 'count'));
    await settings.set((now) => changeOnlyFor(now, 'wordle', 'help', 'nudge'));
    expect((await privately.get()).sites).toEqual({
      wortel: { hard: 'on' },
      literalnie: { help: 'count' },
      wordle: { help: 'nudge', overlay: false },
    });
    await privately.set((now) => changeOnlyFor(now, 'wordle', 'overlay', true));
    expect(await session.get(null)).toEqual({
      'private-settings': { version: SESSION_VERSION, sites: { wordle: { overlay: true } } },
    });
  });

  it('makes way for what is set for all windows later', async () => {
    const { synced, session, settings, privately } = stores();
    const storage = overlaidStorage(synced, session);
    await settings.set((now) => changeOnlyFor(now, 'wordle', 'help', 'nudge'));
    await privately.set({ fill: true, enter: true });
    await privately.set((now) => changeOnlyFor(now, 'wordle', 'help', 'all'));
    await privately.set((now) => changeOnlyFor(now, 'wordle', 'overlay', false));
    const before = await synced.get(null);
    await settings.set((now) => ({ ...changeOnlyFor(now, 'wordle', 'help', 'count'), enter: true }));
    await settings.set({ enter: false });
    const after = await synced.get(null);
    await storage.yieldTo({
      sites: { oldValue: before['sites'], newValue: after['sites'] },
      enter: { oldValue: true, newValue: false },
    });
    expect(await privately.get()).toEqual({
      ...DEFAULTS,
      fill: true,
      sites: { wordle: { help: 'count', overlay: false } },
    });
  });

  it('is told to those who follow, as is what is set otherwise', async () => {
    const { session, settings, privately } = stores();
    const seen: Settings[] = [];
    privately.follow((now) => seen.push(now));
    await vi.waitFor(() => expect(seen).toHaveLength(1));
    await privately.set({ enter: true });
    await vi.waitFor(() => expect(seen.at(-1)).toMatchObject({ enter: true }));
    await settings.set({ help: 'count' });
    await vi.waitFor(() => expect(seen.at(-1)).toMatchObject({ enter: true, help: 'count' }));
    await session.set({ 'tab:7': {} });
    await privately.get();
    expect(seen).toHaveLength(3);
  });
});

it('what has changed of it is told setting by setting', () => {
  expect(changesOf({ oldValue: { fill: true, help: 'all' }, newValue: { fill: true, hard: 'on' } })).toEqual({
    help: { oldValue: 'all', newValue: undefined },
    hard: { oldValue: undefined, newValue: 'on' },
  });
  expect(changesOf({ newValue: { fill: true } })).toEqual({
    fill: { oldValue: undefined, newValue: true },
  });
});
