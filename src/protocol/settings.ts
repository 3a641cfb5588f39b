/** Every setting with its default, and how stored settings are validated. */
import * as v from 'valibot';
import { type Help, reaches } from './help.ts';
import { hardSchema, type PageSettings } from './page-settings.ts';
import { STRATEGY_NAMES } from '../solver/strategies/names.ts';
import { isRecord } from './versions.ts';
import { siteSchema } from './ids.ts';
import { languageSchema, wordSchema } from './words.ts';
import { helpSchema, localeSchema } from './values.ts';

export { STRATEGY_NAMES, type StrategyName } from '../solver/strategies/names.ts';

const flag = v.boolean();

/** What can be set for all sites, and differently for one of them. */
const forSites = {
  help: helpSchema,
  /** Type the suggestion into the game. */
  fill: flag,
  /** Press Enter on it too. */
  enter: flag,
  strategy: v.picklist(STRATEGY_NAMES),
  /** Whether suggestions have to obey the hints; 'auto' follows the game. */
  hard: hardSchema,
  /** Show Knack on the game's page. */
  overlay: flag,
};
type SiteEntries = typeof forSites;
export type SiteSettings = { [K in keyof SiteEntries]: v.InferOutput<SiteEntries[K]> };
export type SiteSetting = keyof SiteSettings;

/**
 * What the browser takes as one item of `storage.sync`, in bytes with its key:
 * https://developer.chrome.com/docs/extensions/reference/api/storage
 */
const MAX_ITEM = 8192;
/** Nothing that Knack stores comes near this; a larger item is not from Knack. */
export function isSmall(item: object): boolean {
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
  /** Whether the player has said how much help it is to be: until then no page shows a word of itself. */
  helpChosen: flag,
  locale: localeSchema,
  /** Suggest vulgar words even while there are others. */
  vulgar: flag,
  /** Prefer words that people know, where they cost next to nothing. */
  known: flag,
  /** Say on the game's page what a word is worth that stands in the open row. */
  weigh: flag,
  /** Tab or → fills the ghost letters in. */
  accept: flag,
  /** Keep a record of each game. */
  keepGames: flag,
  /** Take an answer that was one before for less likely: of the player's own games, of lists, of those that ship. */
  pastOwn: flag,
  pastGiven: flag,
  pastShipped: flag,
  /** The opener, by language; without one the strategy decides. */
  openers: v.pipe(
    v.record(languageSchema, wordSchema),
    v.check((item) => isSmall(item)),
  ),
  /** Settings that differ for single sites, by site id. */
  sites: v.pipe(
    v.record(siteSchema, ofOneSite),
    v.check((item) => isSmall(item)),
  ),
};
type Entries = typeof entries;
export type Settings = { [K in keyof Entries]: v.InferOutput<Entries[K]> };

export const DEFAULTS: Settings = {
  help: 'word',
  helpChosen: false,
  fill: false,
  enter: false,
  strategy: 'expected-guesses',
  hard: 'auto',
  overlay: true,
  locale: 'auto',
  vulgar: false,
  known: true,
  weigh: true,
  accept: false,
  keepGames: true,
  pastOwn: true,
  pastGiven: true,
  pastShipped: true,
  openers: {},
  sites: {},
};
/** Their names. */
export const SETTINGS = Object.keys(DEFAULTS) as (keyof Settings)[];

/** The change to write; a function is called with the settings at the time of writing. */
export type SettingsChange = Partial<Settings> | ((now: Settings) => Partial<Settings>);

/** Settings from outside: any subset of them, with valid values. */
export const someSettings = v.object({
  ...ofOneSite.entries,
  helpChosen: optional(entries.helpChosen),
  locale: optional(entries.locale),
  vulgar: optional(entries.vulgar),
  known: optional(entries.known),
  weigh: optional(entries.weigh),
  accept: optional(entries.accept),
  keepGames: optional(entries.keepGames),
  pastOwn: optional(entries.pastOwn),
  pastGiven: optional(entries.pastGiven),
  pastShipped: optional(entries.pastShipped),
  openers: optional(entries.openers),
  sites: optional(entries.sites),
} satisfies Record<keyof Settings, unknown>);

/** The settings that hold for a site: the site's own, or else those for all sites. */
export const settingsOf = ({ sites, ...all }: Settings, site: string): Omit<Settings, 'sites'> => ({
  ...all,
  ...sites[site],
});

/** How much the pages of a site show of themselves: until the player has said how much, no word. */
export function helpOnPages(settings: Settings, site: string): Help {
  const { help, fill } = settingsOf(settings, site);
  const isChosen = settings.helpChosen || settings.sites[site]?.help !== undefined || fill;
  return isChosen || !reaches(help, 'word') ? help : 'nudge';
}

export function pageSettingsOf(settings: Settings, site: string): PageSettings {
  const { fill, enter, hard, overlay, locale, weigh, accept } = settingsOf(settings, site);
  return { help: helpOnPages(settings, site), fill, enter, hard, overlay, locale, weigh, accept };
}

/**
 * What to store so that a setting changes for a site: the site's own setting if it has one, or else the one
 * for all sites.
 */
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

/**
 * What to store so that Knack is shown on a site's pages, or not. Where that is as for all sites it is no setting of the
 * site's own, but in private windows: what is set there lies over what is set for the site.
 */
export const changeOverlay = (
  now: Settings,
  site: string,
  on: boolean,
  isPrivate: boolean,
): Pick<Settings, 'sites'> =>
  changeOnlyFor(now, site, 'overlay', on === now.overlay && !isPrivate ? undefined : on);

/** Returns the valid part of a stored value; undefined when there is none. */
type Reader = (value: unknown) => unknown;

const readAs =
  (schema: v.GenericSchema): Reader =>
  (value) => {
    const result = v.safeParse(schema, value);
    return result.success ? result.output : undefined;
  };

/** Reads a record entry by entry, so that a damaged one does not affect the others. */
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

/** The valid part of stored settings. */
export const validSettings = (stored: unknown): Partial<Settings> =>
  (readEntries(stored) as Partial<Settings> | undefined) ?? {};

/** The valid part of stored settings, with the defaults for the rest. */
export const readSettings = (stored: unknown): Settings => ({ ...DEFAULTS, ...validSettings(stored) });
