/** What letters tell of a keyboard, where nothing else says that it is one. */

/** So many letters, each of them once, can be those of a keyboard. */
const KEYBOARD = 15;
const VOWEL = /[aeiouy]/;

/**
 * Whether the letters in boxes are those of a keyboard: each of them once, no row without any, and either in their order or
 * with a row without a vowel. Three guesses may have as many, each of them once.
 * @param letters of all rows from the top down, '' for none
 * @param width how many boxes a row has
 */
export function areOfKeys(letters: readonly string[], width: number): boolean {
  const written = letters.filter(Boolean);
  const isEach = written.length >= KEYBOARD && new Set(written).size === written.length;
  if (!isEach || letters.length - written.length >= width) return false;
  const isSorted = written.slice(0, KEYBOARD).every((letter, n) => n === 0 || letter > written[n - 1]!);
  const hasVowel = (row: number) =>
    written.slice(row * width, (row + 1) * width).some((letter) => VOWEL.test(letter.normalize('NFD')));
  return isSorted || ![...Array(Math.floor(written.length / width)).keys()].every(hasVowel);
}
