/** What the help on a page says of looks: below or beside each of its examples stands what one letter of that means. */
import { foldCase } from '../languages/language.ts';
import { looksIn, lookTheSame } from './backgrounds.ts';
import type { TileFeedback } from './board.ts';
import { get } from './dom.ts';
import { isFeedback, saidOfLetter } from './feedback-words.ts';
import { addUnder } from './groups.ts';
import { letterOf } from './letter.ts';
import { hitOf, isFill, looksOf } from './looks.ts';
import { briefTextOf, findAll, onceAMoment, outermost, partsOf } from './tree.ts';

const SENTENCES = 'p, li, dd, td, div, span';
/** A sentence is no longer than this, in characters. */
const MAX_SENTENCE = 120;
/** A letter that is named. */
const NAMED = /(?<![\p{L}’'])\p{Lu}(?![\p{L}’'])/gu;

/** What looks mean, by their keys; nothing where not all three kinds of feedback are explained. */
export const explainedLooks = onceAMoment((document: Document): Readonly<Record<string, TileFeedback>> => {
  const told = new Map<string, TileFeedback[]>();
  for (const sentence of findAll(document, SENTENCES)) {
    const said = briefTextOf(sentence, MAX_SENTENCE);
    const feedback = said ? saidOfLetter(said) : null;
    if (isFeedback(feedback))
      for (const look of looksExplained(sentence, said!)) addUnder(told, look, feedback);
  }
  const meanings = [...told].flatMap(([look, [first, ...others]]) => {
    // What different letters share says nothing of either, nor does green that is not right. A frame or a letter that is
    // called absent may be one that is only typed.
    const isOwn = first === 'correct' || (hitOf(look) !== 'correct' && (first === 'present' || isFill(look)));
    const isSure = isOwn && others.every((other) => other === first);
    return isSure ? [[look, first!] as const] : [];
  });
  return new Set(meanings.map(([, meaning]) => meaning)).size === 3 ? Object.fromEntries(meanings) : {};
});

/** The looks of the letter that a sentence is about: of the one that it names, or of the only one in it or before it. */
function looksExplained(sentence: Element, said: string): readonly string[] {
  const lettersIn = (element: Element) => partsOf(element).filter((part) => letterOf(part));
  // A letter in bold is only named.
  const own = lettersIn(sentence).filter((part) => looksOf(part).some(isFill));
  const example = get(sentence, 'previousElementSibling');
  const tiles = outermost(own.length > 0 || !example ? own : lettersIn(example));
  const named = new Set(said.match(NAMED)?.map(foldCase));
  const about = named.size > 0 ? tiles.filter((tile) => named.has(letterOf(tile)!)) : tiles;
  // A letter that is there twice is meant where it looks otherwise than the letters beside it.
  const beside = new Set(looksIn(tiles.filter((tile) => !about.includes(tile))));
  const odd = about.filter((tile) => !beside.has(looksIn([tile])[0]!));
  const meant = odd.length > 0 ? odd : about;
  return named.size < 2 && meant.length > 0 && lookTheSame(meant) ? looksOf(meant[0]!) : [];
}
