/**
 * The settings in `storage.sync`. Only what the player has set is stored, and it is written only when it changes:
 * browsers allow a few writes a minute (see paced-writes.ts).
 */
import { Latest } from '../protocol/latest.ts';
import {
  DEFAULTS,
  readSettings,
  SETTINGS,
  type Settings,
  type SettingsChange,
} from '../protocol/settings.ts';
import { isRecord } from '../protocol/versions.ts';
import { PacedWrites } from './paced-writes.ts';

/**
 * Whether two values say the same, in whatever order their keys are: Chrome's stores sort them
 * (`base::Value::Dict` in https://chromium.googlesource.com/chromium/src/+/HEAD/base/values.h).
 */
function isSame(one: unknown, other: unknown): boolean {
  if (!isRecord(one) || !isRecord(other)) return one === other;
  const keys = Object.keys(one);
  const isIn = (key: string) => Object.hasOwn(other, key) && isSame(one[key], other[key]);
  return keys.length === Object.keys(other).length && keys.every(isIn);
}

const ownOf = (record: unknown, key: string): unknown =>
  isRecord(record) && Object.hasOwn(record, key) ? record[key] : undefined;

/**
 * What to store for a value that changes. Of a record that is what differs and no more: the rest may be
 * another version's. Undefined when nothing is left.
 */
function patch(stored: unknown, before: unknown, after: unknown): unknown {
  if (isSame(before, after)) return stored;
  if (!isRecord(stored) || !isRecord(after ?? {})) return after;
  const changed = Object.keys({ ...(before as object), ...(after as object) });
  const patched = Object.fromEntries([
    ...Object.entries(stored),
    ...changed.map((key) => [key, patch(ownOf(stored, key), ownOf(before, key), ownOf(after, key))] as const),
  ]);
  const left = Object.entries(patched).filter(([, value]) => value !== undefined);
  return left.length > 0 ? Object.fromEntries(left) : undefined;
}

/** What settings are kept in; `storage.sync` is one. */
export interface SettingsStorage {
  get(keys: string[]): Promise<Record<string, unknown>>;
  set(items: Record<string, unknown>): Promise<void>;
  readonly onChanged: { addListener(listener: () => void): void };
}

/** The items that settings are in. */
export const SETTINGS_KEYS: string[] = [...SETTINGS];

/** Runs one task at a time. */
export type Exclusively = (task: () => Promise<void>) => Promise<void>;

/** One at a time across the extension's pages and its worker. */
export const exclusivelyHere: Exclusively = (task) => navigator.locks.request('settings', task);

/** The items to write for a change of the settings; none when nothing differs. */
function itemsFor(
  stored: Readonly<Record<string, unknown>>,
  changes: readonly SettingsChange[],
): Record<string, unknown> {
  const before = readSettings(stored);
  const after = changes.reduce<Settings>(
    (now, change) => ({ ...now, ...(typeof change === 'function' ? change(now) : change) }),
    before,
  );
  const changed = SETTINGS.filter((key) => !isSame(after[key], before[key]));
  return Object.fromEntries(
    changed.map((key) => [key, patch(stored[key], before[key], after[key]) ?? {}] as const),
  );
}

/**
 * The settings in a storage. A stored value of the wrong kind counts as not set.
 * @param exclusively keeps other pages of the extension from writing meanwhile
 */
export function createSettings(storage: SettingsStorage, exclusively: Exclusively = (task) => task()) {
  // Where syncing is switched off altogether, reading fails: then nothing is set
  // (https://developer.mozilla.org/en-US/docs/Mozilla/Add-ons/WebExtensions/API/storage/sync).
  const get = (): Promise<Settings> => storage.get(SETTINGS_KEYS).then(readSettings, () => DEFAULTS);
  const writes = new PacedWrites<SettingsChange>(async (changes) => {
    let isWritten = false;
    await exclusively(async () => {
      const stored: unknown = await storage.get(SETTINGS_KEYS);
      // A change must not be based on settings that cannot be read.
      if (!isRecord(stored)) throw new Error('The settings could not be read.');
      const items = itemsFor(stored, changes);
      isWritten = Object.keys(items).length > 0;
      if (isWritten) await storage.set(items);
    });
    return isWritten;
  });
  return {
    get,
    /** Rejects when the browser does not take it. */
    set: (change: SettingsChange): Promise<void> => writes.add(change),
    /** Calls back with the settings now, and again whenever they change. */
    follow: (callback: (settings: Settings) => void): void => {
      const latest = new Latest();
      const notify = async () => {
        const begun = latest.begin();
        const settings = await get();
        if (!begun.aborted) callback(settings);
      };
      storage.onChanged.addListener(() => void notify());
      void notify();
    },
  };
}

export type SettingsStore = ReturnType<typeof createSettings>;

/** Gives the settings that hold in private windows, or in all others. */
export type SettingsFor = (isPrivate: boolean) => Pick<SettingsStore, 'get' | 'set'>;
