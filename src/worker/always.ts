/** Has the browser run Knack where the player has granted it. */
import { createQueue } from '../protocol/queue.ts';

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
  readonly scripting: ScriptingApi;
  /** The match patterns that the player has granted. */
  readonly granted: () => Promise<readonly string[]>;
}

/** @returns a function that makes the registration what it has to be; call it after any change, and at the start */
export function createAlways({ scripting, granted }: Deps): () => Promise<void> {
  const queued = createQueue();
  return () =>
    queued(async () => {
      const matches = [...(await granted())].sort();
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
