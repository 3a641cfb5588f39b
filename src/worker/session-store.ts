/** Typed access to `storage.session`, one change after the other. */
import { readRecord, type SessionKey, type SessionRecord, tabOf } from '../protocol/records.ts';
import { createQueue } from '../protocol/queue.ts';

interface StorageArea {
  get(key: string | null): Promise<Record<string, unknown>>;
  set(items: Record<string, unknown>): Promise<void>;
  remove(key: string): Promise<void>;
}

export function createSessionStore(storage: StorageArea) {
  const queued = createQueue();
  /** A record that is damaged or of another version counts as empty and is replaced by the next change. */
  const read = async <K extends SessionKey>(key: K): Promise<SessionRecord<K>> =>
    readRecord(key, (await storage.get(key))[key]);
  return {
    get: <K extends SessionKey>(key: K) => queued(() => read(key)),
    /** The tabs with a record. */
    tabs: () =>
      queued(async () =>
        Object.keys(await storage.get(null))
          .map(tabOf)
          .filter((tab) => tab !== null),
      ),
    /** Changes a record, or with null leaves it as it is; rejects when the store is full. */
    change: <K extends SessionKey>(
      key: K,
      change: (record: SessionRecord<K>) => Partial<SessionRecord<K>> | null,
    ) =>
      queued(async () => {
        const record = await read(key);
        const changed = change(record);
        if (!changed) return record;
        const next = { ...record, ...changed };
        await storage.set({ [key]: next });
        return next;
      }),
    remove: (key: SessionKey) => queued(() => storage.remove(key)),
  };
}

export type SessionStore = ReturnType<typeof createSessionStore>;
