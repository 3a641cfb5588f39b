/** Looking for a board on a page where Knack is not yet. */
import * as v from 'valibot';
import { list } from './values.ts';

/** An origin with a scheme that Knack can be let onto. */
const origin = v.pipe(v.string(), v.maxLength(270), v.regex(/^https?:\/\/[^/\s?#\\]{1,260}$/));

/** What was found there. */
export const soughtSchema = v.object({
  found: v.boolean(),
  /** The origins of frames that a board may be in, largest first; the page itself cannot look into them. */
  frames: list(origin, 5),
});
export type Sought = v.InferOutput<typeof soughtSchema>;

/**
 * `closed`: the browser lets no extension look there:
 * https://developer.mozilla.org/en-US/docs/Mozilla/Add-ons/WebExtensions/Content_scripts#restricted_domains
 */
export type SeekReply = Sought | { readonly closed: true };
