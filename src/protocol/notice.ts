/** What Knack has to say of a row. */
import * as v from 'valibot';
import { word } from './values.ts';

/** Why auto-fill has stopped on a row. */
export const noticeSchema = v.object({
  kind: v.picklist([
    'cannotType',
    /** The word is a letter. */
    'noKey',
    /** The game has not answered a guess. */
    'noReply',
    'hardMode',
    'hardModeFound',
    'tooShort',
    /** The game has refused the word, and not said why. */
    'unclear',
    'notInList',
    /** The same in a private window, of which nothing is kept. */
    'notInListPrivate',
    'notKept',
    /** The player has stopped Knack; there is no word. */
    'stopped',
  ]),
  word,
});
export type Notice = v.InferOutput<typeof noticeSchema>;
