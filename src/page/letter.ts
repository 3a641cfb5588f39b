/** Which letter a tile shows. */
import { foldCase } from '../languages/language.ts';
import { LANGUAGES } from '../languages/languages.ts';
import { localNameOf, styleOf } from './dom.ts';
import { foundIn } from './groups.ts';
import { attributeOf, attributesOf, nodesIn, ownTextsOf, partsOf, saidBy, textsOf } from './tree.ts';

/** What a game may write beside a letter for who cannot tell its colours: "A✓". */
const SIGNS = /[\p{P}\p{S}\s\uFE0F]/gu;
const ONE_LETTER = /^\p{L}$/u;
const TWO_LETTERS = /^\p{L}{2}$/u;
/** "3rd letter, A, present in another position"; "a absent"; "A: richtig". */
const IN_LABEL = /(?:^|,\s*)(\p{L})(?=$|[,:;\s])/u;
const ATTRIBUTES = new RegExp(LANGUAGES.flatMap(({ letterNames }) => letterNames).join('|'));
/** Attributes that say what something is for those who cannot see it, or who point at it. */
export const LABELS = ['aria-label', 'title', 'alt'];
/** What consists of more nodes than these is no tile. */
const MAX_NODES = 150;
/** So much of its labels is read, in characters. */
const MAX_LABELS = 2000;
/** A letter takes no more characters than these, nor the name of an attribute that holds one. */
const MAX_LETTER = 4;
const MAX_ATTRIBUTE = 50;
/** After so many tiles without a letter from a style sheet nobody looks for one on the next: there may be thousands of boxes. */
const MAX_SILENT = 200;

/** The letter that a text is, in lower case; null where it is anything else. */
export function letterIn(text: string, fold: Fold): string | null {
  // What most pages make of ß in capitals.
  if (text === 'SS') return 'ß';
  const folded = text.length <= MAX_LETTER ? fold(text) : '';
  return ONE_LETTER.test(folded) ? folded : null;
}

/** The texts of a tile besides its letter: labels, and text for screen readers. */
export function labelsOf(tile: Element): string[] {
  const labels = (part: Element) => LABELS.map((name) => attributeOf(part, name) ?? '');
  const hidden = (part: Element) => ownTextsOf(part).filter((text) => [...text].length > 1);
  const parts = partsOf(tile, MAX_NODES);
  return [...saidBy(parts, labels, MAX_LABELS), ...saidBy(parts, hidden, MAX_LABELS)];
}

/** What fields for a letter hold. */
const valuesIn = (tile: Element): string[] =>
  partsOf(tile, MAX_NODES)
    .filter((part) => localNameOf(part) === 'input')
    .map((part) => (part as HTMLInputElement).value.trim());

type Fold = (text: string) => string;

/** The letters of the tiles of the page that is being read. */
let known: Map<Fold, Map<Element, string | null>> | null = null;
/** How many in a row were asked in vain what a style sheet puts into them. */
let silent = 0;

/** A page does not change while it is read, so each of its tiles is then read only once. */
export function atOneReading<T>(read: () => T): T {
  if (known) return read();
  known = new Map();
  silent = 0;
  try {
    return read();
  } finally {
    known = null;
  }
}

/**
 * @param fold turns letters into lower case, as the page's language does
 * @returns the letter in lower case; '' on an empty tile; null when it holds more than one letter, or one that is
 *   written with two, so that it is no tile, or too much. A letter that is there twice, as on the two faces of a card, is one.
 */
export function letterOf(tile: Element, fold: Fold = foldCase): string | null {
  if (!known) return readLetter(tile, fold);
  const letters = foundIn(known, fold, () => new Map<Element, string | null>());
  return foundIn(letters, tile, () => readLetter(tile, fold));
}

/** Whether a text says what a letter is worth. */
export function arePoints(text: string): boolean {
  return /^\d\d?$/.test(text);
}

/** Whether there is no letter on some tiles. */
export const areBlank = (tiles: readonly Element[]): boolean => tiles.every(isBlank);

/** Whether one of some tiles has no letter. */
export const hasRoomIn = (tiles: readonly Element[]): boolean => tiles.some(isBlank);

const isBlank = (tile: Element): boolean => letterOf(tile) === '';

function readLetter(tile: Element, fold: Fold): string | null {
  if (nodesIn(tile, MAX_NODES) === MAX_NODES) return null;
  const texts = [...textsOf(tile).map(({ text }) => text), ...valuesIn(tile)];
  const bare = texts.map((text) => (text.length <= MAX_LETTER ? text.replace(SIGNS, '') : text));
  const letters = new Set(bare.map((text) => letterIn(text, fold)).filter((letter) => letter !== null));
  if (letters.size > 1) return null;
  const [letter] = letters;
  if (letter) return letter;
  if (texts.some((text) => TWO_LETTERS.test(text))) return null;
  for (const part of partsOf(tile)) {
    for (const { name, value } of attributesOf(part)) {
      const given = name.length <= MAX_ATTRIBUTE && ATTRIBUTES.test(name) ? letterIn(value, fold) : null;
      if (given) return given;
    }
  }
  for (const label of labelsOf(tile)) {
    const found = IN_LABEL.exec(label.normalize('NFC'))?.[1];
    if (found) return fold(found);
  }
  if (silent >= MAX_SILENT) return '';
  const beside = letterBeside(tile, fold);
  silent = beside || !known ? 0 : silent + 1;
  return beside;
}

/** The letter that a style sheet puts before or after what is in a tile: a text, or the value of an attribute. */
function letterBeside(tile: Element, fold: Fold): string {
  for (const part of partsOf(tile, MAX_NODES)) {
    for (const name of ['::before', '::after']) {
      const { content } = styleOf(part, name);
      const [, text, attribute] = /^(?:"(.*)"|attr\(([^,)]+).*)$/.exec(content) ?? [];
      const letter = letterIn(text ?? (attribute && attributeOf(part, attribute)) ?? '', fold);
      if (letter) return letter;
    }
  }
  return '';
}
