/**
 * What is set in private windows: it overlays the normal settings, is stored in `storage.session`, and is
 * removed with the last private window.
 */
import { PRIVATE_SETTINGS, SESSION_VERSION } from '../protocol/records.ts';
import { isSmall, validSettings } from '../protocol/settings.ts';
import { isRecord, VERSION_KEY } from '../protocol/versions.ts';
import { SETTINGS_KEYS, type SettingsStorage } from './settings-store.ts';

type Items = Record<string, unknown>;
interface Change {
  readonly oldValue?: unknown;
  readonly newValue?: unknown;
}
type Changes = Readonly<Record<string, Change>>;

interface SessionStorage {
  get(key: string): Promise<Items>;
  set(items: Items): Promise<void>;
  remove(key: string): Promise<void>;
  readonly onChanged: { addListener(listener: (changes: Changes) => void): void };
}

const entriesOf = (value: unknown) => Object.entries(isRecord(value) ? value : {});

/** Overlays one value with another; records entry by entry. */
function laidOver(below: unknown, above: unknown): unknown {
  if (above === undefined) return below;
  if (!isRecord(below) || !isRecord(above)) return above;
  const both = entriesOf(above).map(([key, value]) => [key, laidOver(below[key], value)] as const);
  return { ...below, ...Object.fromEntries(both) };
}

/** The part of a value that differs from the one below it; undefined when they are the same. */
function differing(above: unknown, below: unknown): unknown {
  if (!isRecord(above) || !isRecord(below)) return above === below ? undefined : above;
  const entries = entriesOf(above).map(([key, value]) => [key, differing(value, below[key])] as const);
  const others = entries.filter(([, value]) => value !== undefined);
  return others.length > 0 ? Object.fromEntries(others) : undefined;
}

/** What of a value is left without what has changed from one to another. */
function without(value: unknown, before: unknown, after: unknown): unknown {
  if (JSON.stringify(before) === JSON.stringify(after)) return value;
  if (!isRecord(value) || !isRecord(before ?? {}) || !isRecord(after ?? {})) return undefined;
  const [old, next] = [before ?? {}, after ?? {}] as [Items, Items];
  const left = entriesOf(value)
    .map(([key, item]) => [key, without(item, old[key], next[key])] as const)
    .filter(([, item]) => item !== undefined);
  return Object.fromEntries(left);
}

/** What is stored for private windows, as far as it is sound. */
const readItems = (stored: unknown): Items => validSettings(stored);

/** The two stores as one, for the extension's own pages and its worker. */
export function overlaidStorage(synced: SettingsStorage, session: SessionStorage) {
  const own = async () => readItems((await session.get(PRIVATE_SETTINGS))[PRIVATE_SETTINGS]);
  const keep = (items: unknown) =>
    session.set({ [PRIVATE_SETTINGS]: { ...(items ?? {}), [VERSION_KEY]: SESSION_VERSION } });
  /** What is set for all windows. */
  const below = async (): Promise<Items> => {
    const stored: unknown = await synced.get(SETTINGS_KEYS);
    if (!isRecord(stored)) throw new Error('The settings could not be read.');
    return stored;
  };
  return {
    get: async (keys: string[]) => {
      const all = Object.entries(laidOver(await below(), await own()) as Items);
      return Object.fromEntries(all.filter(([key]) => keys.includes(key)));
    },
    async set(items: Items): Promise<void> {
      const all = await below();
      const kept = differing(laidOver(laidOver(all, await own()), items), all) ?? {};
      // The other store takes no larger item, and this one would take any
      // (https://developer.chrome.com/docs/extensions/reference/api/storage#property-sync).
      if (!Object.values(kept).every((item) => !isRecord(item) || isSmall(item)))
        throw new Error('The browser takes no more.');
      await keep(kept);
    },
    /** A change for all windows replaces what was set earlier in private ones. */
    async yieldTo(changes: Changes): Promise<void> {
      const now = await own();
      const entries = entriesOf(now).map(([key, value]) => {
        const change = changes[key];
        return [key, change ? without(value, change.oldValue, change.newValue) : value] as const;
      });
      const left = Object.fromEntries(entries.filter(([, value]) => value !== undefined));
      if (JSON.stringify(left) !== JSON.stringify(now)) await keep(left);
    },
    /** Forgets all that is set for private windows. */
    clear: (): Promise<void> => session.remove(PRIVATE_SETTINGS),
    onChanged: {
      addListener(listener: () => void) {
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
  const [before, after] = [readItems(oldValue), readItems(newValue)];
  const keys = Object.keys({ ...before, ...after });
  const changed = keys.filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]));
  return Object.fromEntries(changed.map((key) => [key, { oldValue: before[key], newValue: after[key] }]));
}
