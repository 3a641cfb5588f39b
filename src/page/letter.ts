/** Which letter a tile shows. */
import { foldCase } from '../languages/language.ts';
import { LANGUAGES } from '../languages/languages.ts';
import { partsOf, textsOf } from './tree.ts';

const ONE_LETTER = /^\p{L}$/u;
/** "3rd letter, A, present in another position"; "a absent"; "A: richtig". */
const IN_LABEL = /(?:^|,\s*)(\p{L})(?=$|[,:;\s])/u;
const ATTRIBUTES = new RegExp(LANGUAGES.flatMap(({ letterNames }) => letterNames).join('|'));
const LABELS = ['aria-label', 'title', 'alt'];

/** The texts of a tile besides its letter: labels, and text for screen readers. */
export function labelsOf(tile: Element): string[] {
  const labels = partsOf(tile).flatMap((part) => LABELS.map((name) => part.getAttribute(name) ?? ''));
  const hidden = textsOf(tile).map(({ text }) => text);
  return [...labels, ...hidden.filter((text) => [...text].length > 1)].filter(Boolean);
}

/**
 * @param fold turns letters into lower case, as the page's language does
 * @returns the letter in lower case; '' on an empty tile; null when it holds more than one letter, so that
 *   it is no tile. A letter that is there twice, as on the two faces of a card, is one.
 */
export function letterOf(tile: Element, fold: (text: string) => string = foldCase): string | null {
  const texts = textsOf(tile).map(({ text }) => fold(text));
  const letters = new Set(texts.filter((text) => ONE_LETTER.test(text)));
  if (letters.size > 1) return null;
  const [letter] = letters;
  if (letter) return letter;
  for (const part of partsOf(tile)) {
    for (const { name, value } of part.attributes) {
      if (ATTRIBUTES.test(name) && ONE_LETTER.test(fold(value))) return fold(value);
    }
  }
  for (const label of labelsOf(tile)) {
    const found = IN_LABEL.exec(label.normalize('NFC'))?.[1];
    if (found) return fold(found);
  }
  return '';
}
