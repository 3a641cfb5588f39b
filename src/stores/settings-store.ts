/**
 * The settings in `storage.sync`. Only what the player has set is stored, and it is written only when it changes:
 * browsers allow a few writes a minute.
 */
import {
  DEFAULTS,
  readSettings,
  SETTINGS,
  type Settings,
  type SettingsChange,
} from '../protocol/settings.ts';
import {
  FORMER_SETTINGS,
  isRecord,
  STORAGE_VERSION,
  upgradeSettings,
  VERSION_KEY,
} from '../protocol/versions.ts';

/** Whether two values say the same, in whatever order their keys are: Chrome's stores sort them. */
function isSame(one: unknown, other: unknown): boolean {
  if (!isRecord(one) || !isRecord(other)) return one === other;
  const keys = Object.keys(one);
  const isIn = (key: string) => Object.hasOwn(other, key) && isSame(one[key], other[key]);
  return keys.length === Object.keys(other).length && keys.every(isIn);
}

const ownOf = (record: unknown, key: string): unknown =>
  isRecord(record) && Object.hasOwn(record, key) ? record[key] : undefined;

/**
 * What to store for a value that changes. Of a record that is what differs and no more: the rest may be
 * another version's. Undefined when nothing is left.
 */
function patch(stored: unknown, before: unknown, after: unknown): unknown {
  if (isSame(before, after)) return stored;
  if (!isRecord(stored) || !isRecord(after ?? {})) return after;
  const changed = Object.keys({ ...(before as object), ...(after as object) });
  const patched = Object.fromEntries([
    ...Object.entries(stored),
    ...changed.map((key) => [key, patch(ownOf(stored, key), ownOf(before, key), ownOf(after, key))] as const),
  ]);
  const left = Object.entries(patched).filter(([, value]) => value !== undefined);
  return left.length > 0 ? Object.fromEntries(left) : undefined;
}

/** What settings are kept in; `storage.sync` is one. */
export interface SettingsStorage {
  get(keys: string[]): Promise<Record<string, unknown>>;
  set(items: Record<string, unknown>): Promise<void>;
  readonly onChanged: { addListener(listener: () => void): void };
}

/** So many writes are made at once; after that they keep apart, as Chrome takes 120 a minute. */
const WRITES_AT_ONCE = 30;
const MINUTE = 60_000;
/** Milliseconds between two writes after these. */
const APART = 1000;

/** Has no two tasks run at a time. */
export type Exclusively = (task: () => Promise<void>) => Promise<void>;

/** Not two at a time in all of the extension's own pages and its worker; a game's page has locks of its own. */
export const exclusivelyHere: Exclusively = (task) => navigator.locks.request('settings', task);

/**
 * The settings in `storage.sync`. A stored value of the wrong kind counts as not set.
 * @param exclusively keeps other pages of the extension from writing meanwhile
 */
export function createSettings(storage: SettingsStorage, exclusively: Exclusively = (task) => task()) {
  // Where syncing is switched off altogether, reading fails: then nothing is set.
  const get = (): Promise<Settings> => storage.get(SETTINGS).then(readSettings, () => DEFAULTS);

  interface Waiting {
    readonly change: SettingsChange;
    readonly done: () => void;
    readonly failed: (error: unknown) => void;
  }
  /** When the last writes were. */
  let writes: readonly number[] = [];
  const recent = () => writes.filter((at) => at > Date.now() - MINUTE);
  const write = async (changes: readonly Waiting[]): Promise<void> => {
    // Nothing is built on what cannot be read.
    const stored = await storage.get(SETTINGS);
    const before = readSettings(stored);
    const after = changes.reduce(
      (now, { change }) => ({ ...now, ...(typeof change === 'function' ? change(now) : change) }),
      before,
    );
    const changed = SETTINGS.filter((key) => !isSame(after[key], before[key]));
    if (changed.length === 0) return;
    writes = [...recent(), Date.now()];
    await storage.set(
      Object.fromEntries(changed.map((key) => [key, patch(stored[key], before[key], after[key]) ?? {}])),
    );
  };
  let waiting: Waiting[] = [];
  let isWriting = false;
  /** One write after the other; what comes meanwhile is in the next. */
  const writeAll = async (): Promise<void> => {
    if (isWriting) return;
    isWriting = true;
    while (waiting.length > 0) {
      if (recent().length >= WRITES_AT_ONCE) await new Promise((resolve) => setTimeout(resolve, APART));
      const changes = waiting;
      waiting = [];
      await exclusively(() => write(changes)).then(
        () => changes.forEach(({ done }) => done()),
        (error: unknown) => changes.forEach(({ failed }) => failed(error)),
      );
    }
    isWriting = false;
  };
  return {
    get,
    /** Rejects when the browser does not take it. */
    set: (change: SettingsChange): Promise<void> =>
      new Promise((done, failed) => {
        waiting.push({ change, done, failed });
        void writeAll();
      }),
    /** Calls back with the settings now, and again whenever they change. */
    follow: (callback: (settings: Settings) => void): void => {
      let tellings = 0;
      const tell = async () => {
        const mine = ++tellings;
        const settings = await get();
        if (mine === tellings) callback(settings);
      };
      storage.onChanged.addListener(() => void tell());
      void tell();
    },
  };
}

export type SettingsStore = ReturnType<typeof createSettings>;
