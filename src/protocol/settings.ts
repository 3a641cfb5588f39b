/**
 * Every setting and its default. Only what the player has set is stored, in `storage.sync`, and it is
 * written only when it changes: browsers allow a few writes a minute.
 */
import * as v from 'valibot';
import { STRATEGY_NAMES } from '../solver/strategies/names.ts';
import { gameSchema, languageSchema, wordSchema } from './words.ts';

/** How much Knack shows, each level with all of those before it. */
export const HELP_LEVELS = [
  /** How many words are left, and how good the last guess was. */
  'count',
  /** Which letters to test. */
  'nudge',
  /** The best next word. */
  'word',
  /** All candidates. */
  'all',
] as const;
export type HelpLevel = (typeof HELP_LEVELS)[number];

/** Whether what belongs to one level is shown at another. */
export const reaches = (level: HelpLevel, wanted: HelpLevel): boolean =>
  HELP_LEVELS.indexOf(level) >= HELP_LEVELS.indexOf(wanted);

/** The level of a board: what the player has asked for there, unless the settings show more by now. */
export const helpFor = (setting: HelpLevel, asked: HelpLevel | null): HelpLevel =>
  asked !== null && reaches(asked, setting) ? asked : setting;

export const LOCALES = ['en', 'de', 'pl'] as const;
export type Locale = (typeof LOCALES)[number];

/** The language of the interface; 'auto' is the browser's. */
export const localeSchema = v.picklist(['auto', ...LOCALES]);

const flag = v.boolean();
export const helpLevelSchema = v.picklist(HELP_LEVELS);

/** What can be set for all games at once, and otherwise for one. */
const forGames = {
  level: helpLevelSchema,
  /** Type the suggestion into the game. */
  fill: flag,
  /** Press Enter on it too. */
  enter: flag,
  strategy: v.picklist(STRATEGY_NAMES),
  /** Whether suggestions have to use all hints; 'auto' goes by what the game says. */
  hard: v.picklist(['auto', 'on', 'off']),
  /** Show Knack on the game's page. */
  overlay: flag,
};
type GameEntries = typeof forGames;
export type SiteSettings = { [K in keyof GameEntries]: v.InferOutput<GameEntries[K]> };
export type SiteSetting = keyof SiteSettings;

/** What the browser takes as one item of `storage.sync`, in bytes with its key. */
const MAX_ITEM = 8192;
/** Nothing that Knack stores comes near; a file with more is none of Knack's. */
function isSmall(item: object): boolean {
  return new TextEncoder().encode(JSON.stringify(item)).length <= MAX_ITEM - 'openers'.length;
}

const optional = <T extends v.GenericSchema>(schema: T) => v.exactOptional(schema);
const ofOneGame = v.object({
  level: optional(forGames.level),
  fill: optional(forGames.fill),
  enter: optional(forGames.enter),
  strategy: optional(forGames.strategy),
  hard: optional(forGames.hard),
  overlay: optional(forGames.overlay),
} satisfies Record<SiteSetting, unknown>);

const entries = {
  ...forGames,
  locale: localeSchema,
  /** Suggest vulgar words while there are others. */
  vulgar: flag,
  /** The word to begin with, by language; none leaves it to the strategy. */
  openers: v.pipe(
    v.record(languageSchema, wordSchema),
    v.check((item) => isSmall(item)),
  ),
  /** What differs in single games, by their id. */
  games: v.pipe(
    v.record(gameSchema, ofOneGame),
    v.check((item) => isSmall(item)),
  ),
};
type Entries = typeof entries;
export type Settings = { [K in keyof Entries]: v.InferOutput<Entries[K]> };

export const DEFAULTS: Settings = {
  level: 'word',
  fill: false,
  enter: false,
  strategy: 'expected-guesses',
  hard: 'auto',
  overlay: true,
  locale: 'auto',
  vulgar: false,
  openers: {},
  games: {},
};
/** Their names. */
export const SETTINGS = Object.keys(DEFAULTS) as (keyof Settings)[];

/** Settings from elsewhere: some of them, and none of the wrong kind. */
export const someSettings = v.object({
  ...ofOneGame.entries,
  locale: optional(entries.locale),
  vulgar: optional(entries.vulgar),
  openers: optional(entries.openers),
  games: optional(entries.games),
} satisfies Record<keyof Settings, unknown>);

/** Whether suggestions have to use all hints, where the game says that it is in hard mode or not. */
export const isHard = (setting: SiteSettings['hard'], said: boolean): boolean =>
  setting === 'auto' ? said : setting === 'on';

/** The settings that hold for a game: its own, or else those for all. */
export const settingsOf = ({ games, ...all }: Settings, game: string): Omit<Settings, 'games'> => ({
  ...all,
  ...games[game],
});

/** What to store so that a setting changes for a game: in the game's own, if it has one, or else for all. */
export function changeFor<K extends SiteSetting>(
  { games }: Settings,
  game: string,
  key: K,
  value: SiteSettings[K],
): Partial<Settings> {
  return games[game]?.[key] === undefined ? { [key]: value } : changeOnlyFor({ games }, game, key, value);
}

/** What to store so that a setting changes for one game alone; undefined is as for all games. */
export function changeOnlyFor<K extends SiteSetting>(
  { games }: Pick<Settings, 'games'>,
  game: string,
  key: K,
  value: SiteSettings[K] | undefined,
): Pick<Settings, 'games'> {
  const { [key]: former, ...others } = games[game] ?? {};
  const own = value === undefined ? others : { ...others, [key]: value };
  const { [game]: before, ...rest } = games;
  return { games: Object.keys(own).length === 0 ? rest : { ...rest, [game]: own } };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Gives what is sound of a stored value; undefined when nothing is. */
type Reader = (value: unknown) => unknown;

const readAs =
  (schema: v.GenericSchema): Reader =>
  (value) => {
    const result = v.safeParse(schema, value);
    return result.success ? result.output : undefined;
  };

/** Reads a record entry by entry, so that a damaged one takes no other with it. */
const readEach =
  (readerOf: (key: string) => Reader | undefined): Reader =>
  (value) => {
    if (!isRecord(value)) return undefined;
    const read = Object.entries(value).map(([key, item]) => [key, readerOf(key)?.(item)] as const);
    return Object.fromEntries(read.filter(([, item]) => item !== undefined));
  };

const readOwn = (schemas: Readonly<Record<string, v.GenericSchema>>) => (key: string) =>
  Object.hasOwn(schemas, key) ? readAs(schemas[key]!) : undefined;
const readIf = (schema: v.GenericSchema, reader: Reader) => (key: string) =>
  v.is(schema, key) ? reader : undefined;

const readOpeners = readEach(readIf(languageSchema, readAs(wordSchema)));
const readGames = readEach(readIf(gameSchema, readEach(readOwn(forGames))));
const readSettings = readEach((key) =>
  key === 'openers' ? readOpeners : key === 'games' ? readGames : readOwn(entries)(key),
);

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

/** What is to be set; a function is told what is set by the time that it is written. */
export type SettingsChange = Partial<Settings> | ((now: Settings) => Partial<Settings>);

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
  const soundOf = (stored: unknown): Settings => ({
    ...DEFAULTS,
    ...(readSettings(stored) as Partial<Settings>),
  });
  // Where syncing is switched off altogether, reading fails: then nothing is set.
  const get = (): Promise<Settings> => storage.get(SETTINGS).then(soundOf, () => DEFAULTS);

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
    const before = soundOf(stored);
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
