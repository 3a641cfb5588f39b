import { describe, expect, it, vi } from 'vitest';
import type { Ask } from './messages.ts';
import { askedStorage, changesOf, overlaidStorage } from './private-settings.ts';
import { changeOnlyFor, createSettings, DEFAULTS, type Settings } from './settings.ts';
import { fakeStorage, setUp, TAB } from './test/worker.ts';

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
    await settings.set({ level: 'all', fill: true });
    await privately.set((now) => changeOnlyFor(now, 'wortel', 'overlay', false));
    await privately.set({ fill: false });
    const expected = { ...DEFAULTS, level: 'all', games: { wortel: { overlay: false } } };
    expect(await privately.get()).toEqual(expected);
    expect(await synced.get(null)).toEqual({ level: 'all', fill: true });
    await settings.set({ level: 'count' });
    expect(await privately.get()).toEqual({ ...expected, level: 'count' });
  });

  it('is told to those who follow, as is what is set otherwise', async () => {
    const { session, settings, privately } = stores();
    const told: Settings[] = [];
    privately.follow((now) => told.push(now));
    await vi.waitFor(() => expect(told).toHaveLength(1));
    await privately.set({ enter: true });
    await vi.waitFor(() => expect(told.at(-1)).toMatchObject({ enter: true }));
    await settings.set({ level: 'count' });
    await vi.waitFor(() => expect(told.at(-1)).toMatchObject({ enter: true, level: 'count' }));
    await session.set({ 'tab:7': {} });
    await privately.get();
    expect(told).toHaveLength(3);
  });

  it('is the same where a page has to ask the worker', async () => {
    const app = setUp();
    const ask: Ask = (request) => app.handle(request, TAB, true);
    await app.settings.set({ level: 'all' });
    let tell = () => {};
    const page = createSettings(askedStorage(ask, (listener) => (tell = listener)));
    const told: Settings[] = [];
    page.follow((now) => told.push(now));
    await vi.waitFor(() => expect(told).toMatchObject([{ level: 'all', overlay: true }]));
    await page.set({ overlay: false });
    expect(await app.privateSettings.get()).toMatchObject({ level: 'all', overlay: false });
    expect(await app.settings.get()).toMatchObject({ overlay: true });
    tell();
    await vi.waitFor(() => expect(told.at(-1)).toMatchObject({ overlay: false }));
  });
});

it('what has changed of it is told setting by setting', () => {
  expect(changesOf({ oldValue: { fill: true, level: 'all' }, newValue: { fill: true, hard: 'on' } })).toEqual(
    {
      level: { oldValue: 'all', newValue: undefined },
      hard: { oldValue: undefined, newValue: 'on' },
    },
  );
  expect(changesOf({ newValue: { fill: true } })).toEqual({
    fill: { oldValue: undefined, newValue: true },
  });
});
