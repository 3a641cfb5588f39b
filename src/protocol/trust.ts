/** How many refused words of a site were kept on trust, as it is stored. */
import * as v from 'valibot';
import { count } from './values.ts';

export const trustedSchema = v.object({
  /** The only day that this is about. */
  day: v.pipe(v.string(), v.maxLength(50)),
  kept: count,
  /** How many of these are likely answers. */
  likely: count,
});
export type Trusted = v.InferOutput<typeof trustedSchema>;

export const TRUST = 'trust:';
export const trustKey = (site: string): string => TRUST + site;
