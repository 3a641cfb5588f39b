/** The kinds of values that messages and records are made of. */
import * as v from 'valibot';
import { HELP_OPTIONS } from './help.ts';
import { LOCALES } from './locales.ts';

export const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));

/** A number that JSON can carry. */
export const measure = v.pipe(v.number(), v.finite());

/** A text that a person may read; longer ones are cut where they are made. */
export const MAX_TEXT = 1000;
export const text = v.pipe(v.string(), v.maxLength(MAX_TEXT));

/** A list of at most so many items; of a longer one no item is looked at. */
export const list = <T extends v.GenericSchema>(item: T, most: number) =>
  v.pipe(v.array(v.unknown()), v.maxLength(most), v.array(item));

const MAX_WORD = 100;
/** A word from a page or a player; longer texts are not words. */
export const word = v.pipe(v.string(), v.maxLength(MAX_WORD));

/** The same as it is kept and compared: with its letters composed, so that none takes more than one character. */
export const composedWord = v.pipe(
  word,
  v.transform((text) => text.normalize('NFC')),
  // A few letters are composed of more characters than they were.
  v.maxLength(MAX_WORD),
);

/** Whether a game is in hard mode: records and exports have had truth values since before there was 'ultra'. */
export const hardModeSchema = v.union([v.boolean(), v.literal('ultra')]);

// They stand here so that a script that checks nothing has none of what checks.
export const helpSchema = v.picklist(HELP_OPTIONS);
/** The language of the interface; 'auto' is the browser's. */
export const localeSchema = v.picklist(['auto', ...LOCALES]);
