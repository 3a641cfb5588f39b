/** Keeps what is known of the sites that the player has added, an item each in `storage.local`. */
import * as v from 'valibot';
import {
  type AddedSite,
  addedIdSchema,
  addedSiteKey,
  addedSiteSchema,
  MAX_ADDED,
  SITE,
  UNKNOWN_SITE,
} from '../protocol/added-site.ts';
import { createQueue } from '../protocol/queue.ts';
import { isNewer, VERSION_KEY } from '../protocol/versions.ts';

interface StorageArea {
  get(keys: string[] | null): Promise<Record<string, unknown>>;
  set(items: Record<string, unknown>): Promise<void>;
  remove(keys: string[]): Promise<void>;
}

export function createSiteStore(storage: StorageArea) {
  const queued = createQueue();
  const readAll = async (): Promise<Record<string, AddedSite>> => {
    const items = Object.entries(await storage.get(null)).flatMap(([key, item]) => {
      const id = key.slice(SITE.length);
      // What is damaged, in its name too, hides none of the others.
      const site =
        key.startsWith(SITE) && v.is(addedIdSchema, id) ? v.safeParse(addedSiteSchema, item) : null;
      return site?.success ? [[id, site.output] as const] : [];
    });
    return Object.fromEntries(items);
  };
  const read = async (site: string): Promise<AddedSite> => {
    if (!v.is(addedIdSchema, site)) return UNKNOWN_SITE;
    const key = addedSiteKey(site);
    const stored = v.safeParse(addedSiteSchema, (await storage.get([key]))[key]);
    return stored.success ? stored.output : UNKNOWN_SITE;
  };
  return {
    /** What is known of a site; of one that cannot be read, nothing. */
    get: (site: string): Promise<AddedSite> => read(site).catch(() => UNKNOWN_SITE),
    all: readAll,
    /**
     * Rejects when the browser does not take it, or when there are as many as are kept. What a newer version of Knack
     * has stored is left as it is.
     * @param change what is new; a function is called with what is known by then
     */
    change: (
      site: string,
      change: Partial<AddedSite> | ((known: AddedSite) => Partial<AddedSite>),
    ): Promise<void> =>
      queued(async () => {
        if (isNewer(await storage.get([VERSION_KEY]))) return;
        const all = await readAll();
        if (!Object.hasOwn(all, site) && Object.keys(all).length >= MAX_ADDED)
          throw new Error('Knack keeps no more sites.');
        const known = { ...UNKNOWN_SITE, ...all[site] };
        const changed = typeof change === 'function' ? change(known) : change;
        await storage.set({ [addedSiteKey(site)]: { ...known, ...changed } });
      }),
    remove: (site: string): Promise<void> => queued(() => storage.remove([addedSiteKey(site)])),
  };
}

export type SiteStore = ReturnType<typeof createSiteStore>;
