/** Words besides those of the dictionaries: the player's own, and those that games have refused. */
import * as v from 'valibot';
import { siteSchema } from './ids.ts';
import { givenSchema, MAX_PAST } from './past-lists.ts';
import { composedWord, list } from './values.ts';
import { MAX_LENGTH, MIN_LENGTH, normalizeWord } from '../solver/hints.ts';

/** A player's words for one language; no word is in both lists. */
export interface OwnWords {
  readonly added: readonly string[];
  readonly forbidden: readonly string[];
}

export const NO_WORDS: OwnWords = { added: [], forbidden: [] };

export interface Words {
  /** By language, as lexicons name it. */
  readonly own: Readonly<Record<string, OwnWords>>;
  /** By the id of the site. */
  readonly refused: Readonly<Record<string, readonly string[]>>;
  /** The past answers that the player has given, as they are kept, by the id of the site. */
  readonly past: Readonly<Record<string, readonly string[]>>;
}

/** All that is stored, as far as it can be read. */
export interface StoredWords extends Words {
  /** Whether some of it cannot be read. */
  readonly damaged: boolean;
}

const LETTERS = new RegExp(`^\\p{L}{${MIN_LENGTH},${MAX_LENGTH}}$`, 'u');

/** A word as a player may type it, turned into the form that is kept. */
export const wordSchema = v.pipe(
  v.string(),
  v.maxLength(100),
  v.transform(normalizeWord),
  v.regex(LETTERS, 'not a word'),
);
/** A word as a game has refused it. */
export const refusedSchema = v.pipe(composedWord, v.maxLength(24), v.regex(/^[\p{L}\p{M}]+$/u));

/** How much is kept: the latest words that a game has refused, of so many games, and a list of the player's own. */
export const MAX_REFUSED = 5000;
export const MAX_SITES = 40;
export const MAX_OWN = 5000;

/** The tag of a language; those that BCP 47 has every program take are no longer. */
export const languageSchema = v.pipe(v.string(), v.maxLength(35), v.regex(/^[a-z]{2,3}(-\w{1,8})*$/i));

/** A list as it is stored; of a longer one the oldest words do not count. */
const latest = (most: number, schema: v.GenericSchema<string>) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((words) => words.slice(-most)),
    list(schema, most),
  );
/** One of the player's words: it is stored in the form that is kept, so anything else is damaged. */
const storedWord = v.pipe(v.string(), v.maxLength(24), v.regex(LETTERS));

/** What the names of the items are that hold them: the language or the site follows. */
export const OWN = 'words:';
export const REFUSED = 'refused:';
export const PAST = 'past:';

/** The words of a language as they are stored. */
export const storedOwn = v.object({
  added: latest(MAX_OWN, storedWord),
  forbidden: latest(MAX_OWN, storedWord),
});
/** The refused words of a site as they are stored. */
export const storedRefused = latest(MAX_REFUSED, refusedSchema);
/** The past answers of a site as they are stored. */
export const storedPast = list(givenSchema, MAX_PAST);

export const wordChangeSchema = v.variant('kind', [
  /** Puts a word into one of the player's lists, which takes it out of the other, or out of both. */
  v.object({ kind: v.picklist(['add', 'forbid', 'remove']), language: languageSchema, word: wordSchema }),
  /** Puts words among those that a game refuses, or takes them out. */
  v.object({
    kind: v.picklist(['refuse', 'accept']),
    site: siteSchema,
    words: list(refusedSchema, MAX_REFUSED),
  }),
  /** Puts words among the past answers of a site, or takes them out. */
  v.object({
    kind: v.picklist(['past', 'notPast']),
    site: siteSchema,
    words: list(givenSchema, MAX_PAST),
  }),
]);
export type WordChange = v.InferOutput<typeof wordChangeSchema>;

/** The result of a change; unless it is `done`, nothing has changed. */
export type Outcome = 'done' | 'full' | 'unreadable' | 'tooMuch';
