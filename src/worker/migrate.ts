/**
 * Upgrades permanently stored data of an older version of Knack when the worker starts. All stores can read
 * older items as well, so data that arrives before that, or is synced from a device with the older version, is
 * not lost.
 */
import { isNewer, STORAGE_VERSION, upgradeOf, VERSION_KEY, versionOf } from '../protocol/versions.ts';
import { type Exclusively, SETTINGS_KEYS } from '../stores/settings-store.ts';

interface StorageArea {
  get(keys: string[]): Promise<Record<string, unknown>>;
  set(items: Record<string, unknown>): Promise<void>;
}

/**
 * Writes the settings of an older version under their new names too, once. From then on the new names alone count
 * here: `level` and `games` stay as they are for an older Knack on another device, and what is set there later is
 * not taken over, since nobody could tell which of the two was set last.
 */
export const migrateSettings = (sync: StorageArea, exclusively: Exclusively): Promise<void> =>
  exclusively(async () => {
    const stored = await sync.get(SETTINGS_KEYS);
    const upgrade = upgradeOf(stored);
    // Without settings there is nothing to upgrade, and browsers allow few writes.
    if (Object.keys(stored).length > 0 && Object.keys(upgrade).length > 0) await sync.set(upgrade);
  });

/** The items of `storage.local` have the same form in both versions: they are marked as of this one. */
export async function migrateLocal(local: StorageArea): Promise<void> {
  const stored = await local.get([VERSION_KEY]);
  if (!isNewer(stored) && versionOf(stored) < STORAGE_VERSION)
    await local.set({ [VERSION_KEY]: STORAGE_VERSION });
}
