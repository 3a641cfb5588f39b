/** Keeps the player's own words and the words that games have refused, permanently, in `storage.local`. */
import * as v from 'valibot';
import {
  NO_WORDS,
  type Outcome,
  type OwnWords,
  type StoredWords,
  type WordChange,
  type Words,
} from '../protocol/words.ts';
import { isNewer } from '../protocol/versions.ts';
import { createQueue } from './queue.ts';

interface StorageArea {
  get(keys: null): Promise<Record<string, unknown>>;
  set(items: Record<string, unknown>): Promise<void>;
  remove(keys: string[]): Promise<void>;
}

/** An item for each language and for each site. */
const OWN = 'words:';
const REFUSED = 'refused:';

const list = v.array(v.string());
const ownWords = v.object({ added: list, forbidden: list });

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
  const damaged: string[] = [];
  for (const [key, item] of Object.entries(items)) {
    if (key.startsWith(OWN)) {
      if (v.is(ownWords, item)) own[key.slice(OWN.length)] = item;
      else damaged.push(key);
    } else if (key.startsWith(REFUSED)) {
      if (v.is(list, item)) refused[key.slice(REFUSED.length)] = item;
      else damaged.push(key);
    }
  }
  return { words: { own, refused }, damaged, isNewer: isNewer(items) };
}

function itemsOf({ own, refused }: Words): Record<string, unknown> {
  return Object.fromEntries([
    ...Object.entries(own).map(([language, words]) => [OWN + language, words]),
    ...Object.entries(refused).map(([site, words]) => [REFUSED + site, words]),
  ]) as Record<string, unknown>;
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
        () => ({ own: {}, refused: {}, damaged: true }),
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
        const after = Object.entries(itemsOf(edit(reading.words)));
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

export function applyChange(words: Words, change: WordChange): Words {
  if ('site' in change) {
    const { site } = change;
    const known = words.refused[site] ?? [];
    const next = change.kind === 'refuse' ? union(known, change.words) : without(known, change.words);
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
