/** Typed access to `storage.session`, one change after the other. */
import { EMPTY_ACCESS, EMPTY_HAND, EMPTY_TAB, type SessionKey, type SessionValue } from '../session.ts';

interface StorageArea {
  get(key: string): Promise<Record<string, unknown>>;
  set(items: Record<string, unknown>): Promise<void>;
  remove(key: string): Promise<void>;
}

const EMPTY: Readonly<Record<string, unknown>> = { hand: EMPTY_HAND, access: EMPTY_ACCESS };

export function createSessionStore(storage: StorageArea) {
  let last: Promise<unknown> = Promise.resolve();

  const get = async <K extends SessionKey>(key: K): Promise<SessionValue<K>> => {
    const stored = (await storage.get(key))[key];
    return (stored ?? EMPTY[key] ?? EMPTY_TAB) as SessionValue<K>;
  };
  /** Storage has no transactions, so changes wait for each other. */
  const inTurn = <T>(task: () => Promise<T>): Promise<T> => {
    const turn = last.then(task);
    last = turn.catch(() => undefined);
    return turn;
  };
  return {
    get: <K extends SessionKey>(key: K) => inTurn(() => get(key)),
    /** Changes a value; rejects when the store is full. */
    change: <K extends SessionKey>(key: K, change: (value: SessionValue<K>) => Partial<SessionValue<K>>) =>
      inTurn(async () => {
        const value = await get(key);
        const next = { ...value, ...change(value) };
        await storage.set({ [key]: next });
        return next;
      }),
    remove: (key: SessionKey) => inTurn(() => storage.remove(key)),
  };
}

export type SessionStore = ReturnType<typeof createSessionStore>;
