/** Zips whose bytes depend on nothing but what is in them. */
import { zipSync, type Zippable } from 'fflate';

export interface Entry {
  /** With slashes. */
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Whether it may be run as a program once it is unpacked. */
  readonly runs?: boolean;
}

/** Zip stores the local time, and this is the same one in every time zone. */
const MTIME = new Date(2000, 0, 1);
/** The system whose permissions the zip notes: Unix. */
const UNIX = 3;

/** A zip with the entries sorted by their names; times, permissions and order are always the same. */
export function zipOf(entries: readonly Entry[]): Uint8Array {
  // By code units: an order of letters is a language's.
  const sorted = entries.toSorted((a, b) => Number(a.name > b.name) - Number(a.name < b.name));
  const files: Zippable = {};
  for (const { name, bytes, runs = false } of sorted) {
    const attrs = (runs ? 0o100755 : 0o100644) << 16;
    files[name] = [bytes, { level: 9, mtime: MTIME, os: UNIX, attrs }];
  }
  return zipSync(files);
}
