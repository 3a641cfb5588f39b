/** The kinds of values that messages and records are made of. */
import * as v from 'valibot';
import { LEXICON_NAMES } from '../lexicons/lexicons.ts';

export const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));

/** What a page or a player calls a word; longer texts are none. */
export const word = v.pipe(v.string(), v.maxLength(100));

/** The id of a site. */
export const siteSchema = v.pipe(v.string(), v.regex(/^[\w-]{1,50}$/));

export const lexiconSchema = v.picklist(LEXICON_NAMES);

/** Tells a page from the next one in its tab. */
export const visitSchema = v.pipe(v.string(), v.maxLength(50));
