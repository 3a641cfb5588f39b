/**
 * The versions of permanently stored data. Each store has an item `version`; without it the data is of version
 * 1. Stored items are upgraded when they are read, and written back once by the worker, so that none is lost
 * whatever the order of events.
 */

/** Of `storage.sync`, `storage.local` and the export file; goes up when the form of an item changes. */
export const STORAGE_VERSION = 2;
export const VERSION_KEY = 'version';

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** No version of Knack will be above it: a number that is, is damaged. */
const LAST_VERSION = 1000;

/** The version of stored data; without a valid version it is the first. */
export function versionOf(stored: Readonly<Record<string, unknown>>): number {
  const version = stored[VERSION_KEY];
  return isVersion(version) ? version : 1;
}

/** Whether stored data can be of this version. */
export const isVersion = (version: unknown): version is number =>
  Number.isInteger(version) && (version as number) > 0 && (version as number) <= LAST_VERSION;

/** Whether a newer version of Knack has stored this: its valid part is read, and it is not overwritten. */
export const isNewer = (stored: Readonly<Record<string, unknown>>): boolean =>
  versionOf(stored) > STORAGE_VERSION;

/** The names that settings of version 1 had, and have since version 2. */
const RENAMED: Readonly<Record<string, string>> = { level: 'help', games: 'sites' };

/** The items of `storage.sync` that only version 1 has. */
export const FORMER_SETTINGS: readonly string[] = Object.keys(RENAMED);

function renamed(record: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const former = Object.entries(record).filter(([key]) => Object.hasOwn(RENAMED, key));
  const kept = Object.entries(record).filter(([key]) => !Object.hasOwn(RENAMED, key));
  // A value under the new name is newer.
  const renamings = former.map(([key, value]) => [RENAMED[key]!, value] as const);
  return Object.fromEntries<unknown>([...renamings, ...kept]);
}

/**
 * Settings as they are stored, or in an export file, in the form of this version. What is not a record is left as
 * it is.
 */
export function upgradeSettings(stored: unknown): unknown {
  if (!isRecord(stored)) return stored;
  const settings = renamed(stored);
  const { sites } = settings;
  if (!isRecord(sites)) return settings;
  const upgraded = Object.entries(sites).map(
    ([site, own]) => [site, isRecord(own) ? renamed(own) : own] as const,
  );
  return { ...settings, sites: Object.fromEntries(upgraded) };
}

/**
 * What to write so that stored settings are of this version; nothing where they are already, or are of a newer one.
 * Former names stay beside the new ones: an older Knack on another device, which syncs with this one, reads them.
 */
export function upgradeOf(stored: Readonly<Record<string, unknown>>): Record<string, unknown> {
  if (isNewer(stored)) return {};
  const settings = Object.entries(upgradeSettings(stored) as Record<string, unknown>);
  const renamedNow = settings.filter(([key]) => !Object.hasOwn(stored, key));
  const isOld = versionOf(stored) < STORAGE_VERSION;
  return { ...Object.fromEntries(renamedNow), ...(isOld && { [VERSION_KEY]: STORAGE_VERSION }) };
}
