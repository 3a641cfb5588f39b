/** What Knack says about a row. */
import * as v from 'valibot';
import { word } from './values.ts';

/** Why auto-fill has stopped on a row. */
export const noticeSchema = v.object({
  kind: v.picklist([
    'cannotType',
    /** The word is a letter. */
    'noKey',
    /** The game has given no feedback on a guess. */
    'noReply',
    'hardMode',
    'hardModeFound',
    'tooShort',
    /** The game has refused the word without saying why. */
    'unclear',
    'notInList',
    /** The same in a private window, from which nothing is kept. */
    'notInListPrivate',
    'notKept',
    /** The player has stopped Knack; there is no word. */
    'stopped',
  ]),
  word,
});
export type Notice = v.InferOutput<typeof noticeSchema>;
