import { expect, it } from 'vitest';
import { fakeStorage } from '../test/worker.ts';
import { createPanelStore } from './panel-store.ts';

const FOLDED = { folded: true, spot: null };

it('keeps the panel for each site', async () => {
  const storage = fakeStorage();
  const store = createPanelStore(storage);
  expect(await store.load('wordle')).toBe(null);
  await store.save('wordle', FOLDED);
  expect(await store.load('wordle')).toEqual(FOLDED);
  expect(await store.load('wortel')).toBe(null);
  expect(Object.keys(await storage.get(null))).toEqual(['panel:wordle']);
});

it.each([['text'], [{ folded: 'yes', spot: null }], [{ folded: true, spot: { x: 'far' } }], [null]])(
  'finds no panel where %j is kept, and keeps the next one',
  async (damaged) => {
    const storage = fakeStorage();
    await storage.set({ 'panel:wordle': damaged });
    const store = createPanelStore(storage);
    expect(await store.load('wordle')).toBe(null);
    await store.save('wordle', FOLDED);
    expect(await store.load('wordle')).toEqual(FOLDED);
  },
);

it('finds no panel where nothing can be read', async () => {
  const unreadable = { get: () => Promise.reject(new Error('corrupt')), set: () => Promise.resolve() };
  expect(await createPanelStore(unreadable).load('wordle')).toBe(null);
  const empty = { ...unreadable, get: () => Promise.resolve(undefined as never) };
  expect(await createPanelStore(empty).load('wordle')).toBe(null);
});
