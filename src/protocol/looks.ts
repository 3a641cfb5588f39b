/** What looks of tiles mean. */
import * as v from 'valibot';

/** So many looks are kept of a site. */
export const MAX_LOOKS_KEPT = 100;

/** The key of a look. */
export const lookKey = v.pipe(v.string(), v.maxLength(300));
/** What they mean, by their keys. */
export const looksSchema = v.pipe(
  v.record(lookKey, v.picklist(['absent', 'present', 'correct'])),
  v.maxEntries(MAX_LOOKS_KEPT),
);
export type Looks = v.InferOutput<typeof looksSchema>;
