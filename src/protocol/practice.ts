/** What the player has last chosen to practise, as it is stored. */
import * as v from 'valibot';
import { LEXICONS } from '../lexicons/lexicons.ts';
import { lexiconSchema } from './ids.ts';
import { count } from './values.ts';

/** How many boards can be played at once. */
export const BOARD_COUNTS = [1, 2, 4, 8, 16] as const;
export type BoardCount = (typeof BOARD_COUNTS)[number];

export const choicesSchema = v.pipe(
  v.object({
    lexicon: lexiconSchema,
    length: count,
    hard: v.boolean(),
    boards: v.picklist(BOARD_COUNTS),
  }),
  v.check(({ lexicon, length }) => LEXICONS[lexicon].lengths.includes(length)),
);

/** The name of the item that holds it. */
export const CHOICES = 'practice';
