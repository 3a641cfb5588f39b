/** Keeps the player's own words, past answers and the words that games have refused, permanently, in `storage.local`. */
import * as v from 'valibot';
import { siteSchema } from '../protocol/ids.ts';
import { MAX_PAST } from '../protocol/past-lists.ts';
import {
  languageSchema,
  MAX_OWN,
  MAX_REFUSED,
  MAX_SITES,
  NO_WORDS,
  type Outcome,
  type OwnWords,
  OWN,
  PAST,
  REFUSED,
  storedOwn,
  storedPast,
  storedRefused,
  type StoredWords,
  type WordChange,
  type Words,
} from '../protocol/words.ts';
import { isNewer } from '../protocol/versions.ts';
import { createQueue } from '../protocol/queue.ts';

interface StorageArea {
  get(keys: null): Promise<Record<string, unknown>>;
  set(items: Record<string, unknown>): Promise<void>;
  remove(keys: string[]): Promise<void>;
}

interface Reading {
  readonly words: Words;
  /** The keys of damaged items. */
  readonly damaged: readonly string[];
  /** Whether a newer version of Knack has written them: then there may be more in them than can be read. */
  readonly isNewer: boolean;
}

function readItems(items: Readonly<Record<string, unknown>>): Reading {
  // Without a prototype, so that a site in a file that is called "toString" does not seem to exist.
  const own = Object.create(null) as Record<string, OwnWords>;
  const refused = Object.create(null) as Record<string, readonly string[]>;
  const past = Object.create(null) as Record<string, readonly string[]>;
  const damaged: string[] = [];
  const take = <T>(
    key: string,
    name: v.GenericSchema,
    schema: v.GenericSchema<unknown, T>,
    into: Record<string, T>,
  ) => {
    const its = key.slice(key.indexOf(':') + 1);
    const item = v.safeParse(schema, items[key]);
    if (item.success && v.is(name, its)) into[its] = item.output;
    else damaged.push(key);
  };
  for (const key of Object.keys(items)) {
    if (key.startsWith(OWN)) take(key, languageSchema, storedOwn, own);
    else if (key.startsWith(REFUSED)) take(key, siteSchema, storedRefused, refused);
    else if (key.startsWith(PAST)) take(key, siteSchema, storedPast, past);
  }
  return { words: { own, refused, past }, damaged, isNewer: isNewer(items) };
}

function itemsOf({ own, refused, past }: Words): Record<string, unknown> {
  return Object.fromEntries([
    ...Object.entries(own).map(([language, words]) => [OWN + language, words]),
    ...Object.entries(refused).map(([site, words]) => [REFUSED + site, words]),
    ...Object.entries(past).map(([site, words]) => [PAST + site, words]),
  ]) as Record<string, unknown>;
}

/** How many sites have words of a kind. */
export const sitesIn = (bySite: Words['refused']): number =>
  Object.values(bySite).filter((words) => words.length > 0).length;

/** Whether these are more words than Knack keeps. What a game has refused is cut to the latest instead. */
function isTooMuch(after: Words): boolean {
  const lists = Object.values(after.own).flatMap(({ added, forbidden }) => [added, forbidden]);
  return (
    lists.some((words) => words.length > MAX_OWN) ||
    Object.values(after.past).some((words) => words.length > MAX_PAST) ||
    (['refused', 'past'] as const).some((part) => sitesIn(after[part]) > MAX_SITES)
  );
}

export function createWordStore(storage: StorageArea) {
  const queued = createQueue();
  const read = async () => readItems(await storage.get(null));
  return {
    /** All words, including changes that are not written yet. */
    get: (): Promise<StoredWords> =>
      queued(read).then(
        (reading) => ({ ...reading.words, damaged: reading.isNewer || reading.damaged.length > 0 }),
        // A store that cannot be read must not keep the player from getting advice.
        () => ({ own: {}, refused: {}, past: {}, damaged: true }),
      ),
    /**
     * Changes words: either all of the changes or none.
     * @param edit gives new lists for what it changes and leaves the others as they are
     * @param also what has to succeed too: where it rejects, words are as before, and the error is passed on
     */
    change: (edit: (words: Words) => Words, also?: () => Promise<void>): Promise<Outcome> =>
      queued(async () => {
        const reading = await read().catch(() => null);
        if (!reading || reading.isNewer) return 'unreadable';
        const before = itemsOf(reading.words);
        const edited = edit(reading.words);
        if (isTooMuch(edited)) return 'tooMuch';
        const after = Object.entries(itemsOf(edited));
        const changed = after.filter(([key, item]) => item !== before[key]);
        const keys = changed.map(([key]) => key);
        if (keys.some((key) => reading.damaged.includes(key))) return 'unreadable';
        try {
          if (keys.length > 0) await storage.set(Object.fromEntries(changed));
        } catch {
          return 'full';
        }
        try {
          await also?.();
        } catch (error) {
          await storage.remove(keys.filter((key) => !(key in before)));
          await storage.set(
            Object.fromEntries(keys.filter((key) => key in before).map((key) => [key, before[key]])),
          );
          throw error;
        }
        return 'done';
      }),
  };
}

export type WordStore = ReturnType<typeof createWordStore>;

/** Those of the first list, then those of the second that are new. */
export function union(known: readonly string[], others: readonly string[]): readonly string[] {
  const all = new Set([...known, ...others]);
  return all.size === known.length ? known : [...all];
}

/** Those of the first list that are not in the second. */
export function without(known: readonly string[], others: readonly string[]): readonly string[] {
  const out = new Set(others);
  return known.filter((word) => !out.has(word));
}

/** The words that a site has refused with others; the oldest go first where there are too many. */
export function withRefused(known: readonly string[], others: readonly string[]): readonly string[] {
  const all = union(known, others);
  return all.length > MAX_REFUSED ? all.slice(-MAX_REFUSED) : all;
}

export function applyChange(words: Words, change: WordChange): Words {
  if (change.kind === 'past' || change.kind === 'notPast') {
    const { site } = change;
    const known = words.past[site] ?? [];
    const next = (change.kind === 'past' ? union : without)(known, change.words);
    return { ...words, past: { ...words.past, [site]: next } };
  }
  if ('site' in change) {
    const { site } = change;
    const known = words.refused[site] ?? [];
    const next = change.kind === 'refuse' ? withRefused(known, change.words) : without(known, change.words);
    return { ...words, refused: { ...words.refused, [site]: next } };
  }
  const { kind, language, word } = change;
  const known = words.own[language] ?? NO_WORDS;
  const next = {
    added: kind === 'add' ? union(known.added, [word]) : without(known.added, [word]),
    forbidden: kind === 'forbid' ? union(known.forbidden, [word]) : without(known.forbidden, [word]),
  };
  return { ...words, own: { ...words.own, [language]: next } };
}
