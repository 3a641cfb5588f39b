/**
 * What the scripts of a game (src/play) and of what lies over it (src/overlay) borrow of this one, which is in the same
 * world: with copies of their own they would be twice as large.
 */
export { LANGUAGES } from '../languages/languages.ts';
export { looksIn } from '../page/backgrounds.ts';
export { beginsLate, hintsOf, typedLetters } from '../page/board.ts';
export { backgroundColours, parsePaint } from '../page/colour.ts';
export { isCovered } from '../page/covered.ts';
export { DIALOGS } from '../page/dialogs.ts';
export { bodyOf, call, documentOf, get, localNameOf, rectOf, rootOf, windowSize } from '../page/dom.ts';
export { fillField, findField, lettersInField, sendField } from '../page/field.ts';
export { isHardMode } from '../page/hard-mode.ts';
export { DELETE, ENTER, findKey, keysOn } from '../page/keyboard.ts';
export { partsOn } from '../page/parts.ts';
export { isDisplayed } from '../page/place.ts';
export { isAsRead, pageNow, readPage, traceOf, withClosed } from '../page/reader.ts';
export { createRefusals } from '../page/refusals.ts';
export { saidAnswers } from '../page/said-answer.ts';
export {
  ancestorsOf,
  atOneMoment,
  attributeOf,
  closest,
  findAll,
  findFirst,
  isWithin,
  OVERLAY,
  parentOf,
  partsOf,
} from '../page/tree.ts';
export { lookForBoard } from './look-for-board.ts';
