import { expect, it } from 'vitest';
import { fakeStorage } from '../test/worker.ts';
import { createPanelStore } from './panel-store.ts';

const FOLDED = { folded: true, spot: null };

it('keeps the panel for each game, and nothing of a private window', async () => {
  const storage = fakeStorage();
  await createPanelStore(storage, 'wordle', true).savePanel(FOLDED);
  expect(await storage.get(null)).toEqual({});
  const store = createPanelStore(storage, 'wordle', false);
  expect(await store.loadPanel()).toBe(null);
  await store.savePanel(FOLDED);
  expect(await store.loadPanel()).toEqual(FOLDED);
  expect(await createPanelStore(storage, 'wortel', false).loadPanel()).toBe(null);
  expect(Object.keys(await storage.get(null))).toEqual(['panel:wordle']);
});
