/**
 * What a page has of a game, whether or not a board can be made of it: the start of any repair of the reader.
 */
import { TEXT_FIELDS } from './dialogs.ts';
import { matches } from './dom.ts';
import { hasTiles } from './grid.ts';
import { hasKeyboard, hasNamedKeyboard, lettersOn } from './keyboard.ts';
import { ownSizeOf } from './place.ts';
import type { Unread } from './page-view.ts';
import type { SiteHints } from './site-hints.ts';
import { findAll, isOfLargePage } from './tree.ts';

/** No alphabet that Knack has words in has more letters. */
const MAX_LETTERS = 50;

export interface Parts {
  /** Whether anything matches the site's hints for tiles. */
  readonly tiles: boolean;
  readonly keys: boolean;
  /** The letters of the keys, in the order in which they are on the page; no more than a word may have. */
  readonly letters: string;
}

/**
 * Whether it has any of them: which costs less to know than what it has. A page that is too large to be looked at has
 * them where the site is known for them.
 */
export const hasPartsOf = (document: Document, site: SiteHints): boolean =>
  isOfLargePage(document)
    ? site.tiles !== undefined
    : hasTiles(document, site) || hasNamedKeyboard(document, site);

export function partsOn(document: Document, site: SiteHints): Parts {
  const letters = lettersOn(document, site);
  return {
    tiles: hasTiles(document, site),
    keys: letters.length > 0,
    letters: letters.slice(0, MAX_LETTERS).join(''),
  };
}

/** A field that words are typed into, and one for a single letter. */
const FIELD = `${TEXT_FIELDS}, textarea, [contenteditable=""], [contenteditable=true]`;
const LETTER_FIELD = 'input[maxlength="1"]';
/** Fields for letters are those of words where there are more than one word, or a code, has. */
const MANY_LETTERS = 12;
/** So many fields and drawings are looked at. */
const MOST = 100;
/** What is drawn on no less than this can be a game, in pixels. */
const LEAST_DRAWING = 150;

/** Whether a page takes letters: many things are made of squares, so it is needed where only their shape is known. */
export function takesLetters(document: Document, site: SiteHints): boolean {
  const hasField = () => {
    const fields = findAll(document, FIELD, MOST).filter((field) => ownSizeOf(field).height > 0);
    const letters = fields.filter((field) => matches(field, LETTER_FIELD)).length;
    return fields.length > letters || letters >= MANY_LETTERS;
  };
  return hasKeyboard(document, site) || hasField();
}

/** Why a page that has parts of a game has no board that could be read. */
export function whyUnread(document: Document): Unread {
  const isLarge = (element: Element) => {
    const { width, height } = ownSizeOf(element);
    return width >= LEAST_DRAWING && height >= LEAST_DRAWING;
  };
  return { kind: findAll(document, 'canvas', MOST).some(isLarge) ? 'canvas' : 'unknown' };
}
