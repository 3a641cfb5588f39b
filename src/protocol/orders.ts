/** What a game's page is told by the worker and the popup. */
import * as v from 'valibot';
import { adviceSchema } from './advice.ts';
import { noticeSchema } from './notice.ts';
import { helpSchema } from './help.ts';
import { pageSettingsSchema } from './page-settings.ts';
import { count, word } from './values.ts';

/**
 * What is known of a page's puzzle: the reply to its report, null when a newer one has overtaken it, and again
 * whenever there is more to say.
 */
export const updateSchema = v.object({
  /** Of the report that it is about. */
  sequence: count,
  advice: v.nullable(adviceSchema),
  notice: v.nullable(noticeSchema),
  help: v.nullable(helpSchema),
});
export type Update = v.InferOutput<typeof updateSchema>;

export const orderSchema = v.variant('type', [
  /** To look again and report what it sees. */
  v.object({ type: v.literal('look') }),
  v.object({ type: v.literal('update'), update: updateSchema }),
  /** To type a word in, whatever the open row holds, and leave it to the player to enter it. */
  v.object({ type: v.literal('fill'), word }),
  /** To play the game to its end, or to stop that. */
  v.object({ type: v.literal('play'), on: v.boolean() }),
  /** What is set for its site is this from now on. */
  v.object({ type: v.literal('settings'), settings: pageSettingsSchema }),
]);
export type Order = v.InferOutput<typeof orderSchema>;

export const LOOK: Order = { type: 'look' };

/** The order that a message is; null when it is none: Knack's own pages also hear what the worker is asked. */
export function orderIn(message: unknown): Order | null {
  const result = v.safeParse(orderSchema, message);
  return result.success ? result.output : null;
}
