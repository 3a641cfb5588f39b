/** What the worker and the popup send to a game's page. */
import * as v from 'valibot';
import { looksSchema } from './looks.ts';
import { adviceSchema } from './advice.ts';
import { noticeSchema } from './notice.ts';
import { pageSettingsSchema } from './page-settings.ts';
import { lexiconSchema } from './ids.ts';
import { count, helpSchema, list, word } from './values.ts';

/**
 * What is known about a page's puzzle. It is the reply to what the page has told (null when newer has overtaken it), and
 * is sent again whenever there is more to say.
 */
const updateSchema = v.object({
  /** Of what the page has told in this visit: of that which it replies to, or of the newest. */
  number: count,
  advice: v.nullable(adviceSchema),
  notice: v.nullable(noticeSchema),
  help: v.nullable(helpSchema),
  /** What looks of tiles that cannot be read may mean. */
  proposed: v.optional(looksSchema),
  /** Set where they mean none of what Knack knows. */
  noLooks: v.optional(v.boolean()),
  /** The lexicons that the game may be played with, the likeliest first, where that is not known. */
  lexicons: v.optional(list(lexiconSchema, 50)),
});
export type Update = v.InferOutput<typeof updateSchema>;

export const orderSchema = v.variant('type', [
  /** To look again and report what it sees. */
  v.object({ type: v.literal('look') }),
  v.object({ type: v.literal('update'), update: updateSchema }),
  /** Type a word, whatever the open row holds, and leave Enter to the player. */
  v.object({ type: v.literal('fill'), word }),
  /** Play the game to its end, or stop playing. */
  v.object({ type: v.literal('play'), on: v.boolean() }),
  /** What looks of its tiles mean, beside what is known already. */
  v.object({ type: v.literal('looks'), looks: looksSchema }),
  /** The settings for its site from now on. */
  v.object({ type: v.literal('settings'), settings: pageSettingsSchema }),
]);
export type Order = v.InferOutput<typeof orderSchema>;

export const LOOK: Order = { type: 'look' };
