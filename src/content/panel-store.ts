/** Where the overlay's panel is, kept for each game in `storage.local`, and not from private windows. */
import type { PanelState } from '../overlay/position.ts';

interface StorageArea {
  get(key: string): Promise<Record<string, unknown>>;
  set(items: Record<string, unknown>): Promise<void>;
}

export function createPanelStore(storage: StorageArea, game: string, isPrivate: boolean) {
  const key = `panel:${game}`;
  return {
    loadPanel: async () => ((await storage.get(key))[key] as PanelState | undefined) ?? null,
    savePanel: async (state: PanelState) => {
      if (!isPrivate) await storage.set({ [key]: state });
    },
  };
}
