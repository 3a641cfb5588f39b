/** Has the browser run Knack on the sites where the player wants it always, as far as the browser lets it. */
import { createQueue } from '../protocol/queue.ts';
import { isAlwaysOn, patternOf } from '../sites/added.ts';
import type { SiteStore } from './site-store.ts';

/**
 * One registration for all sites: browsers forget it at an update, and it is made anew
 * (https://developer.mozilla.org/en-US/docs/Mozilla/Add-ons/WebExtensions/API/scripting/registerContentScripts).
 */
const ID = 'added-sites';

interface ScriptingApi {
  getRegisteredContentScripts(filter: { ids: string[] }): Promise<{ matches?: string[] }[]>;
  registerContentScripts(scripts: RegisteredScript[]): Promise<void>;
  unregisterContentScripts(filter: { ids: string[] }): Promise<void>;
}

interface RegisteredScript {
  id: string;
  matches: string[];
  js: string[];
  css: string[];
  runAt: 'document_start';
  allFrames: true;
  persistAcrossSessions: true;
}

interface Deps {
  readonly sites: Pick<SiteStore, 'all'>;
  readonly scripting: ScriptingApi;
  /** Whether the browser lets Knack onto the sites of a pattern. */
  readonly hasAccess: (pattern: string) => Promise<boolean>;
}

/** @returns a function that makes the registration what it has to be; call it after any change, and at the start */
export function createAlways({ sites, scripting, hasAccess }: Deps): () => Promise<void> {
  const queued = createQueue();
  return () =>
    queued(async () => {
      const all = Object.entries(await sites.all());
      const are = await Promise.all(all.map(([site, known]) => isAlwaysOn(site, known, hasAccess)));
      const patterns = all.flatMap(([site], n) => (are[n] ? [patternOf(site)] : []));
      const matches = [...new Set(patterns)].sort();
      const [old] = await scripting.getRegisteredContentScripts({ ids: [ID] });
      if ([...(old?.matches ?? [])].sort().join() === matches.join()) return;
      if (old) await scripting.unregisterContentScripts({ ids: [ID] });
      if (matches.length === 0) return;
      await scripting.registerContentScripts([
        {
          id: ID,
          matches,
          js: ['content.js'],
          css: ['host.css'],
          runAt: 'document_start',
          allFrames: true,
          persistAcrossSessions: true,
        },
      ]);
    });
}
