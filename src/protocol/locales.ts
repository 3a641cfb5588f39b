/** The languages that the interface speaks. */
import * as v from 'valibot';

export const LOCALES = ['en', 'de', 'pl'] as const;
export type Locale = (typeof LOCALES)[number];

/** The language of the interface; 'auto' is the browser's. */
export const localeSchema = v.picklist(['auto', ...LOCALES]);
