/** Every setting and its default. Only what the player has set is stored; it syncs with the browser. */
import * as v from 'valibot';

const flag = v.boolean();

const schema = v.object({
  /** Type the suggestion into the game. */
  fill: v.fallback(flag, false),
  /** Press Enter on it too. */
  enter: v.fallback(flag, false),
  /** Suggest vulgar words while there are others. */
  vulgar: v.fallback(flag, false),
});
export type Settings = v.InferOutput<typeof schema>;

export const DEFAULTS: Settings = { fill: false, enter: false, vulgar: false };

/** Settings from elsewhere: some of them, and none of the wrong kind. */
export const someSettings = v.object({
  fill: v.exactOptional(flag),
  enter: v.exactOptional(flag),
  vulgar: v.exactOptional(flag),
} satisfies Record<keyof Settings, unknown>);

interface SyncStorage {
  get(keys: string[]): Promise<Record<string, unknown>>;
  set(items: Record<string, unknown>): Promise<void>;
  readonly onChanged: { addListener(listener: () => void): void };
}

/** The settings in `storage.sync`. A stored value of the wrong kind counts as not set. */
export function createSettings(storage: SyncStorage) {
  const get = async (): Promise<Settings> => {
    // Where syncing is switched off altogether, reading fails: then nothing is set.
    const stored = await storage.get(Object.keys(DEFAULTS)).catch(() => ({}));
    return v.parse(schema, { ...DEFAULTS, ...stored });
  };
  return {
    get,
    set: (change: Partial<Settings>): Promise<void> => storage.set(change),
    /** Calls back with the settings now, and again whenever they change. */
    follow: (callback: (settings: Settings) => void): void => {
      const tell = () => void get().then(callback);
      storage.onChanged.addListener(tell);
      tell();
    },
  };
}

export type SettingsStore = ReturnType<typeof createSettings>;
