/** Every setting and its default, and what of stored settings is sound. */
import * as v from 'valibot';
import { helpSchema } from './help.ts';
import { localeSchema } from './locales.ts';
import { hardSchema, type PageSettings } from './page-settings.ts';
import { STRATEGY_NAMES } from '../solver/strategies/names.ts';
import { isRecord, upgradeSettings } from './versions.ts';
import { siteSchema } from './ids.ts';
import { languageSchema, wordSchema } from './words.ts';

export { STRATEGY_NAMES, type StrategyName } from '../solver/strategies/names.ts';

const flag = v.boolean();

/** What can be set for all games at once, and otherwise for one. */
const forSites = {
  help: helpSchema,
  /** Type the suggestion into the game. */
  fill: flag,
  /** Press Enter on it too. */
  enter: flag,
  strategy: v.picklist(STRATEGY_NAMES),
  /** Whether suggestions have to use all hints; 'auto' goes by what the game says. */
  hard: hardSchema,
  /** Show Knack on the game's page. */
  overlay: flag,
};
type SiteEntries = typeof forSites;
export type SiteSettings = { [K in keyof SiteEntries]: v.InferOutput<SiteEntries[K]> };
export type SiteSetting = keyof SiteSettings;

/** What the browser takes as one item of `storage.sync`, in bytes with its key. */
const MAX_ITEM = 8192;
/** Nothing that Knack stores comes near; a file with more is none of Knack's. */
function isSmall(item: object): boolean {
  return new TextEncoder().encode(JSON.stringify(item)).length <= MAX_ITEM - 'openers'.length;
}

const optional = <T extends v.GenericSchema>(schema: T) => v.exactOptional(schema);
const ofOneSite = v.object({
  help: optional(forSites.help),
  fill: optional(forSites.fill),
  enter: optional(forSites.enter),
  strategy: optional(forSites.strategy),
  hard: optional(forSites.hard),
  overlay: optional(forSites.overlay),
} satisfies Record<SiteSetting, unknown>);

const entries = {
  ...forSites,
  locale: localeSchema,
  /** Suggest vulgar words while there are others. */
  vulgar: flag,
  /** The word to begin with, by language; none leaves it to the strategy. */
  openers: v.pipe(
    v.record(languageSchema, wordSchema),
    v.check((item) => isSmall(item)),
  ),
  /** What differs on single sites, by their id. */
  sites: v.pipe(
    v.record(siteSchema, ofOneSite),
    v.check((item) => isSmall(item)),
  ),
};
type Entries = typeof entries;
export type Settings = { [K in keyof Entries]: v.InferOutput<Entries[K]> };

export const DEFAULTS: Settings = {
  help: 'word',
  fill: false,
  enter: false,
  strategy: 'expected-guesses',
  hard: 'auto',
  overlay: true,
  locale: 'auto',
  vulgar: false,
  openers: {},
  sites: {},
};
/** Their names. */
export const SETTINGS = Object.keys(DEFAULTS) as (keyof Settings)[];

/** What is to be set; a function is told what is set by the time that it is written. */
export type SettingsChange = Partial<Settings> | ((now: Settings) => Partial<Settings>);

/** Settings from elsewhere: some of them, and none of the wrong kind. */
export const someSettings = v.object({
  ...ofOneSite.entries,
  locale: optional(entries.locale),
  vulgar: optional(entries.vulgar),
  openers: optional(entries.openers),
  sites: optional(entries.sites),
} satisfies Record<keyof Settings, unknown>);

/** Whether suggestions have to use all hints, where the game says that it is in hard mode or not. */
export const isHard = (setting: SiteSettings['hard'], said: boolean): boolean =>
  setting === 'auto' ? said : setting === 'on';

/** The settings that hold for a site: its own, or else those for all. */
export const settingsOf = ({ sites, ...all }: Settings, site: string): Omit<Settings, 'sites'> => ({
  ...all,
  ...sites[site],
});

export function pageSettingsOf(settings: Settings, site: string): PageSettings {
  const { help, fill, enter, hard, overlay, locale } = settingsOf(settings, site);
  return { help, fill, enter, hard, overlay, locale };
}

/** What to store so that a setting changes for a site: in the site's own, if it has one, or else for all. */
export function changeFor<K extends SiteSetting>(
  { sites }: Settings,
  site: string,
  key: K,
  value: SiteSettings[K],
): Partial<Settings> {
  return sites[site]?.[key] === undefined ? { [key]: value } : changeOnlyFor({ sites }, site, key, value);
}

/** What to store so that a setting changes for one site alone; undefined is as for all sites. */
export function changeOnlyFor<K extends SiteSetting>(
  { sites }: Pick<Settings, 'sites'>,
  site: string,
  key: K,
  value: SiteSettings[K] | undefined,
): Pick<Settings, 'sites'> {
  const { [key]: former, ...others } = sites[site] ?? {};
  const own = value === undefined ? others : { ...others, [key]: value };
  const { [site]: before, ...rest } = sites;
  return { sites: Object.keys(own).length === 0 ? rest : { ...rest, [site]: own } };
}

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
const readSites = readEach(readIf(siteSchema, readEach(readOwn(forSites))));
const readEntries = readEach((key) =>
  key === 'openers' ? readOpeners : key === 'sites' ? readSites : readOwn(entries)(key),
);

/** What is sound of stored settings, with the defaults for all else. */
export const readSettings = (stored: unknown): Settings => ({
  ...DEFAULTS,
  ...(readEntries(upgradeSettings(stored)) as Partial<Settings>),
});
