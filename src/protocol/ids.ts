/** The ids of sites, lexicons and page visits. */
import * as v from 'valibot';
import { LEXICON_NAMES } from '../lexicons/lexicons.ts';

/** The id of a site. */
export const siteSchema = v.pipe(v.string(), v.regex(/^[\w-]{1,50}$/));

export const lexiconSchema = v.picklist(LEXICON_NAMES);

/** Distinguishes a page from the next one in its tab. */
export const visitSchema = v.pipe(v.string(), v.maxLength(50));
