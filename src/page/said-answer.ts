/** The answer that a page says at the end of a lost game, in a message or a dialog. */
import type { Board, Tile } from './board.ts';
import { parsePaint } from './colour.ts';
import { bodyOf, documentOf, rectOf, rootOf, styleOf } from './dom.ts';
import { hasLayout, isShown } from './place.ts';
import { foldOf, type SiteHints } from './site-hints.ts';
import { ancestorsOf, findFirst, ownTextsOf, partsOf } from './tree.ts';

/** So many elements of a page are looked at, the last ones: messages are often added at its end. */
const MAX_LOOKED_AT = 5000;
/** What is longer explains the game. */
const MAX_LENGTH = 200;

/**
 * @param boards with feedback in all rows
 * @returns for each board the words in sight that fit all of its rows
 */
export function saidAnswers(
  document: Document,
  site: SiteHints,
  boards: readonly Pick<Board, 'rows'>[],
): string[][] {
  const words = wordsInSight(document, boards[0]!.rows[0]!.length, site);
  return boards.map(({ rows }) => words.filter((word) => rows.every((row) => fits([...word], row))));
}

function wordsInSight(document: Document, width: number, site: SiteHints): string[] {
  const fold = foldOf(site);
  const body = site.message ? findFirst(document, site.message) : bodyOf(document);
  const words = new Set<string>();
  for (const part of body ? partsOf(body, MAX_LOOKED_AT, 'last') : []) {
    const found = ownTextsOf(part)
      .filter(({ length }) => length >= width && length <= MAX_LENGTH)
      .flatMap((text) => fold(text.normalize('NFC')).split(/[^\p{L}]+/u))
      .filter((word) => [...word].length === width);
    if (found.length > 0 && isShown(part) && isLegible(part)) for (const word of found) words.add(word);
  }
  return [...words];
}

/** Whether nothing cuts a text off, and it has a colour: what a page only keeps is not read. */
function isLegible(part: Element): boolean {
  if (parsePaint(styleOf(part).color)?.alpha === 0) return false;
  const document = documentOf(part);
  if (!hasLayout(document)) return true;
  let { left, right, top, bottom } = rectOf(part);
  let position = 'static';
  for (const around of [part, ...ancestorsOf(part)]) {
    // What these cut off is scrolled to.
    if (around === rootOf(document) || around === bodyOf(document)) break;
    const style = styleOf(around);
    if (style.clipPath !== 'none') return false;
    // What is placed by another element is not cut off by those in between.
    const isPassed = position === 'absolute' && style.position === 'static';
    if (!isPassed && (style.overflowX !== 'visible' || style.overflowY !== 'visible')) {
      const box = rectOf(around);
      [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
    }
    if (style.position === 'fixed') break;
    if (!isPassed) ({ position } = style);
  }
  return right - left > 1 && bottom - top > 1;
}

/** Whether a word can be the answer of a row, whatever the game's rule for repeated letters. */
function fits(word: readonly string[], row: readonly Tile[]): boolean {
  return row.every(({ letter, feedback }, n) => {
    if (feedback === 'correct') return word[n] === letter;
    if (word[n] === letter) return false;
    if (feedback === 'present') return word.includes(letter);
    const isNowhere = row.every((other) => other.letter !== letter || other.feedback === 'absent');
    return !isNowhere || !word.includes(letter);
  });
}
