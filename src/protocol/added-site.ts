/** What is kept of a site that the player has added: one that Knack knows nothing of beforehand. */
import * as v from 'valibot';
import { REPEAT_RULES } from '../solver/repeat-rule.ts';
import { lexiconSchema, siteSchema } from './ids.ts';
import { lookKey, type Looks, looksSchema, MAX_LOOKS_KEPT } from './looks.ts';
import { list } from './values.ts';

export { REPEAT_RULES, type RepeatRule } from '../solver/repeat-rule.ts';

/** So many words more of one kind than of the other are counted: what a site does later counts too. */
export const MOST_RARE = 9;

/** How an Enter key finishes a row: with the page in focus, or a text field. */
export const enteredSchema = v.picklist(['key', 'field']);
export type Entered = v.InferOutput<typeof enteredSchema>;

/** A word that was entered by keys. */
export interface EnteredWord {
  /** So many of them were typed before Enter. */
  readonly letters: number;
  readonly by: Entered;
}

export const addedSiteSchema = v.object({
  /** The words that the player says its games are played with; null leaves it to what its pages tell. */
  lexicon: v.nullable(lexiconSchema),
  /** Whether they are in none of the languages that Knack has words of, by what the player says. */
  noLexicon: v.optional(v.boolean(), false),
  /** How its games mark repeated letters, as their rows or the player have said; null is as in most games. */
  rule: v.nullable(v.picklist(REPEAT_RULES)),
  /** What the player has said of the looks of its tiles. */
  looks: looksSchema,
  /** Their keys, those told last first: stores put those of an object in an order of their own. */
  told: v.exactOptional(list(lookKey, MAX_LOOKS_KEPT)),
  /** Whether they mean none of what Knack knows, by what the player says. */
  noLooks: v.optional(v.boolean(), false),
  /** Asked for by 0.2.0 alone, which takes the site for missing without it; what counts is what the browser grants. */
  always: v.optional(v.boolean(), false),
  /** How the player's own Enter key has finished a row there; null where it has not been seen to. */
  enteredBy: v.optional(v.nullable(enteredSchema), null),
  /** How many rare words its games have taken, less those that they have refused. */
  rare: v.optional(v.pipe(v.number(), v.integer(), v.minValue(-MOST_RARE), v.maxValue(MOST_RARE)), 0),
});
export type AddedSite = v.InferOutput<typeof addedSiteSchema>;

/** What is kept of looks once the player has said more of them: where they are too many, those told first go. */
export function withLooks({ looks, told = [] }: AddedSite, more: Looks): Pick<AddedSite, 'looks' | 'told'> {
  const all = { ...looks, ...more };
  const keys = [...new Set([...Object.keys(more), ...told, ...Object.keys(looks)])];
  const kept = keys.filter((key) => Object.hasOwn(all, key)).slice(0, MAX_LOOKS_KEPT);
  return { looks: Object.fromEntries(kept.map((key) => [key, all[key]!])), told: kept };
}

export const UNKNOWN_SITE: AddedSite = {
  lexicon: null,
  noLexicon: false,
  rule: null,
  looks: {},
  noLooks: false,
  always: false,
  enteredBy: null,
  rare: 0,
};

/** The id of a site that the player has added: its origin, as the browser writes it. */
export const addedIdSchema = v.pipe(
  siteSchema,
  v.check((id) => URL.canParse(id) && new URL(id).origin === id),
);

export const SITE = 'site:';
export const addedSiteKey = (site: string): string => SITE + site;

/** No more sites are kept. */
export const MAX_ADDED = 500;
