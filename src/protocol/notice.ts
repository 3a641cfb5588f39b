/** What Knack says about a row. */
import * as v from 'valibot';
import { composedWord } from './values.ts';

/** Why auto-fill has stopped on a row. */
export const noticeSchema = v.object({
  kind: v.picklist([
    'cannotType',
    /** It is not known yet what Enter does on this site: the player is to press it once. */
    'enterUnknown',
    'noFeedback',
    /** The word is a letter. */
    'noKey',
    /** The game has given no feedback on a guess. */
    'noReply',
    'hardMode',
    'hardModeFound',
    'tooShort',
    /** The game has refused the word without saying why: the word is left out for this game. */
    'unsaid',
    /** The same, and Knack tries no other. */
    'unclear',
    'notInList',
    /** The game has refused one word of the row after another. */
    'refusedOften',
    /** The same in a private window, from which nothing is kept. */
    'notInListPrivate',
    /** The same where Knack does not take the game's word for it: the word is left out for this game alone. */
    'notInListHeld',
    'notKept',
    /** The player has stopped Knack; there is no word. */
    'stopped',
  ]),
  word: composedWord,
});
export type Notice = v.InferOutput<typeof noticeSchema>;
