/**
 * What a page has of a game, whether or not a board can be made of it: the start of any repair of the reader.
 */
import { hasTiles } from './grid.ts';
import { hasKeyboard } from './keyboard.ts';
import type { SiteHints } from './site-hints.ts';

export interface Parts {
  /** Whether anything matches the site's hints for tiles. */
  readonly tiles: boolean;
  readonly keys: boolean;
}

export const partsOn = (document: Document, site: SiteHints): Parts => ({
  tiles: hasTiles(document, site),
  keys: hasKeyboard(document, site),
});
