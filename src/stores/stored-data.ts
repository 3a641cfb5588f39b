/** All that Knack stores, and what of it is damaged: what cannot be read counts as not there, and can be removed. */
import * as v from 'valibot';
import { addedIdSchema, addedSiteSchema, SITE } from '../protocol/added-site.ts';
import { siteSchema } from '../protocol/ids.ts';
import { PANEL, panelSchema } from '../protocol/panel.ts';
import { CHOICES, choicesSchema } from '../protocol/practice.ts';
import {
  EMPTY_TAB,
  isRecordOf,
  MANUAL_KEYS,
  PRIVATE_SETTINGS,
  readRecord,
  SESSION_VERSION,
  type SessionKey,
  tabKey,
  tabOf,
} from '../protocol/records.ts';
import { validSettings } from '../protocol/settings.ts';
import { TRUST, trustedSchema } from '../protocol/trust.ts';
import { isNewer, isRecord, isVersion, VERSION_KEY } from '../protocol/versions.ts';
import {
  languageSchema,
  OWN,
  PAST,
  REFUSED,
  storedOwn,
  storedPast,
  storedRefused,
} from '../protocol/words.ts';
import { type Exclusively, SETTINGS_KEYS } from './settings-store.ts';

/** What an item is to the player. */
export type Part =
  | 'words'
  | 'refused'
  | 'past'
  | 'panel'
  | 'trust'
  | 'sites'
  | 'practice'
  | 'settings'
  | 'games';

export type StoreName = 'local' | 'sync' | 'session';
type Items = Readonly<Record<string, unknown>>;

/** What is found in an item. */
interface Found {
  readonly part: Part;
  /** The item in the form of this version. */
  readonly item: unknown;
  /** What of it is sound; undefined when nothing is. */
  readonly sound: unknown;
}

/** An item that is damaged. */
export interface Damage extends Found {
  readonly key: string;
}

/** Whether a stored value has lost nothing in what is sound of it: neither an entry nor an entry of an entry. */
function isWhole(stored: unknown, sound: unknown): boolean {
  if (!isRecord(stored) || !isRecord(sound)) return sound !== undefined;
  return Object.keys(stored).every((key) => Object.hasOwn(sound, key) && isWhole(stored[key], sound[key]));
}

/** What is found in an item that is sound as a whole or not at all. */
const inWhole = (part: Part, item: unknown, isSound: boolean): Found => ({
  part,
  item,
  sound: isSound ? item : undefined,
});

/** The items of `storage.local` by how their names begin, what follows, and what they hold. */
const NAMED = [
  [OWN, languageSchema, storedOwn, 'words'],
  [REFUSED, siteSchema, storedRefused, 'refused'],
  [PAST, siteSchema, storedPast, 'past'],
  [PANEL, siteSchema, panelSchema, 'panel'],
  [TRUST, siteSchema, trustedSchema, 'trust'],
  [SITE, addedIdSchema, addedSiteSchema, 'sites'],
] as const;

/** Looks into an item; null for one that is not Knack's. */
type Look = (key: string, item: unknown) => Found | null;

const lookLocally: Look = (key, item) => {
  if (key === VERSION_KEY) return inWhole('settings', item, isVersion(item));
  if (key === CHOICES) return inWhole('practice', item, v.is(choicesSchema, item));
  for (const [prefix, name, schema, part] of NAMED) {
    if (key.startsWith(prefix))
      return inWhole(part, item, v.is(name, key.slice(prefix.length)) && v.is(schema, item));
  }
  return null;
};

const lookAtSettings: Look = (key, item) => {
  if (key === VERSION_KEY) return inWhole('settings', item, isVersion(item));
  if (!SETTINGS_KEYS.includes(key)) return null;
  return { part: 'settings', item, sound: (validSettings({ [key]: item }) as Items)[key] };
};

const lookAtSession: Look = (key, item) => {
  if (key === PRIVATE_SETTINGS) {
    if (!isRecord(item)) return inWhole('settings', item, false);
    const { [VERSION_KEY]: version } = item;
    const sound = { ...validSettings(item), ...(isVersion(version) && { [VERSION_KEY]: version }) };
    return { part: 'settings', item, sound };
  }
  const isOurs = tabOf(key) !== null || [...MANUAL_KEYS, 'access', 'accepted'].includes(key);
  return isOurs ? inWhole('games', item, isRecordOf(key as SessionKey, item)) : null;
};

const LOOKS: Readonly<Record<StoreName, Look>> = {
  local: lookLocally,
  sync: lookAtSettings,
  session: lookAtSession,
};

/** What is damaged of all that a store holds. Of what a newer version of Knack has stored, nothing is called so. */
export function damageIn(store: StoreName, items: Items): Damage[] {
  if (isNewer(items)) return [];
  return Object.entries(items).flatMap(([key, item]) => {
    const found = LOOKS[store](key, item);
    return found === null || isWhole(found.item, found.sound) ? [] : [{ key, ...found }];
  });
}

/**
 * What a reset leaves of the items of a session: of a tab what its page has told of itself, so that an open game
 * goes on and hears of the settings. Those of private windows stay as an item without any: were it removed, these
 * windows would count as closed.
 */
function leftOfSession(items: Items): Items {
  const left = Object.entries(items).flatMap(([key, item]): (readonly [string, unknown])[] => {
    if (key === PRIVATE_SETTINGS) return [[key, { [VERSION_KEY]: SESSION_VERSION }]];
    const tab = tabOf(key);
    if (tab === null) return [];
    const { site, isPrivate, report, frame } = readRecord(tabKey(tab), item);
    return site === null ? [] : [[key, { ...EMPTY_TAB, site, isPrivate, report, frame }]];
  });
  return Object.fromEntries(left);
}

interface StorageArea {
  get(keys: null): Promise<Record<string, unknown>>;
  set(items: Record<string, unknown>): Promise<void>;
  remove(keys: string[]): Promise<void>;
  clear(): Promise<void>;
}

/** @param exclusively keeps other pages of the extension from changing settings meanwhile */
export function createStoredData(
  stores: Readonly<Record<StoreName, StorageArea>>,
  exclusively: Exclusively = (task) => task(),
) {
  const mend = async (name: StoreName): Promise<void> => {
    const store = stores[name];
    const damage = damageIn(name, await store.get(null));
    const kept = damage.filter(({ sound }) => isRecord(sound) && Object.keys(sound).length > 0);
    const gone = damage.filter((one) => !kept.includes(one));
    if (kept.length > 0) await store.set(Object.fromEntries(kept.map(({ key, sound }) => [key, sound])));
    if (gone.length > 0) await store.remove(gone.map(({ key }) => key));
  };
  const resetSession = async (): Promise<void> => {
    const items = await stores.session.get(null);
    const left = leftOfSession(items);
    await stores.session.set(left);
    await stores.session.remove(Object.keys(items).filter((key) => !Object.hasOwn(left, key)));
  };
  return {
    /** Removes what is damaged, and leaves all else as it is; rejects when the browser does not do it. */
    removeDamaged: (): Promise<void> =>
      exclusively(async () => void (await Promise.all([mend('local'), mend('sync'), mend('session')]))),
    /** Removes all but what open games need; rejects when the browser does not do it. */
    reset: (): Promise<void> =>
      exclusively(
        async () => void (await Promise.all([stores.local.clear(), stores.sync.clear(), resetSession()])),
      ),
  };
}

export type StoredData = ReturnType<typeof createStoredData>;
