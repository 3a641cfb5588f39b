/**
 * What is set in private windows: it lies over what is set otherwise, in `storage.session`, and is gone
 * with the last of these windows.
 */
import type { Ask } from './messages.ts';
import type { SettingsStorage } from './settings.ts';

export const PRIVATE_SETTINGS = 'private-settings';

type Items = Record<string, unknown>;
interface Change {
  readonly oldValue?: unknown;
  readonly newValue?: unknown;
}
type Changes = Readonly<Record<string, Change>>;

interface SessionStorage {
  get(key: string): Promise<Items>;
  set(items: Items): Promise<void>;
  readonly onChanged: { addListener(listener: (changes: Changes) => void): void };
}

/** The two stores as one, for the extension's own pages and its worker. */
export function overlaidStorage(synced: SettingsStorage, session: SessionStorage): SettingsStorage {
  const own = async () => ((await session.get(PRIVATE_SETTINGS))[PRIVATE_SETTINGS] ?? {}) as Items;
  return {
    get: async (keys) => ({ ...(await synced.get(keys)), ...(await own()) }),
    set: async (items) => session.set({ [PRIVATE_SETTINGS]: { ...(await own()), ...items } }),
    onChanged: {
      addListener(listener) {
        synced.onChanged.addListener(listener);
        session.onChanged.addListener((changes) => {
          if (PRIVATE_SETTINGS in changes) listener();
        });
      },
    },
  };
}

/** Which of them have changed, with their old and new values, as stores tell it of their items. */
export function changesOf({ oldValue, newValue }: Change): Record<string, Change> {
  const [before, after] = [oldValue ?? {}, newValue ?? {}] as [Items, Items];
  const keys = Object.keys({ ...before, ...after });
  const changed = keys.filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]));
  return Object.fromEntries(changed.map((key) => [key, { oldValue: before[key], newValue: after[key] }]));
}

/** {@link overlaidStorage} for a content script, which has no `storage.session`: the worker has it. */
export function askedStorage(ask: Ask, onChanged: (listener: () => void) => void): SettingsStorage {
  return {
    get: () => ask({ type: 'privateSettings' }),
    set: async (items) => {
      await ask({ type: 'setPrivately', items });
    },
    onChanged: { addListener: onChanged },
  };
}
