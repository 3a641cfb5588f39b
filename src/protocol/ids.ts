/** The ids of sites, lexicons and page visits. */
import * as v from 'valibot';
import { LEXICON_NAMES } from '../lexicons/lexicons.ts';

/** The id of a site: a name for those that Knack knows, and the origin of one that the player has added. */
export const siteSchema = v.pipe(
  v.string(),
  v.maxLength(270),
  v.regex(/^(?:[\w-]{1,50}|https?:\/\/[^/\s?#\\]{1,260})$/),
);

export const lexiconSchema = v.picklist(LEXICON_NAMES);
/** What a player says that a game is played with: the words of a lexicon, or of none of them. */
export const toldLexiconSchema = v.union([lexiconSchema, v.literal('none')]);
export type ToldLexicon = v.InferOutput<typeof toldLexiconSchema>;

/** Distinguishes a page from the next one in its tab. */
export const visitSchema = v.pipe(v.string(), v.maxLength(50));
