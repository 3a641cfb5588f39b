/**
 * Every setting and its default. Only what the player has set is stored, in `storage.sync`, and it is
 * written only when it changes: browsers allow a few writes a minute.
 */
import * as v from 'valibot';
import { STRATEGY_NAMES } from './solver/strategies/names.ts';

/** How much Knack shows, each level with all of those before it. */
export const LEVELS = [
  /** How many words are left, and how good the last guess was. */
  'count',
  /** Which letters to test. */
  'nudge',
  /** The best next word. */
  'word',
  /** All candidates. */
  'all',
] as const;
export type Level = (typeof LEVELS)[number];

/** Whether the best next word is shown at a level. */
export const showsWords = (level: Level): boolean => LEVELS.indexOf(level) >= LEVELS.indexOf('word');

export const LOCALES = ['en', 'de', 'pl'] as const;

const flag = v.boolean();
export const levelSchema = v.picklist(LEVELS);

/** What can be set for all games at once, and otherwise for one. */
const forGames = {
  level: levelSchema,
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
export type GameSettings = { [K in keyof GameEntries]: v.InferOutput<GameEntries[K]> };
export type GameSetting = keyof GameSettings;

const optional = <T extends v.GenericSchema>(schema: T) => v.exactOptional(schema);
const ofOneGame = v.object({
  level: optional(forGames.level),
  fill: optional(forGames.fill),
  enter: optional(forGames.enter),
  strategy: optional(forGames.strategy),
  hard: optional(forGames.hard),
  overlay: optional(forGames.overlay),
} satisfies Record<GameSetting, unknown>);

const entries = {
  ...forGames,
  /** The language of the interface; 'auto' is the browser's. */
  locale: v.picklist(['auto', ...LOCALES]),
  /** Suggest vulgar words while there are others. */
  vulgar: flag,
  /** The word to begin with, by language; none leaves it to the strategy. */
  openers: v.record(v.string(), v.string()),
  /** What differs in single games, by their id. */
  games: v.record(v.string(), ofOneGame),
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
const KEYS = Object.keys(DEFAULTS) as (keyof Settings)[];

/** Settings from elsewhere: some of them, and none of the wrong kind. */
export const someSettings = v.object({
  ...ofOneGame.entries,
  locale: optional(entries.locale),
  vulgar: optional(entries.vulgar),
  openers: optional(entries.openers),
  games: optional(entries.games),
} satisfies Record<keyof Settings, unknown>);

/** The settings that hold for a game: its own, or else those for all. */
export const settingsOf = ({ games, ...all }: Settings, game: string): Omit<Settings, 'games'> => ({
  ...all,
  ...games[game],
});

/** What to store so that a setting changes for a game: in the game's own, if it has one, or else for all. */
export function changeFor<K extends GameSetting>(
  { games }: Settings,
  game: string,
  key: K,
  value: GameSettings[K],
): Partial<Settings> {
  return games[game]?.[key] === undefined ? { [key]: value } : changeOnlyFor({ games }, game, key, value);
}

/** What to store so that a setting changes for one game alone; undefined is as for all games. */
export function changeOnlyFor<K extends GameSetting>(
  { games }: Pick<Settings, 'games'>,
  game: string,
  key: K,
  value: GameSettings[K] | undefined,
): Pick<Settings, 'games'> {
  const { [key]: former, ...others } = games[game] ?? {};
  const own = value === undefined ? others : { ...others, [key]: value };
  const { [game]: before, ...rest } = games;
  return { games: Object.keys(own).length === 0 ? rest : { ...rest, [game]: own } };
}

interface SyncStorage {
  get(keys: string[]): Promise<Record<string, unknown>>;
  set(items: Record<string, unknown>): Promise<void>;
  readonly onChanged: { addListener(listener: () => void): void };
}

/** The settings in `storage.sync`. A stored value of the wrong kind counts as not set. */
export function createSettings(storage: SyncStorage) {
  const read = async (): Promise<Settings> => {
    const stored = await storage.get(KEYS);
    const sound = KEYS.filter((key) => v.is(entries[key], stored[key]));
    return { ...DEFAULTS, ...Object.fromEntries(sound.map((key) => [key, stored[key]])) };
  };
  // Where syncing is switched off altogether, reading fails: then nothing is set.
  const get = (): Promise<Settings> => read().catch(() => DEFAULTS);
  return {
    get,
    /** Rejects when the browser does not take it. */
    set: async (change: Partial<Settings>): Promise<void> => {
      const now = await get();
      const isNew = (key: keyof Settings) => JSON.stringify(change[key]) !== JSON.stringify(now[key]);
      const changed = KEYS.filter((key) => change[key] !== undefined && isNew(key));
      if (changed.length > 0) await storage.set(Object.fromEntries(changed.map((key) => [key, change[key]])));
    },
    /** Calls back with the settings now, and again whenever they change. */
    follow: (callback: (settings: Settings) => void): void => {
      const tell = () => void get().then(callback);
      storage.onChanged.addListener(tell);
      tell();
    },
  };
}

export type SettingsStore = ReturnType<typeof createSettings>;
