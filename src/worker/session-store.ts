/** Typed access to `storage.session`, one change after the other. */
import {
  EMPTY_ACCESS,
  EMPTY_MANUAL,
  EMPTY_TAB,
  type SessionKey,
  type SessionValue,
  tabOf,
} from '../protocol/records.ts';
import { createQueue } from './queue.ts';

interface StorageArea {
  get(key: string | null): Promise<Record<string, unknown>>;
  set(items: Record<string, unknown>): Promise<void>;
  remove(key: string): Promise<void>;
}

const EMPTY: Readonly<Record<string, unknown>> = {
  hand: EMPTY_MANUAL,
  'private-hand': EMPTY_MANUAL,
  access: EMPTY_ACCESS,
};

export function createSessionStore(storage: StorageArea) {
  const inTurn = createQueue();
  const get = async <K extends SessionKey>(key: K): Promise<SessionValue<K>> => {
    const stored = (await storage.get(key))[key];
    return (stored ?? EMPTY[key] ?? EMPTY_TAB) as SessionValue<K>;
  };
  return {
    get: <K extends SessionKey>(key: K) => inTurn(() => get(key)),
    /** The tabs that something is known of. */
    tabs: () =>
      inTurn(async () =>
        Object.keys(await storage.get(null))
          .map(tabOf)
          .filter((tab) => tab !== null),
      ),
    /** Changes a value, or with null leaves it as it is; rejects when the store is full. */
    change: <K extends SessionKey>(
      key: K,
      change: (value: SessionValue<K>) => Partial<SessionValue<K>> | null,
    ) =>
      inTurn(async () => {
        const value = await get(key);
        const changed = change(value);
        if (!changed) return value;
        const next = { ...value, ...changed };
        await storage.set({ [key]: next });
        return next;
      }),
    remove: (key: SessionKey) => inTurn(() => storage.remove(key)),
  };
}

export type SessionStore = ReturnType<typeof createSessionStore>;
