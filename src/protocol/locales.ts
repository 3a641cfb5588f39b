/** The languages that the interface speaks. */
import * as v from 'valibot';

export const LOCALES = ['en', 'de', 'pl'] as const;
export type Locale = (typeof LOCALES)[number];

// What checks is left out of a script that checks nothing.
/** The language of the interface; 'auto' is the browser's. */
export const localeSchema = /* @__PURE__ */ v.picklist(['auto', ...LOCALES]);
