/** What the help on a page says of looks: below each of its examples stands what one letter of that means. */
import { foldCase } from '../languages/language.ts';
import type { TileFeedback } from './board.ts';
import { get } from './dom.ts';
import { isFeedback, saidOfLetter } from './feedback-words.ts';
import { addTo } from './groups.ts';
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
    if (isFeedback(feedback)) for (const look of looksExplained(sentence, said!)) addTo(told, look, feedback);
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

/** The looks of the letter that a sentence is about: of the one that it names, or of the only one before it. */
function looksExplained(sentence: Element, said: string): readonly string[] {
  const example = get(sentence, 'previousElementSibling');
  if (!example) return [];
  const tiles = outermost(partsOf(example).filter((part) => letterOf(part)));
  const named = new Set(said.match(NAMED)?.map(foldCase));
  const own = named.size > 0 ? tiles.filter((tile) => named.has(letterOf(tile)!)) : tiles;
  const looks = new Set(own.map((tile) => looksOf(tile).join('\n')));
  return named.size < 2 && looks.size === 1 ? looksOf(own[0]!) : [];
}
