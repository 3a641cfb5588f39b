/** Keeps the words that games refuse where it can, and tells how the others are held. */
import * as v from 'valibot';
import { gameIn } from '../protocol/guesses.ts';
import type { HeldWord, TabRecord } from '../protocol/records.ts';
import type { Act, ActOf } from '../protocol/sync.ts';
import { refusedSchema } from '../protocol/words.ts';
import type { TabAdvice, TabAdviceDeps } from './tab-advice.ts';
import type { Trust } from './trust.ts';

/** @returns what keeps the words that were refused on a tab, and gives those that are only held, by what told of them */
export function createHolder(
  { trust, advisor }: Pick<TabAdviceDeps, 'advisor'> & { readonly trust: Trust },
  advice: Pick<TabAdvice, 'questionOf'>,
) {
  const hold = async (record: TabRecord, { word, isSaid }: ActOf<'refused'>): Promise<HeldWord | null> => {
    const game = gameIn(record.report);
    const question = await advice.questionOf(record);
    // Without a board there is no row that it could have been refused in, and what is no word is not suggested.
    if (!game || !question || !v.is(refusedSchema, word)) return null;
    // What may have another reason is believed for this game alone.
    if (!isSaid) return { word, why: 'unsaid', puzzle: game.puzzle };
    if (record.isPrivate) return { word, why: 'private', puzzle: null };
    const why = await trust.refused(game.site, word, () => advisor.isLikely(question, word));
    if (why !== null) return { word, why, puzzle: why === 'notStored' ? null : game.puzzle };
    return null;
  };

  return async (record: TabRecord, acts: readonly Act[]): Promise<Map<Act, HeldWord>> => {
    const held = new Map<Act, HeldWord>();
    for (const act of acts) {
      const its = act.type === 'refused' && (await hold(record, act));
      if (its) held.set(act, its);
    }
    return held;
  };
}
