/**
 * What the script of a game (src/play) borrows of this one, which is in the same world: with a copy of its own it would
 * be twice as large.
 */
export { LANGUAGES } from '../languages/languages.ts';
export { beginsLate, hintsOf, typedLetters } from '../page/board.ts';
export { isCovered } from '../page/covered.ts';
export { bodyOf, call, get, rootOf } from '../page/dom.ts';
export { fillField, findField, lettersInField, sendField } from '../page/field.ts';
export { isHardMode } from '../page/hard-mode.ts';
export { DELETE, ENTER, findKey, keysOn } from '../page/keyboard.ts';
export { partsOn } from '../page/parts.ts';
export { pageNow, readPage, withClosed } from '../page/reader.ts';
export { createRefusals } from '../page/refusals.ts';
export { saidAnswers } from '../page/said-answer.ts';
export { atOneMoment, attributeOf, findFirst, isWithin, OVERLAY } from '../page/tree.ts';
export { lookForBoard } from './look-for-board.ts';
