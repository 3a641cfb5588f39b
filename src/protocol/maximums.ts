/** How much of a game is told and remembered, for those too who check nothing: no schema is part of this. */

/** No more boards are read of one game. */
export const MAX_BOARDS = 32;
/** No game is known to have more guesses. */
export const MAX_ROWS = 200;
/** No game has more looks of tiles with feedback: three, in a few themes or states. */
export const MAX_LOOKS = 20;
/** No more boards that a page could have are told of, those that were tried last. */
export const MAX_TRIALS = 12;
/** How many words of a row are remembered: those that were tried last. */
export const MAX_TRIED = 100;

/** How much that has happened on a page is told at once: there is more only while nobody hears it, and the oldest goes. */
export const MAX_ACTS = 50;

/** The words that were tried in a row, with another one. */
export const withTried = (words: readonly string[], word: string): string[] =>
  [...words, word].slice(-MAX_TRIED);
