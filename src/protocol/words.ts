/** Words besides those of the dictionaries: the player's own, and those that games have refused. */
import * as v from 'valibot';
import { siteSchema } from './ids.ts';
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
export const refusedSchema = v.pipe(v.string(), v.maxLength(100));

export const languageSchema = v.pipe(v.string(), v.regex(/^[a-z]{2,3}(-\w{1,8})*$/i));

export const wordChangeSchema = v.variant('kind', [
  /** Puts a word into one of the player's lists, which takes it out of the other, or out of both. */
  v.object({ kind: v.picklist(['add', 'forbid', 'remove']), language: languageSchema, word: wordSchema }),
  /** Puts words among those that a game refuses, or takes them out. */
  v.object({ kind: v.picklist(['refuse', 'accept']), site: siteSchema, words: v.array(refusedSchema) }),
]);
export type WordChange = v.InferOutput<typeof wordChangeSchema>;

/** The result of a change; unless it is `done`, nothing has changed. */
export type Outcome = 'done' | 'full' | 'unreadable';
