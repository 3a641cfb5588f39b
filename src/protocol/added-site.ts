/** What is kept of a site that the player has added: one that Knack knows nothing of beforehand. */
import * as v from 'valibot';
import { REPEAT_RULES } from '../solver/repeat-rule.ts';
import { lexiconSchema, siteSchema } from './ids.ts';

export { REPEAT_RULES, type RepeatRule } from '../solver/repeat-rule.ts';

/** What looks of tiles mean, by their keys. */
export const looksSchema = v.pipe(
  v.record(v.pipe(v.string(), v.maxLength(300)), v.picklist(['absent', 'present', 'correct'])),
  v.maxEntries(100),
);
export type Looks = v.InferOutput<typeof looksSchema>;

export const addedSiteSchema = v.object({
  /** The words that the player says its games are played with; null leaves it to what its pages tell. */
  lexicon: v.nullable(lexiconSchema),
  /** How its games mark repeated letters, as their rows or the player have said; null is as in most games. */
  rule: v.nullable(v.picklist(REPEAT_RULES)),
  /** What the player has said of the looks of its tiles. */
  looks: looksSchema,
  /** Whether Knack is to be there without being asked each time. */
  always: v.boolean(),
});
export type AddedSite = v.InferOutput<typeof addedSiteSchema>;

export const UNKNOWN_SITE: AddedSite = { lexicon: null, rule: null, looks: {}, always: false };

/** The id of a site that the player has added: its origin, as the browser writes it. */
export const addedIdSchema = v.pipe(
  siteSchema,
  v.check((id) => /^https?:/.test(id) && URL.canParse(id) && new URL(id).origin === id),
);

export const SITE = 'site:';
export const addedSiteKey = (site: string): string => SITE + site;

/** No more sites are kept. */
export const MAX_ADDED = 500;
