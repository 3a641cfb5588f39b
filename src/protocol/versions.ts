/**
 * The versions of permanently stored data: each store can have an item `version`, and without it the data is of
 * version 1, the only one so far. Whoever raises it upgrades stored items when they are read.
 */

/** Of `storage.sync`, `storage.local` and the export file; goes up when the form of an item changes. */
export const STORAGE_VERSION = 1;
export const VERSION_KEY = 'version';

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** No version of Knack will be above it: a number that is, is damaged. */
const LAST_VERSION = 1000;

/** Whether stored data can be of this version. */
export const isVersion = (version: unknown): version is number =>
  Number.isInteger(version) && (version as number) > 0 && (version as number) <= LAST_VERSION;

/** Whether a newer version of Knack has stored this: its valid part is read, and it is not overwritten. */
export function isNewer(stored: Readonly<Record<string, unknown>>): boolean {
  const version = stored[VERSION_KEY];
  return isVersion(version) && version > STORAGE_VERSION;
}
