/** The player's settings, words, past answers and games as one file, to keep or to take to another browser. */
import * as v from 'valibot';
import { SITES } from '../sites/sites.ts';
import { PRACTICE } from '../sites/practice.ts';
import { hasListFor, LANGUAGES } from '../lexicons/lexicons.ts';
import type { GameStore } from '../games/game-store.ts';
import { gameRecordSchema } from '../protocol/game-record.ts';
import type { ExportReply, ImportReply } from '../protocol/requests.ts';
import { type Settings, type SiteSettings, someSettings } from '../protocol/settings.ts';
import { siteSchema } from '../protocol/ids.ts';
import { givenSchema } from '../protocol/past-lists.ts';
import { STORAGE_VERSION, VERSION_KEY } from '../protocol/versions.ts';
import {
  languageSchema,
  NO_WORDS,
  type OwnWords,
  refusedSchema,
  type Words,
  wordSchema,
} from '../protocol/words.ts';
import type { SettingsStore } from '../stores/settings-store.ts';
import { isTooMuchIn } from './file-limits.ts';
import { union, withRefused, without, type WordStore } from './word-store.ts';

const FORMAT = 'knack';

/** The fields that every version of the file has. */
const envelope = v.object({
  format: v.literal(FORMAT),
  [VERSION_KEY]: v.pipe(v.number(), v.integer(), v.minValue(1)),
});

/** A part that the file leaves out is empty. */
const file = v.object({
  settings: v.optional(someSettings, {}),
  words: v.optional(
    v.record(
      languageSchema,
      v.pipe(
        v.object({ added: v.array(wordSchema), forbidden: v.array(wordSchema) }),
        v.check(({ added, forbidden }) => without(added, forbidden).length === added.length),
      ),
    ),
    {},
  ),
  refused: v.optional(v.record(siteSchema, v.array(refusedSchema)), {}),
  past: v.optional(v.record(siteSchema, v.array(givenSchema)), {}),
  games: v.optional(v.array(gameRecordSchema), []),
});
type File = v.InferOutput<typeof file>;

const pick = <T>(record: Readonly<Record<string, T>>, isPicked: (key: string, value: T) => boolean) =>
  Object.fromEntries(Object.entries(record).filter(([key, value]) => isPicked(key, value)));

const SITE_IDS: readonly string[] = [...SITES.map(({ id }) => id), PRACTICE.id];

/**
 * What the player would find again in Knack: of the languages and sites that it knows, and first words
 * that it would take if they were typed. Refused words and past answers are listed whatever their site.
 */
function known({ settings, words, refused, past, games }: File): File {
  const { openers, sites } = settings;
  return {
    settings: {
      ...settings,
      ...(openers && { openers: pick(openers, (language, word) => hasListFor(language, word)) }),
      ...(sites && { sites: pick(sites, (id) => SITE_IDS.includes(id)) }),
    },
    words: pick(words, (language) => LANGUAGES.includes(language)),
    refused,
    past,
    games,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** All words of both; where one adds and the other forbids, the second counts. */
function mergeOwn(stored: OwnWords, imported: OwnWords): OwnWords {
  return {
    added: without(union(stored.added, imported.added), imported.forbidden),
    forbidden: without(union(stored.forbidden, imported.forbidden), imported.added),
  };
}

function merge(stored: Words, imported: Words): Words {
  const own = Object.entries(imported.own).map(
    ([language, words]) => [language, mergeOwn(stored.own[language] ?? NO_WORDS, words)] as const,
  );
  const refused = Object.entries(imported.refused).map(
    ([site, words]) => [site, withRefused(stored.refused[site] ?? [], words)] as const,
  );
  const past = Object.entries(imported.past).map(
    ([site, words]) => [site, union(stored.past[site] ?? [], words)] as const,
  );
  return {
    own: { ...stored.own, ...Object.fromEntries(own) },
    refused: { ...stored.refused, ...Object.fromEntries(refused) },
    past: { ...stored.past, ...Object.fromEntries(past) },
  };
}

/**
 * The change that puts imported settings over stored ones: where both have an opener or a site, the imported
 * one counts.
 */
function mergeSettings(stored: Settings, imported: Partial<Settings>): Partial<Settings> {
  const { openers, sites } = imported;
  const mergeSite = ([id, own]: [string, Partial<SiteSettings>]) =>
    [id, { ...stored.sites[id], ...own }] as const;
  return {
    ...imported,
    ...(openers && { openers: { ...stored.openers, ...openers } }),
    ...(sites && { sites: { ...stored.sites, ...Object.fromEntries(Object.entries(sites).map(mergeSite)) } }),
  };
}

export function createExportFile(
  store: WordStore,
  settings: Pick<SettingsStore, 'get' | 'set'>,
  games: Pick<GameStore, 'all' | 'add'>,
) {
  return {
    async write(): Promise<ExportReply> {
      const [{ own, refused, past, damaged }, kept] = await Promise.all([
        store.get(),
        games.all().catch(() => null),
      ]);
      const content = {
        format: FORMAT,
        [VERSION_KEY]: STORAGE_VERSION,
        settings: await settings.get(),
        words: own,
        // A site whose words the player has all removed is still stored, without any.
        refused: pick(refused, (_, words) => words.length > 0),
        past: pick(past, (_, words) => words.length > 0),
        games: kept ?? [],
      };
      return { text: `${JSON.stringify(content)}\n`, isWhole: !damaged && kept !== null };
    },
    /** Adds what the text holds to what is stored, or does nothing and says why. */
    async read(text: string): Promise<ImportReply> {
      const json = parseJson(text);
      if (json === undefined) return { status: 'damaged' };
      const head = v.safeParse(envelope, json);
      if (!head.success) return { status: 'notKnack' };
      if (head.output[VERSION_KEY] > STORAGE_VERSION) return { status: 'newer' };
      if (isTooMuchIn(json)) return { status: 'tooMuch' };
      const body = v.safeParse(file, json);
      if (!body.success) return { status: 'damaged' };
      const { settings: imported, words: own, refused, past, games: played } = known(body.output);
      const outcome = await store
        .change(
          (stored) => merge(stored, { own, refused, past }),
          // Where syncing is switched off altogether, setting fails: words come in if there is nothing to set.
          async () => {
            if (Object.keys(imported).length > 0)
              await settings.set((stored) => mergeSettings(stored, imported));
          },
        )
        .catch(() => 'settings' as const);
      if (outcome !== 'done') return { status: outcome };
      const added = await games.add(played).catch(() => null);
      if (added === null) return { status: 'games' };
      return {
        status: 'done',
        own: Object.values(own).flatMap(({ added, forbidden }) => [...added, ...forbidden]).length,
        refused: Object.values(refused).flat().length,
        past: Object.values(past).flat().length,
        games: added,
      };
    },
  };
}

export type ExportFile = ReturnType<typeof createExportFile>;
