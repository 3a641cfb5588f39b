/** Puts things together that belong together, and keeps what has been found out of each. */

/** What a map has under a key; where it has nothing yet, what is found now, which it has from then on. */
export function foundIn<K, V>(
  map: Pick<Map<K, V>, 'get'> & { set(key: K, value: V): unknown },
  key: K,
  find: (key: K) => V,
): V {
  let found = map.get(key);
  if (found === undefined) {
    found = find(key);
    map.set(key, found);
  }
  return found;
}

/** Adds something to what a map has under a key. */
export function addUnder<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  foundIn(map, key, () => []).push(value);
}

/** Things in groups of those that belong to the first of their group, in their order. */
export function inGroups<T>(all: readonly T[], belongsTo: (first: T, one: T) => boolean): T[][] {
  const groups: T[][] = [];
  for (const one of all) {
    const known = groups.find(([first]) => belongsTo(first!, one));
    if (known) known.push(one);
    else groups.push([one]);
  }
  return groups;
}

/** Things in the order of a number that each has, the least first. */
export const ordered = <T>(all: readonly T[], by: (one: T) => number): T[] =>
  all.toSorted((one, other) => by(one) - by(other));

/** How many there are of each. */
export function countOf<T>(all: Iterable<T>): Map<T, number> {
  const count = new Map<T, number>();
  for (const one of all) count.set(one, (count.get(one) ?? 0) + 1);
  return count;
}

/** Whether there is something of all of some things. */
export const isClear = <T>(all: readonly (T | null)[]): all is readonly T[] => !all.includes(null);

/** Whether all are the same one. */
export const areOne = (all: readonly unknown[]): boolean => new Set(all).size === 1;
