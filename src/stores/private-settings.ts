/**
 * What is set in private windows: it lies over what is set otherwise, in `storage.session`, and is gone
 * with the last of these windows.
 */
import type { Ask } from '../protocol/messages.ts';
import type { SettingsStorage } from '../protocol/settings.ts';

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

const isRecord = (value: unknown): value is Items => typeof value === 'object' && value !== null;
const entriesOf = (value: unknown) => Object.entries(isRecord(value) ? value : {});

/** One value over another; of records every entry by itself. */
function laidOver(below: unknown, above: unknown): unknown {
  if (above === undefined) return below;
  if (!isRecord(below) || !isRecord(above)) return above;
  const both = entriesOf(above).map(([key, value]) => [key, laidOver(below[key], value)] as const);
  return { ...below, ...Object.fromEntries(both) };
}

/** What of a value is other than what lies below it; undefined when it is the same. */
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

/** The two stores as one, for the extension's own pages and its worker. */
export function overlaidStorage(synced: SettingsStorage, session: SessionStorage) {
  const own = async () => ((await session.get(PRIVATE_SETTINGS))[PRIVATE_SETTINGS] ?? {}) as Items;
  const keep = (items: unknown) => session.set({ [PRIVATE_SETTINGS]: items ?? {} });
  return {
    get: async (keys: string[]) => laidOver(await synced.get(keys), await own()) as Items,
    async set(items: Items): Promise<void> {
      const below = await synced.get([...Object.keys(items), ...Object.keys(await own())]);
      await keep(differing(laidOver(laidOver(below, await own()), items), below));
    },
    /** What is set for all windows goes before what was set in private ones earlier. */
    async yieldTo(changes: Changes): Promise<void> {
      const now = await own();
      const entries = entriesOf(now).map(([key, value]) => {
        const change = changes[key];
        return [key, change ? without(value, change.oldValue, change.newValue) : value] as const;
      });
      const left = Object.fromEntries(entries.filter(([, value]) => value !== undefined));
      if (JSON.stringify(left) !== JSON.stringify(now)) await keep(left);
    },
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
