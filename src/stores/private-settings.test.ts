import { describe, expect, it, vi } from 'vitest';
import type { Ask } from '../protocol/messages.ts';
import { askedStorage, changesOf, overlaidStorage } from './private-settings.ts';
import { changeOnlyFor, createSettings, DEFAULTS, type Settings } from '../protocol/settings.ts';
import { fakeStorage, setUp, TAB } from '../test/worker.ts';

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

  it('is no more than was set there, so that all else goes on by what is set otherwise', async () => {
    const { session, settings, privately } = stores();
    await settings.set((now) => changeOnlyFor(now, 'wortel', 'hard', 'on'));
    await privately.set((now) => changeOnlyFor(now, 'wordle', 'overlay', false));
    await settings.set((now) => changeOnlyFor(now, 'literalnie', 'level', 'count'));
    await settings.set((now) => changeOnlyFor(now, 'wordle', 'level', 'nudge'));
    expect((await privately.get()).games).toEqual({
      wortel: { hard: 'on' },
      literalnie: { level: 'count' },
      wordle: { level: 'nudge', overlay: false },
    });
    await privately.set((now) => changeOnlyFor(now, 'wordle', 'overlay', true));
    expect(await session.get(null)).toEqual({
      'private-settings': { games: { wordle: { overlay: true } } },
    });
  });

  it('makes way for what is set for all windows later', async () => {
    const { synced, session, settings, privately } = stores();
    const storage = overlaidStorage(synced, session);
    await settings.set((now) => changeOnlyFor(now, 'wordle', 'level', 'nudge'));
    await privately.set({ fill: true, enter: true });
    await privately.set((now) => changeOnlyFor(now, 'wordle', 'level', 'all'));
    await privately.set((now) => changeOnlyFor(now, 'wordle', 'overlay', false));
    const before = await synced.get(null);
    await settings.set((now) => ({ ...changeOnlyFor(now, 'wordle', 'level', 'count'), enter: true }));
    await settings.set({ enter: false });
    const after = await synced.get(null);
    await storage.yieldTo({
      games: { oldValue: before['games'], newValue: after['games'] },
      enter: { oldValue: true, newValue: false },
    });
    expect(await privately.get()).toEqual({
      ...DEFAULTS,
      fill: true,
      games: { wordle: { level: 'count', overlay: false } },
    });
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
