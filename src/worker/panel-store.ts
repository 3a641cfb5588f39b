/** Where the overlay's panel is, kept for each site in `storage.local`. */
import * as v from 'valibot';
import { MAX_PANELS, PANEL, panelKey, panelSchema, type PanelState } from '../protocol/panel.ts';
import { isNewer } from '../protocol/versions.ts';

interface StorageArea {
  get(keys: string[] | null): Promise<Record<string, unknown>>;
  set(items: Record<string, unknown>): Promise<void>;
}

export function createPanelStore(storage: StorageArea) {
  return {
    /** Null when nothing is stored or it cannot be read. */
    load: (site: string): Promise<PanelState | null> =>
      storage.get([panelKey(site)]).then(
        (stored) => {
          const result = v.safeParse(v.object({ [panelKey(site)]: panelSchema }), stored);
          return result.success ? result.output[panelKey(site)]! : null;
        },
        () => null,
      ),
    /** What a newer version of Knack has stored is left as it is; beyond what is kept, no other site gets a place. */
    async save(site: string, panel: PanelState): Promise<void> {
      const items = await storage.get(null);
      if (isNewer(items)) return;
      const panels = Object.keys(items).filter((key) => key.startsWith(PANEL));
      if (panels.length >= MAX_PANELS && !panels.includes(panelKey(site))) return;
      await storage.set({ [panelKey(site)]: panel });
    },
  };
}

export type PanelStore = ReturnType<typeof createPanelStore>;
